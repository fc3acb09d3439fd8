import { type ActReading, type Clause, isKept, type Marker, readActClauses } from './act-clauses.ts'
import type { ClauseObject } from './clause-objects.ts'
import { type EndingAct, findLimit, isRefusedBefore } from './burden-limits.ts'
import { courtKinds, findCaseNumbers, shareCase } from './cited-acts.ts'
import {
  accruesToAnother,
  doubtBurden,
  endBurden,
  keepBurden,
  type MadeBurden,
  type TitleBurdenKind,
} from './title-burdens.ts'
import { findFittingBurdens } from './fit-burdens.ts'
import { endUnnamed, isOpen, namesAnotherCase, namesAnotherParty } from './end-unnamed-burdens.ts'
import type { ReadTitleAct, TitleActKind } from './title-record-acts.ts'

/**
 * Ends the burdens that an act's clauses end, where all words that bear on it are understood; leaves in doubt those of
 * which they are not.
 * @param isUnit whether the matrícula is of a unit of a building
 */
export function endNamedBurdens(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
  isUnit: boolean,
): void {
  const reading = readActClauses(act, acts)
  const ending: EndingAct = { act, acts, reading, burdens, isUnit }
  const refused = new Set(
    reading.markers.filter(marker => isRefusal(marker, act)).map(({ sentence }) => sentence),
  )
  const isCancellation = act.kind === 'cancellation' || endsNamed(reading, act, burdens)
  const clauses = reading.clauses.filter(
    ({ role, sentence, verb, isDone, objects }) =>
      role === 'ends' &&
      !refused.has(sentence) &&
      (isCancellation ||
        (objects.some(object => !isMerePaper(object, burdens)) &&
          (cancels.test(verb) ||
            (isDone && /^(?:para )?que se /.test(verb)) ||
            (isDone && objects.some(object => agrees(object, burdens)))))),
  )
  for (const burden of burdens)
    if (burden.doubt === 'sold by a court without a cancellation' && isKept(reading, burden.actIndex))
      keepBurden(burden)
  const done = new Set<MadeBurden>()
  for (const clause of clauses)
    for (const object of clause.objects)
      if (!isMerePaper(object, burdens) && object.head !== 'undone')
        for (const burden of citedBurdens(ending, object)) {
          if (done.has(burden) || accruesToAnother(act, burden)) continue
          done.add(burden)
          if (isOpen(burden)) judge(ending, burden, clause, object)
        }
  if (!isCancellation) return endNamedBeside(ending, clauses, done)
  doubtForeign(ending, clauses)
  endUncited(ending, clauses, done)
  doubtActBefore(ending, clauses, acts)
}

/**
 * Ends what an act that does something else says by its kind alone to have ended: "ficando extinta a hipoteca respectiva"
 * in a dação em pagamento. Only the one burden of the kind, where the act names its act or its case or says where it
 * stands; a usufruct is named by its kind alone.
 */
function endNamedBeside(ending: EndingAct, clauses: readonly Clause[], done: ReadonlySet<MadeBurden>): void {
  const { act, reading, burdens } = ending
  for (const clause of clauses) {
    if (!clause.isDone || clause.isInTitle) continue
    if (foresees.test(act.body.slice(clause.start, clause.end + 40))) continue
    const isAbove = /\b(?:acima|supra|retro)\b/.test(act.body.slice(clause.start, clause.end + 8))
    for (const object of clause.objects)
      for (const kind of object.citations.length > 0 || object.head !== 'kind' ? [] : object.kinds) {
        const open = burdens.filter(burden => burden.kind === kind && isOpen(burden) && burden.made !== act)
        const [only] = open
        if (only === undefined || open.length > 1 || done.has(only) || accruesToAnother(act, only)) continue
        const isNamed = reading.citations.some(
          ({ index, isForeign }) => index === only.actIndex && !isForeign,
        )
        if (isNamed || isAbove || kind === 'usufruct' || shareCase(act, only.made))
          judge(ending, only, clause, object)
      }
  }
}

/** "Extinguindo-se o usufruto com a morte da usufrutuária": a day to come. */
const foresees = /\bcom\s[ao]\s(?:morte|falecimento|obito)/

