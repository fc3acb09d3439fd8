import { expect, it } from 'vitest'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { renderedText } from '#test/support/markup.ts'
import { paidEstimate } from '#test/support/paid-answers.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { PaperCosts, PaperPaidPrices } from './property-paper.tsx'
import { JudgedPropertyContext } from './use-judged-property.ts'

const print = (property: PropertyDetail): string =>
  renderedText(
    <JudgedPropertyContext
      value={{
        judgement: property.judgement,
        purchase: buildJudgedPurchase(property, judgedForAnybody),
        scoreParts: [],
        answers: {},
        hasOwnSheet: false,
      }}
    >
      <PaperCosts />
    </JudgedPropertyContext>,
  )

it.each<[string, Partial<PropertyDetail>, first: boolean, later: boolean]>([
  ['occupied', { situation: 'occupied' }, true, false],
  ['perhaps occupied', { situation: 'unknown' }, false, true],
  ['vacant', { situation: 'vacant' }, false, false],
  ['land', { category: 'terreno', situation: 'unknown' }, false, false],
])('taking possession of one that is %s stands where its sheet has it paid', (_, changes, first, later) => {
  const text = print({ ...richProperty, ...changes })
  expect(/Desocupação\s+R\$/.test(text)).toBe(first)
  expect(text.includes('Desocupação e contas do mês')).toBe(later)
  expect(text.includes('Contas do mês')).toBe(!later)
})

it.each<[string, Partial<PropertyDetail>, RegExp]>([
  [
    'the estimate, and how far the price is from it',
    { paidPrices: paidEstimate, paidDiscount: 42.4 },
    /pagou-se cerca de R\$ 169 mil \(8 em 10: .*\): 8 vendas .* Porto Alegre\. O preço de hoje está 42% abaixo do que se pagou no prédio\./,
  ],
  [
    'the last three sales with the reason why they are no estimate',
    { paidPrices: { silent: 'spread', sales: paidEstimate.sales } },
    /^ O que se pagou no prédio dez\. 2025, R\$ 172\.500, .*; dez\. 2025, R\$ 185\.000, .*; dez\. 2025, R\$ 169\.500, [^;]*\. Os preços ficam longe/,
  ],
  ['nothing where no sale is known', { paidPrices: { silent: 'few', sales: [] } }, /^$/],
])('what was paid in the building is %s', (_, changes, words) => {
  const text = renderedText(<PaperPaidPrices property={{ ...richProperty, ...changes }} />)
  expect(text.replaceAll('\u00a0', ' ').replaceAll(' .', '.')).toMatch(words)
})
