import { foldText } from '../fold-text.ts'
import { writeStreetNumbers } from '../paid-prices/building-key.ts'
import { streetTitles } from '../property/street-titles.ts'

const articles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'a', 'o'])

/** Ordinals in words; the figure alone is left of `1º` and `2ª`. */
const ordinals: Readonly<Record<string, string>> = {
  primeiro: '1',
  primeira: '1',
  segundo: '2',
  segunda: '2',
  terceiro: '3',
  terceira: '3',
  quarto: '4',
  quarta: '4',
  quinto: '5',
  sexto: '6',
  sexta: '6',
  setimo: '7',
  oitavo: '8',
  oitava: '8',
  nono: '9',
  decimo: '10',
}
const roman = /^(?=[ivx]{2,})x{0,3}(?:ix|iv|v?i{0,3})$/
const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** Reads a Roman number of two letters or more, up to 39; one letter is a name. */
function readRoman(word: string): string | null {
  if (!roman.test(word)) return null
  const values = [...word].map(letter => romanValues[letter] ?? 0)
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0))
}

/**
 * Splits the name of a street or a neighborhood into comparable words: without accents and articles, in lower case; number
 * words, ordinals and Roman numbers as digits without leading zeros (`XV de Novembro`, `Quinze de Novembro` → `15 novembro`);
 * a letter joined to the number after it (“B 1”, “B1”).
 */