/** Papers that a burden is made by: who cancels the cédula of a mortgage cancels the mortgage. */
const papersOfKinds: Partial<Record<TitleBurdenKind, RegExp>> = {
  mortgage: /^cedulas?(?: hipotecaria| rural)?$/,
  lease: /^contratos?$/,
  'other-burden': /^(?:promessa|compromisso|caucao|pactos?)$/,
}

/** Whether an object is a paper that no burden is made by. */
const isMerePaper = ({ head, paper, citations }: ClauseObject, burdens: readonly MadeBurden[]): boolean =>
  head === 'paper' &&
  !burdens.some(
    ({ kind, actIndex, made }) =>
      papersOfKinds[kind]?.test(paper ?? '') === true &&
      (kind !== 'mortgage' || /cedula/.test(made.body)) &&
      (kind !== 'other-burden' || made.body.includes(paper!.replace(/s$/, ''))) &&
      citations.some(({ index, isForeign }) => !isForeign && index === actIndex),
  )

/** Whether an object names a burden by its act and its kind. */
const agrees = (object: ClauseObject, burdens: readonly MadeBurden[]): boolean =>
  (object.head === 'paper' && !isMerePaper(object, burdens)) ||
  burdens.some(
    ({ kind, actIndex }) =>
      object.kinds.includes(kind) &&
      object.citations.some(({ index, isForeign }) => !isForeign && index === actIndex),
  )

/** Kinds of acts that may say of an act before them that it ends; they make no burden and no owner. */
const tellingKinds: readonly TitleActKind[] = ['other', 'cadastral', 'amendment', 'debt-extinction']

/** Whether an act that has another title says that a burden ends: by its act's number, or the only one of its kind. */
const endsNamed = (
  { clauses }: ActReading,
  { kind }: ReadTitleAct,
  burdens: readonly MadeBurden[],
): boolean =>
  tellingKinds.includes(kind) &&
  clauses.some(
    ({ role, isInTitle, isDone, objects }) =>
      role === 'ends' &&
      !isInTitle &&
      isDone &&
      objects.some(
        object =>
          !isMerePaper(object, burdens) &&
          object.head !== 'undone' &&
          (object.citations.length > 0
            ? object.citations.some(
                ({ index, isForeign }) => !isForeign && burdens.some(({ actIndex }) => actIndex === index),
              )
            : object.kinds.some(
                one => burdens.filter(burden => burden.kind === one && isOpen(burden)).length === 1,
              )),
      ),
  )

const cancels = /^(?:cancel|desf|levant|baix|exti|sem|desconst|desemb|dou|da|se|cessa[md]?\b|nao mais|deixa)/
const isRefusal = (marker: Marker, act: ReadTitleAct): boolean =>
  marker.role === 'refuses' && !isRefusedBefore(marker, act)

/** The burdens of the acts that an object names; of two acts with one number those of the kind, then of the case. */
function citedBurdens({ act, burdens }: EndingAct, object: ClauseObject): MadeBurden[] {
  const own = object.citations.filter(({ isForeign }) => !isForeign)
  const indexes = new Set(own.map(({ index }) => index))
  const found = burdens.filter(({ actIndex }) => indexes.has(actIndex))
  return found.filter(burden => {
    const twins = found.filter(other => other.act === burden.act && other.actIndex !== burden.actIndex)
    if (twins.length === 0) return true
    const isKind = (one: MadeBurden): boolean => object.kinds.includes(one.kind)
    if ([burden, ...twins].some(isKind) && !isKind(burden)) return false
    return (
      shareCase(act, burden.made) ||
      ![burden, ...twins].some(one => shareCase(act, one.made) && (isKind(one) || object.kinds.length === 0))
    )
  })
}

