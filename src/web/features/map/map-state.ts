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

/** The state of /map; filters and their names in the URL are those of /search. */
export interface MapState {
  criteria: Criteria
  /** Limits the search to these bounds. */
  area: Bounds | null
  /** Limits the search to this polygon. */
  drawn: Vertex[] | null
  /** Key of the spot whose properties the list shows. */
  spot: string | null
  /** Whether a phone shows the map; it shows the list first. */
  onMap: boolean
}

const last = (value: string | string[] | undefined): string => [value ?? ''].flat().at(-1) ?? ''

/** Identifies the place of the criteria; other filters keep the map and its area. */
export const placeOf = ({ state, city, neighborhood, text }: Criteria) => ({
  state,
  city,
  neighborhood,
  text,
})

/** Applies other filters: the chosen spot is cleared, and the area too when the place changes. */
export function refined(
  { criteria: before }: Pick<MapState, 'criteria'>,
  criteria: Criteria,
): Partial<MapState> {
  const elsewhere = JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(criteria))
  return { criteria, spot: null, ...(elsewhere && { area: null, drawn: null }) }
}

/** Reads the state from the page's URL; invalid parts are ignored. */
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

/** Writes the state as the page's URL parameters; `readMap` restores it. */
export const writeMap = ({ criteria, area, drawn, spot, onMap }: MapState): Parameters => ({
  ...writeSearch(searchFor(criteria)),
  ...(area && { area: writeBounds(area) }),
  ...(drawn && { drawn: writePolygon(drawn) }),
  ...(spot !== null && { spot }),
  ...(onMap && { view: 'map' }),
})

/** Returns the spots inside the chosen area. */
export const spotsWithin = (spots: Spot[], { area, drawn }: Pick<MapState, 'area' | 'drawn'>): Spot[] =>
  spots.filter(
    ({ lng, lat }) =>
      (area === null || inBounds(area, lng, lat)) && (drawn === null || inPolygon(drawn, lng, lat)),
  )

/** The sorts that the points support. */
export const mapSorts = ['-discount', 'price', '-price'] as const satisfies Sort[]
export type MapSort = (typeof mapSorts)[number]

export const sortOf = ({ sort }: Criteria): MapSort => mapSorts.find(one => one === sort) ?? '-discount'
