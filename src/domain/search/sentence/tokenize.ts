import { foldText } from '../../fold-text.ts'
import { numberWordValues } from '../../number-words.ts'

/** A number in a sentence: for `150 mil` the value is 150,000 and the unit 1,000. */
export interface NumberToken {
  value: number
  /** The unit it was counted in: 1, 1,000 or 1,000,000. */
  unit: number
  /** Whether it has R$, reais, mil or milhão: certainly a price, unless a measure follows. */
  money: boolean
}

/** A word, a number or a mark, and its position in the text. */
export interface SentenceToken {
  /** The folded word; for a mark, the mark. */
  word: string
  start: number
  end: number
  kind: 'word' | 'digits' | 'mark'
  /** Whether it begins with a capital letter. */
  capital: boolean
  /** Whether the speller replaced the word. */
  respelled: boolean
  amount: NumberToken | null
  /** Whether it is part of an amount that began before it. */
  absorbed: boolean
}

const piece =
  /m(?:ts?)?[2²](?![\p{L}\d])|\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*|[,.;:!?/+%$()"'“”’<>=²º°ª\n×-]|[–—]/giu

const marks: Record<string, string> = {
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '—': '-',
  '×': 'x',
  '\n': '.',
  '°': 'º',
}

/** Stretched letters: `muuuito`, `casaaaa`. */
const stretchedLettersPattern = /([a-z])\1{2,}/g

const roman = /^[ivx]+$/
const unstretched = (word: string): string =>
  roman.test(word) ? word : word.replace(stretchedLettersPattern, '$1')

/** Words of messages, as they are written in short, with the words they stand for. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['naum', 'nao'],
  ['nn', 'nao'],
  ['ksa', 'casa'],
  ['ksas', 'casas'],
  ['kza', 'casa'],
  ['parc', 'parcela'],
  ['prest', 'prestacao'],
  ['cond', 'condominio'],
  ['aval', 'avaliacao'],
  ['vcs', 'voces'],
  ['financ', 'financiamento'],
  ['qro', 'quero'],
  ['qria', 'queria'],
  ['desoc', 'desocupado'],
  ['desocup', 'desocupado'],
  ['desc', 'desconto'],
  ['liq', 'liquido'],
  ['terr', 'terreno'],
])

/** The folded word of some letters; "ñ" alone is "não", which folding would lose. */
function writeWord(raw: string): string {
  const lower = raw.toLowerCase().normalize('NFC')
  if (lower.startsWith('ñ')) return 'nao'
  // "Kkkk" is laughter, no thousands.
  if (/^k{3,}$/.test(lower)) return 'kkk'
  const word = unstretched(foldText(raw))
  return shortened.get(word) ?? word
}

/** Maximum number of digits of an amount; longer numbers identify something. */
const maxAmountDigits = 10

/** Words before which a lone "n" is "não". */
const afterNo =
  /^(?:quero|queria|precis\w+|aceit\w+|tem|tenho|pode|posso|seja|esteja|gosto|faz|faco|pass\w+|ocupad\w+|import\w+|pag\w+|serve|compro)$/

/** Words before which a lone "q" is "que" even after a number. */
const afterThat = /^(?:nao|aceit\w+|tenham?|sejam?|esteja\w*|da|pode|fique|custe|passe|caiba|tem)$/

const isNumber = (token: SentenceToken | undefined): boolean =>
  token?.kind === 'digits' || numberWordValues.has(token?.word ?? '')

/** Words that are written as their first letter and a stroke: "c/ 2 vagas", "p/ morar", "s/ garagem". */
const strokes: Readonly<Record<string, string>> = { c: 'com', p: 'pra', s: 'sem' }

/** Writes out what stands short: "n quero" is "não quero", "qto custa" is "quanto custa". */
function writeOut(tokens: readonly SentenceToken[]): void {
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (token.word === 'n' && next !== undefined && afterNo.test(next.word)) token.word = 'nao'
    const before = tokens[at - 1]
    if (token.word === 'd' && !isNumber(before) && next !== undefined && next.kind !== 'mark')
      token.word = 'de'
    if (token.word === 'c' && !isNumber(before) && next !== undefined && next.kind !== 'mark')
      token.word = 'com'
    if (token.word === 'rib' && /^(?:preto|pires|das)$/.test(next?.word ?? '')) token.word = 'ribeirao'
    if (token.word === 'q' && (!isNumber(before) || afterThat.test(next?.word ?? ''))) token.word = 'que'
    if (/^qtos?$/.test(token.word) && !isNumber(before))
      token.word = /^(?:com|de)$/.test(before?.word ?? '') ? 'quarto' : token.word.replace('qto', 'quanto')
  })
}

/** Whether two tokens are written without a gap: `150k`, `m²`. */
export const areAdjacent = (first: SentenceToken | undefined, second: SentenceToken | undefined): boolean =>
  first !== undefined && second !== undefined && first.end === second.start

/** Whether a word was written shorter than it is, right before a mark. */
const isShortened = (word: SentenceToken | undefined, mark: SentenceToken): boolean =>
  areAdjacent(word, mark) && word !== undefined && word.word.length > word.end - word.start + 1

/** Whether a token goes on with a sentence: no capital letter, and some token. */
const goesOn = (token: SentenceToken | undefined): boolean => token !== undefined && !token.capital

/** Joins "c" and "/" to "com", and leaves out the points of abbreviations. */
function joinStrokes(tokens: readonly SentenceToken[]): SentenceToken[] {
  const kept: SentenceToken[] = []
  for (const [at, token] of tokens.entries()) {
    const last = kept.at(-1)
    const word = last === undefined ? undefined : strokes[last.word]
    if (token.word === '/' && last !== undefined && word !== undefined && areAdjacent(last, token))
      kept[kept.length - 1] = { ...last, word, end: token.end }
    // "ROI líq. 15%": the point of an abbreviation ends no sentence.
    else if (token.word !== '.' || !isShortened(last, token) || !goesOn(tokens[at + 1])) kept.push(token)
  }
  return kept
}

/** Splits the text into tokens; other characters, such as emoji, are skipped. */
export function tokenizeSentence(text: string): SentenceToken[] {
  const tokens: SentenceToken[] = []
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const letter = /\p{L}/u.test(raw)
    const digit = !letter && /\d/.test(raw)
    const long = digit && raw.replace(/\D/g, '').length > maxAmountDigits + 2
    tokens.push({
      word: letter ? writeWord(raw) : (marks[raw] ?? raw),
      start: index,
      end: index + raw.length,
      kind: letter || long || raw === '×' ? 'word' : digit ? 'digits' : 'mark',
      capital: letter && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      respelled: false,
      amount: null,
      absorbed: false,
    })
  }
  const whole = joinStrokes(tokens)
  writeOut(whole)
  return whole
}
