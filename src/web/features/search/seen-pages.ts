import { recall, remember } from '../../ui/remembered.ts'

/**
 * How many pages of a list were on the screen, by history entry: after a reload, or back from elsewhere, as
 * many are loaded again, so that the place where one was exists.
 */
const keyOf = (entry: string): string => `pages:${entry}`

export const seenPages = (entry: string | undefined): number => {
  const pages = entry === undefined ? Number.NaN : Number(recall(keyOf(entry), 'sessionStorage'))
  return Number.isInteger(pages) && pages > 1 && pages <= 100 ? pages : 1
}

export const rememberPages = (entry: string | undefined, pages: number): void => {
  if (entry !== undefined) remember(keyOf(entry), String(pages), 'sessionStorage')
}
