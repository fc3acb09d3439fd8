import { expect, type Locator, type Page } from '@playwright/test'

/** The page object of /search. */
export class SearchPageDriver {
  readonly page: Page
  readonly form: Locator
  readonly state: Locator
  readonly city: Locator
  /** The one field for places, words, sentences and numbers. */
  readonly box: Locator
  /** Applies the box and the filters' form. */
  readonly submit: Locator
  readonly cards: Locator
  readonly headline: Locator
  readonly more: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('search', { name: 'Filtros' })
    this.state = page.getByLabel('Estado', { exact: true })
    this.city = page.getByRole('combobox', { name: 'Cidade' })
    this.box = page.getByRole('combobox', { name: 'O que você procura' })
    this.submit = page.getByRole('button', { name: 'Buscar', exact: true })
    this.cards = page.getByRole('article')
    this.headline = page.getByRole('heading', { name: /^[\d.]+ imóve(l|is)/ })
    this.more = page.getByRole('button', { name: /^Carregar mais/ })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/search${query}`)
    await this.settled()
  }

  /** Waits until cards or the empty state are shown, and nothing is loading. */
  async settled(): Promise<void> {
    await expect(this.page.locator('main[aria-busy="true"]')).toHaveCount(0)
    await expect(this.headline.or(this.emptyState).first()).toBeVisible()
  }

  get emptyState(): Locator {
    return this.page.getByRole('heading', { name: 'Nenhum imóvel encontrado' })
  }

  chip(label: string): Locator {
    return this.page.getByRole('button', { name: `Remover filtro: ${label}`, exact: true })
  }

  /** Waits until the list equals the API's answer; after a press the previous page may still be shown. */
  async shows({ total, ids }: Found): Promise<void> {
    await expect.poll(() => this.ids()).toEqual(ids)
    await this.counts(total)
  }

  async counts(total: number): Promise<void> {
    await expect.poll(() => this.total()).toBe(total)
  }

  /** Returns the number in the headline. */
  async total(): Promise<number> {
    const words = (await this.headline.textContent()) ?? ''
    return Number(words.match(/[\d.]+/)?.[0].replaceAll('.', ''))
  }

  /** Returns the property numbers of the cards, in order. */
  async ids(): Promise<string[]> {
    return this.cards.evaluateAll(cards => cards.map(card => card.getAttribute('data-property') ?? ''))
  }
}

/** The API's parameters of the curated lists. */
export const presets = {
  roi: '?minNetRoi=20&minReturn=0&unexplained=false',
  rung: '?rung=1&cutWithin=7',
  ending: '?list=ending&sort=auction',
  premium: '?list=premium',
  discount: '?minDiscount=50&sort=-discount',
} as const

interface Found {
  total: number
  ids: string[]
}

/** Returns the API's result for a search. */
export async function apiSearch(page: Page, query: string): Promise<Found> {
  const answer = await page.request.get(`/api/properties${query}`)
  expect(answer.ok()).toBe(true)
  const { total, items } = (await answer.json()) as { total: number; items: { id: string }[] }
  return { total, ids: items.map(item => item.id) }
}
