import type { CDPSession, Page } from 'playwright-core'
import { dataFolder, startServerProcess } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { type MeasuredTasks, measureTasks } from '../lib/longest-task.ts'

const favorites = 1000
const perPage = 50

/** Signs in to the demonstration's account and saves so many of its listings. */
async function enterWithFavorites(page: Page, url: string): Promise<void> {
  await page.request.post(`${url}/api/auth/demo`, { data: {} })
  const session = await page.request.get(`${url}/api/auth/session`)
  const { me } = (await session.json()) as { me: { user: { id: string } } }
  for (let at = 1; at <= favorites / perPage; at++) {
    const found = await page.request.get(`${url}/api/properties?limit=${perPage}&page=${at}`)
    const { items } = (await found.json()) as { items: { id: string }[] }
    for (const { id } of items) {
      const data = { user_id: me.user.id, property: { id } }
      const saved = await page.request.post(`${url}/api/favorites`, { data })
      if (!saved.ok()) throw new Error(`The favorite was not saved: ${await saved.text()}`)
    }
  }
}

/** Waits until two pictures were painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

async function scroll(page: Page, times: number, by: number): Promise<void> {
  await page.mouse.move(700, 500)
  for (let round = 0; round < times; round++) {
    await page.mouse.wheel(0, by)
    await painted(page)
  }
}

type Step = [name: string, work: (page: Page) => Promise<void>]

const pressKey = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await painted(page)
}

const pressHead = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await painted(page)
}

async function filter(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filtrar a mesa' }).focus()
  for (const letter of words) await pressKey(letter)(page)
}

const steps: readonly Step[] = [
  ['scrolling by the wheel', page => scroll(page, 60, 240)],
  ['scrolling by screens', page => scroll(page, 20, 1200)],
  ['sorting', pressHead('ROI')],
  ['sorting the other way', pressHead('ROI')],
  [
    'choosing all',
    async page => {
      await page.getByRole('checkbox', { name: 'Escolher todos' }).click()
      await painted(page)
    },
  ],
  [
    'choosing none',
    async page => {
      await page.getByRole('checkbox', { name: 'Escolher todos' }).click()
      await painted(page)
    },
  ],
  ['filtering', page => filter(page, 'casa')],
  ['showing all again', pressKey('Escape')],
]

async function measureSteps(page: Page, session: CDPSession): Promise<[string, MeasuredTasks][]> {
  const measured: [string, MeasuredTasks][] = []
  for (const [name, work] of steps) measured.push([name, await measureTasks(session, () => work(page))])
  return measured
}

const viewport = { width: 1440, height: 900 }

/**
 * Measures the tasks of the page while somebody works on a desk of 1,000 properties: at the speed of this machine, and
 * slowed down four times.
 */
export const deskMeasure: BenchMeasure = {
  name: 'desk',
  async run() {
    const folder = await dataFolder()
    const server = await startServerProcess({ dataDir: folder.path })
    try {
      return await withBrowser(async browser => {
        const context = await browser.newContext({ viewport })
        const page = await context.newPage()
        await enterWithFavorites(page, server.url)
        const figures: BenchFigure[] = []
        for (const rate of [1, 4]) {
          await page.goto(`${server.url}/mesa`)
          await page.waitForFunction(() => document.querySelectorAll('[data-row]').length > 20)
          await page.waitForLoadState('networkidle')
          const session = await context.newCDPSession(page)
          await session.send('Emulation.setCPUThrottlingRate', { rate })
          for (const [name, { longest, long }] of await measureSteps(page, session))
            figures.push({
              name: `Desk of ${favorites.toLocaleString('en')} rows, ${name}, at ${rate} ×: longest task`,
              target: rate === 1 ? '≤ 50 ms' : '–',
              measured: `${formatMs(longest)}${long > 0 ? `, ${long} over 50 ms` : ''}`,
              met: rate === 1 ? longest <= 50 : null,
            })
          await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
          await session.detach()
        }
        return figures
      })
    } finally {
      await server.stop()
      await folder.remove()
    }
  },
}