function readPlaceWords(name: string): string[] {
  const words = (
    foldText(name)
      .replace(/[\u00ba\u00aa\u00b0']/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).map(word => ordinals[word] ?? readRoman(word) ?? word)
  const isArticle = (word: string, at: number): boolean =>
    articles.has(word) && at > 0 && at < words.length - 1 && !/\d/.test(words[at + 1] ?? '')
  const kept = writeStreetNumbers(words.filter((word, at) => !isArticle(word, at)))
  // The first of the name in Roman numbers, which has one letter: DOM PEDRO I.
  if (kept.length > 2 && kept.at(-1) === 'i') kept[kept.length - 1] = '1'
  return joinLetters(kept)
}

/** Joins single letters and numbers that stand beside each other: “b 1” and “b1” are one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    // The R of `R 19` is a street's, not the letter of its name.
    const isType = joined.length === 1 && last === 'r'
    const isPart =
      /^(?:[a-z]|\d+)$/.test(word) &&
      last !== undefined &&
      !isType &&
      /^(?:[a-z]|\d+|[a-z]\d+|\d+[a-z])$/.test(last)
    if (isPart && (/\d$/.test(last) ? /^[a-z]/.test(word) : /^\d/.test(word)))
      joined[joined.length - 1] = last + word
    else joined.push(word)
  }
  return joined
}

/** The kind of a street by the words with which sources begin its name. */
const streetTypes: Readonly<Record<string, string>> = {
  r: 'rua',
  rua: 'rua',
  av: 'avenida',
  ave: 'avenida',
  avn: 'avenida',
  avenida: 'avenida',
  al: 'alameda',
  alameda: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  tr: 'travessa',
  travessa: 'travessa',
  pc: 'praca',
  pca: 'praca',
  praca: 'praca',
  est: 'estrada',
  estr: 'estrada',
  estrada: 'estrada',
  vicinal: 'estrada',
  rod: 'rodovia',
  rodovia: 'rodovia',
  lgo: 'largo',
  lg: 'largo',
  largo: 'largo',
  via: 'via',
  viela: 'viela',
  vl: 'viela',
  bc: 'beco',
  bco: 'beco',
  beco: 'beco',
  ac: 'acesso',
  acesso: 'acesso',
  pass: 'passagem',
  psg: 'passagem',
  passagem: 'passagem',
  lad: 'ladeira',
  ladeira: 'ladeira',
  serv: 'servidao',
  servidao: 'servidao',
  caminho: 'caminho',
  qd: 'quadra',
  qda: 'quadra',
  quadra: 'quadra',
  cj: 'conjunto',
  conj: 'conjunto',
  conjunto: 'conjunto',
  rancho: 'rancho',
  residencial: 'residencial',
  condominio: 'condominio',
  cond: 'condominio',
  loteamento: 'loteamento',
  fazenda: 'fazenda',
  faz: 'fazenda',
  sitio: 'sitio',
  chacara: 'chacara',
  chac: 'chacara',
}

const titles = new Set([
  ...Object.values(streetTitles).filter(title => !['sao', 'santo', 'santa', 'nossa'].includes(title)),
  ...'dom dona frei irma irmao maestro maestrina cardeal bispo duque barao baronesa conde condessa marques princesa principe imperador rei rainha soldado cabo tenente sargento aviador jornalista poeta escritor pastor missionario expedicionario delegado juiz prefeito deputada professora vereadora senhor senhora madre padre papa regente conego alferes'.split(
    ' ',
  ),
])
/** Titles of women as sources confuse them with those of men. */
const mensTitles: Readonly<Record<string, string>> = {
  doutora: 'doutor',
  professora: 'professor',
  vereadora: 'vereador',
  deputada: 'deputado',
  senhora: 'senhor',
  irma: 'irmao',
}
/** The conjunto of a quadra, as it stands in names of the Federal District: `QNP 5 CJ F`. */
const groupWords: Readonly<Record<string, string>> = { cj: 'conjunto', conj: 'conjunto' }
/** Names that many ways without a name share: they are no keys. */
const nameless = /^(?:sem (?:denominacao|nome)|projetada|proj|particular|servidao|nao informado|sn|s n)\b/

/** A street's name as it is compared. */
export interface StreetName {
  /** `rua`; empty where the source gives none. */
  type: string
  /** `doutor`, `nossa senhora`; empty without one. */
  title: string
  /** `jose maria`, `a`, `15 novembro`. */
  name: string
}

/** Reads a street's name with its type and title; `null` for ways without a name of their own. */
export function readStreetName(street: string): StreetName | null {
  const words = readPlaceWords(street)
  const type = words.length > 1 ? (streetTypes[words[0] ?? ''] ?? '') : ''
  const rest = (type === '' ? words : words.slice(1)).map((word, at) =>
    // One letter at the end is a name, not a title: RUA S.
    word.length === 1 && (at > 0 || words.length < 3)
      ? word
      : (streetTitles[word] ?? groupWords[word] ?? word),
  )
  if (type === '' && words.length === 1 && streetTypes[words[0] ?? ''] !== undefined) return null
  let begin = 0
  while (begin < rest.length - 1 && titles.has(rest[begin] ?? '')) begin += 1
  const title = rest.slice(0, begin)
  const name = rest.slice(begin)
  const whole = [...title, ...name].join(' ')
  if (whole === '' || nameless.test(whole)) return null
  return { type, title: title.map(word => mensTitles[word] ?? word).join(' '), name: name.join(' ') }
}

const estateWords: Readonly<Record<string, string>> = {
  jd: 'jardim',
  jdim: 'jardim',
  jard: 'jardim',
  jardins: 'jardim',
  vl: 'vila',
  villa: 'vila',
  pq: 'parque',
  prq: 'parque',
  pque: 'parque',
  parq: 'parque',
  res: 'residencial',
  resid: 'residencial',
  st: 'setor',
  set: 'setor',
  cj: 'conjunto',
  conj: 'conjunto',
  lot: 'loteamento',
  loteam: 'loteamento',
  cond: 'condominio',
  cid: 'cidade',
  nuc: 'nucleo',
  hab: 'habitacional',
  habit: 'habitacional',
  chac: 'chacara',
  chacaras: 'chacara',
  bal: 'balneario',
  baln: 'balneario',
  prol: 'prolongamento',
  sto: 'santo',
  sta: 'santa',
  s: 'sao',
  nsa: 'nossa',
  sra: 'senhora',
  bc: 'bairro',
}
/** Words by which neighborhoods are called beside their own name, and which one source gives and another leaves out. */
const kinds = new Set(
  'jardim vila parque residencial setor conjunto loteamento condominio cidade nucleo habitacional chacara balneario bairro distrito zona desmembramento portal recanto'.split(
    ' ',
  ),
)

/** A neighborhood's name as it is compared. */
export interface NeighborhoodName {
  /** With all its words: `jardim america`. */
  whole: string
  /** Without the words that say what it is: “america”; the whole where nothing else is left or what is left says nothing. */
  bare: string
}

/** Reads a neighborhood's name; `null` for an empty one and for those that name none (ZONA RURAL, “SEM DENOMINACAO”). */
export function readNeighborhoodName(name: string): NeighborhoodName | null {
  const words = readPlaceWords(name).map(word => estateWords[word] ?? word)
  const whole = words.join(' ')
  if (whole === '' || nameless.test(whole) || /^(?:zona )?rural$|^area rural/.test(whole)) return null
  const left = words.filter(word => !kinds.has(word))
  const bare = left.join(' ')
  return { whole, bare: bare.length < 4 || !/[a-z]{3}/.test(bare) ? whole : bare }
}
