import { expect, it } from 'vitest'
import { municipalityTable } from '#server/geo/municipalities.ts'
import { regions, stateCapitals, statesOfRegion } from './regions.ts'
import { states } from './states.ts'

it('every state is in one region', () => {
  const listed = regions.flatMap(region => statesOfRegion[region])
  expect(listed.toSorted()).toEqual(states.map(({ uf }) => uf).toSorted())
  expect(regions.map(region => statesOfRegion[region].length)).toEqual([7, 9, 4, 4, 3])
})

it.each(states)('the capital of $name is a municipality of it, known as its capital', ({ uf }) => {
  expect(municipalityTable.find(uf, stateCapitals[uf])).toMatchObject({
    name: stateCapitals[uf],
    state: uf,
    capital: true,
  })
})
