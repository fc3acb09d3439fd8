import type { Modality } from '../../property/listing.ts'
import { forEachMatch, phrasePattern, type SentenceReading } from './sentence-reading.ts'

const rules: [RegExp, Modality][] = [
  [
    phrasePattern(
      '(?:vendas?|compras?) diretas?(?: on line| on - line| online)?|diret(?:o|amente) (?:com a|d[ao]|pel[ao]) (?:caixa|banco|cef)|compra(?:r)? diret[oa]',
    ),
    'venda-direta',
  ],
  [
    phrasePattern(
      '(?:vendas?|compras?) (?:on line|on - line|online|pel[ao] (?:internet|site)|virtual)|modalidade online',
    ),
    'venda-online',
  ],
  [phrasePattern('licitac(?:ao|oes)(?: abertas?| fechadas?| publicas?)?|concorrencia publica'), 'licitacao'],
  [
    phrasePattern(
      '(?:(?:em |no )?(?:(?:primeir[oa]|segund[oa]|1o|2o|[9] (?:[ºª]|o|a)|[9]) )?(?:leil(?:ao|oes)|pracas?)(?: (?:sfi(?: edital unico)?|unico|da caixa|extrajudicia(?:l|is)|judicia(?:l|is)|online|on - line|de imoveis|de (?=casas?|apartamentos?|terrenos?|imoveis)))?)',
    ),
    'leilao',
  ],
]
const square = /^(?:em |no |na )?pracas?/

/** Reads every modality named, in the order of the sentence; "leilão ou venda direta" is both. */
export function readSale(reading: SentenceReading): void {
  const found = new Map<Modality, number>()
  for (const [pattern, modality] of rules)
    forEachMatch(reading, pattern, ([words], from) => {
      if (square.test(words)) return false
      found.set(modality, Math.min(from, found.get(modality) ?? from))
    })
  reading.criteria.modality = [...found.keys()].toSorted((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0))
}
