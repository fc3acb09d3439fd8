import { type Uf, states } from '../../states.ts'
import { foldText } from '../../fold-text.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { isKnownWord, ordinaryNames } from './known-words.ts'
import { categoryWords } from './read-kinds.ts'

const names: [string, Uf][] = states.map(({ uf, name }) => [foldText(name), uf])

/** States by their names as `normalizeName` returns them. */
export const statesByName: ReadonlyMap<string, Uf> = new Map([
  ...names,
  ['minas', 'MG'],
  ['matogrosso', 'MT'],
  ['matogrosso do sul', 'MS'],
  ['mato grosso sul', 'MS'],
  ['rio grande norte', 'RN'],
  ['rio grande sul', 'RS'],
])

export const stateCodes: ReadonlyMap<string, Uf> = new Map(states.map(({ uf }) => [uf.toLowerCase(), uf]))

/** Codes in small letters that are not Portuguese words, so that they are always a state. */
const sureCodes = new Set(['sp', 'rj', 'mg', 'rs', 'sc', 'df', 'ba', 'rn', 'pb', 'mt', 'ms', 'go'])

/** The capitals' normalized names. */
export const stateCapitals: Readonly<Record<Uf, string>> = {
  AC: 'rio branco',
  AL: 'maceio',
  AP: 'macapa',
  AM: 'manaus',
  BA: 'salvador',
  CE: 'fortaleza',
  DF: 'brasilia',
  ES: 'vitoria',
  GO: 'goiania',
  MA: 'sao luis',
  MT: 'cuiaba',
  MS: 'campo grande',
  MG: 'belo horizonte',
  PA: 'belem',
  PB: 'joao pessoa',
  PR: 'curitiba',
  PE: 'recife',
  PI: 'teresina',
  RJ: 'rio de janeiro',
  RN: 'natal',
  RS: 'porto alegre',
  RO: 'porto velho',
  RR: 'boa vista',
  SC: 'florianopolis',
  SP: 'sao paulo',
  SE: 'aracaju',
  TO: 'palmas',
}

const feminine: Record<string, Uf> = {
  paulista: 'SP',
  fluminense: 'RJ',
  carioca: 'RJ',
  mineira: 'MG',
  gaucha: 'RS',
  paranaense: 'PR',
  catarinense: 'SC',
  baiana: 'BA',
  goiana: 'GO',
  pernambucana: 'PE',
  cearense: 'CE',
  potiguar: 'RN',
  capixaba: 'ES',
  federal: 'DF',
  paraense: 'PA',
  amazonense: 'AM',
  alagoana: 'AL',
  sergipana: 'SE',
  paraibana: 'PB',
  maranhense: 'MA',
  piauiense: 'PI',
}

/** Adjectives for the people of a state: "capital mineira", "interior mineiro". */
export const stateDemonyms: ReadonlyMap<string, Uf> = new Map(
  Object.entries(feminine).flatMap(([word, uf]) => [
    [word, uf] as const,
    [word.replace(/a$/, 'o'), uf] as const,
  ]),
)

