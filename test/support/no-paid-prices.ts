import type { PaidPriceFinder } from '#server/paid-prices/paid-price-finder.ts'

/** Finds no paid prices: for tests of what does not depend on them. */
export const noPaidPrices: Pick<PaidPriceFinder, 'find' | 'findBankSales'> = {
  find: async (_place, questions) => questions.map(() => ({ silent: 'city', sales: [], doubted: null })),
  findBankSales: async () => ({ own: null, others: [] }),
}
