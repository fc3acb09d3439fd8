import { recall, remember } from '../../ui/remembered.ts'

/**
 * How many pages of a list were on the screen, by history entry: after a reload, or back from elsewhere, as
 * many are loaded again, so that the place where one was exists. Under one key, as `entry:pages entry:pages`,
 * the latest first; lists of one page need no place.
 */
const key = 'seen-pages'
const mostEntries = 20
const mostPages = 10

const read = (): (readonly [entry: string, pages: number])[] =>
  (recall(key, 'sessionStorage') ?? '').split(' ').flatMap(part => {
    const [entry = '', pages] = part.split(':')
    return Number(pages) > 1 ? [[entry, Math.min(Math.trunc(Number(pages)), mostPages)] as const] : []
  })

export const seenPages = (entry: string | undefined): number =>
  read().find(([known]) => known === entry)?.[1] ?? 1

export const rememberPages = (entry: string | undefined, pages: number): void => {
  if (entry === undefined || pages === seenPages(entry)) return
  const others = read().filter(([known]) => known !== entry)
  const all = pages > 1 ? [[entry, pages] as const, ...others] : others
  remember(
    key,
    all
      .slice(0, mostEntries)
      .map(seen => seen.join(':'))
      .join(' '),
    'sessionStorage',
  )
}
