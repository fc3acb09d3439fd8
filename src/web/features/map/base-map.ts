import type { Map as GlMap, StyleSpecification } from 'maplibre-gl'
import { addMapImages, drawMissingImage } from './map-images.ts'
import { addToStyle, buildOwnStyle, mapSources, type MapTint } from './map-layers.ts'
import { type MapPalette, readPalette } from './map-palette.ts'
import { stateNameFeatures } from './state-names.ts'

/** The address of each state's file, written by `npm run geography`. */
const files = import.meta.glob<string>('./municipal-borders/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** From this zoom on cities can be distinguished; below it, little but borders would be visible. */
const municipalMinZoom = 7
/** Above this zoom the lines would look more exact than they are: their points lie some kilometers apart. */
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
function showMunicipalBorders(map: GlMap, palette: () => MapPalette): void {
  map.on('idle', () => {
    if (map.getZoom() < municipalMinZoom || !map.getLayer('land')) return
    const land = map.queryRenderedFeatures({ layers: ['land'] })
    for (const state of new Set(land.map(({ properties }) => String(properties.uf))))
      if (!map.getSource(sourceOf(state))) addState(map, state, palette())
  })
}

/**
 * The map under the bubbles: our own outlines or a tile server's style. When that style is invalid, or its first
 * requests fail, our own style replaces it. Its failures are not reported to the page.
 */
export class BaseMap {
  readonly #map: GlMap
  #palette: MapPalette
  #tint: MapTint = 'number'
  #base: StyleSpecification | null = null
  /** Whether a tile of the tile server has been drawn. */
  #proven = false
  #lost = false

  constructor(map: GlMap, palette: MapPalette, onReady: () => void) {
    this.#map = map
    this.#palette = palette
    drawMissingImage(map, () => this.#palette)
    showMunicipalBorders(map, () => this.#palette)
    map.on('style.load', () => {
      if (this.#base === null) this.#addNames()
      map.getContainer().dataset.ground = this.#base === null ? 'own' : 'served'
      onReady()
    })
    map.on('sourcedata', event => {
      if (event.tile && !mapSources.has(event.sourceId)) this.#proven = true
    })
    // With a listener MapLibre does not write errors to the console.
    map.on('error', event => this.#doubt('sourceId' in event ? String(event.sourceId) : null))
    map.on('webglcontextlost', () => {
      this.#lost = true
    })
    map.on('webglcontextrestored', () => {
      this.#lost = false
      this.#restyle()
    })
  }

  get palette(): MapPalette {
    return this.#palette
  }

  tint(tint: MapTint): void {
    if (tint === this.#tint) return
    this.#tint = tint
    this.#restyle()
  }

  /** Rereads the theme's colours. */
  repaint(): void {
    this.#palette = readPalette()
    this.#restyle()
  }

  /** Puts a tile server's style under our data. */
  lay(base: StyleSpecification): void {
    this.#base = base
    this.#proven = false
    this.#restyle()
  }

  /** Handles an error of the tile server's style as a whole, or of its sources before one of them was drawn. */
  #doubt(sourceId: string | null): void {
    if (this.#base === null || this.#proven) return
    const loading = this.#map.getContainer().dataset.ground !== 'served'
    const ofItsSources = sourceId !== null && !mapSources.has(sourceId)
    if (!loading && !ofItsSources) return
    this.#base = null
    // Not from within MapLibre's own loading of the failing style.
    queueMicrotask(() => this.#restyle())
  }

  #addNames(): void {
    const names = stateNameFeatures.features.flatMap(({ properties }) => [
      properties?.short,
      properties?.long,
    ])
    addMapImages(this.#map, names, this.#palette)
  }

  #restyle(): void {
    if (this.#lost) return
    const style = this.#base
      ? addToStyle(this.#base, this.#palette, this.#tint)
      : buildOwnStyle(this.#palette, this.#tint)
    delete this.#map.getContainer().dataset.ground
    this.#map.setStyle(style, { diff: false })
  }
}
