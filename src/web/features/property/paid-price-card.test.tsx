// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect } from 'vitest'
import type { PaidPriceAnswer } from '#contract/paid-price-calls.ts'
import type { Property } from '#contract/property-schemas.ts'
import { paidSilences } from '#domain/paid-prices/estimate-paid-price.ts'
import { describePaidSilence } from '#domain/paid-prices/paid-price-words.ts'
import { screen, waitFor } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { paidEstimate } from '#test/support/paid-answers.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { paidCitiesQuery } from '../../data/catalogue/paid-price-queries.ts'
import { NoPaidPrices, PaidPriceCard } from './paid-price-card.tsx'

const flat: Property = {
  ...listedProperty,
  city: 'PORTO ALEGRE',
  state: 'RS',
  price: 97_308.4,
  evaluationValue: 184_000,
}
const card = (paidPrices: PaidPriceAnswer, changes: Partial<Property> = {}) => (
  <PaidPriceCard paidPrices={paidPrices} property={{ ...flat, ...changes }} />
)
const markupOfCard = (changes: Partial<Property>): string => markupOf(card(paidEstimate, changes))
const text = (...given: Parameters<typeof card>): string =>
  renderedText(card(...given))
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+([.,])/g, '$1')

describe('an estimate of what was paid in the building', () => {
  it('says the amount with its range, the gap, the basis, and where its records are', ({ view }) => {
    const words = text(paidEstimate)
    for (const each of [
      'Cerca de R$ 169 mil',
      'um apartamento de 47,2 m² como este, em valor de hoje. Em 8 de cada 10 vezes, de R$ 139 mil a R$ 205 mil.',
      'O preço de hoje está 42% abaixo do que se pagou no prédio.',
      '8 vendas de nov. a dez. 2025, base do ITBI, Prefeitura de Porto Alegre.',
    ])
      expect(words).toContain(each)
    view.render(card(paidEstimate))
    expect(screen.getByRole('link', { name: /Ver na fonte/ }).getAttribute('href')).toBe(
      'https://dadosabertos.poa.br/dataset/itbi',
    )
  })

  it('of another area than the list gives says whose measure it is', () => {
    expect(text(paidEstimate, { area: 40 })).toContain(
      'um apartamento como este, que a prefeitura mede em 47,2 m², em valor de hoje.',
    )
    expect(text(paidEstimate, { area: null })).toContain('um apartamento de 47,2 m² como este')
  })

  it.each<[Partial<Property>, string]>([
    [
      { price: 182_520 },
      'está 8% acima do que se pagou no prédio: fica abaixo da avaliação da Caixa, mas não do que os vizinhos pagaram.',
    ],
    [{ price: 182_520, evaluationValue: 170_000 }, 'está 8% acima do que se pagou no prédio.'],
    [{ price: 169_300 }, 'O preço de hoje é o que se pagou no prédio.'],
  ])('of %j says that it is %s', (changes, words) => {
    const said = text(paidEstimate, changes)
    expect(said).toContain(words)
    expect(said).not.toContain('42% abaixo')
  })

  it('of a gone listing has no price to compare', () => {
    const said = text(paidEstimate, { gone: true })
    expect(said).toContain('Cerca de R$ 169 mil')
    expect(said).not.toMatch(/preço de hoje|abaixo do que/)
  })

  it('has every sale in a table, and says which do not count', ({ view }) => {
    view.render(card(paidEstimate))
    const rows = [...document.querySelectorAll('tbody > tr')]
    expect(rows).toHaveLength(paidEstimate.sales.length + paidEstimate.others.length)
    expect(rows.filter(row => row.textContent.includes('fora da conta'))).toHaveLength(
      paidEstimate.others.length,
    )
  })

  it('reads its sales by keyboard, from the latest, until Esc or leaving', async ({ view }) => {
    view.render(card(paidEstimate))
    const reader = screen.getByRole('slider', { name: /Vendas no prédio/ })
    const read = () => reader.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')
    const tip = () => document.querySelector('.paid-tip')?.textContent ?? null
    const go = (to: number) => fireEvent.change(reader, { target: { value: String(to) } })
    expect(tip()).toBeNull()
    reader.focus()
    await waitFor(() => expect(tip()).toContain('dez.'))
    expect(read()).toBe('dez. 2025, R$ 169.500, 47,2 m², R$ 3.591 por m², entra na conta')
    go(0)
    await waitFor(() => expect(tip()).toContain('fora da conta'))
    expect(read()).toBe('jan. 2024, R$ 149.000, 47,2 m², R$ 3.157 por m², fora da conta')
    go(2)
    await waitFor(() => expect(read()).toContain('financiado, fora da conta'))
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
    go(1)
    await waitFor(() => expect(tip()).not.toBeNull())
    reader.blur()
    await waitFor(() => expect(tip()).toBeNull())
  })

  it('reads the sale nearest to the pointer, which a mouse takes along when it leaves and a finger does not', async ({
    view,
  }) => {
    view.render(card(paidEstimate))
    const field = document.querySelector('.paid-field')!
    const tip = () => document.querySelector('.paid-tip')
    await view.user.hover(field)
    await waitFor(() => expect(tip()).not.toBeNull())
    await view.user.unhover(field)
    await waitFor(() => expect(tip()).toBeNull())
    await view.user.pointer({ keys: '[TouchA]', target: field })
    await waitFor(() => expect(tip()).not.toBeNull())
    fireEvent.pointerLeave(field, { pointerType: 'touch' })
    expect(tip()).not.toBeNull()
  })

  it('names appraisal, estimate and price in a legend, without those that are not known', () => {
    const legend = (changes: Partial<Property>) =>
      /<dl class="paid-legend">(.*?)<\/dl>/.exec(markupOfCard(changes))?.[1]?.match(/<dd>/g)?.length
    expect(legend({})).toBe(3)
    expect(legend({ evaluationValue: null })).toBe(2)
    expect(legend({ gone: true })).toBe(2)
  })
})

