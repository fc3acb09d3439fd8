import { describe, expect, it } from 'vitest'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { drawStates } from './location-card.tsx'

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
      properties: { uf: 'PA' },
      geometry: { type: 'MultiPolygon', coordinates: [square(-48, -1), square(-90, -30)] },
    },
    {
      type: 'Feature',
      properties: { uf: 'MA' },
      geometry: { type: 'MultiPolygon', coordinates: [square(-46, -1)] },
    },
  ],
}

describe('the outlines around a point', () => {
  it('are drawn in pixels from it, north upwards, its own state apart, and those far away are left out', () => {
    expect(drawStates(states, { lat: 0, lng: -47, state: 'PA' })).toEqual({
      own: 'M-23 23L23 23L23 -23L-23 -23L-23 23Z',
      others: 'M23 23L68 23L68 -23L23 -23L23 23Z',
    })
  })

  it('are empty where none is near', () => {
    expect(drawStates(states, { lat: 40, lng: 100, state: 'PA' })).toEqual({ own: '', others: '' })
  })
})
