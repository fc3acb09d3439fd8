import { formatNetRoi } from '#domain/format-figures.ts'
import { formatReais } from '../format-text.ts'
import type { PriceStep } from './price-steps.ts'

/** Returns a formatter of prices without their currency; all show centavos as soon as one has any. */
export function formatPrices(prices: readonly number[]): (reais: number) => string {
  const withCentavos = prices.some(price => !Number.isInteger(price))
  return reais => {
    const text = formatReais(reais).replace(/R\$\s/, '')
    return withCentavos && !text.includes(',') ? `${text},00` : text
  }
}

const joinWords = (...words: (string | null)[]): string => words.filter(Boolean).join(', ')

/** Returns a small staircase in words: today's price, the next one, and why nothing follows. */
export function describeStairs(steps: readonly PriceStep[], silence: string | null | undefined): string {
  const past = steps.filter(({ kind }) => kind === 'past').length
  const now = steps.find(({ kind }) => kind === 'now')
  const next = steps.find(({ kind }) => kind === 'next')
  const roi = (step: PriceStep) => (step.roi === null ? null : `ROI líquido ${formatNetRoi(step.roi)}`)
  const before = past === 0 ? null : past === 1 ? 'um preço antes' : `${past} preços antes`
  const parts = [
    now && joinWords(`Hoje ${formatReais(now.price)}`, roi(now), before),
    next &&
      joinWords(
        next.price === now?.price ? `próximo: mesmo preço` : `próximo ${formatReais(next.price)}`,
        next.when,
        roi(next),
      ),
    silence,
  ]
  return parts.filter(Boolean).join('; ')
}
