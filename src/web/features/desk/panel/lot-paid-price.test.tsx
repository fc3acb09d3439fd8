import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { PaidPriceAnswer } from '#contract/paid-price-calls.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { renderedText } from '#test/support/markup.ts'
import { paidEstimate } from '#test/support/paid-answers.ts'
import { paidPriceQuery } from '../../../data/catalogue/paid-price-queries.ts'
import { LotPaidPrice } from './lot-paid-price.tsx'

const lot = {
  state: 'RS',
  city: 'Porto Alegre',
  address: 'Rua A, 10, ap 3',
  area: 47,
  category: 'apartamento',
} as OwnLot

function shown(answer: PaidPriceAnswer | null): string {
  const client = new QueryClient()
  client.setQueryData(paidPriceQuery(lot).queryKey, answer)
  return renderedText(
    <QueryClientProvider client={client}>
      <LotPaidPrice lot={lot} />
    </QueryClientProvider>,
  ).replaceAll('\u00a0', ' ')
}

it('a lot from elsewhere says what was paid in its building, or why there is no estimate, or nothing', () => {
  expect(shown(paidEstimate)).toContain('No mesmo prédio pagou-se cerca de R$ 169 mil')
  expect(shown({ silent: 'few', sales: paidEstimate.sales.slice(0, 2) })).toContain('São poucas vendas')
  expect(shown({ silent: 'few', sales: [] }).trim()).toBe('')
  expect(shown(null).trim()).toBe('')
})
