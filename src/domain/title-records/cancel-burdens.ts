import { type CancellationWords, courtKinds, readCancellation } from './cancellation-words.ts'
import { findCitations, isOnlyMentioned } from './cited-acts.ts'
import {
  accruesToAnother,
  type BurdenDoubt,
  burdenKindWords,
  doubtBurden,
  endBurden,
  keepBurden,
  type MadeBurden,
  type TitleBurdenKind,
} from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

/** A number may go on in the next line: "0040118-07.2013." and "8.19.0998". */
const caseNumber = /\d(?:[\d/]|[.-]\n?(?=\d)){8,}\d/g
/** Numbers that acts of one creditor or of one property share, whatever their case: CNPJ, CNM, the city's and the seal's. */
const sharedNumber =
  /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}(?!\d)|\d{6}\.\d\.\d{7}-\d{2}(?!\d)|(?:cnpj|c\.n\.p\.j|inscri|contribuinte|cadastr|iptu|nirf|incra|ccir|cnm|matricula|selo)[^\d;]{0,40}[\d./-]+/g

const numbersOfActs = new WeakMap<ReadTitleAct, ReadonlySet<string>>()

/** The numbers of court cases and of orders (CNIB) that an act names, as digits; kept for the act. */
function findCaseNumbers(act: ReadTitleAct): ReadonlySet<string> {
  const kept = numbersOfActs.get(act)
  if (kept !== undefined) return kept
  const numbers = new Set(
    [...act.body.replace(sharedNumber, ' ').matchAll(caseNumber)]
      .map(([found]) => found.replace(/\D/g, ''))
      .filter(digits => digits.length >= 13 && digits.length <= 26),
  )
  numbersOfActs.set(act, numbers)
  return numbers
}

/** Whether two acts name the same case. */
function shareCase(one: ReadTitleAct, other: ReadTitleAct): boolean {
  const numbers = findCaseNumbers(other)
  return numbers.size > 0 && [...findCaseNumbers(one)].some(number => numbers.has(number))
}

const backReference = wordsPattern(
  String.raw`acima|supra|retro|anterior|antecedente|que gravava|que grava|que onerava|que pesa|constante|existente|registrada|averbada`,
)
const namesClauses = /clausula|inalienab|impenhorab|incomunicab/
const shareWords = wordsPattern(String.raw`(?:parte|fracao|quota) ideal|meacao|metade|\d ?%`)
/** What secures a debt: who buys cannot tell from the words whether the rest of it is still due. */
const securities: readonly TitleBurdenKind[] = [
  'mortgage',
  'fiduciary-lien',
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
]
/** "As demais penhoras." */
const endsOthers = wordsPattern(
  String.raw`(?:cancel|levant|liber|baix)\w+(?: [a-z]+)? [oa]s (?:demais|outr[oa]s)`,
)
const isOpen = (burden: MadeBurden): boolean => burden.inForce !== false

/**
 * Ends the burdens that a cancelling act names: by number, by case, or the only one of its kind.
 * @param isUnit whether the matrícula is of a unit of a building
 */
export function cancelBurdens(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
  isUnit: boolean,
): void {
  const citations = findCitations(act, acts)
  const said = readCancellation(act, citations, isUnit)
  const isKept = (burden: MadeBurden): boolean => isOnlyMentioned(act, burden.made, citations)
  const cited = new Set(said.cited.map(({ index }) => index))
  const citedBurdens = burdens.filter(burden => cited.has(burden.actIndex) && !isKept(burden))
  for (const burden of burdens)
    if (burden.doubt === 'sold by a court without a cancellation' && isKept(burden)) keepBurden(burden)
  if (citedBurdens.length > 0) {
    const ofKind = citedBurdens.filter(({ kind }) => said.objectKinds.includes(kind))
    const meant = said.namesObjects || ofKind.length === 0 ? citedBurdens : ofKind
    for (const burden of citedBurdens.filter(isOpen)) {
      if (accruesToAnother(act, burden)) continue
      if (meant.includes(burden)) cancelCited(burden, citedBurdens, act, said)
    }
    return
  }
  if (act.kind !== 'cancellation') return
  // All that it names goes on: of the others it ends only what it calls so.
  if (burdens.some(burden => cited.has(burden.actIndex)) && !endsOthers.test(act.body)) return
  // An act is named that made no burden (a cédula, a construction): of burdens ends what is named as ended.
  const citesOther = said.cited.some(
    ({ index }) =>
      acts[index]!.kind !== 'cancellation' && !burdens.some(({ actIndex }) => actIndex === index),
  )
  const kinds =
    said.objectKinds.length > 0 || citesOther || said.endsPaper ? said.objectKinds : said.likelyKinds
  const others = citations.length === 0 ? burdens : burdens.filter(burden => !isKept(burden))
  if (kinds.length > 0) for (const kind of kinds) cancelKind(others, kind, kinds.length === 1, act, said)
  else if (!citesOther && !said.endsPaper) cancelUnnamed(others, act, said)
}

