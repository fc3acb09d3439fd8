import { formatReais } from '#domain/format-figures.ts'
import { describePlaceCorrections, type PlaceCorrection } from '#domain/search/sentence/sentence-reading.ts'

/** What the box says about a text that was searched. */
export interface SearchNote {
  /** Parts of the text that became neither criteria nor words. */
  notUnderstood: string[]
  /** Misspelled places, each with the place that it was read as. */
  corrections: PlaceCorrection[]
  /**
   * For a text that asks for homes within the family's means: their highest price in reais, 0 where nothing fits;
   * `null` while the family has not entered its means.
   */
  fitsUpTo?: number | null
}

/** Says what fits the family, as far as it is known. */
function describeFits(fitsUpTo: number | null | undefined): string {
  if (fitsUpTo === undefined) return ''
  if (fitsUpTo === null) return 'Para saber o que cabe no seu bolso, diga a renda e o que há guardado.'
  return fitsUpTo === 0
    ? 'Com o que a sua família disse, ainda não cabe nenhum imóvel.'
    : `Até ${formatReais(fitsUpTo)}: o que cabe no bolso da sua família, se o imóvel aceitar financiamento.`
}

/** Words the note in a few sentences. */
export function describeNote({ notUnderstood, corrections, fitsUpTo }: SearchNote): string {
  const left = notUnderstood.map(words => `“${words}”`).join(', ')
  const rest = left === '' ? '' : `Não entendi ${left}. O resto virou filtro.`
  return (
    [describePlaceCorrections(corrections), rest, describeFits(fitsUpTo)]
      .filter(part => part !== '')
      .join(' ') || 'Entendi tudo o que você escreveu.'
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the note that another page passed in the navigation state. */
export function readNote(given: unknown): SearchNote | null {
  const { notUnderstood, corrections, fitsUpTo } = (given ?? {}) as Partial<SearchNote>
  return Array.isArray(notUnderstood) &&
    notUnderstood.every(isText) &&
    Array.isArray(corrections) &&
    corrections.every(one => isText(one?.written) && isText(one?.read))
    ? {
        notUnderstood,
        corrections,
        ...((fitsUpTo === null || typeof fitsUpTo === 'number') && { fitsUpTo }),
      }
    : null
}
