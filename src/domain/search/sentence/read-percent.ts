import { readQuantityBounds, comparisonPatterns, forEachQuantity, quantityPattern } from './quantities.ts'
import { forEachMatch, phrasePattern, type SentenceReading, markNotUnderstood } from './sentence-reading.ts'

const belowAppraisalWords =
  '(?:de )?(?:descontos?|off|desc)(?: (?:d[ao]|sobre [ao]) (?:avaliacao|valor|mercado|preco))?|(?:abaixo|menos|a menos) (?:d[ao]|que [ao]) (?:valor de |preco de )?(?:avaliacao|mercado|valor|tabela)(?: de mercado| avaliado)?'
const returns = 'roi(?: liquido)?|retornos?|rentabilidades?|lucros?|rendimentos?'
const sign = '(?:%|por cento)'
const discount = quantityPattern({
  unit: `${sign}(?: (?:${belowAppraisalWords}))?`,
  lead: '(?:um )?descontos?(?: minimo| maior(?: que)?)?(?: de)?',
})
const roi = quantityPattern({
  unit: `${sign}(?: (?:de |d[ao] |em )?(?:${returns})(?: liquido)?)`,
  lead: 'nada',
})
const roiBefore = quantityPattern({
  unit: sign,
  lead: `(?:um |o )?(?:${returns})(?: minimo| estimado| liquido)?(?: de)?`,
})
const afterReturn = new RegExp(`^(?:com |de )?(?:um |o )?(?:${returns}) `)
/** "desconto maior que 40", "mais de 50 de desconto": a discount or return that needs no percent sign. */
const unsignedPatterns = (name: string): RegExp[] => [
  phrasePattern(
    `(?:com |um |de )?(?:${name})(?: minimo| liquido| de){0,2} ${comparisonPatterns.compared}(?:de )?[9#]`,
  ),
  phrasePattern(`(?:com |um |de )?(?:${name})(?: minimo| liquido| de| :){0,2} #(?! (?:m|mt?s?2|metros) )`),
  phrasePattern(`(?:com )?(?:${comparisonPatterns.compared})?[9#] de (?:${name})`),
]
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
  const set = (field: 'minDiscount' | 'minNetRoi', pattern: RegExp, only?: RegExp) =>
    forEachQuantity(reading, pattern, (values, match, from, to) => {
      if (only && !only.test(match[0])) return false
      const { min, max, said } = readQuantityBounds(match, values)
      const least = said === 'nothing' || said === 'about' ? (values[0] ?? null) : min
      const most = field === 'minDiscount' ? 100 : 1_000
      // "financiar 100%", "30% de entrada" are about something else.
      const bare = !/desconto|desc |off|abaixo|menos|avaliacao|roi|retorno|rentab|lucro|rendimento/.test(
        match[0],
      )
      const other =
        bare && reading.tokens.some(({ word }) => /^(financi|entrada|juros|parcel|comissao|taxa)/.test(word))
      const isUnusable = other || least === null || least <= 0 || least > most || criteria[field] !== null
      if (isUnusable || (max !== null && said === 'most')) return markNotUnderstood(reading, from, to)
      criteria[field] = Math.round(least * 100) / 100
    })
  set('minNetRoi', roi)
  set('minNetRoi', roiBefore, afterReturn)
  for (const pattern of unsignedPatterns(returns)) set('minNetRoi', pattern)
  set('minDiscount', discount)
  for (const pattern of unsignedPatterns('descontos?')) set('minDiscount', pattern)
  forEachMatch(reading, half, () => {
    criteria.minDiscount ??= 50
  })
  forEachMatch(reading, below, () => {
    criteria.minDiscount ??= 1
  })
}
