/** How the reading of one page ended. Texts are for people, in Portuguese. */
export type DetailOutcome =
  | {
      status: 'done'
      file: string
      /** The bank's number. */
      id: string
      /** Condominium or place, as stated on the page. */
      name: string | null
      /**
       * `changed`: new facts; `same`: the catalogue knew all of them; `older`: it has a newer reading, which stays.
       */
      told: 'changed' | 'same' | 'older'
    }
  | { status: 'refused'; file: string; reason: string }

export const pageTooLarge = 'O arquivo é grande demais para ser a página de um imóvel (limite: 4 MB).'
