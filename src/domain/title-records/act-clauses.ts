import { type ActCitation, findNamedActs } from './cited-acts.ts'
import { findActTitle, skipHeadNoise } from './act-title.ts'
import { type ActPiece, findPieces, isVerb, type PieceRole, readActTokens } from './act-pieces.ts'
import {
  type ClauseObject,
  readObjects,
  readSubject,
  restWords,
  skipBareReason,
  skipReason,
} from './clause-objects.ts'
import type { WordRange } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** A verb of an act with what it acts on. */
export interface Clause {
  role: 'ends' | 'keeps' | 'restores'
  start: number
  end: number
  objects: ClauseObject[]
  sentence: number
  verb: string
  /** Whether its verb says that something is done: "fica cancelada", "cancelo"; not "o cancelamento", "cancelar". */
  isDone: boolean
  /** Whether it says of this property itself that it stays as it is. */
  isOfOwn: boolean
  /** Whether its words name this property. */
  spansOwn: boolean
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
  /** Whether it stands in a reason, or in a part of the sentence before the one that says what is done. */
  aside: 'reason' | 'preamble' | null
}

export interface ActReading {
  clauses: Clause[]
  markers: Marker[]
  citations: ActCitation[]
  /** Citations that only tell a reason or a source. */
  reasonCitations: ReadonlySet<ActCitation>
  /** Sentences that name a burden, an act, this property or another. */
  namingSentences: ReadonlySet<number>
  /** The words of a sentence of the act. */
  wordsOf(body: string, sentence: number): string
}

const readings = new WeakMap<ReadTitleAct, ActReading>()

/** Words that an act of few words can do without; it is read only where it speaks of an end or of a return. */
const speaksOfEnds =
  /cancel|levant|liber|baix|desconstit|efeito|exti[nt]|desoner|deslig|renunc|revog|insubs|desfaz|exclu|peremp|anul|nul[oai]|distrat|desbloq|caduc|invalid|livre|canc\b|restabel|revigor|repristin|reativ|consolid|retific|suspen|engano|equivoc|erro|fals|reform|cassad|volta|remid|desgrav|desembar|permanec|subsist|mant[ie]|continua|remanesc|prossegu|prevalec|deix\w+ de|\bcess(?:a|ou)|resolvid|resolveu|se resolve|desobrig|desvinc|expurg|riscad|retira[dn]|desaparec|abri\w+ mao|\bremi[ur]|perdeu|por find|(?:fim|termo) a|relaxa?|desfa[cz]|desfiz|exting|exaur|remind|rescind|resili|exoner|despoj|sem mais|retira|findou|findaram|suprimi|desafeta|desimped/

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
        namingSentences: new Set<number>(),
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
const namingRoles: readonly PieceRole[] = ['kind', 'generic', 'act', 'own', 'others']

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
  const inReason = findReasons(pieces)
  const titleSentence = titleAt < 0 ? -1 : (sentenceOf[pieces.findIndex(({ end }) => end > titleAt)] ?? 0)
  const clauses: Clause[] = []
  const nested = new Set<number>()
  const mainStarts = new Map<number, number>()
  for (const [at, { role }] of pieces.entries()) {
    if (nested.has(at) || (role === 'keeps' && pieces[at - 1]?.role === 'keeps')) continue
    if (role !== 'ends' && role !== 'keeps' && role !== 'restores') continue
    if (isOfUndoneOrder(pieces, at)) {
      for (const object of clauses.at(-1)?.objects ?? []) object.head = 'undone'
      continue
    }
    const clause = readClause(pieces, at, role, citations, sentenceOf, titleSentence, nested)
    clauses.push(clause)
    if (role === 'ends' && clause.isDone && !mainStarts.has(clause.sentence))
      mainStarts.set(clause.sentence, findMainStart(pieces, at, clause))
  }
  const done = new Set(
    clauses.flatMap(({ isDone: is, objects, sentence: of }) =>
      is && objects.some(({ head }) => head !== 'paper') ? [of] : [],
    ),
  )
  return {
    clauses,
    markers: findMarkers(pieces, sentenceOf, clauses.some(freesOwn), (at, piece) => {
      const main = mainStarts.get(sentenceOf[at]!)
      return main !== undefined && piece.end <= main ? 'preamble' : inReason[at]! ? 'reason' : null
    }).concat(
      pieces.flatMap((piece, at) =>
        isNameOfPaper(pieces, at) && sentenceOf[at]! > titleSentence && !done.has(sentenceOf[at]!)
          ? [{ ...piece, role: 'unknown', sentence: sentenceOf[at]!, isOfKept: false, aside: null }]
          : [],
      ),
    ),
    citations: [...citations],
    namingSentences: new Set(
      pieces.flatMap(({ role }, at) => (namingRoles.includes(role) ? [sentenceOf[at]!] : [])),
    ),
    reasonCitations: findReasonCitations(pieces, citations, inReason),
    wordsOf: (body, at) => body.slice(sentenceStarts[at], sentenceStarts[at + 1]),
  }
}

