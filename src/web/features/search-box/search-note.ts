import { describePlaceCorrections, type PlaceCorrection } from '#domain/search/sentence/place-correction.ts'

/** What the box says about a text that was searched. */
export interface SearchNote {
  /** Parts of the text that became neither criteria nor words. */
  notUnderstood: string[]
  /** Misspelled places, each with the place that it was read as. */
  corrections: PlaceCorrection[]
}

/** Words the note in a few sentences. */
export function describeNote({ notUnderstood, corrections }: SearchNote): string {
  const left = notUnderstood.map(words => `“${words}”`).join(', ')
  const rest = left === '' ? '' : `Não entendi ${left}. O resto virou filtro.`
  return (
    [describePlaceCorrections(corrections), rest].filter(part => part !== '').join(' ') ||
    'Entendi tudo o que você escreveu.'
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the note that another page passed in the navigation state. */
export function readNote(given: unknown): SearchNote | null {
  const { notUnderstood, corrections } = (given ?? {}) as Partial<SearchNote>
  return Array.isArray(notUnderstood) &&
    notUnderstood.every(isText) &&
    Array.isArray(corrections) &&
    corrections.every(one => isText(one?.written) && isText(one?.read))
    ? { notUnderstood, corrections }
    : null
}
