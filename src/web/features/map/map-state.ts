import { encodeShape } from '#domain/search/area-shape.ts'
import { type Criteria, type QueryParameters, type SortOrder } from '#domain/search/search-criteria.ts'
import { readSearchAddress, writeSearchAddress } from '../../data/catalogue/search-address.ts'
import type { MapBounds } from '#domain/map/map-frame.ts'
import { isInBounds, readMapBounds, readOldArea, writeBounds } from './map-area.ts'
import type { MapPoint } from './map-points.ts'

/** The state of /map; filters and their names in the URL are those of /search. */
export interface MapState {
  criteria: Criteria
  /** Limits what is shown to these bounds. */
  area: MapBounds | null
  /** Key of the spot whose properties the list shows. */
  spot: string | null
  /** Whether a phone shows the map; it shows the list first. */
  onMap: boolean
}

const last = (value: string | string[] | undefined): string => [value ?? ''].flat().at(-1) ?? ''

/** Identifies the place of the criteria; other filters keep the map and its area. */
export const readMapPlace = (criteria: Criteria) => {
  const { state, region, city, neighborhood, text, near, within, nearAddress, withinMetres, shape } = criteria
  return { state, region, city, neighborhood, text, near, within, nearAddress, withinMetres, shape }
}

/**
 * Applies other filters: the chosen spot is cleared, and the area too when the place changes. A state or city that is
 * chosen replaces a drawn area and the surroundings of another city, which would leave nothing of it.
 */
export function refineMapState(
  { criteria: before }: Pick<MapState, 'criteria'>,
  after: Criteria,
): Partial<MapState> {
  const elsewhere = JSON.stringify(readMapPlace(before)) !== JSON.stringify(readMapPlace(after))
  const isNew = <T>(values: readonly T[], known: readonly T[]): boolean =>
    values.some(value => !known.includes(value))
  const named = isNew(after.state, before.state) || isNew(after.city, before.city)
  const criteria = {
    ...after,
    ...(named && after.shape === before.shape && { shape: null }),
    ...(named && after.near === before.near && { near: null, within: null }),
    ...(named && after.nearAddress === before.nearAddress && { nearAddress: null, withinMetres: null }),
  }
  return { criteria, spot: null, ...(elsewhere && { area: null }) }
}

/** Reads the state from the page's URL; invalid parts are ignored. */
export function readMapState(parameters: QueryParameters): MapState {
  const spot = last(parameters.spot)
  const old = readOldArea(last(parameters.drawn))
  return {
    criteria: readSearchAddress(old ? { shape: encodeShape(old), ...parameters } : parameters),
    area: readMapBounds(last(parameters.area)),
    spot: /^-?\d+\.\d{5},-?\d+\.\d{5}$/.test(spot) ? spot : null,
    onMap: last(parameters.view) === 'map',
  }
}

/** Writes the state as the page's URL parameters; `readMapState` restores it. */
export const writeMapState = ({ criteria, area, spot, onMap }: MapState): QueryParameters => ({
  ...writeSearchAddress(criteria),
  ...(area && { area: writeBounds(area) }),
  ...(spot !== null && { spot }),
  ...(onMap && { view: 'map' }),
})

/** Returns the spots inside the chosen bounds. */
export const filterSpots = (spots: MapPoint[], area: MapBounds | null): MapPoint[] =>
  area === null ? spots : spots.filter(({ lng, lat }) => isInBounds(area, lng, lat))

/**
 * The sorts that the points support. They carry no returns, so the default order of searches is here the greatest
 * discount, with those that are out of the ordinary last.
 */
export const mapSorts = ['relevance', '-discount', 'price', '-price'] as const satisfies SortOrder[]
export type MapSort = (typeof mapSorts)[number]

/** Returns the order of the list beside the map; relevance for an order that it does not offer. */
export const readMapSort = ({ sort }: Criteria): MapSort => mapSorts.find(one => one === sort) ?? 'relevance'