describe('nothing known of a building', () => {
  const line = (silent: (typeof paidSilences)[number], loaded: string[]): string => {
    const queries = new QueryClient()
    queries.setQueryData(
      paidCitiesQuery.queryKey,
      // A city whose records did not pass their test says nothing.
      ['Fortaleza', ...loaded].map(city => ({
        state: 'PE' as const,
        city,
        rows: 1,
        first: null,
        last: '2025-12-31',
        growth: 0,
        width: 1,
        tested: { sales: city === 'Fortaleza' ? 299 : 300, medianError: 0, within20: 1, coverage: 1 },
      })),
    )
    return renderedText(
      <QueryClientProvider client={queries}>
        <NoPaidPrices paidPrices={{ silent, sales: [] }} property={{ ...flat, city: 'GOIANIA' }} />
      </QueryClientProvider>,
    ).trim()
  }

  it.each([
    ['few', ['Recife'], 'Os registros da cidade não trazem venda neste prédio.'],
    [
      'city',
      ['Porto Alegre', 'Recife'],
      'Não temos registros de vendas de Goiânia. As cidades com registros, por enquanto, são Porto Alegre e Recife.',
    ],
    ['city', [], 'Não temos registros de vendas de Goiânia.'],
  ] as const)('is one quiet line: %s, with %j', (silent, loaded, words) => {
    expect(line(silent, [...loaded])).toBe(`O que se pagou no prédio ${words}`)
  })

  it('is no line where sales are known', () => {
    const queries = new QueryClient()
    const paidPrices = { silent: 'few' as const, sales: paidEstimate.sales.slice(0, 1) }
    expect(
      renderedText(
        <QueryClientProvider client={queries}>
          <NoPaidPrices paidPrices={paidPrices} property={flat} />
        </QueryClientProvider>,
      ),
    ).toBe('')
  })
})

describe('sales that give no estimate', () => {
  it.each(paidSilences)('are listed with the reason: %s', silent => {
    const words = text({ silent, sales: paidEstimate.sales.slice(0, 2) })
    expect(words).toContain('2 vendas conhecidas, sem estimativa')
    expect(words).toContain(describePaidSilence(silent))
    expect(words).toContain('R$')
    expect(words).toContain('Prefeitura de Porto Alegre')
    expect(words).not.toMatch(/Cerca de|8 de cada 10/)
  })

  it('are no card without any', () => {
    expect(text({ silent: 'few', sales: [] })).toBe('')
  })
})
