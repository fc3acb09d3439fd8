import { type ActReading, type Clause, readActClauses } from './act-clauses.ts'
import { shareCase } from './cited-acts.ts'
import { doubtBurden, endBurden, keepBurden, type MadeBurden, type WordRange } from './title-burdens.ts'
import type { ReadTitleAct, TitleActKind } from './title-record-acts.ts'

/** Acts that end burdens, or move what they rest on: a later act may declare them void. */
const undoneKinds: readonly TitleActKind[] = [
  'cancellation',
  'consolidation',
  'negative-auctions',
  'debt-extinction',
  'split',
  'merger',
  'transfer',
]
/** Acts of other kinds only tell of an act before them. */
const questioningKinds: readonly TitleActKind[] = [
  'cancellation',
  'amendment',
  'other',
  'cadastral',
  'unavailability',
]

/** An act that tells of a question asked changes nothing yet. */
const asks = /^(?:requer|pedi|pede|pleite|solicit)/
const limits = new Set(['refuses', 'part', 'conditions', 'turns', 'unknown'])
/** Whether nothing in an act limits what it says, or was not understood. */
const isPlain = ({ markers }: ActReading): boolean => !markers.some(({ role }) => limits.has(role))

/** The acts before it that an act's clauses end. */
function findUndone(
  reading: ActReading,
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): Set<ReadTitleAct> {
  const undone = new Set<ReadTitleAct>()
  for (const { role, objects } of reading.clauses) {
    if (role !== 'ends') continue
    for (const { citations, head } of objects) {
      const cited = citations.filter(({ index, isForeign }) => index >= 0 && !isForeign)
      // Of two that have the same number, the later one is meant.
      const last = new Map(cited.map(({ index }) => [acts[index]!.number, acts[index]!]))
      for (const one of last.values())
        if (undoneKinds.includes(one.kind) && (one.kind !== 'transfer' || head !== 'kind')) undone.add(one)
      if (head !== 'undone' || citations.length > 0) continue
      const consolidation = acts
        .slice(Math.max(0, act.index - 40), act.index)
        .findLast(({ kind, isVoid }) => kind === 'consolidation' && !isVoid)
      if (consolidation !== undefined && /consolidacao/.test(act.body)) undone.add(consolidation)
    }
  }
  return undone
}

const upholds = /restabelec|revigor|reativ|revalid|prevalec|permanec|mantid|mantendo|subsist|continu/

/** Refusals that end with what they put off: "fica sem efeito a suspensão da AV-4". */
const endedRefusal = /(?:sem efeito|revogad[oa]|cassad[oa]|cancelad[oa]|levantad[oa])\s+(?:[oa]s?\s+)?$/

/** The acts that an act's clauses uphold or put back: "restabelecido o cancelamento da AV-4", "prevalecendo a AV-3". */
function findUpheld(reading: ActReading, act: ReadTitleAct, acts: readonly ReadTitleAct[]): number[] {
  const isDoubtful = reading.markers.some(
    ({ role, start, end }) =>
      role === 'conditions' ||
      role === 'part' ||
      (role === 'refuses' &&
        /^(?:nao|nem|suspen|sust|sobrest)/.test(act.body.slice(start, end)) &&
        !endedRefusal.test(act.body.slice(Math.max(0, start - 24), start))),
  )
  if (isDoubtful) return []
  const undone = new Set([...findUndone(reading, act, acts)].map(({ index }) => index))
  return reading.clauses
    .filter(({ role }) => role === 'restores' || role === 'keeps')
    .flatMap(({ objects }) => objects)
    .flatMap(({ citations }) => citations)
    .flatMap(({ index, isForeign }) => (isForeign || undone.has(index) ? [] : [index]))
}

/** Marks the transfers, consolidations and cancellations that a later act surely declares without effect. */
export function markVoidActs(acts: readonly ReadTitleAct[]): void {
  // From the last one back: an act that is void itself makes none void.
  const upheld = new Set<number>()
  for (const act of acts.toReversed()) {
    if (act.isVoid || (act.kind !== 'cancellation' && !upholds.test(act.body))) continue
    const reading = readActClauses(act, acts)
    for (const index of findUpheld(reading, act, acts)) upheld.add(index)
    if (act.kind !== 'cancellation') continue
    const isSure = isPlain(reading)
    const isDone = !reading.markers.some(({ role }) => role === 'refuses' || role === 'conditions')
    for (const one of findUndone(reading, act, acts))
      if (!upheld.has(one.index) && (isSure || (isDone && one.kind === 'transfer'))) one.isVoid = true
  }
}

/** Ends again the burdens whose ending act was questioned and is upheld. */
export function upholdEnds(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  const open = burdens.filter(({ inForce, lastEndedBy }) => inForce !== false && lastEndedBy !== null)
  if (open.length === 0) return
  const upheld = new Set(findUpheld(readActClauses(act, acts), act, acts))
  for (const burden of open)
    if (upheld.has(burden.lastEndedBy!.index) && burden.lastEndedBy !== act)
      endBurden(burden, burden.lastEndedBy!)
}

