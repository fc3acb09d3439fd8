import { expect, type Page } from '@playwright/test'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import type { MapPoints } from '#contract/catalogue-schemas.ts'

/** The controls of /map by their accessible names. */
export const onMap = (page: Page) => ({
  canvas: page.getByRole('region', { name: /^Mapa dos imóveis/ }),
  /** Present once the first bubbles are on the screen. */
  drawn: page.locator('.map-canvas[data-drawn]'),
  here: page.getByRole('button', { name: 'Buscar nesta área' }),
  nearer: page.getByRole('button', { name: 'Aproximar' }),
  farther: page.getByRole('button', { name: 'Afastar' }),
  toList: page.getByRole('link', { name: 'Ver Lista', exact: true }),
  toWholeList: page.getByRole('link', { name: 'Ver Lista Completa' }),
  headline: page.locator('.map-list-head output'),
  rows: page.getByRole('article'),
  chip: (label: string) => page.getByRole('button', { name: `Remover filtro: ${label}`, exact: true }),
})

/** Returns the point below the center of the highlighted spot. */
export async function belowTip(page: Page): Promise<{ x: number; y: number }> {
  const tip = page.locator('.map-tip')
  await expect(tip).toBeVisible()
  const over = await tip.boundingBox()
  if (!over) throw new Error('The row does not point at anything.')
  return { x: over.x + over.width / 2, y: over.y + over.height }
}

/** Presses on the map until its list shows these words, because a press may miss while the map moves. */
export const untilThere = (page: Page, words: string, press: () => Promise<void>): Promise<void> => {
  const { headline } = onMap(page)
  return expect(async () => {
    if (!(await headline.textContent())?.includes(words)) await press()
    await expect(headline).toContainText(words, { timeout: 2_000 })
  }).toPass()
}

/** Returns the server's answer for the map. */
export const pointsOf = async (page: Page, query = ''): Promise<MapPoints> =>
  (await (await page.request.get(`/api/properties/map${query}`)).json()) as MapPoints

/** The points of an answer one by one. */
export const placesOf = ({ cities }: MapPoints) =>
  cities.flatMap(({ state, name, lats, lngs, totals }) =>
    totals.map((total, at) => ({ state, name, lat: lats[at] ?? 0, lng: lngs[at] ?? 0, total })),
  )

/** Answers with one address with two prices, and two towns. */
export async function answerWithThreePlaces(page: Page): Promise<void> {
  const { ids } = await pointsOf(page)
  const five = ids.slice(0, 5)
  const goias = { state: 'GO', name: 'GOIANIA' } as const
  await page.route('**/api/properties/map/clusters*', route =>
    route.fulfill({ json: { total: 5, bounds: null, levels: [], first: [] } satisfies MapClusters }),
  )
  await page.route('**/api/properties/map*', route =>
    route.fulfill({
      json: {
        total: 5,
        near: null,
        cities: [
          { ...goias, precision: 'building', lats: [-16.68], lngs: [-49.25], totals: [2] },
          { ...goias, name: 'FORMOSA', precision: 'city', lats: [-15.54], lngs: [-47.33], totals: [2] },
          { ...goias, name: 'JATAI', precision: 'city', lats: [-17.88], lngs: [-51.72], totals: [1] },
        ],
        ids: five,
        prices: [128_400, 96_000, 70_000, 80_000, 90_000],
        discounts: [40, 54, null, null, -3],
        categories: 'aaaaa',
      } satisfies MapPoints,
    }),
  )
}

/** The number of properties as the map's headline says it. */
export const countedProperties = (total: number): string =>
  total === 1 ? '1 imóvel' : `${total.toLocaleString('pt-BR')} imóveis`

/** Returns the point with the most properties. */
export const largestPlace = (points: MapPoints) => {
  const [first] = placesOf(points).toSorted((a, b) => b.total - a.total)
  if (!first) throw new Error('The catalogue has no places.')
  return first
}
