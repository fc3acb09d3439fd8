import type { TextRange } from './clause-excerpt.ts'
import { buildPassageKey } from './passage-key.ts'

/** A line without surrounding white space. */
interface TextLine {
  start: number
  end: number
  text: string
}

/** Maximum number of characters of a line or a sentence; longer ones are cut. */
const maxLineLength = 1_200

const upper = 'A-ZÀ-ÖØ-Þ'
const bulletPattern = /^[▪•●◦■·*–—‣\uE000-\uF8FF]/
const numbered = new RegExp(
  `^(?:\\d{1,3}(?:\\.\\d{1,3}){1,5}\\.?(?=[ \\t]*[${upper}“"'(\\[])|\\d{1,3}(?:\\.\\d{1,3}){0,5}\\.[ \\t]+(?=\\p{L})|\\d{1,2}[ \\t]*[)–-][ \\t]+(?=\\p{L})|\\d{1,2}[ \\t]+(?=[${upper}]{2}))`,
  'u',
)
const letteredPattern = /^(?:[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[ \t]*[).](?=[ \t])|^[IVX]{1,5}[ \t]*[–-][ \t]/
/** Begins an item only when the line before has ended. */
const weakItemPattern =
  /^(?:Par[áa]grafo|PAR[ÁA]GRAFO|Cl[áa]usula|CL[ÁA]USULA|Art(?:igo|\.)[ \t]*\d|ART(?:IGO|\.)|§|-[ \t])/
/** A field of a form: its name in capitals, then a colon. */
const labelPattern = new RegExp(`^[${upper}][${upper}\\d ºª°./()–-]{2,70}: `)
const capital = new RegExp(`^[${upper}“"]`)
const ended = /[.;:!?]["”)]?$/
const digits = /\d/g

/** Whether a line begins a new item. */
function beginsItem({ text }: TextLine, { text: before }: TextLine, blank: boolean): boolean {
  if (bulletPattern.test(text) || numbered.test(text) || letteredPattern.test(text)) return true
  if (labelPattern.test(text)) return true
  const finished = ended.test(before)
  if (weakItemPattern.test(text) && (finished || blank)) return true
  if (/[;:]$/.test(before)) return true
  // A blank line within a sentence ends a page or a line, not the sentence.
  if (blank && !(/[\p{Ll},-]$/u.test(before) && /^[\p{Ll}(]/u.test(text))) return true
  return finished ? text.length > 0 && capital.test(text) : isTitle(before) && /\p{Ll}/u.test(text)
}

const isTitle = (line: string): boolean =>
  /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && line.length < 80

function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    for (let from = start; from < end || from === start; from += maxLineLength) {
      const to = Math.min(end, from + maxLineLength)
      const line = text.slice(from, to)
      const lead = line.length - line.trimStart().length
      lines.push({ start: from + lead, end: from + Math.max(lead, line.trimEnd().length), text: line.trim() })
    }
    start = end + 1
  }
  return lines
}

/** Finds the lines that repeat at the edge of every page, and page numbers. */
function findRepeatedHeadings(lines: readonly TextLine[]): Set<number> {
  const shape = ({ text }: TextLine): string => text.replace(digits, '9').replace(/9+/g, '9')
  const times = new Map<string, number>()
  for (const line of lines)
    if (line.text.length < 120) times.set(shape(line), (times.get(shape(line)) ?? 0) + 1)
  const found = new Set<number>()
  const bare = (index: number): boolean => (lines[index]?.text ?? '') === '' || found.has(index)
  for (const [index, line] of lines.entries()) {
    if (line.text === '') continue
    const page = /^(?:p[áa]g(?:ina|\.)?[ \t]*)?\d{1,4}(?:[ \t]*(?:de|\/)[ \t]*\d{1,4})?$/i.test(line.text)
    const again = line.text.length > 7 && (times.get(shape(line)) ?? 0) > 2 && !ended.test(line.text)
    if ((page || again) && (bare(index - 1) || bare(index + 1)) && !bulletPattern.test(line.text))
      found.add(index)
  }
  return found
}

const abbreviations =
  /(?:^|[^\p{L}])(?:arts?|n[ºo°]?|nr|inc|incs|dr|dra|sr|sra|srs|ltda|av|al|apto?|bl|qd|lt|fls?|p[aá]g|p[aá]gs|cap|obs|ref|tel|tels|exmo|exma|reg|mat|matr|c[oó]d|jd|pq|km|v|pr[óo]x|ed|res|cond|ex|i\.e|p|\p{L})$/iu
const stop = /[.!?]["”)]?\s+|[;,:]\s+(?:e\s+)?(?=(?:[a-h]|i{1,3}|iv|vi{0,3}|ix|x)\)\s)|\s+(?=[▪•●])/g

/** Finds the positions in an item at which its sentences end. */
function findSentenceEnds(item: string): number[] {
  const found: number[] = []
  const small = !/\p{Lu}\p{Ll}|\p{Lu}{4}/u.test(item)
  let last = 0
  for (const match of item.matchAll(stop)) {
    const at = match.index + match[0].length
    if (match[0].startsWith('.')) {
      const next = item.charAt(at)
      if (!small && !/[\p{Lu}“"(\d]/u.test(next)) continue
      if (/\d/.test(next) && !/^\d{1,2}(?:\.\d|[.)] +\p{Lu})/u.test(item.slice(at, at + 8))) continue
      const word = item.slice(Math.max(last, match.index - 12), match.index)
      if (abbreviations.test(word)) continue
      // The number at the beginning of an item.
      if (match.index - last < 12 && /^\s*[\d.]*$/.test(item.slice(last, match.index))) continue
    }
    found.push(at)
    last = at
  }
  let from = 0
  const capped: number[] = []
  for (const at of [...found, item.length]) {
    while (at - from > maxLineLength) {
      const space = item.lastIndexOf(' ', from + maxLineLength)
      from = space > from ? space : from + maxLineLength
      capped.push(from)
    }
    if (at < item.length) capped.push(at)
    from = at
  }
  return capped
}

export interface EditalPassage {
  /** Its ranges in the text; more than one when a page heading interrupts it. */
  pieces: TextRange[]
  /** Its text as `buildPassageKey` returns it. */
  key: string
  /**
   * The introduction of the list it is an item of ("São responsabilidade do comprador:"), as key; `''` without one.
   */
  head: string
  /** Ranges of that introduction in the text. */
  headPieces: readonly TextRange[]
  /** Whether it is one of several rules among which the listing chooses. */
  option: boolean
}

/**
 * Splits the text into its sentences and list items. Takes linear time.
 * @param breaks positions, in order, over which no passage reaches: where a property of the edital begins or ends
 */
export function splitPassages(text: string, breaks: readonly number[] = []): EditalPassage[] {
  const lines = splitLines(text)
  const headings = findRepeatedHeadings(lines)
  const passages: EditalPassage[] = []
  let pieces: TextLine[] = []
  let before: TextLine | null = null
  let blank = false
  let scope: Scope = emptyScope()
  let passed = 0

  const close = (): void => {
    if (pieces.length > 0) passages.push(...sentencesOf(text, pieces, scope))
    pieces = []
  }
  for (const [index, line] of lines.entries()) {
    if (headings.has(index)) continue
    if (line.text === '') {
      blank = true
      continue
    }
    let isBreak = false
    while ((breaks[passed] ?? Infinity) <= line.start) {
      passed += 1
      isBreak = true
    }
    if (isBreak) {
      close()
      scope = emptyScope()
    } else if (before !== null && beginsItem(line, before, blank)) close()
    pieces.push(line)
    before = line
    blank = false
  }
  close()
  return passages
}

const emptyScope = (): Scope => ({ head: '', headPieces: [], mark: '', options: null })

interface Scope {
  head: string
  headPieces: readonly TextRange[]
  mark: string
  /** Number of the item under which items are rules to choose from. */
  options: string | null
}

/** A question about the text, put before or after it, which is not part of it. */
export const readerQuestionPattern =
  /^(?:por favor,? |pode |voce pode )?(?:me )?(?:explique|explica|explicar|resuma|resumir|analise|analisar|aponte|liste|responda|diga|ajude)\b/

/** Shorter passages (characters) contain no rule. */
const minPassageLength = 8

/** The end of an introduction that leaves the choice to the listing. */
const listingChoicePattern = /\b(?:podendo ser|conforme segue):$/

/** Cuts an item into its sentences; keeps the introduction of its list in `scope`. */
function sentencesOf(text: string, lines: readonly TextLine[], scope: Scope): EditalPassage[] {
  const pieces = joinedPieces(text, lines)
  const [first] = lines
  const mark = /^\d{1,3}(?:\.\d{1,3})*/.exec(first?.text ?? '')?.[0] ?? ''
  const small =
    bulletPattern.test(first?.text ?? '') ||
    letteredPattern.test(first?.text ?? '') ||
    /^-\s/.test(first?.text ?? '')
  const within =
    scope.head !== '' && (small || (mark !== '' && mark.startsWith(`${scope.mark}.`) && scope.mark !== ''))
  if (!within) {
    scope.head = ''
    scope.headPieces = []
  }
  if (
    mark !== '' &&
    scope.options !== null &&
    (scope.options === '' || !`${mark}.`.startsWith(`${scope.options}.`))
  )
    scope.options = null
  const option = scope.options !== null

  const passages: EditalPassage[] = []
  const cuts: TextRange[][] = []
  let current: TextRange[] = []
  for (const piece of pieces) {
    let start = piece.start
    for (const at of findSentenceEnds(text.slice(piece.start, piece.end))) {
      current.push({ start, end: piece.start + at })
      cuts.push(current)
      current = []
      start = piece.start + at
    }
    current.push({ start, end: piece.end })
  }
  cuts.push(current)
  let inner = ''
  let innerPieces: readonly TextRange[] = []
  for (const cut of cuts) {
    const whole = cut.map(piece => trimmed(text, piece)).filter(({ start, end }) => end > start)
    if (whole.reduce((sum, { start, end }) => sum + end - start, 0) < minPassageLength) continue
    const key = buildPassageKey(whole.map(({ start, end }) => text.slice(start, end)).join('\n'))
    const own = inner !== '' && /^(?:[a-h]|[ivx]{1,4})\)/.test(key)
    passages.push({
      pieces: whole,
      key,
      head: own ? inner : scope.head,
      headPieces: own ? innerPieces : scope.headPieces,
      option,
    })
    if (own) continue
    inner = key.endsWith(':') && key.length < 400 ? key : ''
    innerPieces = whole
  }
  const last = passages.at(-1)
  if (last !== undefined && mark !== '' && listingChoicePattern.test(last.key)) {
    // "Conforme segue" refers to the items after it, "podendo ser" only to the list below it.
    scope.options = last.key.endsWith('segue:') ? mark.replace(/\.\d+$/, '') : ''
  }
  if (
    last !== undefined &&
    last.key.endsWith(':') &&
    last.key.length < 400 &&
    !readerQuestionPattern.test(last.key)
  ) {
    if (!(within && small)) {
      scope.head = last.key
      scope.headPieces = last.pieces
    }
    if (!small) scope.mark = mark
  }
  return passages
}

/** Joins consecutive lines into one range. */
function joinedPieces(text: string, lines: readonly TextLine[]): TextRange[] {
  const pieces: TextRange[] = []
  for (const { start, end } of lines) {
    const last = pieces.at(-1)
    if (
      last !== undefined &&
      /^\s*$/.test(text.slice(last.end, Math.min(start, last.end + 200))) &&
      start - last.end < 200
    )
      last.end = end
    else pieces.push({ start, end })
  }
  return pieces
}

function trimmed(text: string, { start, end }: TextRange): TextRange {
  const piece = text.slice(start, end)
  const lead = piece.length - piece.trimStart().length
  return { start: start + lead, end: Math.max(start + lead, start + piece.trimEnd().length) }
}
