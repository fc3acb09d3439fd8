import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Asking = (axe: AxeBuilder) => AxeBuilder

/** What axe objects to, in a form that says where. Our pages have no frames: the simple way sees everything. */
async function violations(page: Page, asking: Asking): Promise<string[]> {
  const result = await asking(new AxeBuilder({ page })).setLegacyMode().analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

/**
 * Nothing is wider than the window, and axe has no objection, in either theme: everything in the dark one, and in
 * the light one, which differs in colours alone, what depends on colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, 'px wider than the window').toBeLessThanOrEqual(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page, axe => axe.withTags(rules))).toEqual([])
  await dress(page, 'light')
  const inLight = await violations(page, axe => axe.withRules(['color-contrast', 'link-in-text-block']))
  expect(inLight, 'in the light theme').toEqual([])
  await dress(page, 'dark')
}

/** As `setTheme` of the site does, and painted. */
const dress = (page: Page, theme: 'dark' | 'light'): Promise<unknown> =>
  page.evaluate(name => {
    document.documentElement.className = name
    return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }, theme)
