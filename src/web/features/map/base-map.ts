import type { Map as GlMap, StyleSpecification } from 'maplibre-gl'
import { addMapImages, drawMissingImage } from './map-images.ts'
import { mapSources, addToStyle, buildOwnStyle, type MapTint } from './map-layers.ts'
import { type MapPalette, readPalette } from './map-palette.ts'
import { showMunicipalBorders } from './municipal-borders.ts'
import { stateNameFeatures } from './state-names.ts'

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
