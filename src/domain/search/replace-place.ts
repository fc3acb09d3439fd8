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
  'nearAddress',
  'withinMetres',
  'shape',
] as const satisfies readonly (keyof Criteria)[]

export type PlaceCriteria = Pick<Criteria, (typeof placeFields)[number]>

/** Returns what the criteria say of where. */
export const pickPlace = (criteria: Criteria): PlaceCriteria =>
  Object.fromEntries(placeFields.map(name => [name, criteria[name]])) as PlaceCriteria

/** Returns the criteria with this place and no other. */
export function replacePlace(criteria: Criteria, place: Partial<PlaceCriteria>): Criteria {
  return { ...criteria, ...pickPlace(emptyCriteria), ...place }
}
