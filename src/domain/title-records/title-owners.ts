import { classifyCreditor, classifyOwner, type TitleOwnerKind } from './owner-kinds.ts'
import {
  cutAcquirerPassage,
  cutOpeningPassage,
  describeOwners,
  findNamedOwners,
  findTransferredShare,
  type OwnerWords,
  readOwnerName,
} from './owner-passages.ts'
import { isSameShare, readShare, shareOfPart, subtractShare } from './owner-shares.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** Who owns a property now, without the name. */
export interface TitleOwner {
  kind: TitleOwnerKind
  /** As the text writes it, or as it follows: `1/2`, `50%`; `null` for the whole or where none is named. */
  share: string | null
  /** The act by which it owns, or `opening`. */
  since: string
  /** That act's place among the acts, `null` for the opening: numbers may be given twice. */
  sinceIndex: number | null
}

interface NamedOwner extends TitleOwner {
  /** Folded; it never leaves this file. */
  name: readonly string[]
}

/** Of more, the last: the time to read all acts must not grow with their square. */
const maxOwners = 300

/** Lists who owns the property after all acts. */
export function findOwners(opening: string, acts: readonly ReadTitleAct[]): TitleOwner[] {
  const passage = cutOpeningPassage(opening)
  let owners = passage === null ? [] : nameOwners(describeOwners(passage), null)
  for (const act of acts) {
    if (act.isVoid) continue
    if (act.kind === 'consolidation') owners = [consolidateOwnership(act, acts)]
    else if (act.kind === 'transfer') owners = transferOwnership(owners, act).slice(-maxOwners)
  }
  return owners.map(({ kind, share, since, sinceIndex }) => ({ kind, share, since, sinceIndex }))
}

/** @param act by which they own, `null` for the opening */
const nameOwners = (owners: readonly OwnerWords[], act: ReadTitleAct | null): NamedOwner[] =>
  owners.map(({ described, share }) => ({
    kind: classifyOwner(described),
    share,
    since: act?.number ?? 'opening',
    sinceIndex: act?.index ?? null,
    name: readOwnerName(described),
  }))

function consolidateOwnership(act: ReadTitleAct, acts: readonly ReadTitleAct[]): NamedOwner {
  const lien = acts.slice(0, act.index).findLastIndex(({ kind }) => kind === 'fiduciary-lien')
  const before = lien < 0 ? [] : acts.slice(lien, act.index).filter(({ isVoid }) => !isVoid)
  return {
    kind: classifyCreditor(act.body, before.map(({ body }) => body).toReversed()),
    share: null,
    since: act.number,
    sinceIndex: act.index,
    name: [],
  }
}

const sumShares = (owners: readonly { share: string | null }[]): number | null => {
  let sum = 0
  for (const { share } of owners) {
    const read = share === null ? null : readShare(share)
    if (read === null) return null
    sum += read
  }
  return sum
}

/** The part that an act transfers, `null` for the whole: shares of those who acquire may make the whole. */
function readPart(rest: string, passage: string, acquired: readonly OwnerWords[]): string | null {
  const named = findTransferredShare(rest)
  const sum = acquired.length > 1 ? sumShares(acquired) : null
  const part = named ?? (sum !== null && isSameShare(sum, 1) ? null : findTransferredShare(passage))
  return part === null || isSameShare(readShare(part) ?? 0, 1) ? null : part
}

function transferOwnership(owners: readonly NamedOwner[], act: ReadTitleAct): NamedOwner[] {
  const { passage, rest } = cutAcquirerPassage(act.body)
  const described = describeOwners(passage)
  const part = readPart(rest, passage, described)
  const acquired = nameOwners(described, act)
  if (part === null) return acquired
  const named = findNamedOwners(
    rest,
    owners.map(({ name }) => name),
  )
  const sellers = owners.filter((_, index) => named[index])
  // "A metade a A e B, 50% para cada um": shares that make a whole are shares of the part.
  const isOfPart = described.length > 1 && isSameShare(sumShares(described) ?? 0, 1)
  return [
    ...keepOwners(owners, sellers, part),
    ...acquired.map(owner => ({
      ...owner,
      share: owner.share === null ? part : isOfPart ? shareOfPart(owner.share, part) : owner.share,
    })),
  ]
}

/** Who still owns after sellers transferred a part of the whole. */
function keepOwners(
  owners: readonly NamedOwner[],
  sellers: readonly NamedOwner[],
  part: string,
): NamedOwner[] {
  const [only] = owners
  if (owners.length === 1 && only !== undefined)
    return [{ ...only, share: only.share ?? subtractShare(null, part) }]
  // Where all or none are named nobody knows who sold; the shares then do not make a whole, which is said.
  if (sellers.length === owners.length || sellers.length === 0) return [...owners]
  const [sold, had] = [readShare(part), sumShares(sellers)]
  const soldAll = had !== null && sold !== null && isSameShare(had, sold)
  const selling = new Set(sellers)
  const left = owners.flatMap(owner => {
    if (!selling.has(owner)) return [owner]
    if (soldAll || owner.share === null) return []
    const rest = sellers.length === 1 ? subtractShare(owner.share, part) : owner.share
    return rest === null ? [] : [{ ...owner, share: rest }]
  })
  return left.length === 1
    ? left.map(owner => ({ ...owner, share: owner.share ?? subtractShare(null, part) }))
    : left
}
