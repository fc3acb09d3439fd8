import type { Map as GlMap } from 'maplibre-gl'

/** A feature that is pointed at, chosen, or both. */
export interface MapMark {
  source: 'bubbles' | 'pins'
  id: number
  hot: boolean
  chosen: boolean
}

/** The rings on the map; it sends only the differences. */
export class MapMarks {
  readonly #map: Pick<GlMap, 'setFeatureState'>
  #now = new Map<string, MapMark>()

  constructor(map: Pick<GlMap, 'setFeatureState'>) {
    this.#map = map
  }

  apply(wanted: readonly MapMark[]): void {
    const next = new Map(wanted.map(mark => [`${mark.source} ${mark.id}`, mark]))
    for (const [key, mark] of this.#now)
      if (!next.has(key)) this.#notify({ ...mark, hot: false, chosen: false })
    for (const [key, mark] of next) {
      const before = this.#now.get(key)
      if (before?.hot !== mark.hot || before.chosen !== mark.chosen) this.#notify(mark)
    }
    this.#now = next
  }

  /** Clears the rings after the features have changed. */
  forget(): void {
    this.#now.clear()
  }

  #notify({ source, id, hot, chosen }: MapMark): void {
    this.#map.setFeatureState({ source, id }, { hot, chosen })
  }
}
