import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shelfOf } from '#test/support/consultant-shelf.ts'
import { listing } from '#test/support/catalogue.ts'
import { arbitraryCriteria, someListings } from '#test/support/search-generators.ts'
import { type Criteria, everything } from '../search/criteria.ts'
import type { CataloguedListing } from '../property/property.ts'
import { searching } from './searching.ts'

const plain = { highROI: false, highDiscount: false }
const house = (id: string, overrides: Partial<CataloguedListing> = {}) =>
  listing({
    id,
    state: 'GO',
    city: 'ANAPOLIS',
    neighborhood: 'JARDIM AMERICA',
    category: 'casa',
    propertyType: 'Casa',
    description: 'Casa, 70.00 de área privativa, 2 qto(s).',
    price: 90_000_00,
    evaluation: 100_000_00,
    ...overrides,
  })
const homes = [
  house('1', { price: 74_900_00, evaluation: 166_500_00 }),
  house('2', { price: 120_000_00, evaluation: 130_000_00, financing: true, rooms: 3 }),
  house('3', { price: 95_000_00, evaluation: 100_000_00, garage: 2 }),
  house('4', { city: 'BONITO', state: 'MS', price: 50_000_00 }),
  house('5', { city: 'BONITO', state: 'PE', price: 60_000_00 }),
  house('6', { city: 'NATAL', state: 'RN', price: 70_000_00 }),
  house('7', { city: 'NATALANDIA', state: 'MG', price: 10_000_00 }),
  house('8', { city: 'BONITO', state: 'PE', price: 61_000_00 }),
]
const shelf = () => shelfOf(homes)
const find = (change: Partial<Criteria>, flags = plain, notUnderstood: string[] = []) =>
  searching({ kind: 'search', criteria: { ...everything, ...change }, flags, notUnderstood }, 0, shelf())

