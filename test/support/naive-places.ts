import { foldText } from '#domain/fold-text.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { isUf, states } from '#domain/states.ts'
import { isInShape, kilometersBetween, readPolyline } from './naive-geometry.ts'
import { cityOf, factsOf, isInCapital, type NaiveCatalogue, type NaiveRule, when } from './naive-listing.ts'

/** The regions and their states, as the IBGE names them. */
const regionStates: Readonly<Record<string, string>> = {
  norte: 'RO AC AM RR PA AP TO',
  nordeste: 'MA PI CE RN PB PE AL SE BA',
  sudeste: 'MG ES RJ SP',
  sul: 'PR SC RS',
  'centro-oeste': 'MS MT GO DF',
}

/** Returns the rules of the criteria about places, one for each that is set. */
export function placeRules(catalogue: NaiveCatalogue, criteria: Criteria): NaiveRule[] {
  const { state, region, city, notCity, neighborhood, notNeighborhood, interior, near, within, shape } =
    criteria
  const { nearAddress, withinMetres } = criteria
  const corners = readPolyline(shape ?? '')
  const ofRegions = region.flatMap(name => regionStates[name]!.split(' '))
  const isOfState = (uf: string): boolean =>
    (state.length === 0 || (state as string[]).includes(uf)) &&
    (region.length === 0 || ofRegions.includes(uf))
  const isNamed = (names: string[]): NaiveRule => {
    const rules = names.map(name => cityRule(catalogue, isOfState, name))
    return listing => rules.some(rule => rule(listing))
  }
  const lies = (names: string[]): NaiveRule => {
    const keys = names.map(foldText)
    return listing => keys.includes(factsOf(listing).neighborhood)
  }
  const [among, notAmong] = [isNamed(city), isNamed(notCity)]
  const [inside, outside] = [lies(neighborhood), lies(notNeighborhood)]
  return [
    listing => isOfState(listing.state),
    ...when(city.length > 0, among),
    ...when(notCity.length > 0, listing => !notAmong(listing)),
    ...when(neighborhood.length > 0, inside),
    ...when(notNeighborhood.length > 0, listing => !outside(listing)),
    ...when(interior !== null, listing => isInCapital(listing, catalogue) === !interior),
    ...when(near !== null, nearRule(catalogue, near ?? '', within ?? 30)),
    ...when(nearAddress !== null, ({ place }) => {
      const [lat, lng] = (nearAddress ?? '').split(',').map(Number) as [number, number]
      return (
        place !== null &&
        (place.precision === 'building' || place.precision === 'near') &&
        kilometersBetween({ lat, lng }, place) * 1_000 <= (withinMetres ?? 1_000)
      )
    }),
    ...when(shape !== null, listing => {
      const { place } = listing
      return place !== null && place.precision !== 'state' && isInShape(corners, place)
    }),
  ]
}

/**
 * A municipality's name means that municipality, of a state that is searched: all that the lists call by this name or
 * by another spelling of it. A list may call a district by the name of another state's municipality (Taguatinga).
 * What is no municipality's name, but exactly what a list of a searched state calls a city, means what is called so.
 * Another name of a municipality of a searched state (an old one, a district's) is no part of names, though no list
 * may use it today; it means the municipality where it is a piece of the official name, and else what is called so.
 * Other text is a part of the name in the list.
 */
function cityRule(catalogue: NaiveCatalogue, isSearched: (uf: string) => boolean, name: string): NaiveRule {
  const meant = catalogue.municipalities.named(name).filter(({ state }) => isSearched(state))
  const key = foldText(name)
  const isListed = (catalogue.listed ?? catalogue.listings).some(
    listing => isSearched(listing.state) && factsOf(listing).city === key,
  )
  if (meant.length === 0 && !isListed) {
    const known = states.flatMap(({ uf }) =>
      isSearched(uf) ? (catalogue.municipalities.find(uf, name) ?? []) : [],
    )
    if (known.length === 0) return listing => factsOf(listing).city.includes(key)
    meant.push(...known.filter(({ name }) => foldText(name).includes(key)))
  }
  const codes = new Set(meant.map(({ code }) => String(code)))
  return listing => factsOf(listing).city === key || codes.has(cityOf(listing, catalogue))
}

function nearRule({ municipalities }: NaiveCatalogue, near: string, km: number): NaiveRule {
  const [name = '', uf = ''] = near.split(',')
  const seat =
    municipalities.named(name).find(({ state }) => state === uf) ??
    (isUf(uf) ? municipalities.find(uf, name) : null)
  return listing => {
    const own = municipalities.find(listing.state, listing.city)
    return seat !== null && own !== null && kilometersBetween(seat, own) <= km
  }
}
