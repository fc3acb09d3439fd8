import { expect, test } from 'vitest'
import type { MapBubble } from './map-bubbles.ts'
import { buildFeatures, townNameMinZoom } from './map-features.ts'
import type { MapPalette } from './map-palette.ts'
import type { MapPoint } from './map-points.ts'

const palette = { accentInk: 'rgb(0,0,0)', tones: [] as MapPalette['tones'] } as MapPalette

const bubble = (name: string, total: number, precision: MapPoint['precision'] = 'city'): MapBubble => ({
  lng: -49,
  lat: -16,
  radius: 12,
  total,
  discount: null,
  spots: [
    {
      key: `${name} ${total}`,
      lat: -16,
      lng: -49,
      precision,
      state: 'GO',
      name,
      entries: Array.from({ length: total }, (_, at) => at),
      discounts: [],
      discount: null,
    },
  ],
})

const towns = (zoom: number, ...bubbles: MapBubble[]): unknown[] =>
  buildFeatures(bubbles, { prices: [] }, zoom, palette).bubbles.features.map(
    ({ properties }) => properties?.town,
  )

test('towns are named from the zoom of a state on, each once, at its largest bubble', () => {
  const given = [bubble('Goiânia, GO', 20), bubble('Anápolis, GO', 3), bubble('Goiânia, GO', 300)]
  expect(towns(townNameMinZoom, ...given)).toEqual([undefined, 'town|Anápolis', 'town|Goiânia'])
  expect(towns(townNameMinZoom - 0.5, ...given)).toEqual([undefined, undefined, undefined])
})

test('towns with the same name in two states are separate', () => {
  expect(towns(8, bubble('Bonito, MS', 2), bubble('Bonito, PE', 3))).toEqual(['town|Bonito', 'town|Bonito'])
})
