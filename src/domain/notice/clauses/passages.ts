import { boundaries } from './boundaries.ts'
import type { Piece } from './excerpt.ts'
import { keyOf } from './key.ts'
import { begins, bullet, headingsOf, lettered, type Line, linesOf } from './lines.ts'

export interface Passage {
  /** Where it is in the text; in more pieces than one where the heading of a page stands in between. */
  pieces: Piece[]
  /** What it says, as `keyOf` gives it. */
  key: string
  /** What the list it is an item of begins with ("São responsabilidade do comprador:"), as key; `''` without one. */
  head: string
  /** Where that stands in the text. */
  headPieces: readonly Piece[]
  /** One of several rules, of which the listing says which one holds. */
  option: boolean
}

/** The text as its sentences and items of lists. Linear in its length. */
export function passagesOf(text: string): Passage[] {
  const lines = linesOf(text)
  const headings = headingsOf(lines)
  const passages: Passage[] = []
  let pieces: Line[] = []
  let before: Line | null = null
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
    if (before !== null && begins(line, before, blank)) close()
    pieces.push(line)
    before = line
    blank = false
  }
  close()
  return passages
}

interface Scope {
  head: string
  headPieces: readonly Piece[]
  mark: string
  /** Number under which items are rules to choose from. */
  options: string | null
}

/** What somebody asks about the text, put before or after it, is not of the text. */
export const asking =
  /^(?:por favor,? |pode |voce pode )?(?:me )?(?:explique|explica|explicar|resuma|resumir|analise|analisar|aponte|liste|responda|diga|ajude)\b/

/** Characters below which nothing is ruled. */
const shortest = 8

/** Ends what leaves the choice to the listing. */
const choice = /\b(?:podendo ser|conforme segue):$/

/** Cuts an item into its sentences; keeps in `scope` what the list begins with. */
function sentencesOf(text: string, lines: readonly Line[], scope: Scope): Passage[] {
  const pieces = joinedPieces(text, lines)
  const [first] = lines
  const mark = /^\d{1,3}(?:\.\d{1,3})*/.exec(first?.text ?? '')?.[0] ?? ''
  const small =
    bullet.test(first?.text ?? '') || lettered.test(first?.text ?? '') || /^-\s/.test(first?.text ?? '')
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

  const passages: Passage[] = []
  const cuts: Piece[][] = []
  let current: Piece[] = []
  for (const piece of pieces) {
    let start = piece.start
    for (const at of boundaries(text.slice(piece.start, piece.end))) {
      current.push({ start, end: piece.start + at })
      cuts.push(current)
      current = []
      start = piece.start + at
    }
    current.push({ start, end: piece.end })
  }
  cuts.push(current)
  let inner = ''
  let innerPieces: readonly Piece[] = []
  for (const cut of cuts) {
    const whole = cut.map(piece => trimmed(text, piece)).filter(({ start, end }) => end > start)
    if (whole.reduce((sum, { start, end }) => sum + end - start, 0) < shortest) continue
    const key = keyOf(whole.map(({ start, end }) => text.slice(start, end)).join('\n'))
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
  if (last !== undefined && mark !== '' && choice.test(last.key)) {
    // "Conforme segue" speaks of the items after it, "podendo ser" of what is listed under it alone.
    scope.options = last.key.endsWith('segue:') ? mark.replace(/\.\d+$/, '') : ''
  }
  if (last !== undefined && last.key.endsWith(':') && last.key.length < 400 && !asking.test(last.key)) {
    if (!(within && small)) {
      scope.head = last.key
      scope.headPieces = last.pieces
    }
    if (!small) scope.mark = mark
  }
  return passages
}

/** Lines that follow each other are one piece. */
function joinedPieces(text: string, lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = []
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

function trimmed(text: string, { start, end }: Piece): Piece {
  const piece = text.slice(start, end)
  const lead = piece.length - piece.trimStart().length
  return { start: start + lead, end: Math.max(start + lead, start + piece.trimEnd().length) }
}