describe('a search', () => {
  it('is told with its number, place and cheapest, and points to the best discount', async () => {
    const found = await find({ city: ['ANAPOLIS'], category: 'casa' })
    expect(found.summary).toBe(
      'Encontrei **3 casas** em Anápolis, GO. A mais barata é também o destaque: ' +
        'Casa, Jardim América, Anápolis, GO (nº 1), por **R$\u00a074.900**, **55%** abaixo da avaliação.',
    )
    expect(found).toMatchObject({ total: 3, relaxed: [] })
    expect(found.items.map(item => item.id)).toEqual(['1', '3', '2'])
  })

  it('takes the state in which the city is, so that NATAL is not NATALANDIA', async () => {
    const found = await find({ city: ['NATAL'] })
    expect(found.items.map(item => item.id)).toEqual(['6'])
    expect(found.asked.state).toEqual(['RN'])
    expect(found.criteria.state).toEqual(['RN'])
    expect(found.summary).toMatch(/^Encontrei \*\*1 imóvel\*\* em Natal, RN\. Sai por \*\*R\$/)
  })

  it('of a name in several states keeps all, says so and offers each', async () => {
    const found = await find({ city: ['BONITO'], category: 'casa' })
    expect(found.total).toBe(3)
    expect(found.asked.state).toEqual([])
    expect(found.summary).toContain(
      'Há **Bonito** em mais de um estado: Pernambuco (2) e Mato Grosso do Sul (1).',
    )
    expect(found.suggestions.slice(0, 2)).toEqual(['Casas em Bonito, PE', 'Casas em Bonito, MS'])
  })

  it('of a city without listings says so and looks around it', async () => {
    const found = await find({ city: ['XIQUE-XIQUE'], state: ['GO'] })
    expect(found.summary).toMatch(
      /^Não há imóveis em \*\*Xique-Xique\*\* na lista da Caixa agora\. Em Goiás há \*\*3 imóveis\*\*\./,
    )
    expect(found).toMatchObject({ relaxed: ['city'], total: 3 })
    expect(found.asked.city).toEqual(['XIQUE-XIQUE'])
    expect(found.criteria.city).toEqual([])
  })

  it('of a municipality whose state alone is known looks in that state', async () => {
    const known = shelf()
    const found = await searching(
      {
        kind: 'search',
        criteria: { ...everything, city: ['XIQUE-XIQUE'] },
        flags: plain,
        notUnderstood: [],
      },
      0,
      { ...known, statesOf: () => Promise.resolve([{ state: 'PE', total: 0 }]) },
    )
    expect(found).toMatchObject({ total: 2, relaxed: ['city'], asked: { state: ['PE'] } })
  })

  it('does not pass a similar name off as the city', async () => {
    const found = await find({ city: ['TALANDIA'] })
    expect(found.summary).toMatch(
      /^Não há imóveis em \*\*Talandia\*\* na lista da Caixa agora\. Em lugares de nome parecido há \*\*1 imóvel\*\*\./,
    )
  })

  it('of a city in another state than was said goes to where it is', async () => {
    const found = await find({ city: ['ANAPOLIS'], state: ['SP'], category: 'casa' })
    expect(found).toMatchObject({ total: 3, relaxed: ['state'] })
    expect(found.summary).toMatch(
      /^A lista não traz \*\*Anápolis\*\* em São Paulo; traz em Goiás\. Em Anápolis há \*\*3 casas\*\*\. /,
    )
  })

  it.each<[what: string, given: Partial<Criteria>, flags: typeof plain, sort: Criteria['sort']]>([
    ['nothing said', {}, plain, 'price'],
    ['return', {}, { ...plain, highROI: true }, '-discount'],
    ['discount', {}, { ...plain, highDiscount: true }, '-discount'],
    ['an order of its own', { sort: 'price' }, { ...plain, highDiscount: true }, 'price'],
    ['another order', { sort: '-area' }, plain, '-area'],
  ])('%s: in the order %#', async (_, given, flags, sort) => {
    expect((await find(given, flags)).criteria.sort).toBe(sort)
  })

  it('with the largest discount first tells that one', async () => {
    const { summary } = await find({ state: ['GO'] }, { ...plain, highDiscount: true })
    expect(summary).toBe(
      'Encontrei **3 imóveis** em Goiás. O maior desconto: Casa, Jardim América, Anápolis, GO (nº 1), por **R$\u00a074.900**, **55%** abaixo da avaliação.',
    )
  })

  it('tells what it did not understand', async () => {
    const { summary, notUnderstood } = await find({ state: ['GO'] }, plain, ['perto da praia'])
    expect(summary).toMatch(/\n\nNão entrou na busca: “perto da praia”\.$/)
    expect(notUnderstood).toEqual(['perto da praia'])
    const two = await find({ state: ['GO'] }, plain, ['perto da praia', 'com piscina'])
    expect(two.summary).toMatch(/\n\nNão entraram na busca: “perto da praia” e “com piscina”\.$/)
  })

  it('offers as a search of its own the second kind that was named', async () => {
    const { suggestions } = await find({ state: ['GO'], category: 'casa' }, plain, ['ou apartamento'])
    expect(suggestions[0]).toBe('Apartamentos em Goiás')
  })

  it('shows at most six', async () => {
    const found = await find({})
    expect(found.items).toHaveLength(6)
    expect(found.total).toBe(8)
  })
})

