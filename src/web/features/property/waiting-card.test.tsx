// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { waitingQuery } from '../../data/catalogue/waiting-query.ts'
import { WaitingCard } from './waiting-card.tsx'

const onSale = {
  ...richProperty,
  modality: 'venda-direta' as const,
  price: 80_000,
  ladder: {
    ...richProperty.ladder!,
    rung: 3,
    next: { kind: 'cut' as const, price: 77_000, share: null, windows: [] },
  },
} satisfies PropertyDetail
const at = (date: string) => Date.parse(`${date}T12:00:00Z`)
const ofDays = (days: number) => ({
  ...onSale.waiting!,
  days,
  gone: { p: 0.2, low: 0.1, high: 0.4, wide: false },
  cheaper: { p: 0.79, low: 0.5, high: 0.9, wide: false },
})

function card(property: PropertyDetail, date: string) {
  const queries = new QueryClient()
  for (const days of [36, 60, 120])
    queries.setQueryData(waitingQuery(property.id, days).queryKey, ofDays(days))
  return (
    <QueryClientProvider client={queries}>
      <WaitingCard property={property} now={at(date)} />
    </QueryClientProvider>
  )
}
const horizons = () => screen.queryAllByRole('radio').map(each => each.parentElement?.textContent)
const words = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('how long one would wait', () => {
  it('is chosen, and within the days of the next price stands what waiting saves and risks', async ({
    view,
  }) => {
    view.render(card(onSale, '2026-11-20'))
    expect(horizons()).toEqual(['36 dias', '60 dias', '90 dias', '120 dias'])
    expect(words()).toContain('90 dias a partir da lista')
    expect(words()).not.toContain('Esperar ou comprar')
    await view.user.click(screen.getByRole('radio', { name: '36 dias' }))
    expect(words()).toContain('36 dias a partir da lista')
    expect(words()).toContain(
      'Esperar ou comprar: o próximo preço seria R$ 77.000, R$ 3.000 a menos; até lá, 20 de 100 saem da lista.',
    )
    await view.user.click(screen.getByRole('radio', { name: '60 dias' }))
    expect(words()).not.toContain('Esperar ou comprar')
  })

  for (const [when, changes] of [
    ['before the first cut', { ladder: { ...onSale.ladder, rung: 0 } }],
    [
      'of a licitação',
      { ladder: { ...onSale.ladder, next: { ...onSale.ladder.next, kind: 'same' as const } } },
    ],
    ['without a next price', { ladder: { ...onSale.ladder, next: null } }],
  ] as const)
    it(`says nothing of the next price ${when}`, async ({ view }) => {
      view.render(card({ ...onSale, ...changes }, '2026-11-20'))
      await view.user.click(screen.getByRole('radio', { name: '36 dias' }))
      expect(words()).toContain('36 dias a partir da lista')
      expect(words()).not.toContain('Esperar ou comprar')
    })

  it('ends with the list: what is past is not offered', ({ view }) => {
    view.render(card(onSale, '2026-12-30'))
    expect(horizons()).toEqual(['60 dias', '90 dias', '120 dias'])
  })

  it('is the longest where the usual one has ended', ({ view }) => {
    view.render(card({ ...onSale, waiting: null }, '2027-02-20'))
    expect(words()).toContain('120 dias a partir da lista')
  })

  it('has ended where all have', ({ view }) => {
    view.render(card({ ...onSale, waiting: null }, '2027-06-20'))
    expect(words()).toContain('o prazo das contas que ela permite já passou')
  })
})
