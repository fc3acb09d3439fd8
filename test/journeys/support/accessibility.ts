import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Asking = (axe: AxeBuilder) => AxeBuilder

/**
 * Returns axe's violations with their places. Our pages have no frames, so the simple mode is enough. Passed rules
 * are not described, because on a long list that takes longer than checking them.
 */
async function violations(page: Page, asking: Asking): Promise<string[]> {
  const result = await asking(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
    .setLegacyMode()
    .analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

type Theme = 'dark' | 'light'

/** Returns the theme of a check in two sizes: each theme is used in one size, alternating between neighbors. */
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
 * Checks that nothing is wider than the window and that axe reports no violation: in the named theme, or else in
 * both, with every rule in the dark theme and only the colour rules in the light one, which differs only in colours.
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

/** Sets the theme like `setTheme` of the site, and waits until nothing is on its way from one color to another. */
const dress = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(async name => {
    document.documentElement.className = name
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  }, theme)
