import { type Criteria, type Parameters, type Sort } from '#domain/search/criteria.ts'
import { readSearch, searchFor, writeSearch } from '../../data/catalogue/search-state.ts'
import {
  type Bounds,
  inBounds,
  inPolygon,
  readBounds,
  readPolygon,
  type Vertex,
  writeBounds,
  writePolygon,
} from './area.ts'
import type { Spot } from './points.ts'

/** What /map shows; filters and their names in the URL are those of /search. */
export interface MapState {
  criteria: Criteria
  /** Searched in these bounds alone. */
  area: Bounds | null
  /** Searched inside this polygon alone. */
  drawn: Vertex[] | null
  /** Key of the spot whose properties the list shows. */
  spot: string | null
  /** A phone shows the list first, the map on demand. */
  onMap: boolean
}

const last = (value: string | string[] | undefined): string => [value ?? ''].flat().at(-1) ?? ''

/** Where the criteria look: other filters leave the map and its area as they are. */
export const placeOf = ({ state, city, neighborhood, text }: Criteria) => ({
  state,
  city,
  neighborhood,
  text,
})

/** Other filters: the chosen spot goes, and where they name another place, the area too. */
export function refined(
  { criteria: before }: Pick<MapState, 'criteria'>,
  criteria: Criteria,
): Partial<MapState> {
  const elsewhere = JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(criteria))
  return { criteria, spot: null, ...(elsewhere && { area: null, drawn: null }) }
}

/** The page's URL → state; what is wrong is left out. */
export function readMap(parameters: Parameters): MapState {
  const { spot } = parameters
  return {
    criteria: readSearch(parameters).criteria,
    area: readBounds(last(parameters.area)),
    drawn: readPolygon(last(parameters.drawn)),
    spot: /^-?\d+\.\d{5},-?\d+\.\d{5}$/.test(last(spot)) ? last(spot) : null,
    onMap: last(parameters.view) === 'map',
  }
}

/** State → the page's URL parameters; `readMap` gives the same state back. */
export const writeMap = ({ criteria, area, drawn, spot, onMap }: MapState): Parameters => ({
  ...writeSearch(searchFor(criteria)),
  ...(area && { area: writeBounds(area) }),
  ...(drawn && { drawn: writePolygon(drawn) }),
  ...(spot !== null && { spot }),
  ...(onMap && { view: 'map' }),
})

/** The spots inside the area that is asked for. */
export const spotsWithin = (spots: Spot[], { area, drawn }: Pick<MapState, 'area' | 'drawn'>): Spot[] =>
  spots.filter(
    ({ lng, lat }) =>
      (area === null || inBounds(area, lng, lat)) && (drawn === null || inPolygon(drawn, lng, lat)),
  )

/** The orders that the points suffice for. */
export const mapSorts = ['-discount', 'price', '-price'] as const satisfies Sort[]
export type MapSort = (typeof mapSorts)[number]

export const sortOf = ({ sort }: Criteria): MapSort => mapSorts.find(one => one === sort) ?? '-discount'
