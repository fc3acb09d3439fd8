import { expect, test } from 'vitest'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import { brazilBounds, townMaxZoom, unprojectMercator } from '#domain/map/map-frame.ts'
import { buildFirstView, landZoom, usualMapWindow } from './map-pane.tsx'

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

test('the bounds fill what nothing covers of the window, whatever its size', () => {
  const { box } = buildFirstView(clusters, usualMapWindow)!
  const [left, top, width, height] = box
  const [west, north] = unprojectMercator(left, top, landZoom)
  const [east, south] = unprojectMercator(left + width, top + height, landZoom)
  for (const [at, degrees] of [west, south, east, north].entries())
    expect(degrees).toBeCloseTo(brazilBounds[at]!, 2)
  expect(buildFirstView(clusters, { ...usualMapWindow, width: 1500 })?.box).toEqual(box)
})

test('a place alone stays a town, in the middle of what nothing covers', () => {
  const bounds: MapClusters['bounds'] = [-49.3, -16.7, -49.2, -16.6]
  const { box, unit } = buildFirstView({ ...clusters, bounds }, usualMapWindow)!
  const [left, top, width, height] = box
  expect(unit).toBeCloseTo(2 ** (landZoom - townMaxZoom))
  expect([width / unit, height / unit]).toEqual([expect.closeTo(844, 0), expect.closeTo(668, 0)])
  const [lng, lat] = unprojectMercator(left + width / 2, top + height / 2, landZoom)
  expect([lng, lat]).toEqual([expect.closeTo(-49.25, 2), expect.closeTo(-16.65, 2)])
})

test('a larger window has the bubbles of a nearer zoom', () => {
  const totalAt = (height: number) =>
    buildFirstView(clusters, { ...usualMapWindow, height })?.bubbles.map(({ total }) => total)
  expect([480, 808, 900].map(totalAt)).toEqual([[1], [2], [3]])
})

test('nothing is shown of nothing', () => {
  expect(buildFirstView({ total: 0, bounds: null, levels: [], first: [] }, usualMapWindow)).toBeNull()
})
