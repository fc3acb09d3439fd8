import type { Category, Modality } from '../../property/listing.ts'
import {
  type SentenceReading,
  consumeTokens,
  forEachMatch,
  markNotUnderstood,
  matchAt,
  phraseAtPattern,
  phrasePattern,
} from './sentence-reading.ts'

const words: Record<Category, string> = {
  casa: 'casa casas casinha casinhas casarao casaroes sobrado sobrados sobradinho geminada geminadas mansao mansoes bangalo cassa cassas caza cazas kasa',
  apartamento:
    'apartamento apartamentos apart aparts apto aptos apt apts apto ap aps ape apes apezinho apzinho apartamentinho apartamentozinho flat flats studio studios estudio loft lofts cobertura coberturas kitnet kitnets kitinete kitinetes kitnete quitinete quitinetes kit kitchenette',
  terreno: 'terreno terrenos terreninho lote lotes lotinho lotezinho loteamento loteamentos gleba glebas',
  rural:
    'rural rurais sitio sitios sitiozinho chacara chacaras chacarazinha chacrinha fazenda fazendas fazendinha roca haras rancho',
  comercial:
    'comercial comerciais comercio loja lojas lojinha galpao galpoes barracao predio predios escritorio escritorios consultorio consultorios hotel pousada',
}

const categoryOf = new Map(
  Object.entries(words).flatMap(([category, names]) =>
    names.split(' ').map(name => [name, category as Category] as const),
  ),
)

/** Words that name a type of property, among other meanings. */
export const categoryWords: readonly string[] = [...categoryOf.keys(), 'sala', 'salas', 'salao', 'saloes']

const names =
  'minha casa minha vida|mcmv|(?:sal(?:a|as|ao|oes)|pontos?|conjuntos?|imove(?:l|is)|areas?|lojas?|predios?) comercia(?:l|is)|kit net|area rural|imove(?:l|is) rura(?:l|is)|zona rural|salao de festas?|(?:casa|imovel) propri[ao]|' +
  [...categoryOf.keys()].join('|')
const named = phrasePattern(names)
const namedAt = phraseAtPattern(names)
const bareRoom = phrasePattern('sal(?:as|a|ao|oes)')

/** Returns the category that some words name; `null` when they name none. */
function findCategory(words: string): Category | null {
  if (/ comercia/.test(words)) return 'comercial'
  if (/ rura/.test(words)) return 'rural'
  if (words === 'kit net') return 'apartamento'
  return categoryOf.get(words.split(' ')[0] ?? '') ?? null
}

/** Finds a category whose name begins at an unread token. */
export function findCategoryAt(
  reading: SentenceReading,
  at: number,
): { category: Category; to: number } | null {
  const match = matchAt(reading, namedAt, at)
  if (match === null || /^(minha casa|mcmv|salao de|imovel propri)/.test(match.words)) return null
  const category = findCategory(match.words)
  return category === null ? null : { category, to: match.to }
}

/** "Casa com terreno grande" is no search for land. */
const ownLand = phrasePattern(
  `(?<= (?:${words.casa.replaceAll(' ', '|')}|imove(?:l|is))(?: [a-z9_]+){0,6} )(?:com|em|tem|tenha|num) (?:um |o |bom |grande |amplo |bastante ){0,2}(?:terreno|lote)(?: (?:bem |muito )?(?:grande|amplo|bom|enorme|espacoso|plano|proprio|gigante))?`,
)

/** Reads every type named: a search may ask for several. */
export function readTypes(reading: SentenceReading): void {
  const { criteria } = reading
  forEachMatch(reading, ownLand, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, named, ([words], from, to) => {
    if (/^(minha casa|mcmv|salao de)/.test(words)) return markNotUnderstood(reading, from, to)
    if (words === 'imovel proprio') return
    const category = findCategory(words)
    if (category === null) return false
    const isSet = criteria.category.includes(category) || criteria.notCategory.includes(category)
    if (!isSet) criteria.category = [...criteria.category, category]
  })
  forEachMatch(reading, bareRoom, (_, from, to) => {
    // "quarto e sala" and "com sala" are about a room of the home.
    const before = reading.tokens[from - 1]
    const part = before?.amount || /^(com|e|de|\+)$/.test(before?.word ?? '')
    if (criteria.category.includes('comercial')) consumeTokens(reading, from, to)
    else if (criteria.category.length === 0 && !part) criteria.category = ['comercial']
    else return false
  })
}

const sources: [string, Modality][] = [
  [
    '(?:vendas?|compras?) diretas?(?: on line| on - line| online)?|diret(?:o|amente) (?:com a|d[ao]|pel[ao]) (?:caixa|banco|cef)|compra(?:r)? diret[oa]',
    'venda-direta',
  ],
  [
    '(?:vendas?|compras?) (?:on line|on - line|online|pel[ao] (?:internet|site)|virtual)|modalidade online',
    'venda-online',
  ],
  ['licitac(?:ao|oes)(?: abertas?| fechadas?| publicas?)?|concorrencia publica', 'licitacao'],
  [
    '(?:(?:em |no )?(?:(?:primeir[oa]|segund[oa]|1o|2o|\\d (?:[ºª]|o|a)|\\d) )?(?:leil(?:ao|oes)|pracas?)(?: (?:sfi(?: edital unico)?|unico|da caixa|extrajudicia(?:l|is)|judicia(?:l|is)|online|on - line|de imoveis|de (?=casas?|apartamentos?|terrenos?|imoveis)))?)',
    'leilao',
  ],
]
const rules = sources.map(([source, modality]) => [phrasePattern(source), modality] as const)
const rulesAt = sources.map(([source, modality]) => [phraseAtPattern(source), modality] as const)
const square = /^(?:em |no |na )?pracas?/

/** Finds a modality whose name begins at an unread token. */
export function findModalityAt(
  reading: SentenceReading,
  at: number,
): { modality: Modality; to: number } | null {
  for (const [pattern, modality] of rulesAt) {
    const match = matchAt(reading, pattern, at)
    if (match !== null && !square.test(match.words)) return { modality, to: match.to }
  }
  return null
}

/** Reads every modality named, in the order of the sentence; "leilão ou venda direta" is both. */
export function readSale(reading: SentenceReading): void {
  const found = new Map<Modality, number>()
  for (const [pattern, modality] of rules)
    forEachMatch(reading, pattern, ([words], from) => {
      if (square.test(words)) return false
      found.set(modality, Math.min(from, found.get(modality) ?? from))
    })
  const { notModality } = reading.criteria
  const wanted = [...found.keys()].filter(modality => !notModality.includes(modality))
  reading.criteria.modality = wanted.toSorted((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0))
}