/** Nicknames of cities, with the normalized name; a nickname that is an everyday word needs a preposition. */
export const cityNicknames: ReadonlyMap<string, string> = new Map([
  ['bh', 'belo horizonte'],
  ['beaga', 'belo horizonte'],
  ['b h', 'belo horizonte'],
  ['belzonte', 'belo horizonte'],
  ['sampa', 'sao paulo'],
  ['sbc', 'sao bernardo do campo'],
  ['sao bernardo', 'sao bernardo do campo'],
  ['scs', 'sao caetano do sul'],
  ['sao caetano', 'sao caetano do sul'],
  ['sao j dos campos', 'sao jose dos campos'],
  ['sao j campos', 'sao jose dos campos'],
  ['sjc', 'sao jose dos campos'],
  ['sjrp', 'sao jose do rio preto'],
  ['rio preto', 'sao jose do rio preto'],
  ['sjp', 'sao jose dos pinhais'],
  ['poa', 'porto alegre'],
  ['cwb', 'curitiba'],
  ['ctba', 'curitiba'],
  ['floripa', 'florianopolis'],
  ['bsb', 'brasilia'],
  ['jampa', 'joao pessoa'],
  ['ssa', 'salvador'],
  ['gyn', 'goiania'],
  ['ribeirao', 'ribeirao preto'],
  ['rio', 'rio de janeiro'],
  ['jf', 'juiz de fora'],
  ['jp', 'joao pessoa'],
  ['vix', 'vitoria'],
  ['feira', 'feira de santana'],
  ['foz', 'foz do iguacu'],
  ['fortal', 'fortaleza'],
  ['mogi', 'mogi das cruzes'],
  ['itaqua', 'itaquaquecetuba'],
  ['caragua', 'caraguatatuba'],
  ['pinda', 'pindamonhangaba'],
  ['buzios', 'armacao dos buzios'],
  ['embu', 'embu das artes'],
  ['jaboatao', 'jaboatao dos guararapes'],
  ['campos', 'campos dos goytacazes'],
])

const mostWords = 7
const abbreviations = new Map([
  ['s', 'sao'],
  ['sta', 'santa'],
  ['sto', 'santo'],
])
const between = new Set(["'", '-'])

/** Returns the folded word of a token; empty beyond the text. */
export const wordAt = ({ tokens }: SentenceReading, at: number): string => tokens[at]?.word ?? ''

/** Whether a token was written with an accent. */
export const isAccented = ({ tokens, text }: SentenceReading, at: number): boolean =>
  /[^\t-~]/.test(text.slice(tokens[at]?.start, tokens[at]?.end))

/**
 * Ends of the windows of 1 to 7 words that begin at a token, shortest first; a mark within a name is no word. Fewer or
 * none once the effort is spent.
 */
export function listWindowsAt(reading: SentenceReading, from: number): { name: string; to: number }[] {
  const { tokens, consumed, effort } = reading
  const windows: { name: string; to: number }[] = []
  let name = ''
  for (let at = from; at < tokens.length && windows.length < mostWords && effort.mayLookUp(); at++) {
    const token = tokens[at]
    if (token === undefined || consumed[at]) break
    if (token.kind === 'mark') {
      const shortened = token.word === '.' && /^(s|sta|sto|j)$/.test(wordAt(reading, at - 1))
      if (at === from || !(shortened || between.has(token.word))) break
      continue
    }
    const word = abbreviations.get(token.word) ?? token.word
    name = name === '' ? word : `${name} ${word}`
    windows.push({ name, to: at + 1 })
  }
  return windows
}

/** Whether all words of a name are everyday words. */
export const isOrdinaryName = (name: string): boolean =>
  ordinaryNames.has(name) || (!name.includes(' ') && isKnownWord(name))

/** A place named in a sentence: tokens `from` up to but not including `to`. */
export interface PlaceMention {
  from: number
  to: number
  /** The name in the sentence, normalized by `normalizeName`. */
  name: string
  /** Normalized name of the city; `null` when it cannot be a city. */
  city: string | null
  /** The state; `null` when it cannot be a state. */
  state: Uf | null
}

/** Whether the sentence distinguishes capital letters: some word of more than two letters begins with a small one. */
export const usesCapitals = ({ tokens }: SentenceReading): boolean =>
  tokens.some(({ kind, capital, word }) => kind === 'word' && !capital && word.length > 2)

const propertyWords = new Set([...categoryWords, 'imovel', 'imoveis', 'leilao', 'leiloes'])

