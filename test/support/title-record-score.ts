import type { TitleOwnerKind } from '#domain/title-records/owner-kinds.ts'
import { foldText } from '#domain/fold-text.ts'
import type { TitleRecord } from '#domain/title-records/read-title-record.ts'
import type { TitleRecordCase } from './title-record-cases.ts'

/** The counts of found, missed and wrongly found things of one kind. */
export interface KindScore {
  right: number
  missed: number
  wrong: number
}

export interface TitleRecordScore {
  /** Heads of acts, whatever their kind. */
  heads: KindScore
  acts: Map<string, KindScore>
  burdens: Map<string, KindScore>
  /** Burdens by what was said of them. */
  states: { all: number; right: number; falseCancelled: number; falseInForce: number; doubtful: number }
  fields: Map<string, KindScore>
  /** One line for each difference. */
  differences: string[]
}

const add = (scores: Map<string, KindScore>, kind: string, which: keyof KindScore): void => {
  const score = scores.get(kind) ?? { right: 0, missed: 0, wrong: 0 }
  score[which]++
  scores.set(kind, score)
}

/**
 * Compares what a reader found with the tables of truth. An act is found when its number and kind are right and it
 * begins where the table says (`exact`) or, in a scan, in its order.
 */
export function scoreTitleRecords(
  read: readonly { testCase: TitleRecordCase; record: TitleRecord }[],
  { exact }: { exact: boolean },
): TitleRecordScore {
  const score: TitleRecordScore = {
    heads: { right: 0, missed: 0, wrong: 0 },
    acts: new Map(),
    burdens: new Map(),
    states: { all: 0, right: 0, falseCancelled: 0, falseInForce: 0, doubtful: 0 },
    fields: new Map(),
    differences: [],
  }
  for (const { testCase, record } of read) {
    scoreActs(score, testCase, record, exact)
    scoreBurdens(score, testCase, record)
    scoreFields(score, testCase, record)
  }
  return score
}

function scoreActs(
  score: TitleRecordScore,
  { name, text, truth }: TitleRecordCase,
  record: TitleRecord,
  exact: boolean,
): void {
  const note = (difference: string): void => void score.differences.push(`${name}: ${difference}`)
  const left = [...record.acts]
  for (const act of truth.acts) {
    const begins = text.indexOf(act.begins)
    const at = left.findIndex(
      found => found.number === act.number && (!exact || Math.abs(found.start - begins) <= 3),
    )
    const found = at < 0 ? undefined : left.splice(at, 1)[0]
    if (found === undefined) {
      score.heads.missed++
      add(score.acts, act.kind, 'missed')
      note(`act ${act.number} (${act.kind}) was not found: ${act.begins}`)
      continue
    }
    score.heads.right++
    if (found.kind === act.kind) add(score.acts, act.kind, 'right')
    else {
      add(score.acts, act.kind, 'missed')
      add(score.acts, found.kind, 'wrong')
      note(`act ${act.number} is ${act.kind}, read as ${found.kind}: ${act.begins.replace(/\s+/g, ' ')}`)
    }
    scoreField(score, name, `date of an act`, act.date, found.date, act.number)
    if (exact) scoreField(score, name, 'page of an act', act.page, found.page, act.number)
  }
  for (const found of left) {
    score.heads.wrong++
    add(score.acts, found.kind, 'wrong')
    note(
      `no act ${found.number} (${found.kind}) is there: ${text.slice(found.start, found.start + 80).replace(/\s+/g, ' ')}`,
    )
  }
}

function scoreBurdens(score: TitleRecordScore, { name, truth }: TitleRecordCase, record: TitleRecord): void {
  const note = (difference: string): void => void score.differences.push(`${name}: ${difference}`)
  const left = [...record.burdens]
  for (const burden of truth.burdens) {
    score.states.all++
    const at = left.findIndex(found => found.act === burden.act && found.kind === burden.kind)
    const found = at < 0 ? undefined : left.splice(at, 1)[0]
    if (found === undefined) {
      add(score.burdens, burden.kind, 'missed')
      note(`burden ${burden.kind} of ${burden.act} was not found`)
      continue
    }
    add(score.burdens, burden.kind, 'right')
    const foundState = `${String(found.inForce)} by ${String(found.cancelledBy)}`
    const meant = `${String(burden.inForce)} by ${String(burden.cancelledBy)}`
    if (found.inForce === burden.inForce) score.states.right++
    else if (found.inForce === false) score.states.falseCancelled++
    else if (found.inForce === null) score.states.doubtful++
    else score.states.falseInForce++
    if (foundState !== meant) note(`burden ${burden.kind} of ${burden.act}: ${meant}, read as ${foundState}`)
  }
  for (const found of left) {
    add(score.burdens, found.kind, 'wrong')
    note(`no burden ${found.kind} of ${found.act} is there`)
  }
}

function scoreFields(score: TitleRecordScore, { name, truth }: TitleRecordCase, record: TitleRecord): void {
  const owners = (list: readonly { who: string; since: string }[]): string =>
    list
      .map(({ who, since }) => `${who} since ${since}`)
      .toSorted()
      .join(', ')
  scoreField(
    score,
    name,
    'owners',
    owners(truth.owners),
    owners(record.owners.map(({ kind, since }) => ({ who: nameOwner(truth, kind, since), since }))),
  )
  scoreField(score, name, 'certificate date', truth.certificateDate, record.certificateDate)
  scoreField(score, name, 'registration', digitsOf(truth.registration), digitsOf(record.registration))
  for (const field of ['area', 'builtArea', 'landArea', 'parkingSpaces', 'uf'] as const)
    scoreField(score, name, field, truth.property[field], record.property[field])
  scoreField(score, name, 'city', foldOrNull(truth.property.city), foldOrNull(record.property.city))
  const { stated, act, debtExtinguished } = truth.negativeAuctions
  scoreField(
    score,
    name,
    'negative auctions',
    `${String(stated)} ${String(act)}`,
    `${String(record.negativeAuctions.stated)} ${String(record.negativeAuctions.act)}`,
  )
  scoreField(score, name, 'debt extinguished', debtExtinguished, record.negativeAuctions.debtExtinguished)
}

/** The word of the table for EMGEA, which had no kind of its own when some were written. */
const nameOwner = (
  { owners }: TitleRecordCase['truth'],
  kind: TitleOwnerKind,
  since: string,
): TitleOwnerKind =>
  (kind === 'emgea'
    ? owners.find(owner => owner.since === since && ['company', 'public'].includes(owner.who))?.who
    : undefined) ?? kind

const foldOrNull = (text: string | null): string | null => text && foldText(text)
const digitsOf = (text: string | null): string | null => text?.replace(/\D/g, '') ?? null

/** An unknown field that is unknown in truth is right. */
function scoreField(
  score: TitleRecordScore,
  name: string,
  field: string,
  truth: unknown,
  found: unknown,
  place = '',
): void {
  if (truth === found) return add(score.fields, field, 'right')
  add(score.fields, field, found === null ? 'missed' : 'wrong')
  score.differences.push(`${name}: ${field} ${place}: ${String(truth)}, read as ${String(found)}`)
}
