import type { ActReading, Clause, Marker } from './act-clauses.ts'
import type { BurdenDoubt, MadeBurden, TitleBurdenKind, WordRange } from './title-burdens.ts'
import { namesOneOfSeveral } from './burden-parts.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** Why words of an act leave a burden in doubt, and where they stand in its body. */
interface Limit {
  doubt: BurdenDoubt
  words: WordRange
}

export interface EndingAct {
  act: ReadTitleAct
  /** The acts of the matrícula in order. */
  acts: readonly ReadTitleAct[]
  reading: ActReading
  burdens: readonly MadeBurden[]
  isUnit: boolean
}

const doubtsByRole: Partial<Record<Marker['role'], BurdenDoubt>> = {
  part: 'cancelled in part',
  others: 'cancelled in part',
  conditions: 'ended on a condition',
}

/** What words of an act leave a burden in doubt; `null` where it surely ends, `none` where nothing of it ends. */
export function findLimit(ending: EndingAct, burden: MadeBurden, clause: Clause): Limit | 'none' | null {
  const { reading, isUnit, act } = ending
  const keeps = reading.clauses.filter(({ role }) => role === 'keeps')
  if (keeps.some(({ isOfOwn }) => isOfOwn)) return 'none'
  if (clause.others === 'several' && (keeps.length > 0 || isUnit)) return 'none'
  // A sentence that only says what goes on limits nothing else.
  const ends = new Set(reading.clauses.flatMap(one => (one.role === 'ends' ? [one.sentence] : [])))
  const keeping = new Set(keeps.flatMap(one => (ends.has(one.sentence) ? [] : [one.sentence])))
  const spoken = new Set([...reading.namingSentences, ...reading.clauses.map(({ sentence }) => sentence)])
  const markers = reading.markers.filter(marker => {
    const { role, sentence, isOfKept, aside } = marker
    return (
      !(role === 'unknown' && aside !== null) &&
      !isRefusedBefore(marker, act) &&
      !((role === 'unknown' || role === 'turns') && !clause.isInTitle && !spoken.has(sentence)) &&
      !(isOfKept && role !== 'turns') &&
      !(keeping.has(sentence) && role !== 'unknown' && role !== 'turns') &&
      role !== 'others' &&
      role !== 'mistakes'
    )
  })
  const own = markers.filter(marker => !isItsShare(act, marker, burden))
  const first =
    own.find(({ role }) => role === 'part') ?? own.find(({ role }) => role === 'conditions') ?? own[0]
  if (first?.role === 'part' && keeps.some(one => concerns(one, burden)) && !freesShare(act, burden))
    return 'none'
  if (first !== undefined)
    return {
      doubt: doubtsByRole[first.role] ?? 'words that were not understood',
      words: widen(act, joinUnknown(first, own)),
    }
  if (!clause.spansOwn && namesOtherRecord(act, clause))
    return { doubt: 'the act of another matrícula is named', words: widen(act, clause) }
  if (clause.others !== null || namesOthersBefore(reading, clause))
    return { doubt: 'cancelled in part', words: clause }
  const kept = keeps.find(one => concerns(one, burden) || (one.others === 'one' && !clause.spansOwn))
  if (kept !== undefined) return { doubt: 'cancelled in part', words: widen(act, kept) }
  const undone = reading.clauses.find(one => one.start > clause.start && undoesItself(one))
  if (undone !== undefined) return { doubt: 'words that were not understood', words: undone }
  if (namesOneOfSeveral(ending.acts, act, burden)) return { doubt: 'cancelled in part', words: clause }
  return null
}

/** "A hipoteca do R-2, que grava o imóvel da matrícula 4.999": whose burden that is, nobody knows. */
function namesOtherRecord({ body, registration }: ReadTitleAct, { start, end, objects }: Clause): boolean {
  if (objects.some(({ citations }) => citations.some(({ isForeign }) => isForeign))) return false
  const from = Math.min(start, ...objects.map(object => object.start))
  const behind = body.slice(end, end + 80)
  const stop = behind.search(/[,;]|\.(?!\d)/)
  const said = body.slice(from, stop < 0 ? end + 80 : end + stop)
  return [...said.matchAll(/matriculas?\s(?:n[o.]{0,2}\s)?(\d[\d.]*\d)/g)].some(
    ([, number = '']) => number.replaceAll('.', '') !== registration,
  )
}

