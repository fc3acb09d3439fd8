import { foldText } from '../fold-text.ts'
import { fromReais } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { criteriaTable } from '../search/criteria-table.ts'
import { type Subject, listCriteriaOf, subjectOf } from '../search/criteria-words.ts'
import { type Criteria, criteriaFields, dropCriteria } from '../search/search-criteria.ts'
import type { CityPresence, ListingSource, OfferedListing, RelaxedCriterion } from './consultant-answer.ts'

/** Maximum number of listings in an answer. */
export const maxResultItems = 6

/** How much a search holds on to what a criterion is about; `null` of the place and of the category. */
function findWeight(subject: Subject): number | null {
  const row = criteriaTable[subject]
  return (row.kind === 'bound' ? row.figure.weight : row.weight) ?? null
}

/** Criteria that are dropped together, the least important first; the price is the last. */
const softCriteria: readonly RelaxedCriterion[] = [...new Set(criteriaFields.map(subjectOf))]
  .flatMap(subject => {
    const weight = subject === null ? null : findWeight(subject)
    return subject === null || weight === null ? [] : [{ weight, names: listCriteriaOf(subject) }]
  })
  .sort((a, b) => a.weight - b.weight)
  .map(({ names }) => names)
/** Steps that widen the place, each more than the one before; the last one drops it. */
const placeSteps: readonly RelaxedCriterion[] = [
  ['neighborhood', 'notNeighborhood'],
  ['interior'],
  ['shape', 'near', 'within', 'nearAddress', 'withinMetres'],
  ['region'],
  ['city', 'notCity'],
  ['state'],
].map((_, at, parts) => parts.slice(0, at + 1).flat() as RelaxedCriterion)

const maxSingleSteps = 9

/** Whether the criteria have a value by this name. */
export const isCriterionSet = (criteria: Criteria, name: keyof Criteria): boolean =>
  name !== 'sort' && name !== 'orUnknown' && criteria[name] !== null && String(criteria[name]) !== ''

const hasNoCriteria = (criteria: Criteria): boolean =>
  !criteriaFields.some(name => isCriterionSet(criteria, name))

export interface CriteriaRelaxation<T> {
  items: T[]
  total: number
  criteria: Criteria
  relaxed: RelaxedCriterion
}

/** Whether even the cheapest listing costs more than twice the maximum price asked for. */
const isMuchDearer = (asked: Criteria, { items, relaxed }: CriteriaRelaxation<OfferedListing>): boolean =>
  asked.maxPrice !== null &&
  relaxed.includes('maxPrice') &&
  Math.min(...items.map(item => fromReais(item.price))) > 2 * asked.maxPrice

/** Returns the possible steps, each with only the criteria that are set; `away`: the step that drops the place. */
function listRelaxationSteps(criteria: Criteria): { near: RelaxedCriterion[]; away: RelaxedCriterion } {
  const asked = (steps: readonly RelaxedCriterion[]): RelaxedCriterion[] => {
    const given = steps.map(step => step.filter(name => isCriterionSet(criteria, name)))
    return given.filter((step, at) => step.length > 0 && String(step) !== String(given[at - 1]))
  }
  const inPlaces = asked(placeSteps)
  const [nearest = []] = inPlaces
  // The neighborhood is dropped before the category when its city is known.
  const hood = nearest.includes('neighborhood') && inPlaces.length > 1 ? [nearest] : []
  const wider = inPlaces.slice(hood.length, -1)
  return {
    near: asked([...softCriteria, ...hood, ['category', 'notCategory'], ...wider]),
    away: inPlaces.at(-1) ?? [],
  }
}

type TryRelaxation<T> = (relaxed: RelaxedCriterion) => Promise<CriteriaRelaxation<T> | null>

/**
 * Searches with criteria dropped: the first single step that has results; otherwise as many steps as necessary, in
 * their order, without those that turn out to be unnecessary. The place is kept as long as it has results; much more
 * expensive listings are only used before dropping the place. `null` = nothing found, or only without any criteria.
 * `maxSearches`: how many searches it may make; `first`: steps to try before all others.
 */
export async function relaxCriteria<T extends OfferedListing>(
  criteria: Criteria,
  source: ListingSource<T>,
  maxSearches: number,
  first: readonly RelaxedCriterion[] = [],
): Promise<CriteriaRelaxation<T> | null> {
  let left = maxSearches
  const look: TryRelaxation<T> = async relaxed => {
    const changed = dropCriteria(criteria, relaxed)
    if (left <= 0 || hasNoCriteria(changed)) return null
    left -= 1
    const { items, total } = await source.search(changed, maxResultItems)
    return total === 0 ? null : { items, total, criteria: changed, relaxed }
  }
  const { near, away } = listRelaxationSteps(criteria)
  let dear: CriteriaRelaxation<T> | null = null
  for (const step of [...first, ...near].slice(0, maxSingleSteps)) {
    // The same listings at a higher price are closer to the question than another category or city.
    if (dear !== null && (step.includes('category') || step.includes('city'))) return dear
    const result = await look(step)
    if (result === null) continue
    if (!isMuchDearer(criteria, result)) return result
    dear = result
  }
  return (
    dear ??
    (away.length === 0 ? null : await relaxTogether(near, [], criteria, look)) ??
    (await look(away)) ??
    (await relaxTogether(near, away, criteria, look))
  )
}

