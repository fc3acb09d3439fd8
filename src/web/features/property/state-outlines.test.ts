import { describe, expect, it } from 'vitest'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { drawStates } from './state-outlines.ts'

const square = (west: number, south: number): MultiPolygon['coordinates'][number] => [
  [
    [west, south],
    [west + 2, south],
    [west + 2, south + 2],
    [west, south + 2],
    [west, south],
  ],
]
const states: FeatureCollection<MultiPolygon> = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: [square(-48, -1), square(-60, -30)] },
    },
  ],
}

describe('the outlines around a point', () => {
  it('are drawn in pixels from it, north upwards, and those far away are left out', () => {
    const path = drawStates(states, { lat: 0, lng: -47 })
    expect(path).toBe('M-64 64L64 64L64 -64L-64 -64L-64 64Z')
  })

  it('are empty where none is near', () => {
    expect(drawStates(states, { lat: 40, lng: 100 })).toBe('')
  })
})
