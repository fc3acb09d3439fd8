import { type ActCitation, findNamedActs } from './cited-acts.ts'
import { findActTitle, skipHeadNoise } from './act-title.ts'
import { type ActPiece, findPieces, isVerb, type PieceRole, readActTokens } from './act-pieces.ts'
import type { TitleBurdenKind, WordRange } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** A thing that a clause names: its first noun decides what it is. */
export interface ClauseObject {
  head: 'kind' | 'generic' | 'act' | 'paper' | 'undone' | null
  kinds: TitleBurdenKind[]
  citations: ActCitation[]
  /** "As demais penhoras": those of the kind that are not named beside. */
  isRest: boolean
  start: number
}

/** A verb of an act with what it acts on. */
export interface Clause {
  role: 'ends' | 'keeps' | 'restores'
  start: number
  end: number
  objects: ClauseObject[]
  sentence: number
  verb: string
  /** Whether it says of this property itself that it stays as it is. */
  isOfOwn: boolean
  /** Whether its words name other units, or one that may be this one. */
  others: 'several' | 'one' | null
  isInTitle: boolean
}

/** Words of an act that change what it does, each with its sentence. */
export interface Marker {
  role: PieceRole
  start: number
  end: number
  sentence: number
  /** Whether it stands behind a verb that says what goes on. */
  isOfKept: boolean
}

export interface ActReading {
  clauses: Clause[]
  markers: Marker[]
  citations: ActCitation[]
  /** Citations that only tell a reason or a source. */
  reasonCitations: ReadonlySet<ActCitation>
  /** The words of a sentence of the act. */
  wordsOf(body: string, sentence: number): string
}

const readings = new WeakMap<ReadTitleAct, ActReading>()

/** Words that an act of few words can do without; it is read only where it speaks of an end or of a return. */
const speaksOfEnds =
  /cancel|levant|liber|baix|desconstit|efeito|exti[nt]|desoner|deslig|renunc|revog|insubs|desfaz|exclu|peremp|anul|nul[oai]|distrat|desbloq|caduc|invalid|livre|canc\b|restabel|revigor|repristin|reativ|consolid|retific|suspen|engano|equivoc|erro|fals|reform|cassad|volta|remid|desgrav|desembar|permanec|subsist|mant[ie]|continua|remanesc|prossegu/

/** Reads an act's clauses by the table; kept for the act. Takes time linear in its words. */
export function readActClauses(act: ReadTitleAct, acts: readonly ReadTitleAct[]): ActReading {
  const kept = readings.get(act)
  if (kept !== undefined) return kept
  const citations = findNamedActs(act, acts)
  const reading = speaksOfEnds.test(act.body)
    ? readTitled(act, citations)
    : {
        clauses: [],
        markers: [],
        citations,
        reasonCitations: new Set<ActCitation>(),
        wordsOf: () => '',
      }
  readings.set(act, reading)
  return reading
}

const markerRoles: readonly PieceRole[] = [
  'mistakes',
  'refuses',
  'part',
  'others',
  'conditions',
  'amends',
  'turns',
  'unknown',
]
const objectRoles: readonly PieceRole[] = [
  'kind',
  'generic',
  'acts',
  'papers',
  'undone',
  'act',
  'own',
  'number',
]
const connectors = new Set(['e', 'bem', 'tambem', 'assim', 'em'])
const restWords = new Set(['demais', 'outras', 'outros'])

function readTitled(act: ReadTitleAct, citations: readonly ActCitation[]): ActReading {
  const title = findTitleRange(act)
  return readPieces(findPieces(readActTokens(act, citations, title.end)), citations, title.start)
}

/** Where an act's title begins and ends; before its words where it has none. */
function findTitleRange({ body }: ReadTitleAct): WordRange {
  const { title, words } = findActTitle(body)
  const start = body.length - skipHeadNoise(body).length
  return title === ''
    ? { start: -1, end: start }
    : { start, end: start + Math.max(0, words.indexOf(title)) + title.length }
}

