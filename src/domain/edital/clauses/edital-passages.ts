import { findSentenceEnds } from './sentence-boundaries.ts'
import type { TextRange } from './clause-excerpt.ts'
import { buildPassageKey } from './passage-key.ts'
import {
  beginsItem,
  bulletPattern,
  findRepeatedHeadings,
  letteredPattern,
  type TextLine,
  splitLines,
} from './edital-lines.ts'

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

/** Splits the text into its sentences and list items. Takes linear time. */
export function splitPassages(text: string): EditalPassage[] {
  const lines = splitLines(text)
  const headings = findRepeatedHeadings(lines)
  const passages: EditalPassage[] = []
  let pieces: TextLine[] = []
  let before: TextLine | null = null
  let blank = false
  const scope: Scope = { head: '', headPieces: [], mark: '', options: null }

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
    if (before !== null && beginsItem(line, before, blank)) close()
    pieces.push(line)
    before = line
    blank = false
  }
  close()
  return passages
}

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