/** "Quanto à vaga 3, fica cancelada a hipoteca." */
const namesOthersBefore = ({ markers }: ActReading, { start, sentence, spansOwn }: Clause): boolean =>
  !spansOwn && markers.some(one => one.role === 'others' && one.sentence === sentence && one.end <= start)

/** "Julgado improcedente o pedido, fica cancelada a averbação": what was refused before is why it ends. */
export const isRefusedBefore = ({ role, aside, start, end }: Marker, { body }: ReadTitleAct): boolean =>
  role === 'refuses' &&
  aside === 'preamble' &&
  /^(?:improced|indefer|deneg|negad|negou|rejeit|pedi|pleit|requer|solicit|devolv)/.test(
    body.slice(start, end),
  )

/** What secures a debt: who buys cannot tell from a share's release whether the rest of it is still due. */
const securities: readonly TitleBurdenKind[] = [
  'mortgage',
  'fiduciary-lien',
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
]
const shares = /(?:parte|fracao|quota|cota)s? idea|meacao|metade|quinhao|\d ?%|\b1\/\d\b/
const freesShare = ({ body }: ReadTitleAct, { kind, made }: MadeBurden): boolean =>
  securities.includes(kind) && shares.test(body) && !shares.test(made.body)

/** Words not understood that stand beside each other are shown together. */
function joinUnknown(first: Marker, markers: readonly Marker[]): WordRange {
  let { end } = first
  for (const { start, end: next } of markers) if (start > end && start - end < 24) end = next
  return { start: first.start, end }
}

/** The words around a place of an act, to whole words. */
export function widen({ body }: ReadTitleAct, { start, end }: WordRange): WordRange {
  const from = body.lastIndexOf(' ', Math.max(0, start - 2))
  const to = body.indexOf(' ', Math.min(body.length, end + 16))
  return {
    start: Math.max(from + 1, start - 24, 0),
    end: Math.min(to < 0 ? body.length : to, end + 40, body.length),
  }
}

/** A share of the property that the burden was put on from the start, in the same words. */
function isItsShare(act: ReadTitleAct, { role, start, end }: Marker, { made }: MadeBurden): boolean {
  if (role !== 'part') return false
  const said = act.body.slice(start, end)
  if (!/^(?:parte|fracao|metade|meacao|quota|ideal|%|sobre)/.test(said)) return false
  const behind = act.body.slice(start, end + 60).replace(/[\s\W]+/g, ' ')
  const whose = /(?:ideal|metade|meacao|quota|%)(?: (?:de|do|da|pertencente a))* ([a-z]{3,} [a-z]{3,})/.exec(
    behind,
  )?.[1]
  return whose !== undefined && made.body.replace(/[\s\W]+/g, ' ').includes(whose)
}

/** Whether a clause says of a burden that it goes on. */
function concerns(keeps: Clause, { kind, actIndex }: MadeBurden): boolean {
  if (keeps.others !== null || (keeps.objects.length === 0 && keeps.verb.startsWith('passando'))) return false
  const cited = keeps.objects.flatMap(({ citations }) => citations)
  if (cited.length > 0) return cited.some(({ index }) => index === actIndex)
  const heads = keeps.objects.map(({ head }) => head)
  if (heads.includes('kind')) return keeps.objects.some(({ kinds }) => kinds.includes(kind))
  return !heads.includes('undone') && !heads.includes('paper') && !keeps.objects.some(({ isRest }) => isRest)
}

/** "Ato sem efeito", "o cancelamento é nulo", in the act that ends something. */
const undoesItself = ({ role, verb, objects, isInTitle }: Clause): boolean =>
  role === 'ends' &&
  !isInTitle &&
  /^(?:sem|nul|anul|insubs|inval|revog)/.test(verb) &&
  (objects.length === 0
    ? !verb.startsWith('sem') && !verb.startsWith('revog')
    : objects.some(({ head, citations }) => (head === 'act' || head === 'undone') && citations.length === 0))
