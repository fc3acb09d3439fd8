import { type ActCitation, maxActLength } from './cited-acts.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { type ClauseRole, clauseTable, kindPhrases } from './clause-table.ts'
import { harmlessPhrases } from './harmless-words.ts'
import type { TitleBurdenKind } from './title-burdens.ts'

/** A word, a number, a sign, or the naming of acts ("R-3", "as AV-1 e AV-6"), in the folded words of an act. */
export interface ActToken {
  kind: 'word' | 'number' | 'sign' | 'act'
  text: string
  start: number
  end: number
  /** A person's name, or a name by its capital letter: it tells who, never what is done. */
  isName: boolean
  /** A dot or a semicolon that ends a sentence. */
  endsSentence: boolean
}

const tokenPattern =
  /(?<code>[a-z]{1,6}-?\d{3,}[a-z\d]*(?:-[a-z\d]+)*)|(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+(?:[.,/:-]{1,2}[a-z]{0,2}-?\d+|-[a-z]{2}-\d+)*(?:[ao](?![a-z])|-[a-z](?![a-z\d]))?)|(?<sign>[^\s\w])/g

/** Words whose dot ends no sentence. */
const shortened = new Set(
  'r n av no nos art arts s a sa ltda fls fl l lo proc dr dra sr sra reg inscr of prot emol cia ind com subst exmo mm esc escr aut canc indisp alien al fid propr quit instr prop imob mat matr dec res prov par inc lv liv tab cart mun est cf conf doc docs dep exec adv pres gar vl vlr tit ref fid fund sec min id cod ass'.split(
    ' ',
  ),
)

/** What words that tell what is done end in; a word in capitals that ends so is no name for that alone. */
const tellingEnd =
  /(?:[aei]d[oa]s?|[aei]ndo|mente|[cs]ao|[cs]oes|[aei]ram|ar[aá]|er[aá]|ir[aá]|ivel|avel|iveis|aveis|[aeo]u|ant[ea]s?|toria?s?|tivo|tiva|ente|encia|ancia|ncia|agem|ure?|ar|er|ir)$/

/**
 * Splits an act's words; takes time linear in them.
 * @param titleEnd where its title ends: words of a title in capitals are no names
 */
export function readActTokens(
  act: ReadTitleAct,
  citations: readonly ActCitation[],
  titleEnd: number,
): ActToken[] {
  const body = act.body.slice(0, maxActLength)
  const isLoud = isInCapitals(act)
  const tokens: ActToken[] = []
  let cited = 0
  let skipTo = 0
  let isFirst = true
  for (const found of body.matchAll(tokenPattern)) {
    const start = found.index
    if (start < skipTo) continue
    while (cited < citations.length && citations[cited]!.end <= start) cited++
    const citation = citations[cited]
    if (citation !== undefined && citation.start <= start) {
      skipTo = citation.end
      tokens.push({ kind: 'act', text: '', start, end: citation.end, isName: false, endsSentence: false })
      isFirst = false
      continue
    }
    const end = start + found[0].length
    const text = found[0]
    const { word, number, code } = found.groups!
    if (word !== undefined) {
      // "Cancela-se": the word behind the hyphen says nothing of its own.
      if (text === 'se' && body[start - 1] === '-') continue
      const hidden = act.shownAt(start + 1) === '•' && text.length > 1
      const capital = /\p{Lu}/u.test(act.shownAt(start))
      const isName =
        hidden ||
        (capital &&
          !isLoud &&
          !isFirst &&
          start >= titleEnd &&
          text.length > 1 &&
          (tokens.at(-1)?.isName === true || !tellingEnd.test(text)))
      tokens.push({ kind: 'word', text, start, end, isName, endsSentence: false })
      isFirst = false
    } else if (number !== undefined || code !== undefined) {
      tokens.push({ kind: 'number', text, start, end, isName: false, endsSentence: false })
      isFirst = false
    } else {
      if (text === '-' && !/\s/.test(`${body[start - 1] ?? ' '}${body[end] ?? ' '}`)) continue
      const before = tokens.at(-1)
      const endsSentence =
        text === ';' ||
        (text === '.' &&
          /^(?:\s|$|[-_"])/.test(body.slice(end, end + 1)) &&
          !(
            before?.kind === 'word' &&
            before.end === start &&
            (before.text.length === 1 || shortened.has(before.text))
          ))
      if (endsSentence) isFirst = true
      else if (text === '.') continue
      tokens.push({ kind: 'sign', text, start, end, isName: false, endsSentence })
    }
  }
  return tokens
}

/** Whether an act is written in capitals, so that a capital tells nothing. */
export function isInCapitals({ body, shownAt }: ReadTitleAct): boolean {
  const shown = Array.from({ length: Math.min(body.length, 2_000) }, (_, at) => shownAt(at)).join('')
  return shown.replaceAll(/[^A-Z]/g, '').length > 2 * shown.replaceAll(/[^a-z]/g, '').length
}

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
    const { start, endsSentence } = token
    const phrase = token.kind === 'word' ? findPhrase(tokens, at) : null
    const length = phrase?.words.length ?? 1
    const text = tokens
      .slice(at, at + length)
      .map(one => one.text)
      .join(' ')
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

/** What no company's name goes on before: "que cedeu o crédito ao BANCO TESTE S.A." */
const endsName = (piece: ActPiece): boolean =>
  piece.endsSentence ||
  isVerb(piece) ||
  piece.role === 'reasons' ||
  /^(?:,|que|ao|aos|pel[oa]|por)$/.test(piece.text)

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
      else if (endsName(piece)) break
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
