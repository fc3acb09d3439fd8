import { describe, expect, it } from 'vitest'
import { paidSilences } from './estimate-paid-price.ts'
import {
  describeLoadedCities,
  describeMonths,
  describeNoSales,
  describePaidBasis,
  describePaidEstimate,
  describePaidGap,
  describePaidInBuilding,
  describePaidRange,
  describePaidSale,
  describePaidSilence,
  formatMonth,
  formatPaidAmount,
  formatPaidRange,
  writePaidGap,
} from './paid-price-words.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

it.each([
  [169_312.4, 'R$ 169 mil'],
  [99_499, 'R$ 99 mil'],
  [999_499, 'R$ 999 mil'],
  [999_500, 'R$ 1 mi'],
  [1_052_000, 'R$ 1,05 mi'],
  [820.5, 'R$ 821'],
])('%d reads %s', (reais, words) => {
  expect(plain(formatPaidAmount(reais))).toBe(words)
})

it.each([
  [139_200, 205_400, 'R$ 139–205 mil', 'de R$ 139 mil a R$ 205 mil'],
  [890_000, 1_130_000, 'R$ 890 mil–1,13 mi', 'de R$ 890 mil a R$ 1,13 mi'],
  [1_050_000, 1_320_000, 'R$ 1,05–1,32 mi', 'de R$ 1,05 mi a R$ 1,32 mi'],
  [139_200, 139_400, 'R$ 139 mil', 'R$ 139 mil'],
])('from %d to %d is %s, and aloud %s', (low, high, shown, spoken) => {
  expect(plain(formatPaidRange({ low, high }))).toBe(shown)
  expect(plain(describePaidRange({ low, high }))).toBe(spoken)
  expect(plain(describePaidInBuilding({ low, high }))).toBe(`no prédio pagou-se ${spoken}`)
})

it.each([
  [42.4, '42% abaixo do que se pagou no prédio', 'below'],
  [0.5, '0,5% abaixo do que se pagou no prédio', 'below'],
  [0.49, 'igual ao que se pagou no prédio', 'same'],
  [-0.49, 'igual ao que se pagou no prédio', 'same'],
  [-8, '8% acima do que se pagou no prédio', 'above'],
])('a discount of %d on what was paid is %s', (discount, words, side) => {
  expect(writePaidGap(discount)).toBe(words)
  expect(describePaidGap(discount).side).toBe(side)
})

describe('months', () => {
  it('stand with their year', () => {
    expect(plain(formatMonth('2025-03'))).toBe('mar. 2025')
  })

  it.each([
    ['2025-12', '2025-12', 'em dez. 2025'],
    ['2025-11', '2025-12', 'de nov. a dez. 2025'],
    ['2024-11', '2025-12', 'de nov. 2024 a dez. 2025'],
  ])('%s to %s is %s', (first, last, words) => {
    expect(plain(describeMonths(first, last))).toBe(words)
  })
})

it('an estimate names its sales, their months, what the values are and whose they are', () => {
  const paid = {
    sales: 8,
    first: '2025-11',
    last: '2025-12',
    basis: 'base do ITBI',
    source: 'Prefeitura de Porto Alegre',
  }
  expect(plain(describePaidBasis(paid))).toBe(
    '8 vendas de nov. a dez. 2025, base do ITBI, Prefeitura de Porto Alegre',
  )
  expect(plain(describePaidEstimate({ ...paid, estimate: 169_000, low: 139_000, high: 205_000 }))).toBe(
    'No mesmo prédio pagou-se cerca de R$ 169 mil (8 em 10: de R$ 139 mil a R$ 205 mil): 8 vendas de nov. a dez. 2025, base do ITBI, Prefeitura de Porto Alegre.',
  )
})

it.each([
  [true, 'dez. 2025, R$ 185.000, 46 m², R$ 4.022 por m², financiado'],
  [false, 'dez. 2025, R$ 185.000, 46 m², R$ 4.022 por m²'],
])('a sale, financed: %s, reads %s', (financed, words) => {
  expect(plain(describePaidSale({ month: '2025-12', value: 185_000, area: 46, financed }))).toBe(words)
})

describe('why there is no estimate', () => {
  it('has words of its own for each silence beside sales', () => {
    const words = paidSilences.map(describePaidSilence)
    expect(new Set(words).size).toBe(paidSilences.length)
    for (const each of words) expect(each).toMatch(/^\p{Lu}.*\.$/u)
  })

  it.each(paidSilences)('%s without sales is one or two sentences that name no figure', silent => {
    const words = describeNoSales(silent, 'Goiânia')
    expect(words).toMatch(/^\p{Lu}.*\.$/u)
    expect(words).not.toMatch(/R\$|\d/)
    expect(words.includes('Goiânia')).toBe(silent === 'city')
  })
})

it.each([
  [[], ''],
  [['Recife'], 'A cidade com registros, por enquanto, é Recife.'],
  [['Porto Alegre', 'Recife'], 'As cidades com registros, por enquanto, são Porto Alegre e Recife.'],
])('of the loaded cities %j it says "%s"', (names, words) => {
  expect(describeLoadedCities(names)).toBe(words)
})