/** "Revogada a ordem que liberou a indisponibilidade": what ends is the order to end it. */
function isOfUndoneOrder(pieces: readonly ActPiece[], at: number): boolean {
  const noun = /^que(?: |$)/.test(pieces[at - 1]?.text ?? '') ? at - 2 : -1
  if (
    !/^(?:orde[mn]|decis|sentenca|despacho|mandado|ato$|acordao|liminar|tutela)/.test(
      pieces[noun]?.text ?? '',
    )
  )
    return false
  for (let back = noun - 1; back >= Math.max(0, noun - 3) && !pieces[back]!.endsSentence; back--)
    if (pieces[back]!.role === 'ends') return true
  return false
}

/** "Desligando da garantia a unidade objeto desta matrícula": what is called a partial release frees this property. */
const freesOwn = ({ role, verb, spansOwn }: Clause): boolean =>
  role === 'ends' && spansOwn && /deslig|liber|exclu|desvinc|desobrig|retir/.test(verb)

function findMarkers(
  pieces: readonly ActPiece[],
  sentenceOf: readonly number[],
  freesThis: boolean,
  findAside: (at: number, piece: ActPiece) => Marker['aside'],
): Marker[] {
  const markers: Marker[] = []
  const isOfWhole = freesThis || pieces.some((piece, at) => piece.role === 'part' && isNeutral(pieces, at))
  let isOfKept = false
  for (const [at, piece] of pieces.entries()) {
    const { role, start, end } = piece
    const sentence = sentenceOf[at]!
    if (sentence !== sentenceOf[at - 1] || role === 'ends') isOfKept = false
    else if (role === 'keeps') isOfKept = true
    if (piece.isDamaged) markers.push({ role: 'unknown', start, end, sentence, isOfKept, aside: null })
    const isShare =
      (role === 'sign' && piece.text === '%') || (role === 'number' && /^1\/\d$/.test(piece.text))
    if (
      isShare ||
      (markerRoles.includes(role) &&
        !isNeutral(pieces, at) &&
        !(isOfWhole && /^parcia(?:l|is)$/.test(piece.text)))
    )
      markers.push({
        role: isShare ? 'part' : role,
        start,
        end,
        sentence,
        isOfKept,
        aside: findAside(at, piece),
      })
  }
  return markers
}

const helpingVerb = /(?:^| )(?:fica|ficam|ficando|ficou|ficaram|foi|foram|restou|restaram|tornando)$/
/** What the registrar does: "procede-se ao cancelamento", "faço a baixa". */
const performingVerb =
  /(?:^| )(?:procede|procedo|procedi|faco|averbo|averba|efetuo|promovo|declarad[oa]|declaro)$/
const maxWordsBetween = 8
const doneVerb =
  /^(?:cancela|cancelam|cancelo|cancelei|cancelou|cancelaram|levanta|levanto|levantei|levantou|baixou|libera|liberou|liberaram|dou baixa|se cancela|se extingue|desoner(?:a|ou|aram)|renunci(?:ou|aram)|distrat(?:ou|aram)|revog(?:a|ou)|nao mais .*|deix.*|cess(?:a|am|ou|aram|ando)|resolveu|se resolve|desobrigou|exting.*|abri.*|remi(?:u|ram|ndo)|perdeu .*|deram .*|dou por .*|p(?:useram|os|oe) .*|(?:tendo|havendo) cessad.*|relaxou|deslig(?:a|ou|aram)|exoner(?:ou|aram) .*|despoj(?:ou|aram)|rescindi(?:u|ram)|resiliram|find(?:ou|aram)|se exaur.*|se resolveu)$/

/** What a court orders: "que se desfaçam o R-5 e a AV-6, o que neste ato se efetiva". */
const orderedVerb = /^(?:(?:para )?que )?se (?:desfac|exting|cancele|baixe|levante)/
const carriesOut = /^(?:o )?(?:que )?(?:ora|neste ato|assim) se (?:cumpre|efetiva|faz)/

function isCarriedOut(pieces: readonly ActPiece[], at: number): boolean {
  for (let next = at + 1; next < pieces.length && !pieces[next]!.endsSentence; next++)
    if (carriesOut.test(pieces[next]!.text)) return true
  return false
}

/** Where the comma stands that begins a reason which a comma ends: "averba-se, a requerimento da credora, a baixa". */
function findReasonBefore(pieces: readonly ActPiece[], comma: number): number {
  for (let back = comma - 1; back > 0 && comma - back <= 24; back--) {
    const piece = pieces[back]!
    if (piece.endsSentence || isVerb(piece) || piece.role === 'refuses' || piece.role === 'conditions')
      return -1
    if (piece.text === ',' && pieces[back + 1]!.role === 'reasons') return back
  }
  return -1
}

