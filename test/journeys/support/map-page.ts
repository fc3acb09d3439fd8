import type { Page } from '@playwright/test'

/** /map as a person sees it. */
export const onMap = (page: Page) => ({
  canvas: page.getByRole('region', { name: /^Mapa dos imóveis/ }),
  /** There once the first bubbles are on the screen. */
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
