import { describe, expect, it } from 'vitest'
import { estimateItbi, type ItbiPurchase } from './estimate-itbi.ts'

const purchase: ItbiPurchase = {
  uf: 'SP',
  city: 'SAO PAULO',
  base: 300_000_00,
  financed: 0,
  isFirstHome: false,
  isPaidLate: false,
}

describe('the ITBI', () => {
  it.each<[string, Partial<ItbiPurchase>, number]>([
    ['of São Paulo in cash', {}, 9_000_00],
    ['of São Paulo, the first R$ 120.968 financed at 0,5%', { financed: 240_000_00 }, 5_975_80],
    ['of São Paulo, less than that financed', { financed: 100_000_00 }, 6_500_00],
    ['of São Paulo above the limit of value', { base: 725_808_01, financed: 500_000_00 }, 21_774_24],
    ['of a first home in São Paulo', { base: 245_527_77, isFirstHome: true }, 0],
    ['of a first home one centavo above', { base: 245_527_78, isFirstHome: true }, 7_365_83],
    ['of Fortaleza before the deed', { uf: 'CE', city: 'FORTALEZA' }, 6_000_00],
    ['of Fortaleza after it', { uf: 'CE', city: 'FORTALEZA', isPaidLate: true }, 12_000_00],
    ['of Fortaleza, financed', { uf: 'CE', city: 'FORTALEZA', financed: 240_000_00 }, 2_400_00],
    ['of Florianópolis, financed', { uf: 'SC', city: 'FLORIANOPOLIS', financed: 240_000_00 }, 2_609_89],
    ['of a region of Brasília', { uf: 'DF', city: 'TAGUATINGA' }, 6_000_00],
    ['of Curitiba', { uf: 'PR', city: 'Curitiba' }, 8_100_00],
    ['by the own answer', { uf: 'RJ', city: 'NOVA IGUACU', ownPercent: 2.5 }, 7_500_00],
    ['by the own answer, which stands before the table', { ownPercent: 2 }, 6_000_00],
  ])('%s', (_, facts, amount) => {
    expect(estimateItbi({ ...purchase, ...facts })).toMatchObject({ kind: 'amount', amount })
  })

  it.each<[string, Partial<ItbiPurchase>, number, number]>([
    ['of Belém, on which sources differ', { uf: 'PA', city: 'BELEM' }, 6_000_00, 9_000_00],
    ['of Recife in cash', { uf: 'PE', city: 'RECIFE' }, 5_400_00, 9_000_00],
    ['of Recife, financed', { uf: 'PE', city: 'RECIFE', financed: 1 }, 3_000_00, 9_000_00],
    ['of a city whose rate is not known', { uf: 'RJ', city: 'NOVA IGUACU' }, 6_000_00, 9_000_00],
  ])('is a range %s', (_, facts, low, high) => {
    expect(estimateItbi({ ...purchase, ...facts })).toMatchObject({ kind: 'range', low, high })
  })

  it('asks for a rate that is not known, and names no source', () => {
    expect(estimateItbi({ ...purchase, uf: 'RJ', city: 'NOVA IGUACU' })).toMatchObject({
      source: null,
      note: 'Qual é o ITBI de Nova Iguaçu? Nas cidades conhecidas vai de 2% a 3%.',
    })
  })

  it('says that the city may value the property higher', () => {
    expect(estimateItbi({ ...purchase, uf: 'AM', city: 'MANAUS' }).note).toContain('valor de mercado')
  })
})
