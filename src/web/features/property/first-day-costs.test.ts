import { expect, it } from 'vitest'
import { buildJudgedPurchase, judgedForAnybody } from '#contract/judge-property.ts'
import { presentSharedProperty } from '#contract/present-shared-listing.ts'
import { toReais } from '#domain/money.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { allSharedFigures } from '#test/support/shared-page.ts'
import { listFirstDayCosts } from './first-day-costs.ts'

it('what is paid on the first day is what a list for a client says of it, item by item', () => {
  const purchase = buildJudgedPurchase(listedProperty, judgedForAnybody)
  if (purchase === null) throw new Error('The property has an appraisal')
  const { items, total } = listFirstDayCosts(purchase.question)
  const shared = presentSharedProperty(listedProperty, judgedForAnybody, {
    figures: allSharedFigures,
    clientNotes: '',
    mine: null,
  })
  expect(toReais(total)).toBe(shared.figures.dayOne)
  expect(items.map(({ key }) => key)).toEqual(['bid', 'commission', 'itbi', 'deed', 'registry'])
})
