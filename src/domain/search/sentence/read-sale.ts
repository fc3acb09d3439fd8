import type { Modality } from '../../property/listing.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, matchAt, phraseAtPattern, phrasePattern } from './sentence-patterns.ts'

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
