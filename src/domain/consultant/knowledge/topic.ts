/** One thing people ask about, answered in a few sentences. */
export interface Topic {
  key: string
  /** How one asks for it: shown as a suggestion. */
  question: string
  /**
   * Words that tell it, `fold`ed; of several all must occur, in any order. More words weigh more. `~` before them:
   * they alone say little, and lose against any other.
   */
  keys: readonly string[]
  /** 2 to 5 sentences in plain text, `**…**` what stands out. */
  text: string
  /** Where it comes from, and of when: `Lei 9.514/1997, art. 27 (out/2023)`. */
  source: string
  /** Keys of what one asks next. */
  related: readonly string[]
}

/** The bank's rules of Venda Online and Compra Direta, at the items that say it. */
export const salesRules = (items: string): string =>
  `Regras da Venda Online da Caixa, 19.603 v066, ${items} (nov/2025)`

/** A Licitação Aberta's edital of the bank: others may differ. */
export const tenderNotice = (items: string): string =>
  `Edital de Licitação Aberta da Caixa 0051/0325, ${items} (nov/2025)`

/** The law of the bank's own auctions, as it was last changed. */
export const auctionLaw = (articles: string): string =>
  `Lei 9.514/1997, ${articles}, com a redação da Lei 14.711/2023 (out/2023)`

export const ownMethod = 'método do Arremate (nov/2026)'
