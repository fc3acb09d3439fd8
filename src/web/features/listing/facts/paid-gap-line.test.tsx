import { expect, it } from 'vitest'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { PaidGapLine } from './paid-gap-line.tsx'

it.each([
  [{ paidDiscount: 42.4, gone: false }, '42% abaixo do que se pagou no prédio', 'text-gain'],
  [{ paidDiscount: 0.51, gone: false }, '0,51% abaixo do que se pagou no prédio', 'text-gain'],
  [{ paidDiscount: -8, gone: false }, '8% acima do que se pagou no prédio', 'text-risk'],
  [{ paidDiscount: 0.2, gone: false }, 'igual ao que se pagou no prédio', null],
  [{ paidDiscount: null, gone: false }, '', null],
  [{ paidDiscount: 42.4, gone: true }, '', null],
])('beside a price, %j reads "%s"', (property, words, ink) => {
  const line = <PaidGapLine property={property} />
  expect(renderedText(line).replaceAll(/\s+/g, ' ').trim()).toBe(words)
  expect(/text-(?:gain|risk)/.exec(markupOf(line))?.[0] ?? null).toBe(ink)
})