/** Why an act that means a burden does not surely end it, `null` where it does; `undefined` where it stays in force. */
function findDoubt(
  burden: MadeBurden,
  { isPartial, keepsRest, freesShare, isConditional }: CancellationWords,
): BurdenDoubt | null | undefined {
  const isShare = freesShare && securities.includes(burden.kind) && !shareWords.test(burden.made.body)
  if (isPartial) return keepsRest && !isShare ? undefined : 'cancelled in part'
  return isConditional ? 'ended on a condition' : null
}

function endUnless(doubt: BurdenDoubt | null | undefined, burden: MadeBurden, act: ReadTitleAct): void {
  if (doubt === null) endBurden(burden, act)
  else if (doubt !== undefined) doubtBurden(burden, doubt, act)
}

function cancelCited(
  burden: MadeBurden,
  citedBurdens: readonly MadeBurden[],
  act: ReadTitleAct,
  said: CancellationWords,
): void {
  const sameNumber = citedBurdens.filter(other => other.act === burden.act)
  const meant = chooseMeant(sameNumber, act).filter(isOpen)
  if (!meant.includes(burden)) return
  const doubt = findDoubt(burden, said)
  const sure = said.named.filter(
    kind =>
      kind !== 'other-burden' &&
      kind !== 'lawsuit-notice' &&
      // "A restrição" may be any burden.
      (kind !== 'restrictive-clauses' || namesClauses.test(act.body)),
  )
  if (meant.some(({ actIndex }) => actIndex !== burden.actIndex) && !shareCase(act, burden.made))
    doubtBurden(burden, 'several burdens of this kind and none is named', act)
  else if (doubt === null && sure.length > 0 && !said.named.includes(burden.kind))
    doubtBurden(burden, 'the cancelling act names another kind', act)
  else endUnless(doubt, burden, act)
}

/** Ends the burdens of a kind that the act names without a number: those of its case, or the only one. */
function cancelKind(
  burdens: readonly MadeBurden[],
  kind: TitleBurdenKind,
  isOnlyKind: boolean,
  act: ReadTitleAct,
  said: CancellationWords,
): void {
  const candidates = burdens.filter(
    burden => burden.kind === kind && isOpen(burden) && !accruesToAnother(act, burden),
  )
  const sameCase = candidates.filter(burden => shareCase(act, burden.made))
  const [only] = sameCase.length > 0 ? sameCase : candidates
  if (only === undefined) return
  const doubt = findDoubt(only, said)
  if (sameCase.length > 0 && doubt === null) for (const burden of sameCase) endBurden(burden, act)
  else if (candidates.length > 1)
    for (const burden of candidates)
      doubtBurden(burden, 'several burdens of this kind and none is named', act)
  else if (doubt !== null) endUnless(doubt, only, act)
  else if (namesAnotherCase(act, only)) doubtBurden(only, 'another case is named', act)
  else if (isOnlyKind || said.objectKinds.includes(kind) || backReference.test(act.body)) endBurden(only, act)
  else doubtBurden(only, 'a cancellation names no act', act)
}

/** An act that says "o ônus", "a constrição" or "a ordem": its case tells which, else each that may be is in doubt. */
function cancelUnnamed(burdens: readonly MadeBurden[], act: ReadTitleAct, said: CancellationWords): void {
  const ofCase = burdens.filter(
    burden => courtKinds.includes(burden.kind) && isOpen(burden) && shareCase(act, burden.made),
  )
  const [only] = ofCase
  if (only !== undefined) {
    if (ofCase.length === 1) endUnless(findDoubt(only, said), only, act)
    else
      for (const burden of ofCase) doubtBurden(burden, 'several burdens of this kind and none is named', act)
    return
  }
  for (const kind of said.unnamedKinds) {
    const candidates = burdens.filter(
      burden => burden.kind === kind && isOpen(burden) && !accruesToAnother(act, burden),
    )
    for (const burden of candidates)
      doubtBurden(
        burden,
        candidates.length > 1
          ? 'several burdens of this kind and none is named'
          : 'a cancellation names no act',
        act,
      )
  }
}

/** Of burdens whose acts were given the same number, those whose kind, then whose case the cancelling act names. */
function chooseMeant(burdens: readonly MadeBurden[], act: ReadTitleAct): readonly MadeBurden[] {
  if (burdens.every(({ actIndex }) => actIndex === burdens[0]?.actIndex)) return burdens
  const ofKind = burdens.filter(({ kind }) => burdenKindWords[kind].test(act.body))
  const candidates = ofKind.length > 0 ? ofKind : burdens
  const ofCase = candidates.filter(burden => shareCase(act, burden.made))
  return ofCase.length > 0 ? ofCase : candidates
}

/** Whether both acts name court cases, and none is the same. Only burdens of courts rest on cases. */
const namesAnotherCase = (act: ReadTitleAct, { kind, made }: MadeBurden): boolean =>
  courtKinds.includes(kind) &&
  findCaseNumbers(act).size > 0 &&
  findCaseNumbers(made).size > 0 &&
  !shareCase(act, made)