/** Whether a code follows the kind of property: "casas pe", "imóveis ce até 100 mil". */
function followsPropertyWord(reading: SentenceReading, at: number): boolean {
  const next = reading.tokens[at + 1]
  return (
    (next === undefined || !/^(se|to|ap)$/.test(wordAt(reading, at))) &&
    propertyWords.has(wordAt(reading, at - 1)) &&
    (next === undefined || next.kind !== 'word' || /^(ate|com|acima|abaixo|entre)$/.test(next.word))
  )
}

/** Finds a state's code at a token: in capitals, or when small letters can mean nothing else. */
export function findStateCode(reading: SentenceReading, at: number): Uf | null {
  const token = reading.tokens[at]
  const uf = token && !reading.consumed[at] ? stateCodes.get(token.word) : undefined
  if (token === undefined || uf === undefined) return null
  // "pé da serra", "Sé": no code has an accent.
  if (isAccented(reading, at)) return null
  if (reading.tokens.length === 1) return token.word === 'ap' && !token.capital ? null : uf
  const before = wordAt(reading, at - 1)
  const after = reading.tokens[at + 1]
  if (/^d[aeo]$/.test(after?.word ?? '') && !sureCodes.has(token.word)) return null
  if (token.word === 'rs' && after?.kind === 'digits' && !/^(em|no|do)$/.test(before)) return null
  if (sureCodes.has(token.word)) return uf
  const capitals = reading.text.slice(token.start, token.end) === uf && usesCapitals(reading)
  if (/^(em|no|na)$/.test(before)) return token.word === 'ap' && !capitals ? null : uf
  if (!capitals && followsPropertyWord(reading, at)) return uf
  if (!capitals) return /^[/(]$/.test(before) ? uf : null
  return token.word === 'ap' && before !== 'do' ? null : uf
}

/**
 * Finds a state's code or name right after a city, with an optional comma or similar mark between; when the city is
 * in that state, small letters are enough.
 */
export function findStateAfter(
  reading: SentenceReading,
  to: number,
  ufs: readonly Uf[],
): PlaceMention | null {
  const skip = /^[-/,(]$/.test(wordAt(reading, to)) ? 1 : 0
  const from = to + skip
  if (reading.consumed[from]) return null
  const code = stateCodes.get(wordAt(reading, from))
  const another = reading.tokens[from + 1]
  // "santos se aceitar": `se` is an ordinary word, unless the place name ends there.
  const ends =
    code !== 'SE' ||
    !another ||
    another.kind === 'mark' ||
    another.kind === 'digits' ||
    propertyWords.has(another.word) ||
    /^(ate|com|de|acima|abaixo|entre|por|no)$/.test(another.word) ||
    reading.tokens[from]?.capital
  if (code && (ufs.includes(code) ? ends : findStateCode(reading, from) !== null))
    return { from, to: from + 1, name: '', city: null, state: code }
  const article = /^(no|na|em|do|da|de)$/.test(wordAt(reading, from)) ? 1 : 0
  const later = article === 1 ? stateCodes.get(wordAt(reading, from + 1)) : undefined
  if (later && sureCodes.has(later.toLowerCase()) && ufs.includes(later) && !reading.consumed[from + 1])
    return { from: from + 1, to: from + 2, name: '', city: null, state: later }
  const named = listWindowsAt(reading, from + article).findLast(({ name }) => statesByName.has(name))
  const state = named && statesByName.get(named.name)
  return named && state && ufs.includes(state)
    ? { from: from + article, to: named.to, name: named.name, city: null, state }
    : null
}

/** Whether a state's name means the state; `para` and `acre` are also ordinary words. */
export function isStateName(reading: SentenceReading, from: number, name: string): boolean {
  const token = reading.tokens[from]
  const before = wordAt(reading, from - 1)
  if (name === 'para')
    return (
      /^(no|do)$/.test(before) || /á/i.test(reading.text.slice(token?.start, token?.end).normalize('NFC'))
    )
  if (name === 'acre') return /^(no|do|,)$/.test(before) || token?.capital === true
  if (name === 'minas') return !/^(as|das)$/.test(before)
  return true
}
