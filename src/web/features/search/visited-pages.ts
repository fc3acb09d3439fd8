import { readStored, writeStored } from '../../framework/browser-storage.ts'

/**
 * The number of pages that were shown of a list, by history entry: after a reload, or on returning, as many are
 * loaded again, so that the scroll position exists. Stored under one key as `entry:pages entry:pages`, the latest
 * first; lists of one page are not stored.
 */
const key = 'seen-pages'
const mostEntries = 20
const mostPages = 10

const read = (): (readonly [entry: string, pages: number])[] =>
  (readStored(key, 'sessionStorage') ?? '').split(' ').flatMap(part => {
    const [entry = '', pages] = part.split(':')
    return Number(pages) > 1 ? [[entry, Math.min(Math.trunc(Number(pages)), mostPages)] as const] : []
  })

/** Returns how many pages of the list this history entry had shown; 1 when it is not known. */
export const readVisitedPages = (entry: string | undefined): number =>
  read().find(([known]) => known === entry)?.[1] ?? 1

/** Stores how many pages of the list this history entry shows. */
export const storeVisitedPages = (entry: string | undefined, pages: number): void => {
  if (entry === undefined || pages === readVisitedPages(entry)) return
  const others = read().filter(([known]) => known !== entry)
  const all = pages > 1 ? [[entry, pages] as const, ...others] : others
  writeStored(
    key,
    all
      .slice(0, mostEntries)
      .map(seen => seen.join(':'))
      .join(' '),
    'sessionStorage',
  )
}
