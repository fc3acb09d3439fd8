import type { SortOrder } from '../search-criteria.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const gain = '(?:roi|retornos?|rentabilidades?|lucros?|rendimentos?)(?: liquido)?'
const rules: [pattern: RegExp, sort: SortOrder, flag?: 'highROI' | 'highDiscount'][] = [
  [
    phrasePattern(
      `(?:o |os )?(?:melhor(?:es)?|alt[oa]s?|maior(?:es)?|bo[am]s?|bons|otim[oa]s?) ${gain}|${gain} (?:mais |bem )?alt[oa]s?|(?:mais|maior|melhor) (?:rentave(?:l|is)|lucrativ[oa]s?)|mais (?:retorno|lucro)|mais rentave(?:l|is)`,
    ),
    '-roi',
    'highROI',
  ],
  [
    phrasePattern('d[oa]s? mais car[oa]s? (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?barat[oa]s?'),
    '-price',
  ],
  [
    phrasePattern('d[oa]s? mais barat[oa]s? (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?car[oa]s?'),
    'price',
  ],
  [
    phrasePattern(
      'd[oa]s? mais (?:nov[oa]s?|recentes?) (?:pr[oa]s?|para [oa]s?|a[o]s?|ate [oa]s?) (?:mais )?(?:antig[oa]s?|velh[oa]s?)',
    ),
    'newest',
  ],
  [phrasePattern('(?:pel[oa]s? |por |d[oa] )?proxim[oa]s? (?:preco|degrau)s?'), 'nextPrice'],
  [
    phrasePattern(
      '(?:o |os )?(?:maior(?:es)?|melhor(?:es)?|mais) descontos?|mais descontad[oa]s?|descontos? (?:maior(?:es)?|mais altos?)',
    ),
    '-discount',
    'highDiscount',
  ],
  [phrasePattern('altos? descontos?|descontos? (?:bem |mais )?altos?'), '-discount', 'highDiscount'],
  [phrasePattern('(?:grandes?|bons|otimos) descontos?'), '-discount'],
  [
    phrasePattern('(?:o |os |a |as )?(?:mais|mas) barat(?:inh)?[oa]s?(?: possivel)?'),
    'price',
    'highDiscount',
  ],
  [
    phrasePattern(
      '(?:o |os )?(?:menor(?:es)?|mais baixos?) (?:precos?|valor(?:es)?)|(?:preco|valor) mais baixo|mais em conta|mais acessive(?:l|is)',
    ),
    'price',
  ],
  [
    phrasePattern('(?:o |os |a |as )?mais car[oa]s?|(?:maior(?:es)?|mais alto) (?:precos?|valor(?:es)?)'),
    '-price',
  ],
  [
    phrasePattern(
      '(?:com )?(?:a )?(?:maior|mais) (?:area|metragem|tamanho|espaco)|(?:com )?maiores areas|mais espacos[oa]s?|(?:o |os |a |as )?maior(?:es)?(?: casas?(?= _))?',
    ),
    '-area',
  ],
  [
    phrasePattern('(?:com )?(?:a )?menor(?:es)? (?:areas?|metragem|tamanho)|(?:o |os |a |as )?menor(?:es)?'),
    'area',
  ],
  [
    phrasePattern(
      '(?:o |os |a |as )?mais (?:recentes?|nov[oa]s?)|(?:recem|que acabaram de) (?:chegad[oa]s?|publicad[oa]s?|adicionad[oa]s?|chegar|entrar)|(?:os |as )?(?:ultim[oa]s|novos) (?:imoveis|anuncios|lancamentos|adicionad[oa]s?)|novidades?|recentes',
    ),
    'newest',
  ],
  [
    phrasePattern(
      '(?:que )?(?:estao |esta )?(?:encerra(?:ndo|m|r|do)?|termina(?:ndo|m)?|acaba(?:ndo|m)?|vence(?:ndo|m)?)(?: (?:logo|em breve|hoje|amanha|primeiro|(?:essa|esta|nessa|nesta) semana))?|(?:com |de )?(?:data )?mais proxim[oa]s?(?: de encerrar| de acabar)?|(?:o |os )?proxim[oa]s?(?= leil)',
    ),
    'auction',
  ],
]
const dated = phrasePattern(
  '(?:com |que tem |que tenha )(?:a )?data(?: d[eo] leilao)?(?: ja)?(?: (?:marcada|definida|agendada))?|(?:ja |com )?(?:marcad[oa]s?|agendad[oa]s?)',
)

/** Reads "mais barato", "maior desconto", "melhor ROI" and the other sort orders; the first one counts. */
export function readOrders(reading: SentenceReading): void {
  const { criteria, flags } = reading
  for (const [pattern, sort, flag] of rules)
    forEachMatch(reading, pattern, () => {
      if (flag) flags[flag] = true
      if (criteria.sort === 'relevance') criteria.sort = sort
    })
  forEachMatch(reading, dated, () => {
    criteria.hasAuctionDate = true
  })
}
