import { readQuantityBounds, comparisonPatterns, forEachQuantity, quantityPattern } from './quantities.ts'
import { type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { hasWord, forEachMatch, phrasePattern } from './sentence-patterns.ts'

const belowAppraisalWords =
  '(?:de )?(?:descontos?|desagios?|off|desc)(?: (?:d[ao]|sobre [ao]) (?:avaliacao|valor|mercado|preco))?|(?:abaixo|menos|a menos) (?:d[ao]|que [ao]) (?:valor de |preco de )?(?:avaliacao|mercado|valor|tabela)(?: de mercado| avaliado)?'
const returns = 'roi(?: liquido)?|retornos?|rentabilidades?|lucros?|rendimentos?|ganhos?|margem(?: de lucro)?'
const clear = '(?:liquid[oa]s?|limp[oa]s?|livres?)'
const sign = '(?:%|por cento)'
const discount = quantityPattern({
  unit: `${sign}(?: (?:${belowAppraisalWords}))?`,
  lead: '(?:um )?(?:descontos?|desagios?)(?: minimo| maior(?: que)?)?(?: de)?',
})
const roi = quantityPattern({
  unit: `${sign}(?: (?:(?:de |d[ao] |em )?(?:${clear}(?: )?)?(?:(?:de |d[ao] |em |no )?(?:${returns}))(?: ${clear})?|${clear}|no bolso))`,
  lead: 'nada',
})
const roiBefore = quantityPattern({
  unit: sign,
  lead: `(?:um |o )?(?:${returns})(?: minimo| estimado| liquido| limpo)?(?: de)?`,
})
const afterReturn = new RegExp(`^(?:com |de )?(?:um |o )?(?:${returns}) `)
const worst =
  '(?:mesmo )?(?:que )?(?:(?:n[ao]|num|em|pel[ao]|d[ao]) )?(?:pior(?:es)?(?: dos| das)? (?:casos?|cenarios?|hipoteses?|situacao|conta)|(?:casos?|cenarios?|hipoteses?|conta|estimativa|visao|calculo) (?:mais )?(?:pessimista|ruim|conservador[a]?)|pessimista)|(?:mesmo )?se (?:tudo )?(?:der|for|sair) (?:tudo )?(?:errado|mal|ruim)'
const filler =
  '(?: (?:,|:|de|com|que|seja|da|pel[oa]|menos|no|na|minim[oa]|um|uma|o|a|ao|lucr\\w+|retorn\\w+|roi|rentab\\w+|ganh\\w+|liquid[oa]|limp[oa]|dar|rend\\w+|ter|tenha|tem|acima|mais|ainda|fique|volte|e|eu|quero|tirar|sobr\\w+|me|assim)){0,8}'
/** A return that even the worst case reaches: "mesmo no pior caso 15%". */
const worstReturns = [
  phrasePattern(`(?:${worst})${filler} [9#](?: ${sign})?(?: (?:de )?(?:${returns}|${clear})(?: ${clear})?)?`),
  phrasePattern(
    `(?:${comparisonPatterns.compared})?[9#] ${sign}(?: (?:de )?(?:${returns}|${clear}))?(?: ${clear})?${filler} (?:${worst})`,
  ),
]
const discountWord = /^(?:descont|desagio)/
const returnWord = /^(?:roi|retorno|rentab|lucro|rendimento|ganho|margem|liquid|limp|livre|bolso)/
/** "financiar 100%", "30% de entrada": a share of something else. */
const otherShareWord = /^(?:financi|entrada|juros|parcel|comissao|taxa)/
/** "desconto maior que 40", "mais de 50 de desconto": a discount or return that needs no percent sign. */
const unsignedPatterns = (name: string): RegExp[] => [
  phrasePattern(
    `(?:com |um |de )?(?:${name})(?: minimo| liquido| de){0,2} ${comparisonPatterns.compared}(?:de )?[9#]`,
  ),
  phrasePattern(`(?:com |um |de )?(?:${name})(?: minimo| liquido| de| :){0,2} #(?! (?:m|mt?s?2|metros) )`),
  phrasePattern(`(?:com )?(?:${comparisonPatterns.compared})?[9#] de (?:${name})`),
]
const unsignedReturns = unsignedPatterns(returns)
const unsignedDiscounts = unsignedPatterns('(?:descontos?|desagios?)')
const half = phrasePattern(
  '(?:(?:pel[ao]|com|por|n[ao]) )?(?:a )?(?:metade d[oe] (?:preco|valor|avaliacao)|meio preco)(?: d[ae] (?:avaliacao|mercado))?',
)
const below = phrasePattern(
  '(?:bem |muito )?abaixo d[oa] (?:(?:valor|preco) (?:de |da )?)?(?:avaliacao|mercado|tabela|fipe)|(?:com|em) (?:algum |bom |um bom |otimo )?descontos?(?! (?:de )?\\$)',
)

/**
 * Reads discount and net ROI, both in %, with or without the sign ("roi acima de 30"). "abaixo da avaliação" is any
 * discount: 1 %.
 */
export function readPercent(reading: SentenceReading): void {
  const { criteria } = reading
  const saysOtherShare = hasWord(reading, otherShareWord)
  const set = (field: 'minDiscount' | 'minNetRoi', pattern: RegExp, only?: RegExp) =>
    forEachQuantity(reading, pattern, (values, match, from, to) => {
      if (only && !only.test(match[0])) return false
      const { min, max, said } = readQuantityBounds(match, values)
      const least = said === 'nothing' || said === 'about' ? (values[0] ?? null) : min
      const most = field === 'minDiscount' ? 100 : 1_000
      const bare =
        !/desconto|desagio|limp|liquid|no bolso|ganho|margem|desc |off|abaixo|menos|avaliacao|roi|retorno|rentab|lucro|rendimento/.test(
          match[0],
        )
      const isUnusable =
        (bare && saysOtherShare) || least === null || least <= 0 || least > most || criteria[field] !== null
      if (isUnusable || (max !== null && said === 'most')) return markNotUnderstood(reading, from, to)
      criteria[field] = Math.round(least * 100) / 100
    })
  const saysWorst = hasWord(reading, /^(?:pior|pessimis|ruim|conservador|errado|mal$)/)
  for (const pattern of saysWorst ? worstReturns : [])
    forEachQuantity(reading, pattern, ([least = 0]) => {
      if (least <= 0 || least > 1_000 || criteria.minReturn !== null) return false
      criteria.minReturn = Math.round(least * 100) / 100
    })
  if (hasWord(reading, returnWord)) {
    set('minNetRoi', roi)
    set('minNetRoi', roiBefore, afterReturn)
    for (const pattern of unsignedReturns) set('minNetRoi', pattern)
  }
  if (hasWord(reading, /^(?:%|cento$)/)) set('minDiscount', discount)
  if (hasWord(reading, discountWord)) for (const pattern of unsignedDiscounts) set('minDiscount', pattern)
  forEachMatch(reading, half, () => {
    criteria.minDiscount ??= 50
  })
  forEachMatch(reading, below, () => {
    criteria.minDiscount ??= 1
  })
}