function readPieces(
  pieces: readonly ActPiece[],
  citations: readonly ActCitation[],
  titleAt: number,
): ActReading {
  const sentenceOf: number[] = []
  const sentenceStarts: number[] = []
  let sentence = 0
  for (const piece of pieces) {
    sentenceOf.push(sentence)
    sentenceStarts[sentence] ??= piece.start
    if (piece.endsSentence) sentence++
  }
  const reading: ActReading = {
    clauses: [],
    markers: [],
    citations: [...citations],
    reasonCitations: findReasonCitations(pieces, citations),
    wordsOf: (body, at) => body.slice(sentenceStarts[at], sentenceStarts[at + 1]),
  }
  const titleSentence = titleAt < 0 ? -1 : (sentenceOf[pieces.findIndex(({ end }) => end > titleAt)] ?? 0)
  const nested = new Set<number>()
  let isKeeping = false
  const isOfWhole = pieces.some((piece, at) => piece.role === 'part' && isNeutral(pieces, at))
  for (const [at, piece] of pieces.entries()) {
    const { role, start, end } = piece
    if (sentenceOf[at] !== sentenceOf[at - 1] || role === 'ends') isKeeping = false
    else if (role === 'keeps') isKeeping = true
    if (nested.has(at) || (role === 'keeps' && pieces[at - 1]?.role === 'keeps')) continue
    if (role === 'ends' || role === 'keeps' || role === 'restores')
      reading.clauses.push(readClause(pieces, at, role, citations, sentenceOf, titleSentence, nested))
    if (piece.isDamaged)
      reading.markers.push({ role: 'unknown', start, end, sentence: sentenceOf[at]!, isOfKept: false })
    if (
      (markerRoles.includes(role) &&
        !isNeutral(pieces, at) &&
        !(isOfWhole && /^parcia(?:l|is)$/.test(piece.text))) ||
      (role === 'sign' && piece.text === '%') ||
      (role === 'number' && /^1\/\d$/.test(piece.text))
    )
      reading.markers.push({
        role: role === 'sign' || role === 'number' ? 'part' : role,
        start,
        end,
        sentence: sentenceOf[at]!,
        isOfKept: isKeeping,
      })
  }
  return reading
}

