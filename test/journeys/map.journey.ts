import type { Page } from '@playwright/test'
import type { ListedProperties, MapPoints } from '#contract/catalogue-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import {
  answerWithThreePlaces,
  belowTip,
  countedProperties,
  largestPlace,
  onMap as on,
  placesOf,
  pointsOf,
  untilThere,
} from './support/map-page.ts'

/**
 * Returns the window's bounds by searching in it; the map zooms in and out first, because an unmoved map offers no
 * search.
 */
async function windowOf(page: Page): Promise<number[]> {
  const map = on(page)
  await map.nearer.click()
  await map.farther.click()
  await map.here.click()
  await expect(page).toHaveURL(/area=/)
  await expect(map.here).toHaveCount(0)
  return areaOf(page)
}

/** Returns the area from the page's own address: the browser reports a change only after the press. */
const areaOf = async (page: Page): Promise<number[]> => {
  const query = await page.evaluate(() => window.location.search)
  return (new URLSearchParams(query).get('area') ?? '').split(',').map(Number)
}

const totalInside = (points: MapPoints, [west = 0, south = 0, east = 0, north = 0]: number[]): number =>
  placesOf(points)
    .filter(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north)
    .reduce((sum, { total }) => sum + total, 0)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('on a wide screen: filters, places, rows and bubbles, the area, and back through the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const all = await pointsOf(page)
  const { state } = largestPlace(all)
  const ofState = await pointsOf(page, `?state=${state}`)
  await page.goto('/mapa')
  await expect(page.getByRole('heading', { name: /^Busca em Mapa/ })).toBeVisible()
  await expect(map.headline).toHaveText(countedProperties(all.total))
  await expect(map.canvas).toBeVisible()
  await expect(page.getByText(/no centro do município\.$|^Confira o endereço na matrícula/)).toBeVisible()
  await expect(map.drawn).toBeVisible()
  await expect(map.rows.first()).toBeVisible()

  // A filter changes the URL, the chips and the link to the list.
  const listed = page.waitForResponse(async answer => {
    if (!answer.url().includes('/api/properties/listed')) return false
    // Rows that the page no longer waits for have no body.
    const rows = (await answer.json().catch(() => null)) as ListedProperties | null
    return rows?.items[0]?.state === state
  })
  await page.getByLabel('Estado', { exact: true }).selectOption(state)
  await expect(page).toHaveURL(new RegExp(`/mapa\\?state=${state}$`))
  await expect(map.headline).toHaveText(countedProperties(ofState.total))
  for (const link of [map.toList, map.toWholeList])
    await expect(link).toHaveAttribute('href', `/search?state=${state}`)
  const first = map.rows.first()
  const [{ id } = { id: '' }] = ((await (await listed).json()) as ListedProperties).items
  await expect(first).toHaveAttribute('data-property', id)
  const [outside, street, details] = await first.getByRole('link').all()
  await expect(first.getByRole('link')).toHaveText([/^Mapa/, /^Street View/, /^Detalhes/])
  await expect(outside ?? first).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+/,
  )
  await expect(street ?? first).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps(\?layer=c&q=|\/@\?api=1).+/,
  )
  await expect(details ?? first).toHaveAttribute('href', new RegExp(`^/imovel/${id}/`))

  // A row highlights its bubble; the bubble under the pointer highlights its rows.
  await map.rows.first().hover()
  const tip = page.locator('.map-tip')
  await expect(tip).toContainText(/imóve(l|is)/)
  const { x, y } = await belowTip(page)
  // The pointer moves a little, as a hand would; the bubbles of another state appear shortly after its rows.
  let moves = 0
  const pointed = async () => {
    await page.mouse.move(x + (moves++ % 2), y + 20)
    return map.rows.first().getAttribute('data-hot')
  }
  await expect.poll(pointed).toBe('true')

  // From the list to the map, and back.
  await map.rows
    .first()
    .getByRole('button', { name: /^Mostrar no mapa/ })
    .click()
  await expect(page).toHaveURL(/spot=/)
  await page.getByRole('button', { name: 'Todos os lugares' }).click()
  await expect(map.headline).toHaveText(countedProperties(ofState.total))

  // The same place from the list of places: only its properties, and back.
  await page.getByRole('button', { name: 'Lugares no mapa' }).click()
  const place = page.getByRole('dialog', { name: 'Lugares no mapa' }).getByRole('button').first()
  await expect(place).toBeFocused()
  const held = await place.locator('.sr-only').textContent()
  await place.click()
  await expect(map.headline).toContainText(held ?? 'none')
  await expect(page).toHaveURL(/spot=/)
  await page.getByRole('button', { name: 'Todos os lugares' }).click()
  await expect(map.headline).toHaveText(countedProperties(ofState.total))

  // Zoomed in, with only what is visible; the URL alone restores it.
  await map.nearer.click()
  await map.here.click()
  await expect(page).toHaveURL(/area=-?[\d.]+%2C/)
  await expect(map.chip('Área do mapa')).toBeVisible()
  const expected = countedProperties(totalInside(ofState, await areaOf(page)))
  await expect(map.headline).toHaveText(expected)
  await page.reload()
  await expect(map.headline).toHaveText(expected)
  await page.goBack()
  await expect(map.headline).toHaveText(countedProperties(ofState.total))
})