describe('where nothing fits', () => {
  const anapolis: Partial<Criteria> = { city: ['ANAPOLIS'] }
  it.each<[what: string, given: Partial<Criteria>, relaxed: (keyof Criteria)[], told: string]>([
    [
      'fgts',
      { fgts: true },
      ['fgts'],
      'Em nenhum consta que aceita FGTS. Sem esse filtro são **3 imóveis** em Anápolis, GO.',
    ],
    ['occupancy', { occupancy: 'vacant' }, ['occupancy'], 'Em nenhum consta que está desocupado.'],
    ['discount', { minDiscount: 60 }, ['minDiscount'], 'Nenhum tem desconto de 60% ou mais.'],
    ['modality', { modality: ['leilao'] }, ['modality'], 'Nenhum está em leilão.'],
    ['garage', { minGarage: 3 }, ['minGarage'], 'Em nenhum constam 3 vagas ou mais.'],
    ['rooms', { minRooms: 5 }, ['minRooms'], 'Em nenhum constam 5 quartos ou mais.'],
    ['words', { text: 'piscina' }, ['text'], 'Nenhum menciona “piscina”.'],
    [
      'neighbourhood',
      { neighborhood: ['CENTRO'] },
      ['neighborhood'],
      'Não há nada assim no bairro Centro agora.',
    ],
    ['area', { minArea: 500 }, ['minArea'], 'Nenhum tem a partir de 500 m².'],
    ['price', { maxPrice: 50_000_00 }, ['maxPrice'], 'Nenhum custa até R$\u00a050.000.'],
    ['kind', { category: 'rural' }, ['category'], 'Não há imóveis rurais assim agora.'],
  ])('%s is set aside and told', async (_, given, relaxed, told) => {
    const found = await find({ ...anapolis, ...given })
    expect(found.relaxed).toEqual(relaxed)
    expect(found.summary.startsWith(told)).toBe(true)
    expect(found.asked).toMatchObject(given)
    expect(found.total).toBe(3)
  })

  it('of two sets aside the one that costs less', async () => {
    const found = await find({ ...anapolis, financing: true, minGarage: 2 })
    expect(found).toMatchObject({ relaxed: ['financing'], total: 1 })
  })

  it('sets two aside where no single one helps, and keeps what it can', async () => {
    const found = await find({ ...anapolis, fgts: true, modality: ['leilao'], category: 'casa' })
    expect(found.relaxed).toEqual(['fgts', 'modality'])
    expect(found.summary).toMatch(
      /^Não há nada com tudo o que você pediu\. Sem FGTS e modalidade são \*\*3 casas\*\* em Anápolis, GO\./,
    )
  })

  it('does not set aside what was not in the way', async () => {
    const found = await find({
      ...anapolis,
      financing: true,
      minRooms: 3,
      maxPrice: 10_000_00,
      text: 'piscina',
    })
    expect(found.relaxed).toEqual(['text', 'maxPrice'])
    expect(found.criteria).toMatchObject({ financing: true, minRooms: 3 })
  })

  it('says the words of the specification where there is nothing at all', async () => {
    const found = await searching(
      { kind: 'search', criteria: { ...everything, category: 'casa' }, flags: plain, notUnderstood: [] },
      0,
      shelfOf([]),
    )
    expect(found).toMatchObject({ items: [], total: 0, relaxed: [] })
    expect(found.summary).toBe('Não encontrei imóveis com esses critérios. Tente ajustar os filtros.')
    expect(found.suggestions).toHaveLength(4)
  })

  it('whatever is asked: finds if there is anything, by few searches, and tells truly what it left out', async () => {
    const listings = someListings(60, 11)
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(arbitraryCriteria, arbitraryCriteria, arbitraryCriteria),
        async ([some, more, most]) => {
          const merged = Object.fromEntries(
            Object.keys(everything).map(key => {
              const name = key as keyof Criteria
              const set = [some, more, most].find(one => String(one[name]) !== String(everything[name]))
              return [name, (set ?? some)[name]]
            }),
          ) as unknown as Criteria
          const catalogue = shelfOf(listings)
          const found = await searching(
            { kind: 'search', criteria: merged, flags: plain, notUnderstood: [] },
            3,
            catalogue,
          )
          expect(catalogue.asked.length).toBeLessThanOrEqual(18)
          expect(found.total).toBeGreaterThan(0)
          expect(found.items.length).toBe(Math.min(6, found.total))
          for (const name of Object.keys(everything) as (keyof Criteria)[]) {
            if (name === 'sort') continue
            const kept = found.relaxed.includes(name) ? everything[name] : found.asked[name]
            expect(found.criteria[name]).toEqual(kept)
          }
          expect((await catalogue.search(found.criteria, 6)).total).toBe(found.total)
          expect(found.suggestions).toHaveLength(4)
          expect(new Set(found.suggestions).size).toBe(4)
        },
      ),
      { numRuns: 60 },
    )
  })
})
