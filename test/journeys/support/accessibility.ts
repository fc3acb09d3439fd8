import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Asking = (axe: AxeBuilder) => AxeBuilder

/**
 * What axe objects to, in a form that says where. Our pages have no frames: the simple way sees everything. What is
 * as it should be is not described: on a long list that costs more than finding it out.
 */
async function violations(page: Page, asking: Asking): Promise<string[]> {
  const result = await asking(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
    .setLegacyMode()
    .analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

export const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

/** Of what is looked at in two sizes, each theme in one of them; next to each other the other way round. */
export const themeOf = (size: number, index: number): Theme => ((size + index) % 2 === 0 ? 'dark' : 'light')

/** Nothing is wider than the window. */
export const expectToFit = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'px wider than the window',
    )
    .toBeLessThanOrEqual(0)

/**
 * Nothing is wider than the window, and axe has no objection: in the theme that is named, or else in either, that is
 * everything in the dark one, and in the light one, which differs in colours alone, what depends on colours.
 */
export async function expectAccessible(page: Page, only?: Theme): Promise<void> {
  await expectToFit(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (only) await dress(page, only)
  expect(await violations(page, axe => axe.withTags(rules))).toEqual([])
  if (only) return
  await dress(page, 'light')
  const inLight = await violations(page, axe => axe.withRules(['color-contrast', 'link-in-text-block']))
  expect(inLight, 'in the light theme').toEqual([])
  await dress(page, 'dark')
}

/** As `setTheme` of the site does, and painted. */
const dress = (page: Page, theme: Theme): Promise<unknown> =>
  page.evaluate(name => {
    document.documentElement.className = name
    return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }, theme)