test('an area is the visible window, also inside a town and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const all = await pointsOf(page)
  const { lng, lat } = largestPlace(all)
  const asked = [lng - 0.02, lat - 0.015, lng + 0.02, lat + 0.015]
  await page.goto(`/map?area=${asked.map(degrees => degrees.toFixed(4)).join()}`)
  await expect(map.headline).toHaveText(countedProperties(totalInside(all, asked)))
  await expect(map.drawn).toBeVisible()
  const first = await windowOf(page)
  expect((first[2] ?? 0) - (first[0] ?? 0)).toBeLessThan(0.1)
  const same = first.map(degrees => expect.closeTo(degrees, 3))
  expect(await windowOf(page)).toEqual(same)
  await page.reload()
  await expect(map.drawn).toBeVisible()
  expect(await windowOf(page)).toEqual(same)
})

test('prices are pinned where the address is known; colours show the discount, and the list of places has it in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await answerWithThreePlaces(page)
  const map = on(page)
  await page.goto('/map?state=GO&sort=price')
  await expect(map.headline).toHaveText('5 imóveis')
  await expect(map.drawn).toBeVisible()

  // The most expensive is one of two at the address; away from the point itself there is only its pin.
  await map.rows.last().hover()
  const tip = page.locator('.map-tip')
  await expect(tip).toContainText('desconto mediano de 47%')
  await untilThere(page, '2 imóveis', async () => {
    await map.rows.last().hover()
    const { x, y } = await belowTip(page)
    await page.mouse.click(x, y + 85)
    await page.mouse.click(x + 55, y + 40)
  })
  await expect(page).toHaveURL(/spot=-16\.68000%2C-49\.25000/)
  await page.getByRole('button', { name: 'Todos os lugares' }).click()
  await expect(map.headline).toHaveText('5 imóveis')

  const picture = () => map.canvas.screenshot()
  const before = await picture()
  await page.getByRole('button', { name: 'Cor pelo desconto' }).click()
  const legend = page.getByRole('region', { name: 'Cores do desconto' })
  await expect(legend).toContainText('acima da avaliação')
  await expect(legend).toContainText('não informado')
  await expect.poll(async () => (await picture()).equals(before)).toBe(false)
  // The server's page begins with the places of its own answer; farther out there are all of these.
  await map.farther.click()
  await page.getByRole('button', { name: 'Lugares no mapa' }).click()
  const places = page.getByRole('dialog', { name: 'Lugares no mapa' }).getByRole('button')
  await expect(places).toHaveText([
    /desconto mediano de 47%$/,
    /desconto não informado$/,
    /preço acima da avaliação$/,
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByText('Terreno', { exact: true }).click()
  await sheet.getByLabel('Preço Máximo').fill('250000')
  await expect(sheet.getByText(/imóve(l|is) com estes filtros$/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/type=terreno.*maxPrice=250000/)
  await expect(map.chip('Terreno')).toBeVisible()
})

test('a place in the URL is visible with its surroundings; a bubble of several places updates the list', async ({
  page,
}) => {
  await answerWithThreePlaces(page)
  const map = on(page)
  await page.goto('/map')
  await expect(map.drawn).toBeVisible()
  await untilThere(page, '4 imóveis em Goiânia, GO e mais 1 lugar', async () => {
    await map.rows.first().hover()
    const { x, y } = await belowTip(page)
    await page.mouse.click(x, y + 20)
  })
  await page.getByRole('button', { name: 'Todos os lugares' }).click()
  await expect(map.headline).toHaveText('5 imóveis')
  await page.goto('/map?spot=-17.88000,-51.72000')
  await expect(map.headline).toContainText('1 imóvel')
  await expect(map.drawn).toBeVisible()
  const [west = 0, south = 0, east = 0, north = 0] = await windowOf(page)
  expect(west < -51.72 && east > -51.72 && south < -17.88 && north > -17.88).toBe(true)
  expect(east - west).toBeLessThan(10)
})

test('on a phone the list comes first, and the map loads on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const map = on(page)
  await page.goto('/map', { waitUntil: 'networkidle' })
  await expect(map.rows.first()).toBeVisible()
  expect(asked.filter(url => /maplibre|outlines/.test(url))).toEqual([])
  // The server's page has the rows; the points come once somebody uses it.
  expect(asked.filter(url => url.includes('/api/properties'))).toEqual([])
  await expect(map.toWholeList).toHaveAttribute('href', '/search')
  await expect(map.toList).toHaveAttribute('href', '/search')
  await page.getByRole('button', { name: 'Ver mapa' }).click()
  await expect(map.drawn).toBeVisible()
  expect(asked.some(url => url.includes('maplibre'))).toBe(true)
  await expect(map.toList).toBeVisible()
  await page.getByRole('button', { name: /^Ver a lista/ }).click()
  await expect(map.rows.first()).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fechar mapa' }).click()
  await expect(map.canvas).toHaveCount(0)
  await map.rows
    .first()
    .getByRole('button', { name: /^Mostrar no mapa/ })
    .click()
  await expect(map.canvas).toBeVisible()
  await expect(page).toHaveURL(/spot=.*view=map/)
})

for (const width of [360, 1440])
  test(`the search shows what it found on the map, and the map leads back with the same filters (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search?state=GO&maxPrice=300000&sort=price')
    const link = page.getByRole('link', { name: 'Ver no mapa' })
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page).toHaveURL('/map?state=GO&maxPrice=300000&sort=price&view=map')
    await expect(on(page).drawn).toBeVisible()
    await expect(on(page).toList.or(on(page).toWholeList).first()).toHaveAttribute(
      'href',
      '/search?state=GO&maxPrice=300000&sort=price',
    )
  })