/** Reopens the burdens that an act restores, and leaves in doubt those whose ending act it questions. */
export function reopenBurdens(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  const ended = burdens.filter(({ inForce }) => inForce === false)
  if (ended.length === 0) return
  const reading = readActClauses(act, acts)
  const reopen = (burden: MadeBurden, words: WordRange, isSure: boolean): void => {
    if (isSure) keepBurden(burden)
    else doubtBurden(burden, 'the cancelling act was questioned', act, words)
  }
  const questioned = questioningKinds.includes(act.kind) ? findQuestioned(reading, act, acts) : new Map()
  for (const burden of ended) {
    const by = acts[burden.cancelledByIndex!]!
    const words =
      questioned.get(by.index) ?? [...questioned].find(([index]) => restsOnSale(by, acts[index]!))?.[1]
    if (words !== undefined) reopen(burden, words, false)
  }
  for (const clause of reading.clauses) {
    const isRestored = clause.role === 'restores'
    for (const object of clause.objects)
      if (isRestored || (act.kind === 'cancellation' && clause.role === 'ends' && object.head === 'undone'))
        for (const burden of ended)
          if (object.citations.some(({ index, isForeign }) => index === burden.actIndex && !isForeign))
            reopen(burden, clause, isPlain(reading))
    if (isRestored)
      for (const burden of findRestored(ended, clause, reading, act)) reopen(burden, clause, false)
  }
}

/** Whether an act cancels by the order of a court's sale before it, and falls with that. */
const restsOnSale = (by: ReadTitleAct, sale: ReadTitleAct): boolean =>
  sale.kind === 'transfer' &&
  by.index > sale.index &&
  by.kind === 'cancellation' &&
  /arremat|adjudic|hasta|leilao/.test(sale.body) &&
  (by.date === sale.date || /\bcarta\b|arremat|adjudic/.test(by.body))

/** The acts before it that an act questions, by index, each with the words. */
function findQuestioned(
  reading: ActReading,
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): Map<number, WordRange> {
  const questioned = new Map<number, WordRange>()
  for (const { index } of findUndone(reading, act, acts)) questioned.set(index, { start: 0, end: 120 })
  const sentences = new Map(
    [
      ...reading.markers.filter(
        ({ role, start, end }) =>
          role === 'amends' ||
          role === 'mistakes' ||
          (role === 'refuses' && !asks.test(act.body.slice(start, end))),
      ),
      ...reading.clauses.filter(({ role }) => role === 'restores'),
    ].map(marker => [marker.sentence, marker]),
  )
  if (sentences.size === 0 && act.kind !== 'amendment') return questioned
  if (correctsDetail(reading, act)) return questioned
  for (const citation of reading.citations) {
    if (citation.index < 0 || citation.isForeign || reading.reasonCitations.has(citation)) continue
    if (undoneKinds.includes(acts[citation.index]!.kind)) questioned.set(citation.index, citation)
  }
  return questioned
}

const ratifies =
  /(?:ratificad[oa]|mantid[oa]|inalterad[oa])[^.;]{0,40}(?:no mais|nos demais|no restante|em tudo|tal como|o cancelamento)|(?:no mais|nos demais termos|em tudo o mais|o cancelamento)[^.;]{0,20}(?:ratificad|mantid|inalterad)/

/** "O instrumento é de 30/04/2013, ratificada no mais a AV-6": what it ended, and of which act, stays. */
const correctsDetail = ({ citations, markers }: ActReading, { body }: ReadTitleAct): boolean =>
  ratifies.test(body) &&
  new Set(citations.map(({ index }) => index)).size === 1 &&
  !markers.some(({ role }) => role === 'part' || role === 'others' || role === 'conditions')

/** The ended burdens that a restoring clause names by kind, case or sentence alone. */
function findRestored(
  ended: readonly MadeBurden[],
  clause: Clause,
  reading: ActReading,
  act: ReadTitleAct,
): MadeBurden[] {
  if (clause.objects.some(({ citations }) => citations.length > 0)) return []
  const kinds = clause.objects.flatMap(object => object.kinds)
  const cited = new Set(reading.citations.map(({ index }) => index))
  // "Com o restabelecimento dos ônus cancelados", "voltando a matrícula ao estado anterior".
  const isOfAll =
    kinds.length === 0 &&
    (clause.verb.includes('matricula ao estado anterior') ||
      clause.objects.some(({ head }) => head === 'generic'))
  return ended.filter(
    burden =>
      burden.inForce === false &&
      burden.cancelledByIndex !== act.index &&
      (isOfAll || kinds.includes(burden.kind) || cited.has(burden.actIndex) || shareCase(act, burden.made)),
  )
}