function judge(ending: EndingAct, burden: MadeBurden, clause: Clause, object: ClauseObject): void {
  const { act, burdens, reading } = ending
  const twin = citedBurdens(ending, object).some(
    other => other.act === burden.act && other.actIndex !== burden.actIndex && isOpen(other),
  )
  if (twin) return doubtBurden(burden, 'several burdens of this kind and none is named', act, clause)
  const limit = findLimit(ending, burden, clause)
  if (limit === 'none') return
  if (limit !== null) return doubtBurden(burden, limit.doubt, act, limit.words)
  const restored = reading.clauses.find(
    ({ role, sentence, verb }) =>
      role === 'restores' && sentence === clause.sentence && /^(?:reform|cass)/.test(verb),
  )
  if (restored !== undefined) return doubtBurden(burden, 'words that were not understood', act, restored)
  if (object.targets.includes(burden.kind)) return
  const named = object.kinds.length > 0 ? object.kinds : titleKinds(ending)
  if (named.length > 0 && !named.includes(burden.kind) && burden.kind !== 'other-burden')
    return doubtBurden(burden, 'the cancelling act names another kind', act, clause)
  const isOfOther =
    courtKinds.includes(burden.kind) &&
    !shareCase(act, burden.made) &&
    findCaseNumbers(burden.made).size > 0 &&
    burdens.some(
      other => other !== burden && other.kind === burden.kind && isOpen(other) && shareCase(act, other.made),
    )
  if (isOfOther && clause.objects.length === 1 && object.citations.length === 1)
    return doubtBurden(burden, 'another case is named', act, clause)
  endBurden(burden, act)
}

/** The kinds that an act's title ends; none where the title is not of one kind of thing alone. */
const titleKinds = ({ reading }: EndingAct): TitleBurdenKind[] => {
  const objects = reading.clauses
    .filter(({ isInTitle, role }) => isInTitle && role === 'ends')
    .flatMap(clause => clause.objects)
  return objects.length > 0 &&
    objects.every(({ head, citations }) => head === 'kind' && citations.length === 0)
    ? objects.flatMap(({ kinds }) => kinds)
    : []
}

/** An act of another matrícula is meant; where one here has that number or speaks of it, who knows. */
function doubtForeign({ act, burdens }: EndingAct, clauses: readonly Clause[]): void {
  for (const clause of clauses)
    for (const { citations, kinds, head } of clause.objects) {
      if (head === 'paper' || !citations.some(({ isForeign, index }) => isForeign || index < 0)) continue
      for (const burden of burdens.filter(isOpen))
        if (
          burden.inForce === true &&
          (citations.some(({ index }) => index === burden.actIndex) ||
            (kinds.includes(burden.kind) && /matricula|transcric|inscri|livro/.test(burden.made.body)))
        )
          doubtBurden(burden, 'the act of another matrícula is named', act, clause)
    }
}

/** "A averbação anterior", where a register stands before: nobody knows which act is meant. */
function doubtActBefore(
  { act, burdens }: EndingAct,
  clauses: readonly Clause[],
  acts: readonly ReadTitleAct[],
): void {
  const clause = clauses.find(
    ({ isInTitle, objects, start, end }) =>
      !isInTitle &&
      objects.some(({ head, citations }) => head === 'act' && citations.length === 0) &&
      /anterior|supra|retro|acima|antecedente/.test(act.body.slice(start, end + 20)),
  )
  if (clause === undefined) return
  for (const burden of burdens)
    if (burden.inForce === true && burden.actIndex === acts[act.index - 1]?.index)
      doubtBurden(burden, 'a cancellation names no act', act, clause)
}

/** Ends what is named by its kind, its case, or not at all. */
function endUncited(ending: EndingAct, clauses: readonly Clause[], done: ReadonlySet<MadeBurden>): void {
  const { reading, burdens } = ending
  const objects = clauses.flatMap(clause => clause.objects.map(object => ({ clause, object })))
  const uncited = objects.filter(({ object }) => object.citations.length === 0)
  const inBody = uncited.filter(({ clause }) => !clause.isInTitle)
  const bodily = objects.filter(({ clause }) => !clause.isInTitle)
  const namesPaper =
    bodily.length > 0 && bodily.every(({ object }) => object.head === 'paper' || object.head === 'undone')
  const namesActs = objects.some(({ object }) => object.citations.length > 0 && object.head !== 'paper')
  const contradicted = objects.filter(
    ({ object }) => object.head === 'kind' && object.citations.some(({ isForeign }) => !isForeign),
  )
  for (const { clause, object } of contradicted) doubtContradicted(ending, clause, object)
  const kindly = inBody.filter(({ object }) => object.kinds.length > 0)
  const titled = uncited.filter(({ clause, object }) => clause.isInTitle && object.kinds.length > 0)
  const isEnough = done.size > 0 || namesActs || (namesPaper && kindly.length === 0)
  const said = kindly.length > 0 ? kindly : isEnough ? [] : titled
  // What is done says more of it than a title does: "Canc. indisp. Ficam canceladas todas as indisp."
  const chosen = said.toSorted((one, other) => Number(other.clause.isDone) - Number(one.clause.isDone))
  const seen = new Set<TitleBurdenKind>()
  for (const { clause, object } of chosen)
    for (const kind of object.kinds) {
      if (seen.has(kind)) continue
      seen.add(kind)
      if (![...done].some(burden => burden.kind === kind) || object.isRest)
        endKind(ending, clause, object, kind, done)
    }
  if (chosen.length > 0 || isEnough) return
  endUnnamed(ending, clauses)
  if (clauses.length > 0 || reading.markers.some(marker => isRefusal(marker, ending.act))) return
  // Nothing of it was understood; what it names is in doubt.
  const named = new Set(reading.citations.map(({ index }) => index))
  for (const burden of burdens)
    if (isOpen(burden) && named.has(burden.actIndex))
      doubtBurden(burden, 'words that were not understood', ending.act)
}

