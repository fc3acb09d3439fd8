import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { MapPoints } from '#contract/catalogue.ts'
import { expect, test } from './support/journey.ts'

/** /map as a person sees it. */
const on = (page: Page) => ({
  canvas: page.getByRole('region', { name: /^Mapa dos imóveis/ }),
  headline: page.locator('.map-list-head output'),
  rows: page.getByRole('article'),
  chip: (label: string) => page.getByRole('button', { name: `Remover filtro: ${label}`, exact: true }),
})

const pointsOf = async (page: Page, query = ''): Promise<MapPoints> =>
  (await (await page.request.get(`/api/properties/map${query}`)).json()) as MapPoints

const counted = (total: number): string =>
  total === 1 ? '1 imóvel' : `${total.toLocaleString('pt-BR')} imóveis`

const largest = (points: MapPoints) => {
  const [first] = points.places.toSorted((a, b) => b.total - a.total)
  if (!first) throw new Error('The catalogue has no places.')
  return first
}

async function withoutWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
      },
    })
  })
}

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('on a desk: filters, places, rows and bubbles, the area, and the way back through history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const all = await pointsOf(page)
  const { state } = largest(all)
  const ofState = await pointsOf(page, `?state=${state}`)
  await page.goto('/mapa')
  await expect(page.getByRole('heading', { name: /^Busca em Mapa/ })).toBeVisible()
  await expect(map.headline).toHaveText(counted(all.total))
  await expect(map.canvas).toBeVisible()
  await expect(page.getByText(/^Posição pelo centro do município/)).toBeVisible()

  // A filter goes into the URL, the chips and the link to the list.
  await page.getByLabel('Estado', { exact: true }).selectOption(state)
  await expect(page).toHaveURL(new RegExp(`/mapa\\?state=${state}$`))
  await expect(map.headline).toHaveText(counted(ofState.total))
  await expect(page.getByRole('link', { name: 'Ver Lista Completa' })).toHaveAttribute(
    'href',
    `/search?state=${state}`,
  )
  const [first] = await map.rows.all()
  const links = first?.getByRole('link')
  await expect(links ?? page.locator('none')).toHaveText([/^Mapa/, /^Rua/, /^Detalhes/])

  // A row points at its bubble; the bubble under the pointer marks its rows.
  await map.rows.first().hover()
  const tip = page.locator('.map-tip')
  await expect(tip).toContainText(/imóve(l|is)/)
  const over = await tip.boundingBox()
  if (!over) throw new Error('The row does not point at a bubble.')
  await page.mouse.move(over.x + over.width / 2, over.y + over.height + 20)
  await expect(map.rows.first()).toHaveAttribute('data-hot', 'true')

  // The same place by the list of places: its properties alone, and the way back.
  const place = largest(ofState)
  await page.getByRole('button', { name: 'Lugares no mapa' }).click()
  await page.getByRole('dialog', { name: 'Lugares no mapa' }).getByRole('button').first().click()
  await expect(map.headline).toContainText(counted(place.total))
  await expect(page).toHaveURL(/spot=/)
  await page.getByRole('button', { name: 'Todos os lugares' }).click()
  await expect(map.headline).toHaveText(counted(ofState.total))

  // Nearer, and only what is in sight; the URL alone brings it back.
  await page.getByRole('button', { name: 'Aproximar' }).click()
  await page.getByRole('button', { name: 'Buscar nesta área' }).click()
  await expect(page).toHaveURL(/area=-?[\d.]+%2C/)
  await expect(map.chip('Área do mapa')).toBeVisible()
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(page.url()).searchParams.get('area') ?? '')
    .split(',')
    .map(Number)
  const inside = ofState.places.filter(
    ({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north,
  )
  const expected = inside.reduce((sum, { total }) => sum + total, 0)
  await expect(map.headline).toHaveText(counted(expected))
  await page.reload()
  await expect(map.headline).toHaveText(counted(expected))
  await page.goBack()
  await expect(map.headline).toHaveText(counted(ofState.total))
})

test('by keyboard: the map is one stop, moves with arrows and lets an area be drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  await page.goto('/map')
  await map.canvas.focus()
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Buscar nesta área' })).toBeVisible()

  const draw = page.getByRole('button', { name: 'Desenhar área', exact: true })
  await draw.press('Enter')
  await expect(map.canvas).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(draw).toHaveAttribute('aria-pressed', 'false')

  await draw.press('Enter')
  for (const [index, key] of ['ArrowLeft', 'ArrowDown', 'ArrowRight'].entries()) {
    await page.keyboard.press('Space')
    await expect(page.getByText(new RegExp(`^${index + 1} cantos? marcado`))).toBeVisible()
    await page.keyboard.press(key)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/drawn=(-?[\d.]+%2C){5}/)
  await map.chip('Área desenhada').press('Enter')
  await expect(page).toHaveURL(/\/map$/)
})

test('prices are pinned where the address is known, and the sheet says what it would find', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const ids = (await pointsOf(page)).ids.slice(0, 1)
  await page.route('**/api/properties/map*', route =>
    route.fulfill({
      json: {
        total: 1,
        places: [{ state: 'GO', city: 'GOIANIA', lat: -16.68, lng: -49.25, precision: 'address', total: 1 }],
        ids,
        prices: [128_400],
        discounts: [47],
        categories: 'a',
      } satisfies MapPoints,
    }),
  )
  await page.goto('/map?state=GO')
  await expect(map.headline).toHaveText('1 imóvel')
  await map.rows.first().hover()
  const tip = page.locator('.map-tip')
  await expect(tip).toContainText('desconto médio de 47%')
  const over = await tip.boundingBox()
  if (!over) throw new Error('The row does not point at a pin.')
  await page.mouse.click(over.x + over.width / 2, over.y + over.height + 20)
  await expect(page).toHaveURL(/spot=-16\.68000%2C-49\.25000/)

  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByText('Terreno', { exact: true }).click()
  await sheet.getByLabel('Preço Máximo').fill('250000')
  await expect(sheet.getByText(/imóve(l|is) com estes filtros$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/type=terreno.*maxPrice=250000/)
  await expect(map.chip('Terreno')).toBeVisible()
})

test('on a phone the list comes first, and the map is loaded when it is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const map = on(page)
  await page.goto('/map', { waitUntil: 'networkidle' })
  await expect(map.rows.first()).toBeVisible()
  expect(asked.filter(url => /maplibre|outlines/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Ver mapa' }).click()
  await expect(map.canvas).toBeVisible()
  expect(asked.some(url => url.includes('maplibre'))).toBe(true)
  await page.getByRole('button', { name: /^Ver a lista/ }).click()
  await expect(map.rows.first()).toBeInViewport()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(map.canvas).toHaveCount(0)
})

test('without WebGL the list stands alone, says so, and searches', async ({ page }) => {
  await withoutWebGL(page)
  const map = on(page)
  await page.goto('/map')
  await expect(page.getByText(/^Este navegador não desenha mapas/)).toBeVisible()
  await expect(map.rows).toHaveCount(30)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(map.rows).toHaveCount(60)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByLabel('Busca livre').fill('nadaassimexiste')
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum imóvel encontrado' })).toBeVisible()
  await expect(page.getByText('Ajuste os filtros ou o termo de busca')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar todos os filtros' }).click()
  await expect(map.rows.first()).toBeVisible()
})
