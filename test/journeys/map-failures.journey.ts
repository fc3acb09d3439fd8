import type { Page } from '@playwright/test'
import { startServerProcess } from '#test/support/server.ts'
import { demonstrationLoads } from './support/arrival.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test } from './support/journey.ts'
import { onMap as on } from './support/map-page.ts'

/** Allows a page this many graphics contexts, then none. */
async function allowContexts(page: Page, most: number): Promise<void> {
  await page.addInitScript(allowed => {
    let left = allowed
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        if (kind.startsWith('webgl')) left -= 1
        return left < 0 ? null : Reflect.apply(getContext, this, [kind, ...rest])
      },
    })
  }, most)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('without WebGL the list is shown alone with a message, and can be searched', async ({ page }) => {
  await allowContexts(page, 0)
  const map = on(page)
  await page.goto('/map')
  await expect(page.getByText(/^Este navegador não desenha mapas/)).toBeVisible()
  for (const link of [map.toList, map.toWholeList]) await expect(link).toHaveAttribute('href', '/search')
  await expect(page.getByRole('button', { name: /^Mostrar no mapa/ })).toHaveCount(0)
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

test('a map that is refused a graphics context, or loses it for good, leaves the list with a message', async ({
  page,
}) => {
  const map = on(page)
  const note = page.getByText(/^O mapa parou de funcionar neste navegador/)
  await page.goto('/map')
  await expect(map.drawn).toBeVisible()
  await page.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('.map-canvas canvas')?.getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(note).toBeVisible()
  await expect(map.rows.first()).toBeVisible()
  await expect(map.canvas).toHaveCount(0)

  // One context for checking whether there are any.
  await allowContexts(page, 1)
  await page.reload()
  await expect(note).toBeVisible()
  await expect(map.rows.first()).toBeVisible()
})

test.describe('when the server is away', () => {
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ })

  test('the demonstration replaces it on the map too, marked as such', async ({ page }) => {
    const data = await demonstrationFolder()
    const own = await startServerProcess({ dataDir: data.path })
    const map = on(page)
    const loaded = demonstrationLoads(page)
    await page.goto(`${own.url}/map`)
    await expect(map.drawn).toBeVisible()
    await loaded()
    expect(await own.stop()).toBe(0)
    await page.getByLabel('Estado', { exact: true }).selectOption('GO')
    await expect(page.getByText(/mostrando dados de demonstração de/)).toBeVisible()
    await expect(map.headline).toHaveText(/^\d+ imóveis$/)
    await expect(map.rows.first()).toContainText('Demonstração')
    await expect(page.getByRole('heading', { name: /^Busca em Mapa/ })).toContainText('Dados de demonstração')
    await data.remove()
  })
})

test.describe('with a tile server', () => {
  // Chromium's messages for an answer 404 or 500; MapLibre itself writes none.
  test.use({ expectedProblems: /Failed to load resource: the server responded with a status of (404|500)/ })

  const tiled = (server: string) => ({
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [`${server}/stub/{z}/{x}/{y}.png`], tileSize: 256 } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  })
  const plain = { version: 8, sources: {}, layers: [{ id: 'paper', type: 'background' }] }
  const unsound = { version: 8, sources: {}, layers: [{ id: 'x', type: 'nothing' }] }
  const cases: {
    is: string
    answer: (server: string) => { status?: number; json: unknown }
    grounds: string
  }[] = [
    { is: 'sound', answer: () => ({ json: plain }), grounds: 'none,served' },
    { is: 'unsound', answer: () => ({ json: unsound }), grounds: 'none,own' },
    {
      is: 'sound and fails behind its style',
      answer: server => ({ json: tiled(server) }),
      grounds: 'none,served,none,own',
    },
    { is: 'not there', answer: () => ({ status: 404, json: {} }), grounds: '' },
  ]
  for (const { is, answer, grounds } of cases)
    test(`that is ${is}: the map is drawn meanwhile, and on what can be had`, async ({ page, server }) => {
      const map = on(page)
      let release = (): void => undefined
      const stalled = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/api/map/settings', route =>
        route.fulfill({ json: { styleUrl: `${server}/stub/style.json`, attribution: [] } }),
      )
      await page.route('**/stub/**', async route => {
        if (!route.request().url().endsWith('style.json')) return route.fulfill({ status: 500 })
        await stalled
        return route.fulfill(answer(server))
      })
      // The map may take longer to be drawn than a tile server has to answer.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal
      })
      const asked = page.waitForRequest('**/stub/style.json')
      await page.goto('/map')
      await asked
      await expect(map.drawn).toHaveAttribute('data-ground', 'own')
      await map.drawn.evaluate(canvas => {
        const seen: string[] = []
        const note = () => {
          seen.push(canvas.getAttribute('data-ground') ?? 'none')
          canvas.setAttribute('data-grounds', seen.join())
        }
        canvas.setAttribute('data-grounds', '')
        new MutationObserver(note).observe(canvas, { attributeFilter: ['data-ground'] })
      })
      const answered = page.waitForResponse('**/stub/style.json')
      release()
      await (await answered).finished()
      await expect(map.drawn).toHaveAttribute('data-grounds', grounds)
    })
})