/** "A hipoteca da AV-7", which is none: number and kind contradict each other. */
function doubtContradicted({ act, burdens }: EndingAct, clause: Clause, object: ClauseObject): void {
  const cited = new Set(object.citations.map(({ index }) => index))
  const citedKinds = burdens.filter(({ actIndex }) => cited.has(actIndex)).map(({ kind }) => kind)
  for (const burden of burdens)
    if (
      burden.inForce === true &&
      object.kinds.includes(burden.kind) &&
      !citedKinds.includes(burden.kind) &&
      !cited.has(burden.actIndex) &&
      !object.citations.every(({ index }) => index < 0)
    )
      doubtBurden(burden, 'the cancelling act names another kind', act, clause)
}

const refersToCase =
  /\bmesm[oa]s?\s(?:autos|processo|feito|execucao|acao)|\b(?:autos|processo|feito|execucao)\s(?:acima|supra|retro)/

/** Whether an act names a burden's case, or that of the burden before it, of which this one says that it is the same. */
function isOfCase(act: ReadTitleAct, burden: MadeBurden, burdens: readonly MadeBurden[]): boolean {
  if (shareCase(act, burden.made)) return true
  if (!refersToCase.test(burden.made.body)) return false
  const before = burdens[burdens.indexOf(burden) - 1]
  return before !== undefined && shareCase(act, before.made)
}

/** Ends the burdens of a kind that is named without an act: those of its case, of an act named beside, or the only one. */
function endKind(
  ending: EndingAct,
  clause: Clause,
  object: ClauseObject,
  kind: TitleBurdenKind,
  done: ReadonlySet<MadeBurden>,
): void {
  const { act, reading, burdens } = ending
  const kept = new Set(
    reading.clauses.flatMap(one =>
      one.role === 'keeps' ? one.objects.flatMap(({ citations }) => citations.map(({ index }) => index)) : [],
    ),
  )
  const candidates = burdens.filter(
    burden =>
      burden.kind === kind &&
      isOpen(burden) &&
      !kept.has(burden.actIndex) &&
      !accruesToAnother(act, burden) &&
      !done.has(burden),
  )
  const sameCase = candidates.filter(burden => isOfCase(act, burden, burdens))
  const mentioned = candidates.filter(({ actIndex }) =>
    reading.citations.some(({ index, isForeign }) => index === actIndex && !isForeign),
  )
  const named = sameCase.length > 0 ? sameCase : mentioned.length > 0 ? mentioned : candidates
  const fitting = findFittingBurdens(act, named)
  const isParted = fitting.length > 0 && fitting.length < named.length
  const meant = fitting.length > 0 ? fitting : named
  const isSure =
    fitting.length === 1 ||
    (fitting.length > 0 && (object.isRest || (object.isPlural && (isParted || sameCase.length > 0))))
  for (const burden of meant) {
    const limit = findLimit(ending, burden, clause)
    if (limit === 'none') continue
    if (!isSure) doubtBurden(burden, 'several burdens of this kind and none is named', act, clause)
    else if (limit !== null) doubtBurden(burden, limit.doubt, act, limit.words)
    else if (
      sameCase.length === 0 &&
      mentioned.length === 0 &&
      (namesAnotherCase(act, burden) || namesAnotherParty(act, burden))
    )
      doubtBurden(burden, 'another case is named', act, clause)
    else endBurden(burden, act)
  }
}
