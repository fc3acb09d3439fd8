import { expect, test } from 'vitest'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import { brazilBounds } from '#domain/map/map-frame.ts'
import { unprojectMercator } from '#domain/map/mercator.ts'
import { buildFirstView, usualMapWindow } from './first-view.ts'

const level = (zoom: number, total: number) => ({
  zoom,
  lats: [-16.68],
  lngs: [-49.25],
  totals: [total],
  places: [1],
  states: ['GO' as const],
  names: ['GOIANIA'],
})
const clusters: MapClusters = {
  total: 9,
  bounds: [...brazilBounds],
  levels: [level(2.5, 1), level(3, 2), level(3.5, 3)],
  first: [],
}

test('the bounds fill what nothing covers of the window, as in the map itself', () => {
  const view = buildFirstView(clusters, usualMapWindow)!
  const [west, north] = unprojectMercator(90 - view.left, 96 - view.top, view.zoom)
  const [east, south] = unprojectMercator(1014 - 90 - view.left, 808 - 72 - view.top, view.zoom)
  expect(west).toBeLessThanOrEqual(brazilBounds[0])
  expect(east).toBeGreaterThanOrEqual(brazilBounds[2])
  expect(north).toBeCloseTo(brazilBounds[3], 5)
  expect(south).toBeCloseTo(brazilBounds[1], 5)
})

test('a larger window has the bubbles of a nearer zoom', () => {
  const totalAt = (height: number) =>
    buildFirstView(clusters, { ...usualMapWindow, height })?.bubbles.map(({ total }) => total)
  expect([480, 808, 900].map(totalAt)).toEqual([[1], [2], [3]])
})

test('nothing is shown of nothing', () => {
  expect(buildFirstView({ total: 0, bounds: null, levels: [], first: [] }, usualMapWindow)).toBeNull()
})
