import { describe, expect, it } from 'vitest'
import { describeArrivals, describePlace, type PlaceFigures } from './place-sentences.ts'

const goiania: PlaceFigures = {
  uf: 'GO',
  city: { name: 'GOIANIA', slug: 'goiania' },
  category: null,
  total: 152,
  unseen: 0,
  lastSeen: null,
  changes: { since: '2026-07-13', arrived: 6, left: 14, cheaper: 9 },
  medianPrice: 112_400.4,
  medianDiscount: 43.2,
  categories: [
    { category: 'casa', total: 71 },
    { category: 'apartamento', total: 68 },
    { category: 'terreno', total: 9 },
    { category: 'comercial', total: 4 },
  ],
  parts: [],
}
const part = (total: number | null) => ({ uf: 'GO' as const, name: 'ANAPOLIS', slug: 'anapolis', total })
const quiet = { changes: null, medianPrice: null, medianDiscount: null, categories: [] }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the paragraph of a place', () => {
  it.each<[Partial<PlaceFigures>, string]>([
    [
      {},
      'Há 152 imóveis à venda: 71 casas, 68 apartamentos, 9 terrenos e 4 imóveis comerciais. Metade custa até R$ 112.400 e o desconto mediano é de 43% sobre a avaliação. Desde a lista de 13 jul. 2026, entraram 6, saíram 14 e 9 ficaram mais baratos.',
    ],
    [
      {
        total: 1,
        categories: [{ category: 'rural', total: 1 }],
        changes: { since: '2026-07-13', arrived: 1, left: 1, cheaper: 1 },
        medianPrice: 104_737.01,
        medianDiscount: 47,
      },
      'Há 1 imóvel à venda: 1 imóvel rural. O preço é de R$ 104.737,01 e o desconto é de 47% sobre a avaliação. Desde a lista de 13 jul. 2026, entrou 1, saiu 1 e 1 ficou mais barato.',
    ],
    [
      {
        ...quiet,
        category: 'casa',
        total: 71,
        changes: { since: '2026-07-13', arrived: 0, left: 0, cheaper: 2 },
      },
      'Há 71 casas à venda. Desde a lista de 13 jul. 2026, 2 ficaram mais baratas.',
    ],
    [
      {
        ...quiet,
        category: 'casa',
        total: 1,
        changes: { since: '2026-07-13', arrived: 0, left: 0, cheaper: 1 },
      },
      'Há 1 casa à venda. Desde a lista de 13 jul. 2026, 1 ficou mais barata.',
    ],
    [
      { ...quiet, changes: { since: '2026-07-13', arrived: 0, left: 0, cheaper: 0 } },
      'Há 152 imóveis à venda. Desde a lista de 13 jul. 2026, nada mudou.',
    ],
    [quiet, 'Há 152 imóveis à venda.'],
    [
      { ...quiet, unseen: 40 },
      'Há 152 imóveis à venda. A lista mais nova veio incompleta e não traz 40 deles: confira na Caixa.',
    ],
    [
      { ...quiet, uf: null, city: null, unseen: 40 },
      'Há 152 imóveis à venda. Há listas novas que vieram incompletas e não trazem 40 deles: confira na Caixa.',
    ],
    [
      { ...quiet, category: 'casa', total: 2, unseen: 2 },
      'Há 2 casas à venda. A lista mais nova veio incompleta e não as traz: confira na Caixa.',
    ],
    [{ ...quiet, medianPrice: 90_000 }, 'Há 152 imóveis à venda. Metade custa até R$ 90.000.'],
    [
      { ...quiet, medianDiscount: -5.4 },
      'Há 152 imóveis à venda. O preço fica, na mediana, 5% acima da avaliação.',
    ],
    [{ ...quiet, medianDiscount: 0 }, 'Há 152 imóveis à venda. O desconto mediano é zero.'],
    [{ ...quiet, total: 1, medianDiscount: 0 }, 'Há 1 imóvel à venda. O preço é o da avaliação.'],
    [
      { ...quiet, total: 1, medianPrice: 501_000, medianDiscount: 0 },
      'Há 1 imóvel à venda. O preço é de R$ 501.000, o mesmo da avaliação.',
    ],
    [
      { ...quiet, categories: [{ category: 'casa', total: 150 }] },
      'Há 152 imóveis à venda: 150 casas e 2 de outro tipo.',
    ],
    [
      { ...quiet, city: null, total: 804, parts: [part(152), part(0), part(1)] },
      'Há 804 imóveis à venda em 2 cidades.',
    ],
    [{ ...quiet, city: null, total: 1, parts: [part(1)] }, 'Há 1 imóvel à venda em 1 cidade.'],
    [
      { ...quiet, uf: null, city: null, total: 31_438, parts: [part(804), part(2), part(null)] },
      'Há 31.438 imóveis à venda em 2 estados.',
    ],
    [{ ...quiet, total: 0 }, 'Nenhum imóvel da Caixa à venda em Goiânia.'],
    [
      { ...quiet, total: 0, lastSeen: '2026-05-03' },
      'Nenhum imóvel da Caixa à venda em Goiânia desde 3 mai. 2026, a data da última lista que trazia algum.',
    ],
    [
      { ...quiet, category: 'casa', city: null, uf: 'BA', total: 0, lastSeen: '2026-05-03' },
      'Nenhuma casa da Caixa à venda na Bahia desde 3 mai. 2026, a data da última lista que trazia alguma.',
    ],
  ])('for %o', (figures, words) => {
    expect(plain(describePlace({ ...goiania, ...figures }))).toBe(words)
  })
})

describe('what came and left', () => {
  it.each<[PlaceFigures['changes'], string]>([
    [{ since: '2026-07-13', arrived: 6, left: 14, cheaper: 9 }, '6 entraram e 14 saíram'],
    [{ since: '2026-07-13', arrived: 1, left: 1, cheaper: 0 }, '1 entrou e 1 saiu'],
    [{ since: '2026-07-13', arrived: 1, left: 0, cheaper: 0 }, '1 entrou'],
    [{ since: '2026-07-13', arrived: 2, left: 0, cheaper: 0 }, '2 entraram'],
    [{ since: '2026-07-13', arrived: 0, left: 0, cheaper: 9 }, ''],
    [null, ''],
  ])('of %o is "%s"', (changes, words) => {
    expect(describeArrivals({ changes })).toBe(words)
  })
})
