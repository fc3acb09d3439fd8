import { expect, type Page } from '@playwright/test'
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

/** Answers with one address with two prices, and two towns. */
export async function answerWithThreePlaces(page: Page): Promise<void> {
  const all = await pointsOf(page)
  const [some] = all.places.flatMap(({ total }, at, places) => {
    const from = places.slice(0, at).reduce((sum, place) => sum + place.total, 0)
    const differences = all.ids.slice(from, from + total)
    return total < 5
      ? []
      : [differences.map((_, last) => differences.slice(0, last + 1).reduce((a, b) => a + b))]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = some ?? []
  const goias = { state: 'GO', city: 'GOIANIA' } as const
  await page.route('**/api/properties/map*', route =>
    route.fulfill({
      json: {
        total: 5,
        places: [
          { ...goias, lat: -16.68, lng: -49.25, precision: 'address', total: 2 },
          { ...goias, city: 'FORMOSA', lat: -15.54, lng: -47.33, precision: 'city', total: 2 },
          { ...goias, city: 'JATAI', lat: -17.88, lng: -51.72, precision: 'city', total: 1 },
        ],
        ids: [a, b - a, c, d - c, e],
        prices: [128_400, 96_000, 70_000, 80_000, 90_000],
        discounts: [40, 54, null, null, -3],
        categories: 'aaaaa',
      } satisfies MapPoints,
    }),
  )
}
