import { expect, it } from 'vitest'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import { describeReturnEnds } from '#domain/judgement/judged-return.ts'
import { renderedText } from '#test/support/markup.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { JudgedPropertyContext } from './use-judged-property.ts'
import { VerdictCard } from './verdict-card.tsx'

it('an end of the return reads the same in its line, on the bar and in its scenario', () => {
  const returnRange = { low: -0.41, base: 5, high: 12.374 }
  const text = renderedText(
    <JudgedPropertyContext
      value={{
        judgement: { ...richProperty.judgement, returnRange },
        purchase: buildJudgedPurchase(richProperty, judgedForAnybody),
        scoreParts: [],
        answers: {},
        hasOwnSheet: false,
      }}
    >
      <VerdictCard property={richProperty} />
    </JudgedPropertyContext>,
  )
  expect(text).toContain(describeReturnEnds(returnRange))
  expect(text).toMatch(/Pessimista −0,41%/)
  expect(text).toMatch(/Provável 5%/)
  expect(text).toMatch(/Otimista 12,37%/)
})
