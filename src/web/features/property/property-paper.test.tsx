import { expect, it } from 'vitest'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { renderedText } from '#test/support/markup.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { PaperCosts } from './property-paper.tsx'
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
