import { describe, expect, it } from 'vitest'
import { chooseRegions, chooseStates } from './choose-place.ts'
import { type Criteria, emptyCriteria } from './search-criteria.ts'

const criteria = (given: Partial<Criteria>): Criteria => ({ ...emptyCriteria, ...given })
const place = (given: Partial<Criteria>) => {
  const { state, region, city, neighborhood, near, within } = criteria(given)
  return { state, region, city, neighborhood, near, within }
}

describe('a chosen state', () => {
  it.each<[Partial<Criteria>, Criteria['state'], Partial<Criteria>]>([
    [{ region: ['nordeste'] }, ['SP'], { state: ['SP'] }],
    [{ region: ['nordeste', 'sudeste'] }, ['SP'], { state: ['SP'], region: ['sudeste'] }],
    [{ region: ['sudeste'], state: ['SP'] }, [], { region: ['sudeste'] }],
    [{ state: ['GO'], city: ['Goiânia'], neighborhood: ['Bueno'] }, ['SP'], { state: ['SP'] }],
    [{ near: 'CAMPINAS,SP', within: 50 }, ['RJ'], { state: ['RJ'] }],
    [{ near: 'CAMPINAS,SP', within: 50 }, ['SP'], { state: ['SP'], near: 'CAMPINAS,SP', within: 50 }],
  ])('turns %j with %j into %j', (before, states, after) => {
    expect(chooseStates(criteria(before), states)).toEqual(place(after))
  })
})

describe('a chosen region', () => {
  it.each<[Partial<Criteria>, Criteria['region'], Partial<Criteria>]>([
    [{ state: ['SP'], city: ['Campinas'] }, ['nordeste'], { region: ['nordeste'] }],
    [
      { state: ['SP'], city: ['Campinas'] },
      ['sudeste'],
      { state: ['SP'], city: ['Campinas'], region: ['sudeste'] },
    ],
    [{ state: ['SP', 'BA'], city: ['Itu'] }, ['nordeste'], { state: ['BA'], region: ['nordeste'] }],
    [{ region: ['sul'], city: ['Bonito'] }, [], { city: ['Bonito'] }],
    [{ near: 'CAMPINAS,SP', within: 50 }, ['sul'], { region: ['sul'] }],
    [{ near: 'CAMPINAS,SP' }, ['sudeste'], { region: ['sudeste'], near: 'CAMPINAS,SP' }],
  ])('turns %j with %j into %j', (before, regions, after) => {
    expect(chooseRegions(criteria(before), regions)).toEqual(place(after))
  })
})
