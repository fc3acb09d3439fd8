import type { Facets } from '#contract/catalogue-schemas.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { type Criteria, criteriaFields } from '#domain/search/search-criteria.ts'

/** The criteria with fields of their own that the filters' form always has. */
const ownFields: ReadonlySet<keyof Criteria> = new Set([
  'state',
  'region',
  'city',
  'notCity',
  'interior',
  'maxInstalment',
  'downPayment',
  'orUnknown',
])

/** Whether the filters' form has a field for a criterion that shows what a link asks for. */
function hasField(name: keyof Criteria, criteria: Criteria): boolean {
  const row = criteriaTable[name]
  switch (row.kind) {
    case 'own':
      return ownFields.has(name)
    case 'bound':
      return row.figure.control.type !== 'pills' || Number(criteria[name]) <= row.figure.control.most
    case 'flag':
      return criteria[name] === null || criteria[name] === row.ticked
    case 'answer':
      return criteria[name] !== false
    default:
      return true
  }
}

/** Returns the parameters that the filters' form has a visible field for, which shows the value of the search. */
export function listFormFields(criteria: Criteria, facets: Facets | undefined): Set<string> {
  const { city, near } = criteria
  const hasNeighborhoods = (city.length > 0 || near !== null) && (facets?.neighborhood.length ?? 0) > 0
  return new Set([
    ...criteriaFields
      .filter(name => hasField(name, criteria))
      .map(name => (name === 'category' ? 'type' : name)),
    ...(hasNeighborhoods ? ['neighborhood', 'notNeighborhood'] : []),
  ])
}
