/** What the box says about a text that was searched. */
export interface SearchNote {
  /** Parts of the text that became neither criteria nor words. */
  notUnderstood: string[]
}

/** Words the note in one sentence. */
export const describeNote = ({ notUnderstood }: SearchNote): string =>
  notUnderstood.length === 0
    ? 'Entendi tudo o que você escreveu.'
    : `Não entendi ${notUnderstood.map(words => `“${words}”`).join(', ')}. O resto virou filtro.`

/** Reads the note that another page passed in the navigation state. */
export function readNote(given: unknown): SearchNote | null {
  const notUnderstood = (given as SearchNote | null | undefined)?.notUnderstood
  return Array.isArray(notUnderstood) && notUnderstood.every(words => typeof words === 'string')
    ? { notUnderstood }
    : null
}
