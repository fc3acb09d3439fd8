import { type Criteria, type QueryParameters, type SortOrder } from '#domain/search/search-criteria.ts'
import { readSearchState, searchStateFor, writeSearchState } from '../../data/catalogue/search-state.ts'
import {
  type MapBounds,
  isInBounds,
  isInPolygon,
  readMapBounds,
  readPolygon,
  type AreaVertex,
  writeBounds,
  writePolygon,
} from './map-area.ts'
import type { MapPoint } from './map-points.ts'

/** The state of /map; filters and their names in the URL are those of /search. */
export interface MapState {
  criteria: Criteria
  /** Limits the search to these bounds. */
  area: MapBounds | null
  /** Limits the search to this polygon. */
  drawn: AreaVertex[] | null
  /** Key of the spot whose properties the list shows. */
  spot: string | null
  /** Whether a phone shows the map; it shows the list first. */
  onMap: boolean
}

const last = (value: string | string[] | undefined): string => [value ?? ''].flat().at(-1) ?? ''

/** Identifies the place of the criteria; other filters keep the map and its area. */
export const readMapPlace = ({ state, city, neighborhood, text }: Criteria) => ({
  state,
  city,
  neighborhood,
  text,
})

/** Applies other filters: the chosen spot is cleared, and the area too when the place changes. */
export function refineMapState(
  { criteria: before }: Pick<MapState, 'criteria'>,
  criteria: Criteria,
): Partial<MapState> {
  const elsewhere = JSON.stringify(readMapPlace(before)) !== JSON.stringify(readMapPlace(criteria))
  return { criteria, spot: null, ...(elsewhere && { area: null, drawn: null }) }
}

/** Reads the state from the page's URL; invalid parts are ignored. */
export function readMapState(parameters: QueryParameters): MapState {
  const { spot } = parameters
  return {
    criteria: readSearchState(parameters).criteria,
    area: readMapBounds(last(parameters.area)),
    drawn: readPolygon(last(parameters.drawn)),
    spot: /^-?\d+\.\d{5},-?\d+\.\d{5}$/.test(last(spot)) ? last(spot) : null,
    onMap: last(parameters.view) === 'map',
  }
}

/** Writes the state as the page's URL parameters; `readMapState` restores it. */
export const writeMapState = ({ criteria, area, drawn, spot, onMap }: MapState): QueryParameters => ({
  ...writeSearchState(searchStateFor(criteria)),
  ...(area && { area: writeBounds(area) }),
  ...(drawn && { drawn: writePolygon(drawn) }),
  ...(spot !== null && { spot }),
  ...(onMap && { view: 'map' }),
})

/** Returns the spots inside the chosen area. */
export const filterSpots = (
  spots: MapPoint[],
  { area, drawn }: Pick<MapState, 'area' | 'drawn'>,
): MapPoint[] =>
  spots.filter(
    ({ lng, lat }) =>
      (area === null || isInBounds(area, lng, lat)) && (drawn === null || isInPolygon(drawn, lng, lat)),
  )

/** The sorts that the points support. */
export const mapSorts = ['-discount', 'price', '-price'] as const satisfies SortOrder[]
export type MapSort = (typeof mapSorts)[number]

export const readMapSort = ({ sort }: Criteria): MapSort => mapSorts.find(one => one === sort) ?? '-discount'