/** Citations behind a word that begins a reason, up to the next comma or verb. */
function findReasonCitations(
  pieces: readonly ActPiece[],
  citations: readonly ActCitation[],
): ReadonlySet<ActCitation> {
  const found = new Set<ActCitation>()
  let inReason = false
  let next = 0
  for (const piece of pieces) {
    if (piece.role === 'reasons') inReason = true
    else if (piece.role === 'sign' ? /[,;:.]/.test(piece.text) && !/[(]/.test(piece.text) : isVerb(piece))
      inReason = false
    while (next < citations.length && citations[next]!.start < piece.start) next++
    for (let same = next; same < citations.length && citations[same]!.start < piece.end; same++)
      if (inReason && piece.role === 'act') found.add(citations[same]!)
  }
  return found
}

/** Words that only say of what something is said; "a metade" is a part of whatever follows. */
const relation =
  /^(?:apenas|so|somente|tao|exclusiv|unic|quanto|em relacao|com relacao|relativ|no tocante|no que)/
const isRelation = ({ role, text }: ActPiece): boolean => role === 'part' && relation.test(text)

/** "Exclusivamente quanto ao imóvel desta matrícula": the whole of this property; "quanto ao R-10": which act. */
function isNeutral(pieces: readonly ActPiece[], at: number): boolean {
  if (!isRelation(pieces[at]!)) return false
  let next = at + 1
  while (
    next < pieces.length &&
    next - at < 6 &&
    (isRelation(pieces[next]!) || ['links', 'harmless'].includes(pieces[next]!.role))
  )
    next++
  const behind = pieces[next]?.role
  return (
    behind === 'own' ||
    (behind === 'act' && /^(?:quanto|em relacao|relativ)/.test(pieces[at]!.text) && next - at < 3)
  )
}

function readClause(
  pieces: readonly ActPiece[],
  at: number,
  role: Clause['role'],
  citations: readonly ActCitation[],
  sentenceOf: readonly number[],
  titleSentence: number,
  nested: Set<number>,
): Clause {
  const forward = readObjects(pieces, skipReason(pieces, at + 1), citations, nested)
  // "Cancelada a opção": what is not known is what ends, not what stands before.
  const isPassive = forward.objects.length === 0 && !/^[ao]s?$/.test(pieces[at + 1]?.text ?? '')
  const backward = isPassive ? readSubject(pieces, at, citations, sentenceOf) : null
  const objects = backward ?? forward.objects
  const until = Math.max(at, forward.until - 1)
  const span: ActPiece[] = []
  for (let next = at + 1; next < pieces.length && next < until + 20; next++) {
    if (pieces[next]!.endsSentence || (next > until && isVerb(pieces[next]!))) break
    span.push(pieces[next]!)
  }
  const others = span.find(
    piece => piece.role === 'others' || (role === 'keeps' && restWords.has(piece.text)),
  )
  return {
    role,
    start: pieces[at]!.start,
    end: pieces[until]!.end,
    objects,
    sentence: sentenceOf[at]!,
    verb: pieces[at]!.text,
    isOfOwn: isPassive && span.some(piece => piece.role === 'own'),
    others:
      others === undefined || span.some(piece => piece.role === 'own')
        ? null
        : /s(?: |$)|^area/.test(others.text)
          ? 'several'
          : 'one',
    isInTitle: sentenceOf[at]! <= titleSentence,
  }
}

/** "Cancela-se, por engano, a averbação nº 6": where the object begins behind a reason between commas. */
function skipReason(pieces: readonly ActPiece[], from: number): number {
  if (pieces[from]?.text !== ',') return from
  if (!['reasons', 'harmless', 'mistakes'].includes(pieces[from + 1]?.role ?? '')) return from
  for (let at = from + 1; at < pieces.length && at - from < 30; at++) {
    const piece = pieces[at]!
    if (piece.endsSentence || isVerb(piece)) return from
    if (piece.text === ',' && /^[ao]s?$/.test(pieces[at + 1]?.text ?? '')) return at + 1
  }
  return from
}

const newObject = (start: number): ClauseObject => ({
  head: null,
  kinds: [],
  citations: [],
  isRest: false,
  start,
})

/** Reads what stands behind a verb as its objects, up to what is none. */
function readObjects(
  pieces: readonly ActPiece[],
  from: number,
  citations: readonly ActCitation[],
  nested: Set<number> = new Set(),
): { objects: ClauseObject[]; until: number } {
  const objects: ClauseObject[] = []
  let current: ClauseObject | null = null
  let isNew = true
  let isRest = false
  let at = from
  for (; at < pieces.length; at++) {
    const piece = pieces[at]!
    if (piece.endsSentence) break
    if (at === from && piece.text === 'e' && pieces[at + 1]?.role !== 'ends') break
    // "Fica cancelada em parte a hipoteca."
    if ((piece.role === 'keeps' || piece.role === 'part') && objects.length === 0) continue
    if (piece.role === 'links' || restWords.has(piece.text)) {
      if (connectors.has(piece.text.split(' ')[0]!)) isNew = true
      if (restWords.has(piece.text)) isRest = true
      continue
    }
    if (piece.role === 'sign') {
      if (/[,(]/.test(piece.text)) isNew ||= piece.text === ','
      else if (!/[)"':-]/.test(piece.text)) break
      continue
    }
    if (piece.role === 'ends' && objects.length === 0 && at - from < 3) {
      if (isDouble(pieces, at)) continue
      // "Sem efeito o cancelamento da penhora": the end is what ends.
      if (!endedNoun.test(piece.text)) break
      objects.push((current = { ...newObject(piece.start), head: 'undone' }))
      nested.add(at)
      isNew = false
      continue
    }
    if (!objectRoles.includes(piece.role)) break
    if (piece.role === 'own' || piece.role === 'number') continue
    if (piece.role === 'act') {
      const cited = citations.filter(({ start }) => start >= piece.start && start < piece.end)
      if (current === null) objects.push((current = newObject(piece.start)))
      else if (isNew && current.citations.length > 0 && current.head !== null)
        objects.push((current = { ...newObject(piece.start), head: current.head, kinds: current.kinds }))
      current.citations.push(...cited)
      isNew = false
      continue
    }
    const isNoun =
      current === null || (isNew && piece.role !== 'acts') || (isNew && current.citations.length > 0)
    if (isNoun) {
      objects.push((current = newObject(piece.start)))
      current.isRest = isRest
    }
    isNew = false
    isRest = false
    addNoun(current!, piece)
  }
  return {
    objects: objects.filter(({ head, citations: cited }) => head !== null || cited.length > 0),
    until: at,
  }
}

const endedNoun = /^(?:cancelament|levantament|baixa|liberacao|extincao|desligament|exclusao)/

/** "Cancelada e sem efeito": one verb in two words. */
const isDouble = (pieces: readonly ActPiece[], at: number): boolean =>
  pieces[at - 1]?.text === 'e' || pieces[at - 1]?.role === 'ends'

/** The first noun decides; an act or a burden without a name takes the kind that follows it. */
function addNoun(object: ClauseObject, piece: ActPiece): void {
  const head =
    piece.role === 'kind'
      ? 'kind'
      : piece.role === 'acts'
        ? 'act'
        : piece.role === 'papers'
          ? 'paper'
          : piece.role === 'undone'
            ? 'undone'
            : 'generic'
  if (object.head === null || object.head === 'act' || (object.head === 'generic' && head === 'kind'))
    object.head = head
  if (piece.kind !== null && object.head === 'kind') object.kinds.push(piece.kind)
}

/** "A hipoteca do R-2 fica cancelada": what stands before a verb, back to the sentence's begin or the verb before. */
function readSubject(
  pieces: readonly ActPiece[],
  at: number,
  citations: readonly ActCitation[],
  sentenceOf: readonly number[],
): ClauseObject[] {
  let begin = at
  while (
    begin > 0 &&
    sentenceOf[begin - 1] === sentenceOf[at] &&
    !isVerb(pieces[begin - 1]!) &&
    at - begin < 40
  )
    begin--
  let from = at
  let inReason = false
  for (let index = begin; index < at; index++) {
    const { role, text } = pieces[index]!
    if (role === 'reasons') inReason = true
    else if (role === 'sign' && /[,:]/.test(text)) inReason = false
    else if (!inReason && objectRoles.includes(role) && role !== 'own' && role !== 'number') {
      const { objects, until } = readObjects(pieces, index, citations)
      if (objects.length > 0 && until <= at) {
        from = index
        index = until
      }
    }
  }
  return from === at ? [] : readObjects(pieces, from, citations).objects
}

/** Whether an act says of an act before it that it goes on. */
export const isKept = ({ clauses }: ActReading, index: number): boolean =>
  clauses.some(
    ({ role, objects }) =>
      role === 'keeps' && objects.some(({ citations }) => citations.some(cited => cited.index === index)),
  )
