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
import type { ReadTitleAct } from './title-record-acts.ts'

/** Reads a share as a matrícula writes it, in figures or as a half in words; `null` where it is none that is understood. */
export function readShare(share: string): number | null {
  const fraction = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(share)
  if (fraction !== null) {
    const [part, whole] = [Number(fraction[1]), Number(fraction[2])]
    return part > 0 && whole >= part ? part / whole : null
  }
  const percent = /(\d{1,3}(?:[.,]\d+)?)\s?%/.exec(share)?.[1]
  if (percent !== undefined) return Number(percent.replace(',', '.')) / 100
  return /\bmetade\b/i.test(share) ? 0.5 : null
}

/** Shares are often rounded: 33,33% three times is the whole. */
const tolerance = 0.005

/** Whether two parts of the whole, 0 to 1, are the same but for rounding. */
const isSameShare = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

type Fraction = readonly [part: number, whole: number]

function readFraction(share: string): Fraction | null {
  const percent = /^(\d{1,3}(?:,\d{1,4})?)%$/.exec(share)?.[1]
  if (percent !== undefined) return [Math.round(Number(percent.replace(',', '.')) * 10_000), 1_000_000]
  if (share === 'metade') return [1, 2]
  const fraction = /^(\d{1,6})\/(\d{1,6})$/.exec(share)
  return fraction === null ? null : [Number(fraction[1]), Number(fraction[2])]
}

/** Writes a fraction as a matrícula does; `null` for nothing. */
function writeFraction([part, whole]: Fraction, inPercent: boolean): string | null {
  if (!(part > 0 && whole > 0)) return null
  if (inPercent) return `${String(Math.round((part / whole) * 1_000_000) / 10_000).replace('.', ',')}%`
  const common = divisor(part, whole)
  return `${String(part / common)}/${String(whole / common)}`
}

function combineShares(
  [one, other]: readonly [string, string],
  combine: (a: Fraction, b: Fraction) => Fraction,
): string | null {
  const [a, b] = [readFraction(one), readFraction(other)]
  return a === null || b === null ? null : writeFraction(combine(a, b), other.endsWith('%'))
}

/**
 * What is left of a share without a part of the whole, written as the part is: `1/2` without `1/6` is `1/3`.
 * @param share `null` for the whole
 * @returns `null` where one of them is not understood, or nothing is left
 */
const subtractShare = (share: string | null, part: string): string | null =>
  combineShares([share ?? '1/1', part], (a, b) => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]])

/** A share of a part, as a share of the whole: half of `1/4` is `1/8`; `null` where one of them is not understood. */
const shareOfPart = (share: string, part: string): string | null =>
  combineShares([share, part], (a, b) => [a[0] * b[0], a[1] * b[1]])

/**
 * Warns where the shares of the owners make no whole: then somebody who sold was taken for an owner, or one is missing.
 * `null` where they do, or where a share is not known.
 */
export function warnOfShares(owners: readonly { share: string | null }[]): string | null {
  let sum = 0
  for (const { share } of owners) {
    const read = share === null ? null : readShare(share)
    // One owner without a share has the whole; beside others nobody knows.
    if (read === null && share === null && owners.length === 1) return null
    if (read === null)
      return share === null
        ? null
        : 'A parte de um dos donos não foi entendida: confira no papel quem é dono.'
    sum += read
  }
  if (owners.length === 0 || isSameShare(sum, 1)) return null
  return sum > 1
    ? 'As partes dos donos somam mais que o imóvel inteiro: confira no papel quem é dono hoje.'
    : 'As partes dos donos somam menos que o imóvel inteiro: falta um dono no que foi lido.'
}

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
