import { expect, it } from 'vitest'
import { richProperty } from '#test/support/property-detail.ts'
import { listPropertyCards } from './property-cards.tsx'

it('a listing that left the list has nothing to bid for: no waiting, no checks, no costs, no financing', () => {
  const offered = listPropertyCards({ property: richProperty, demonstration: false, now: 0 })
  const gone = listPropertyCards({
    property: { ...richProperty, gone: true },
    demonstration: false,
    now: 0,
  })
  expect(offered.story).toHaveLength(3)
  expect(gone.story).toEqual([])
  expect(gone.facts.map(({ id }) => id)).not.toContain('financiamento')
})
