import { compareCodes } from '../compare-names.ts'
import type { Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'

/** A listing that is offered, as a new whole list of its state is compared with it. */
export interface OfferedListing {
  id: string
  modality: Modality | null
  /** The city's name, folded: the lists run by it. */
  cityKey: string
  /** Whether the last whole list lacked it already, in a way that did not say whether it is gone. */
  unseen: boolean
}

/** A row of the new list. */
export interface ListedRow {
  modality: Modality | null
  cityKey: string
}

/** The last whole list of a state. */
export interface LastStateList {
  listDate: string
  /** Numbers of what was offered after it, in its order; empty when the order is not known. */
  order: readonly string[]
  /** The groups that it lacked, each by its modality. */
  missing: readonly (Modality | null)[]
}

/** The listings that a whole list of a state lacks and that count as unseen, not as gone. */
export interface ListGap {
  state: Uf
  /**
   * Modalities of which the list names almost no listing, with the number of listings that are unseen because of it; `null`
   * = the listings of unknown modality.
   */
  missing: { modality: Modality | null; rows: number; unseen: number }[]
  /** Number of listings that are missing in one piece, after its last row or before; 0 when it is not cut. */
  cut: number
}

export interface StatePresence {
  gone: string[]
  unseen: string[]
  gap: Omit<ListGap, 'state'> | null
}

/** A group with fewer offered listings than this may vanish in one list. */
const minGroup = 10
/** A group of which a list has less than this share is missing from it. */
const missingShare = 1 / 10
/** What is missing counts as cut off where chance would put it at the end of the list more rarely than this. */
const maxChance = 1 / 200

/**
 * Judges what a whole list of a state says about the offered listings that it does not name (README of the cases, D2).
 *
 * - A list is cut when everything after its last row is missing, in the bank's order (by city), and too much of it to
 *   be chance: that part is unseen. Fewer than ten such listings must be all that is missing, and the second list in a
 *   row says that they are gone. It is also cut where a long piece of it is missing, its beginning or out of its middle,
 *   with several whole cities; the second list in a row without the same piece says that it is gone.
 * - A modality of ten listings or more of which the list has less than a tenth is missing: its listings are unseen.
 *   A second list in a row that lacks it while all else is whole says that they are gone. Listings of unknown modality
 *   are a group like others, which a list has, too, where it says by now which modality they are of.
 * - Anything else that is not named is gone. What is named is present, whatever its modality was.
 */
export function judgeStatePresence(
  offered: readonly OfferedListing[],
  isNamed: (id: string) => boolean,
  rows: readonly ListedRow[],
  last: LastStateList | null,
  listDate: string,
): StatePresence {
  const absent = offered.filter(({ id }) => !isNamed(id))
  if (absent.length === 0) return { gone: [], unseen: [], gap: null }
  const ordered = orderAsBank(offered, last?.order ?? [])
  const end = findCutTail(ordered, absent, isNamed, rows)
  const tail = new Set([
    ...end,
    ...findHoles(ordered.slice(0, ordered.length - end.length), absent, isNamed, last, listDate),
  ])
  const rest = absent.filter(({ id }) => !tail.has(id))
  const missing = findMissingGroups(
    offered.filter(({ id }) => !tail.has(id)),
    rest,
    rows,
    isNamed,
  )
  const [only] = missing
  const isSecond =
    only !== undefined &&
    missing.length === 1 &&
    tail.size === 0 &&
    last !== null &&
    last.listDate < listDate &&
    last.missing.includes(only.modality)
  const unsaid = new Set(isSecond ? [] : missing.map(({ modality }) => modality))
  const isUnsaid = ({ modality }: OfferedListing): boolean => unsaid.has(modality)
  const gap = {
    missing: missing.map(({ modality, rows: named, absent: lacking }) => ({
      modality,
      rows: named,
      unseen: isSecond ? 0 : lacking,
    })),
    cut: tail.size,
  }
  return {
    gone: rest.filter(listing => !isUnsaid(listing)).map(({ id }) => id),
    unseen: [...tail, ...rest.filter(isUnsaid).map(({ id }) => id)],
    gap: missing.length > 0 || tail.size > 0 ? gap : null,
  }
}

/**
 * Orders what is offered as the bank does: by city, and within a city as the last list had it; what that list did not
 * name comes after, by number.
 */
function orderAsBank(offered: readonly OfferedListing[], order: readonly string[]): OfferedListing[] {
  const positions = new Map(order.map((id, at) => [id, at]))
  const positionOf = ({ id }: OfferedListing): number => positions.get(id) ?? order.length
  return offered.toSorted(
    (one, other) =>
      compareCodes(one.cityKey, other.cityKey) ||
      positionOf(one) - positionOf(other) ||
      Number(one.id) - Number(other.id),
  )
}

/**
 * How probable it is that these listings in particular are among those that are missing, if chance chose which.
 * @param count how many listings in particular
 */
const chanceOfAll = (count: number, absent: number, offered: number): number =>
  Array.from({ length: count }, (_, at) => (absent - at) / (offered - at)).reduce(
    (all, each) => all * each,
    1,
  )

/** A piece out of the middle of a list, which one edital's listings may also leave, spans at least so much. */
const minHole = { listings: 30, wholeCities: 3 }
/**
 * The largest absent share of the other listings. When more is absent, the lists are so far apart in time that a long
 * missing piece is no proof of a cut.
 */
const maxAbsentBeside = 1 / 5

/**
 * Returns the numbers of the listings that a list lacks in long pieces before its end, each with several whole cities.
 * @param ordered what was offered, in the bank's order, without the missing end
 */
function findHoles(
  ordered: readonly OfferedListing[],
  absent: readonly OfferedListing[],
  isNamed: (id: string) => boolean,
  last: LastStateList | null,
  listDate: string,
): string[] {
  const isSecond = last !== null && last.listDate < listDate
  const holes: OfferedListing[] = []
  for (let from = 0, to = 0; from < ordered.length; from = to + 1) {
    for (to = from; to < ordered.length && !isNamed(ordered[to]!.id); ) to++
    const hole = ordered.slice(from, to)
    const cities = new Set(hole.map(({ cityKey }) => cityKey))
    for (const neighbor of [ordered[from - 1], ordered[to]]) if (neighbor) cities.delete(neighbor.cityKey)
    if (hole.length < minHole.listings || cities.size < minHole.wholeCities) continue
    if (isSecond && hole.every(({ unseen }) => unseen)) continue
    if (chanceOfAll(hole.length, absent.length, ordered.length) < maxChance) holes.push(...hole)
  }
  const absentElsewhere = ordered.filter(({ id }) => !isNamed(id)).length - holes.length
  return absentElsewhere > (ordered.length - holes.length) * maxAbsentBeside ? [] : holes.map(({ id }) => id)
}

/**
 * Returns the numbers of the listings that a list lacks because it ends before them.
 * @param ordered what was offered, in the bank's order
 */
function findCutTail(
  ordered: readonly OfferedListing[],
  absent: readonly OfferedListing[],
  isNamed: (id: string) => boolean,
  rows: readonly ListedRow[],
): string[] {
  const lastCity = rows.reduce((city, { cityKey }) => (cityKey > city ? cityKey : city), '')
  const lastNamed = ordered.findLastIndex(({ id }) => isNamed(id))
  const tail = ordered.slice(lastNamed + 1).filter(({ cityKey }) => cityKey >= lastCity)
  if (tail.length === 0 || isWholeGroup(tail, ordered, rows)) return []
  // Listings of one edital are neighbors in a list and leave it together, so a short missing end is no proof of a cut when
  // others are absent, too.
  const isShort = tail.length < minGroup
  if (isShort && (absent.length > tail.length || tail.every(({ unseen }) => unseen))) return []
  return chanceOfAll(tail.length, absent.length, ordered.length) < maxChance ? tail.map(({ id }) => id) : []
}

/** Whether the end of a list is exactly one modality, which is then what is missing. */
function isWholeGroup(
  tail: readonly OfferedListing[],
  offered: readonly OfferedListing[],
  rows: readonly ListedRow[],
): boolean {
  const modality = tail[0]?.modality ?? null
  const isOfIt = (row: { modality: Modality | null }): boolean => row.modality === modality
  return (
    tail.length >= minGroup &&
    tail.every(isOfIt) &&
    offered.filter(isOfIt).length === tail.length &&
    !rows.some(isOfIt)
  )
}

interface MissingGroup {
  modality: Modality | null
  rows: number
  absent: number
}

function findMissingGroups(
  offered: readonly OfferedListing[],
  absent: readonly OfferedListing[],
  rows: readonly ListedRow[],
  isNamed: (id: string) => boolean,
): MissingGroup[] {
  const namedUnknown = offered.filter(({ id, modality }) => modality === null && isNamed(id)).length
  const [sizes, named, lacking] = [offered, rows, absent].map(countByModality) as [Counts, Counts, Counts]
  return [...lacking].flatMap(([modality, count]) => {
    const size = sizes.get(modality) ?? 0
    const listed = Math.max(named.get(modality) ?? 0, modality === null ? namedUnknown : 0)
    return size >= minGroup && listed < size * missingShare ? [{ modality, rows: listed, absent: count }] : []
  })
}

type Counts = ReadonlyMap<Modality | null, number>

function countByModality(listings: readonly { modality: Modality | null }[]): Counts {
  const counts = new Map<Modality | null, number>()
  for (const { modality } of listings) counts.set(modality, (counts.get(modality) ?? 0) + 1)
  return counts
}

/** A list in which more of its rows come after a later city is not in the bank's order: a person has sorted it. */
const maxUnordered = 1 / 50

const isByCity = (rows: readonly ListedRow[]): boolean =>
  rows.filter(({ cityKey }, at) => at > 0 && cityKey < rows[at - 1]!.cityKey).length <=
  rows.length * maxUnordered

/**
 * Returns the order to store for a list: its rows, and each listing that is still offered without a readable row after its
 * predecessor in the last list. For a list that is not in the bank's order, the last order stays, with the new rows after
 * it.
 * @param offered numbers of what was offered before and still is
 */
export function mergeListOrder(
  rows: readonly (ListedRow & { id: string })[],
  offered: readonly string[],
  last: readonly string[],
): string[] {
  const listed = new Set(rows.map(({ id }) => id))
  const lacking = new Set(offered)
  const [base, others] = isByCity(rows)
    ? [[...listed], last.filter(id => lacking.has(id) && !listed.has(id))]
    : [last.filter(id => lacking.has(id) || listed.has(id)), []]
  const kept = insertAfterPredecessors(base, others, last)
  const known = new Set(kept)
  return [...kept, ...[...listed, ...lacking].filter(id => !known.has(id))]
}

/** Inserts each of `others` after the one that came before it in `order`. */
function insertAfterPredecessors(
  base: readonly string[],
  others: readonly string[],
  order: readonly string[],
): string[] {
  if (others.length === 0) return [...base]
  const [isBase, isOther] = [new Set(base), new Set(others)]
  const followers = new Map<string | null, string[]>()
  let before: string | null = null
  for (const id of order)
    if (isBase.has(id)) before = id
    else if (isOther.has(id)) {
      const own = followers.get(before)
      if (own) own.push(id)
      else followers.set(before, [id])
    }
  return [...(followers.get(null) ?? []), ...base.flatMap(id => [id, ...(followers.get(id) ?? [])])]
}
