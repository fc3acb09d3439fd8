/**
 * The one way text is compared: without accents, in lower case, with runs of white space folded to one
 * space. Used for keys in the database as well as in memory, so that both engines and the browser agree.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Trims and folds inner white space; keeps case and accents (text as in the bank's list). */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
