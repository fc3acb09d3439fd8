import { expect, it } from 'vitest'
import { regions, statesOfRegion } from './regions.ts'
import { states } from './states.ts'

it('every state is in one region', () => {
  const listed = regions.flatMap(region => statesOfRegion[region])
  expect(listed.toSorted()).toEqual(states.map(({ uf }) => uf).toSorted())
  expect(regions.map(region => statesOfRegion[region].length)).toEqual([7, 9, 4, 4, 3])
})
