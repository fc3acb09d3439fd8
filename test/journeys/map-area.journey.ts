import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { countedProperties, largestPlace, onMap as on, pointsOf } from './support/map-page.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('with the keyboard, the map is one tab stop, moves with arrow keys, and lets an area be drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  await page.goto('/map')
  await expect(map.drawn).toBeVisible()
  await map.canvas.focus()
  await page.keyboard.press('+')
  await expect(map.here).toBeVisible()

  const draw = page.getByRole('button', { name: 'Desenhar área', exact: true })
  await draw.press('Enter')
  await expect(map.canvas).toBeFocused()
  await expectAccessible(page)
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await filters.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toHaveCount(0)
  await expect(draw).toHaveAttribute('aria-pressed', 'true')
  await expect(filters).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(draw).toHaveAttribute('aria-pressed', 'false')
  await expect(map.canvas).toBeFocused()

  await draw.press('Enter')
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(map.canvas).toBeFocused()

  await draw.press('Enter')
  for (const [index, key] of ['ArrowLeft', 'ArrowDown', 'ArrowRight'].entries()) {
    await page.keyboard.press('Space')
    await expect(page.getByText(new RegExp(`^${index + 1} cantos? marcado`))).toBeVisible()
    await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Concluir' }).press('Enter')
  await expect(page).toHaveURL(/shape=/)
  await expect(map.canvas).toBeFocused()
  await map.chip('Área desenhada').press('Enter')
  await expect(page).toHaveURL(/\/map$/)
})

test('an area drawn by hand limits map and list alike, can be shared and removed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const all = await pointsOf(page)
  await page.goto('/map')
  await expect(map.drawn).toBeVisible()
  await expect(map.headline).toHaveText(countedProperties(all.total))
  const box = await map.canvas.boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const around = async (radius: number, twist: (turn: number) => number) => {
    await page.mouse.move(x + radius, y)
    await page.mouse.down()
    for (let at = 1; at <= 60; at++) {
      const turn = (at / 60) * 2 * Math.PI
      await page.mouse.move(x + radius * Math.cos(turn), y + radius * Math.sin(twist(turn)))
    }
    await page.mouse.up()
  }
  const finish = page.getByRole('button', { name: 'Concluir' })
  await page.getByRole('button', { name: 'Desenhar área', exact: true }).click()

  // An eight crosses itself: it is explained, and can be taken back.
  await around(150, turn => 2 * turn)
  await expect(page.getByText(/^As linhas da área desenhada se cruzam/)).toBeVisible()
  await expect(finish).toBeDisabled()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Contorne a área no mapa com um traço só.')).toBeVisible()

  await around(180, turn => turn)
  await expect(page.getByText(/^Área contornada/)).toBeVisible()
  await expectAccessible(page)
  await finish.click()
  await expect(page).toHaveURL(/shape=/)
  await expect(map.chip('Área desenhada')).toBeVisible()
  const query = await page.evaluate(() => window.location.search)
  const { total } = await pointsOf(page, query)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(all.total)
  await expect(map.headline).toHaveText(countedProperties(total))

  // The list finds the same with the same address, and so does a reload.
  await page.reload()
  await expect(map.headline).toHaveText(countedProperties(total))
  await map.toWholeList.click()
  await expect(page).toHaveURL(/\/search\?shape=/)
  await expect(page.getByRole('button', { name: 'Remover filtro: Área desenhada' })).toBeVisible()
  const listed = (await (await page.request.get(`/api/properties/count${query}`)).json()) as { total: number }
  expect(listed.total).toBe(total)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(countedProperties(total))
  await page.goBack()
  await map.chip('Área desenhada').click()
  await expect(map.headline).toHaveText(countedProperties(all.total))
})

test('an area is set corner by corner by presses, and cancelled with Esc', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  await page.goto('/map')
  await expect(map.drawn).toBeVisible()
  await page.getByRole('button', { name: 'Desenhar área', exact: true }).click()
  await page.getByText('Canto a canto').click()
  const box = await map.canvas.boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const corners = [
    [x - 120, y - 60],
    [x + 120, y - 60],
    [x, y + 120],
  ] as const
  for (const [index, [left, top]] of corners.entries()) {
    await page.mouse.click(left, top)
    await expect(page.getByText(new RegExp(`^${index + 1} cantos? marcado`))).toBeVisible()
  }
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('2 cantos marcados. Marque ao menos 3 cantos.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Concluir' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/map$/)
})

test('the surroundings of a chosen city are a circle whose reach can be changed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const map = on(page)
  const { state, name } = largestPlace(await pointsOf(page))
  await page.goto(`/map?state=${state}&city=${encodeURIComponent(name)}`)
  await expect(map.drawn).toBeVisible()
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('button', { name: 'e vizinhos até 30 km' }).click()
  const reach = sheet.getByLabel(/ e vizinhos$/)
  await reach.press('ArrowRight')
  await expect(reach).toHaveAttribute('aria-valuetext', 'até 40 km')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/near=.*within=40/)
  const { total } = await pointsOf(page, await page.evaluate(() => window.location.search))
  await expect(map.headline).toHaveText(countedProperties(total))
  await page.getByRole('button', { name: /^Remover filtro: Até 40\skm de / }).click()
  await expect(page).toHaveURL(/\/map$/)
})
