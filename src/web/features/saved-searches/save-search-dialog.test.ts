import { expect, it } from 'vitest'
import { readCriteria } from '#domain/search/search-criteria.ts'
import { searchNameLength } from '#contract/saved-limits.ts'
import { suggestSearchName } from './save-search-dialog.tsx'

it.each([
  [{}, 'Todos os imóveis'],
  [{ sort: 'price' }, 'Todos os imóveis'],
  [{ state: 'GO' }, 'Imóveis em Goiás'],
  [{ category: 'casa', state: ['SP', 'RJ'] }, 'Casas em 2 estados'],
  [
    { category: 'apartamento', state: 'SP', city: 'santo andre', maxPrice: 250_000 },
    'Apartamentos em Santo André até R$ 250 mil',
  ],
  [{ category: 'casa', state: 'SP', city: '"ITU"' }, 'Casas em Itu'],
  [{ minPrice: 50_000, maxPrice: 250_000 }, 'Imóveis de R$ 50 mil a R$ 250 mil'],
  [{ category: 'terreno', minPrice: 50_000 }, 'Terrenos a partir de R$ 50 mil'],
  [{ category: 'rural', minArea: 2000, state: 'BA' }, 'Imóveis rurais na Bahia a partir de 2.000 m²'],
  [
    { category: 'comercial', minRooms: 2, financing: true, minDiscount: 40 },
    'Imóveis comerciais, desconto ≥ 40% com 2+ quartos, aceita financiamento',
  ],
  [{ text: 'piscina', fgts: false }, 'Imóveis “piscina”, não aceita FGTS'],
  [{ category: ['casa', 'apartamento'], notCategory: 'rural' }, 'Casas e apartamentos, menos Rural'],
  [{ near: 'Campinas,SP', within: 40 }, 'Imóveis até 40 km de Campinas'],
  [{ state: 'MG', interior: true, notCity: 'uberaba' }, 'Imóveis no interior de Minas Gerais, menos Uberaba'],
  [{ region: 'nordeste', newWithin: 7 }, 'Imóveis no Nordeste, novos há até 7 dias'],
  [{ maxInstalment: 1500, downPayment: 30_000 }, 'Imóveis com parcela até R$ 1.500, entrada de R$ 30 mil'],
  [{ fgts: true, orUnknown: 'fgts' }, 'Imóveis, aceita FGTS ou não informado'],
  [{ list: 'roi' }, 'Imóveis, alto ROI'],
  [{ modality: 'leilao', hasAuctionDate: true }, 'Imóveis, leilão SFI, com data marcada'],
])('%o is named “%s”', (filters, name) => {
  expect(suggestSearchName(readCriteria(filters).criteria)).toBe(name)
})

it('a name is never longer than the server accepts, and ends with a whole filter', () => {
  const neighborhood = Array.from({ length: 30 }, (_, at) => `bairro numero ${at}`)
  const name = suggestSearchName(readCriteria({ state: 'SP', neighborhood }).criteria)
  expect(name.length).toBeLessThanOrEqual(searchNameLength)
  expect(name).toMatch(/^Imóveis em São Paulo(, Bairro Numero \d+)+$/)
})
