import type { Facets } from '#contract/catalogue-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'

/** The parameters that the filters' form always has a field for. */
const usualFields = [
  'state',
  'region',
  'city',
  'notCity',
  'interior',
  'type',
  'notCategory',
  'modality',
  'notModality',
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
  'minDiscount',
  'minNetRoi',
  'minReturn',
  'unexplained',
  'maxInstalment',
  'downPayment',
  'minRooms',
  'minGarage',
  'financing',
  'fgts',
  'occupancy',
  'orUnknown',
  'hasAuctionDate',
  'newWithin',
  'cutWithin',
  'rung',
  'closesWithin',
]

/** Whether the box of a filter that is ticked or not cannot show what a link asks for. */
const hasUntickable = ({ unexplained, financing, fgts, hasAuctionDate }: Criteria): string[] => [
  ...(unexplained === true ? ['unexplained'] : []),
  ...(financing === false ? ['financing'] : []),
  ...(fgts === false ? ['fgts'] : []),
  ...(hasAuctionDate === false ? ['hasAuctionDate'] : []),
]

/** Returns the parameters that the filters' form has a visible field for, which shows the value of the search. */
export function listFormFields(criteria: Criteria, facets: Facets | undefined): Set<string> {
  const { city, near, minRooms, minGarage } = criteria
  const hasNeighborhoods = (city.length > 0 || near !== null) && (facets?.neighborhood.length ?? 0) > 0
  const unseen = new Set([
    ...hasUntickable(criteria),
    ...((minRooms ?? 0) > 4 ? ['minRooms'] : []),
    ...((minGarage ?? 0) > 3 ? ['minGarage'] : []),
  ])
  return new Set([
    ...usualFields.filter(name => !unseen.has(name)),
    ...(hasNeighborhoods ? ['neighborhood', 'notNeighborhood'] : []),
  ])
}
