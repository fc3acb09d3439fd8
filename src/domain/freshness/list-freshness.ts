import { compareCodes } from '../compare-names.ts'
import { type Uf } from '../states.ts'
import { toDayNumber } from '../calendar-date.ts'
import { formatCount } from '../format-count.ts'
import { formatDayRange } from '../format-day-range.ts'
import {
  countListAgeDays,
  describeDatedList,
  type ListAgeLevel,
  rateListAge,
  staleListingsText,
} from './list-age.ts'

/** The newest list of a state that was read, and the first one. Dates are `YYYY-MM-DD`. */
export interface StateList {
  uf: Uf
  listDate: string
  firstListDate: string
  /** How many offered listings the newest list lacks without saying that they are gone; missing = none. */
  unseen?: number
}

/** What a headline says about the lists of the states on a screen. */
export interface ListFreshness {
  /** `GO: lista de 8 jan. 2026, há 318 dias`, `listas de 8 jan. a 21 jul. 2026` */
  text: string
  /** Rated by the oldest of the lists. */
  level: ListAgeLevel
  /** What to do about stale lists; `null` when none is. */
  caution: string | null
  /** `40 imóveis do estado não vistos nela, que veio incompleta`; `null` when the lists name every offered listing. */
  lacking: string | null
}

/** Describes the lists of some states; `null` when there are none. Each fact is as old as its own state's list. */
export function describeListFreshness(lists: readonly StateList[], now: number): ListFreshness | null {
  const [oldest, newest] = findOutermost(lists)
  if (oldest === undefined || newest === undefined) return null
  const level = rateListAge(countListAgeDays(oldest.listDate, now))
  const text =
    lists.length === 1
      ? `${oldest.uf}: ${describeDatedList(oldest.listDate, now)}`
      : oldest.listDate === newest.listDate
        ? describeDatedList(oldest.listDate, now).replace('lista', 'listas')
        : describeListDates(oldest.listDate, newest.listDate)
  const allStale = rateListAge(countListAgeDays(newest.listDate, now)) === 'stale'
  return {
    text,
    level,
    lacking: describeLacking(lists),
    caution:
      level === 'stale' ? (allStale ? staleListingsText : `os das mais antigas ${staleListingsText}`) : null,
  }
}

/** Where listings were not seen, after the list or the lists are named. */
export const lackingLists = {
  one: 'nela, que veio incompleta',
  several: 'em listas novas que vieram incompletas',
}

/** Counts the offered listings that the newest lists of their states lack. */
const countUnseen = (lists: readonly Pick<StateList, 'unseen'>[]): number =>
  lists.reduce((sum, { unseen = 0 }) => sum + unseen, 0)

/**
 * `, 40 deles não vistos na mais nova de cada estado`, after a number of listings and the dates of their lists; empty
 * without any.
 */
export function describeUnseenAmong(lists: readonly Pick<StateList, 'unseen'>[]): string {
  const unseen = countUnseen(lists)
  if (unseen === 0) return ''
  const ofEachState = lists.length === 1 ? '' : ' de cada estado'
  return `, ${formatCount(unseen, 'deles não visto', 'deles não vistos')} na mais nova${ofEachState}`
}

/** Says how many of the offered listings of these states, whatever else is searched, are not in their newest lists. */
function describeLacking(lists: readonly StateList[]): string | null {
  const unseen = countUnseen(lists)
  if (unseen === 0) return null
  const whole = lists.length === 1 ? 'do estado' : 'desses estados'
  const count = formatCount(unseen, `imóvel ${whole} não visto`, `imóveis ${whole} não vistos`)
  return `${count} ${lists.length === 1 ? lackingLists.one : lackingLists.several}`
}

const findOutermost = <L extends Pick<StateList, 'listDate'>>(
  lists: readonly L[],
): [L | undefined, L | undefined] => {
  const sorted = lists.toSorted((a, b) => compareCodes(a.listDate, b.listDate))
  return [sorted[0], sorted.at(-1)]
}

/** `listas de 8 jan. a 21 jul. 2026`, `lista de 8 jan. 2026`; what both dates share is said once. */
export function describeListDates(from: string, to: string, origin: '' | ' da Caixa' = ''): string {
  return `${from === to ? 'lista' : 'listas'}${origin} de ${formatDayRange(from, to, null)}`
}

/** Whether only one list of each of these states was read, so that nothing can be said about change. */
export const isFirstReading = (lists: readonly StateList[]): boolean =>
  lists.length > 0 && lists.every(({ listDate, firstListDate }) => listDate === firstListDate)

/** Said in place of changes where only one list was read. */
export const singleListText = 'só uma lista lida'

/**
 * Returns the states whose listings deserve a mark of their own among others: their list is old or stale, and at least
 * a week older than the newest of the lists shown. In lists of one age the headline alone says it.
 */
export function selectStatesToMark(
  lists: readonly Pick<StateList, 'uf' | 'listDate'>[],
  now: number,
): ReadonlySet<Uf> {
  const [, newest] = findOutermost(lists)
  return new Set(
    lists
      .filter(
        ({ listDate }) =>
          rateListAge(countListAgeDays(listDate, now)) !== 'fresh' &&
          toDayNumber(newest!.listDate) - toDayNumber(listDate) >= 7,
      )
      .map(({ uf }) => uf),
  )
}
