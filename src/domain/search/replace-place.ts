import { type Criteria, emptyCriteria } from './search-criteria.ts'

/** The criteria that say where. */
const placeFields = [
  'state',
  'region',
  'city',
  'notCity',
  'neighborhood',
  'notNeighborhood',
  'interior',
  'near',
  'within',
  'shape',
] as const satisfies readonly (keyof Criteria)[]

export type PlaceCriteria = Pick<Criteria, (typeof placeFields)[number]>

/** Returns the criteria with this place and no other. */
export function replacePlace(criteria: Criteria, place: Partial<PlaceCriteria>): Criteria {
  const nowhere = Object.fromEntries(placeFields.map(name => [name, emptyCriteria[name]]))
  return { ...criteria, ...nowhere, ...place }
}