function isDone(pieces: readonly ActPiece[], at: number): boolean {
  if (doneVerb.test(pieces[at]!.text)) return true
  if (orderedVerb.test(pieces[at]!.text)) return isCarriedOut(pieces, at)
  const isNoun = /(?:mento|mentos|[cs]ao|[cs]oes|\bbaixa)$/.test(pieces[at]!.text)
  for (let back = at - 1; back >= 0 && at - back <= maxWordsBetween; back--) {
    const { role, text, endsSentence } = pieces[back]!
    if (endsSentence) return false
    const reason = isNoun && text === ',' ? findReasonBefore(pieces, back) : -1
    if (reason >= 0) {
      back = reason
      continue
    }
    if ((isNoun ? performingVerb : helpingVerb).test(text)) return true
    if (isNoun ? role !== 'links' && role !== 'harmless' : role === 'keeps' || role === 'restores')
      return false
  }
  return false
}

/** "O instrumento de baixa", "o protocolo do cancelamento": a paper's name, which ends nothing. */
function isNameOfPaper(pieces: readonly ActPiece[], at: number): boolean {
  const { role, text } = pieces[at]!
  if (role !== 'ends') return false
  const before = /^d[ae] baixa$/.test(text)
    ? at - 1
    : /^d[aeo]$/.test(pieces[at - 1]?.text ?? '')
      ? at - 2
      : -1
  return (
    pieces[before]?.role === 'papers' ||
    /^(?:autorizac|anuencia|ordem|ordens|pedido)/.test(pieces[before]?.text ?? '')
  )
}

/** Where the part of a sentence begins that says what is done: behind the comma before its verb and its subject. */
function findMainStart(pieces: readonly ActPiece[], at: number, { start, objects }: Clause): number {
  const from = Math.min(start, ...objects.map(object => object.start))
  for (let back = at - 1; back >= 0 && !pieces[back]!.endsSentence; back--) {
    const piece = pieces[back]!
    if (piece.end <= from && piece.text === ',') return piece.end
  }
  return 0
}

/**
 * Whether each piece stands behind a word that begins a reason, up to the next comma or verb. What leads to "o
 * cancelamento" is no reason: "ofício pelo qual se consulta sobre o cancelamento".
 */
function findReasons(pieces: readonly ActPiece[]): boolean[] {
  const found: boolean[] = []
  let inReason = false
  let segment = 0
  for (const [at, piece] of pieces.entries()) {
    const isSign = piece.role === 'sign' && /[,;:.]/.test(piece.text)
    if (isVerb(piece) && !isDone(pieces, at)) found.fill(false, segment, at)
    if (isSign || isVerb(piece)) segment = at
    if (piece.role === 'reasons') inReason = true
    else if (isSign || isVerb(piece)) inReason = false
    found.push(inReason)
  }
  return found
}

function findReasonCitations(
  pieces: readonly ActPiece[],
  citations: readonly ActCitation[],
  inReason: readonly boolean[],
): ReadonlySet<ActCitation> {
  const found = new Set<ActCitation>()
  let next = 0
  for (const [at, piece] of pieces.entries()) {
    while (next < citations.length && citations[next]!.start < piece.start) next++
    for (let same = next; same < citations.length && citations[same]!.start < piece.end; same++)
      if (inReason[at]!) found.add(citations[same]!)
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
  const rest = pieces.slice(at + 1, at + 7)
  const found = rest.findIndex(piece => !isRelation(piece) && !['links', 'harmless'].includes(piece.role))
  const behind = rest[found]?.role
  return (
    behind === 'own' || (behind === 'act' && /quanto|em relacao|relativ/.test(pieces[at]!.text) && found < 2)
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
  const behind =
    isPassive && backward!.length === 0
      ? readObjects(pieces, skipBareReason(pieces, at + 1), citations, nested)
      : null
  const { objects: ahead, until: readUntil } = behind ?? forward
  const objects = backward === null || backward.length === 0 ? ahead : backward
  const until = Math.max(at, readUntil - 1)
  const span: ActPiece[] = []
  for (let next = at + 1; next < pieces.length && next < until + 20; next++) {
    if (pieces[next]!.endsSentence || (next > until && isVerb(pieces[next]!))) break
    span.push(pieces[next]!)
  }
  const others = span.find(
    piece => piece.role === 'others' || (role === 'keeps' && restWords.has(piece.text)),
  )
  const spansOwn = span.some(piece => piece.role === 'own')
  return {
    role,
    start: pieces[at]!.start,
    end: pieces[until]!.end,
    objects,
    sentence: sentenceOf[at]!,
    verb: pieces[at]!.text,
    isDone: isDone(pieces, at),
    isOfOwn: isPassive && spansOwn,
    spansOwn,
    others: others === undefined || spansOwn ? null : /s(?: |$)|^area/.test(others.text) ? 'several' : 'one',
    isInTitle: sentenceOf[at]! <= titleSentence,
  }
}

/** Whether an act says of an act before it that it goes on. */
export const isKept = ({ clauses }: ActReading, index: number): boolean =>
  clauses.some(
    ({ role, objects }) =>
      role === 'keeps' && objects.some(({ citations }) => citations.some(cited => cited.index === index)),
  )
