import type { Modality } from '../../property/property.ts'
import { each, phrase, type Reading } from './reading.ts'

const rules: [RegExp, Modality][] = [
  [
    phrase(
      '(?:vendas?|compras?) diretas?(?: on line| on - line| online)?|diret(?:o|amente) (?:com a|d[ao]|pel[ao]) (?:caixa|banco|cef)|compra(?:r)? diret[oa]',
    ),
    'venda-direta',
  ],
  [
    phrase(
      '(?:vendas?|compras?) (?:on line|on - line|online|pel[ao] (?:internet|site)|virtual)|modalidade online',
    ),
    'venda-online',
  ],
  [phrase('licitac(?:ao|oes)(?: abertas?| fechadas?| publicas?)?|concorrencia publica'), 'licitacao'],
  [
    phrase(
      '(?:(?:em |no )?(?:(?:primeir[oa]|segund[oa]|1o|2o|[9] (?:[ºª]|o|a)|[9]) )?(?:leil(?:ao|oes)|pracas?)(?: (?:sfi(?: edital unico)?|unico|da caixa|extrajudicia(?:l|is)|judicia(?:l|is)|online|on - line|de imoveis|de (?=casas?|apartamentos?|terrenos?|imoveis)))?)',
    ),
    'leilao',
  ],
]
const square = /^(?:em |no |na )?pracas?/

/** Reads every modality named, in the order of the sentence; "leilão ou venda direta" is both. */
export function readSale(reading: Reading): void {
  const found = new Map<Modality, number>()
  for (const [pattern, modality] of rules)
    each(reading, pattern, ([words], from) => {
      if (square.test(words)) return false
      found.set(modality, Math.min(from, found.get(modality) ?? from))
    })
  reading.criteria.modality = [...found.keys()].toSorted((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0))
}
