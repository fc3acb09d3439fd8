import type { Map as GlMap } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

/** The address of each state's file, written by `npm run geography`. */
const files = import.meta.glob<string>('./municipal-borders/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** From this zoom on cities can be distinguished; below it, little but borders would be visible. */
const municipalMinZoom = 7
/** From this zoom on the lines would look more exact than they are: their points lie some kilometers apart. */
const municipalMaxZoom = 11

const sourceOf = (state: string): string => `municipalities-${state}`

function addState(map: GlMap, state: string, { border }: MapPalette): void {
  const data = files[`./municipal-borders/${state}.json`]
  if (data === undefined) return
  const source = sourceOf(state)
  map.addSource(source, { type: 'geojson', data })
  map.addLayer(
    {
      id: source,
      type: 'line',
      source,
      minzoom: municipalMinZoom,
      maxzoom: municipalMaxZoom,
      paint: { 'line-color': border, 'line-width': ['case', ['get', 'inner'], 0.8, 1.6] },
    },
    'drawn-fill',
  )
}

/**
 * Shows the borders of the municipalities on our own base map at city zoom. Those of a state are loaded when it is seen
 * there, also after the style was replaced.
 */
export function showMunicipalBorders(map: GlMap, palette: () => MapPalette): void {
  map.on('idle', () => {
    if (map.getZoom() < municipalMinZoom || !map.getLayer('land')) return
    const land = map.queryRenderedFeatures({ layers: ['land'] })
    for (const state of new Set(land.map(({ properties }) => String(properties.uf))))
      if (!map.getSource(sourceOf(state))) addState(map, state, palette())
  })
}
