import { type ClauseRole, clauseTable, kindPhrases } from './clause-table.ts'
import type { ActToken } from './act-tokens.ts'
import { harmlessPhrases } from './harmless-words.ts'
import type { TitleBurdenKind } from './title-burdens.ts'

/** What a piece of an act's words is: a row of the table, a kind of burden, an act before it, or harmless. */
export type PieceRole = ClauseRole | 'kind' | 'act' | 'number' | 'harmless' | 'name' | 'sign' | 'unknown'

export interface ActPiece {
  role: PieceRole
  /** Of a kind of burden. */
  kind: TitleBurdenKind | null
  text: string
  start: number
  end: number
  endsSentence: boolean
  /** Whether a letter of it was not recognized. */
  isDamaged: boolean
}

interface Phrase {
  role: PieceRole
  kind: TitleBurdenKind | null
  words: readonly (readonly string[])[]
  /** Longer phrases win, of those as long the one with fewer endings left open. */
  weight: number
}

/** Phrases by their first word, or by the first three letters of one whose ending is open. */
const phrases = new Map<string, Phrase[]>()

function addPhrases(role: PieceRole, kind: TitleBurdenKind | null, source: string): void {
  for (const written of source.split('|')) {
    const words = written
      .trim()
      .split(/\s+/)
      .map(word => word.split('/'))
    const letters = words.flat().join('').length
    const open = words.flat().filter(word => word.endsWith('*')).length
    const phrase = { role, kind, words, weight: words.length * 1_000 + letters - open * 40 }
    for (const first of words[0]!) {
      const key = first.endsWith('*') ? `${first.slice(0, 3)}*` : first
      const same = phrases.get(key)
      if (same === undefined) phrases.set(key, [phrase])
      else same.push(phrase)
    }
  }
}

for (const [role, source] of Object.entries(clauseTable)) addPhrases(role as ClauseRole, null, source)
for (const [kind, source] of Object.entries(kindPhrases)) addPhrases('kind', kind as TitleBurdenKind, source)
addPhrases('harmless', null, harmlessPhrases)

const matches = (token: ActToken | undefined, choice: readonly string[]): boolean =>
  token !== undefined &&
  choice.some(word =>
    word === '#'
      ? token.kind === 'number'
      : token.kind === 'word' &&
        (word.endsWith('*') ? token.text.startsWith(word.slice(0, -1)) : token.text === word),
  )

/** The best phrase that begins at a token. */
function findPhrase(tokens: readonly ActToken[], at: number): Phrase | null {
  const { text } = tokens[at]!
  let best: Phrase | null = null
  for (const key of [text, `${text.slice(0, 3)}*`])
    for (const phrase of phrases.get(key) ?? [])
      if (
        (best === null || phrase.weight > best.weight) &&
        phrase.words.every((choice, offset) => matches(tokens[at + offset], choice))
      )
        best = phrase
  return best
}

/** "Canceiada", "cancclamento": one letter was not recognized. */
const damagedEnd =
  /^(?:[^c]ancelad|c[^a]ncelad|ca[^n]celad|can[^c]elad|canc[^e]lad|cance[^l]ad|cancel[^a]d|[^c]ancelam|c[^a]ncelam|ca[^n]celam|can[^c]elam|canc[^e]lam|cance[^l]am|cancel[^a]m)/
const isDamagedEnd = (text: string): boolean => text.length > 7 && damagedEnd.test(text)

/** Reads an act's tokens as pieces, the longest phrase of the tables in each place; takes linear time. */
export function findPieces(tokens: readonly ActToken[]): ActPiece[] {
  const pieces: ActPiece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const { text, start, endsSentence } = token
    const phrase = token.kind === 'word' ? findPhrase(tokens, at) : null
    const length = phrase?.words.length ?? 1
    const end = tokens[at + length - 1]!.end
    const other: PieceRole = isDamagedEnd(text)
      ? 'ends'
      : token.kind !== 'word'
        ? token.kind
        : token.isName
          ? 'name'
          : text.length <= 2
            ? 'harmless'
            : 'unknown'
    // A name may be written as a word of the tables: "Bento Prova", "Vila Parte".
    pieces.push({
      role: phrase?.role ?? other,
      kind: phrase?.kind ?? null,
      text,
      start,
      end,
      endsSentence,
      isDamaged: phrase === null && other === 'ends',
    })
    at += length
  }
  markTowns(pieces)
  markCompanies(pieces)
  return pieces
}

/** Whether a piece says that something ends, goes on or comes back. */
export const isVerb = ({ role }: ActPiece): boolean =>
  role === 'ends' || role === 'keeps' || role === 'restores'

const companyEnds = new Set(['ltda', 'sa', 'eireli', 'epp', 'cnpj'])

/** "BANCO TESTE S.A.", in an act of capitals: its words are a name. */
function markCompanies(pieces: readonly ActPiece[]): void {
  for (const [at, { text }] of pieces.entries()) {
    const isEnd =
      companyEnds.has(text) ||
      (text === 's' && (pieces[at + 1]?.text === 'a' || pieces[at + 2]?.text === 'a'))
    if (!isEnd) continue
    for (let back = at - 1; back >= 0 && at - back < 9; back--) {
      const piece = pieces[back]!
      if (piece.role === 'unknown') piece.role = 'name'
      else if (piece.endsSentence || isVerb(piece) || piece.role === 'reasons' || piece.text === ',') break
    }
  }
}

/** "Vila Nova, 3 de maio de 2010": a town's name before the day is no word that was not understood. */
function markTowns(pieces: readonly ActPiece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.role !== 'number') continue
    let back = at - 1
    while (back >= 0 && at - back < 4 && (pieces[back]!.role === 'sign' || pieces[back]!.text === 'em')) {
      if (pieces[back]!.endsSentence) break
      back--
    }
    if (back === at - 1 || back < 0) continue
    let begin = back
    while (
      begin >= 0 &&
      back - begin < 6 &&
      ['unknown', 'name', 'links', 'harmless'].includes(pieces[begin]!.role)
    )
      begin--
    const isAlone = begin < 0 || pieces[begin]!.endsSentence || pieces[begin]!.text === '-'
    const next = pieces[at + 1]
    const isDay = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}$/.test(piece.text) || next?.text === 'de'
    if (isAlone && isDay)
      for (let town = begin + 1; town <= back; town++)
        if (pieces[town]!.role === 'unknown') pieces[town]!.role = 'name'
  }
}