/**
 * Drops as many steps as necessary, in addition to those of `always`. Dropping more never finds less, so the number
 * is found by bisection; if all steps together would leave no criteria, all but one are tried.
 */
async function relaxTogether<T extends OfferedListing>(
  steps: readonly RelaxedCriterion[],
  always: RelaxedCriterion,
  asked: Criteria,
  look: TryRelaxation<T>,
): Promise<CriteriaRelaxation<T> | null> {
  const upTo = (count: number): RelaxedCriterion => [...new Set([...steps.slice(0, count).flat(), ...always])]
  const everything = upTo(steps.length)
  let best = await look(everything)
  // Where dropping everything finds nothing, dropping less does not either.
  if (best === null && !hasNoCriteria(dropCriteria(asked, everything))) return null
  let [few, many] = [0, steps.length]
  while (best !== null && many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    const result = await look(upTo(middle))
    if (result === null) few = middle
    else [many, best] = [middle, result]
  }
  for (const step of steps.toReversed()) {
    if (best !== null) break
    best = await look(upTo(steps.length).filter(name => !step.includes(name)))
  }
  for (const step of steps.slice(0, many).toReversed()) {
    if (best === null) break
    const rest: RelaxedCriterion = best.relaxed.filter(name => !step.includes(name))
    if (rest.length === best.relaxed.length) continue
    const result = await look(rest)
    if (result !== null && (!isMuchDearer(asked, result) || isMuchDearer(asked, best))) best = result
  }
  return best
}

/** The resolved place of the named city. */
export interface ResolvedPlace {
  criteria: Criteria
  /**
   * `as-said`: as in the sentence; `several`: each of `states` has a city of that name; `absent`: the city has no
   * listings; `elsewhere`: not in the state that was named, but in `states`.
   */
  city: 'as-said' | 'several' | 'absent' | 'elsewhere'
  states: CityPresence[]
}

/** Returns the known spelling of a city if the bank's capitals do not show it. */
const applyKnownSpelling = (city: string, name: string | null | undefined): string =>
  name && name !== formatPlaceName(city) ? name : city

/** Resolves several cities, each to its known spelling if it has listings. */
async function resolveCities<T extends OfferedListing>(
  criteria: Criteria,
  source: ListingSource<T>,
): Promise<ResolvedPlace> {
  const { state: states } = criteria
  const city = await Promise.all(
    criteria.city.map(async asked => {
      const known = await source.statesOf(foldText(asked))
      const here = known.find(
        ({ state, total }) => total > 0 && (states.length === 0 || states.includes(state)),
      )
      return here ? applyKnownSpelling(asked, here.name) : asked
    }),
  )
  return { criteria: { ...criteria, city }, city: 'as-said', states: [] }
}

/** Adds the state of the city if only one state has a city of that name. */
export async function resolvePlace<T extends OfferedListing>(
  criteria: Criteria,
  source: ListingSource<T>,
): Promise<ResolvedPlace> {
  const [city] = criteria.city
  if (city === undefined) return { criteria, city: 'as-said', states: [] }
  if (criteria.city.length > 1) return resolveCities(criteria, source)
  const known = await source.statesOf(foldText(city))
  const states = known.filter(({ total }) => total > 0)
  const said = criteria.state
  const [first, ...others] = states
  if (first === undefined) {
    const [only, ...more] = known
    const sole = only !== undefined && more.length === 0 ? only : undefined
    const state = said.length > 0 || sole === undefined ? said : [sole.state]
    const here = known.find(one => said.includes(one.state)) ?? sole
    return {
      criteria: { ...criteria, state, city: [applyKnownSpelling(city, here?.name)] },
      city: 'absent',
      states,
    }
  }
  const here = said.length === 0 ? first : states.find(({ state }) => said.includes(state))
  const named = { ...criteria, city: [applyKnownSpelling(city, (here ?? first).name)] }
  if (here === undefined) {
    // Caxias, RJ: only another state has a city of that name, but Duque de Caxias may be meant.
    const { total } = await source.search(named, 1)
    return total > 0
      ? { criteria: named, city: 'absent', states: [] }
      : { criteria: named, city: 'elsewhere', states }
  }
  if (said.length > 1) return { criteria: named, city: 'as-said', states: [] }
  if (said.length === 0 && others.length > 0) return { criteria: named, city: 'several', states }
  return {
    criteria: { ...named, state: [here.state] },
    city: 'as-said',
    states: said.length > 0 ? [] : states,
  }
}
