import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListingSource } from '#test/support/listing-source.ts'
import { searchConsultantListings, createConsultantListing } from '#test/support/consultant-listings.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someListings } from '#test/support/generated-listings.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { consultantTexts } from './consultant-texts.ts'

/** Returns what a summary says after the text that every search without results begins with. */
function reasonOf(summary: string): string {
  const [before, reason] = summary.split(`${consultantTexts.noResults} `)
  expect(before).toBe('')
  return reason ?? ''
}

/** Criteria that are dropped together. */
const criteriaGroups: (keyof Criteria)[][] = [
  [
    'state',
    'region',
    'interior',
    'city',
    'notCity',
    'neighborhood',
    'notNeighborhood',
    'near',
    'within',
    'nearAddress',
    'withinMetres',
    'shape',
  ],
  ['minPrice', 'maxPrice'],
  ['minArea', 'maxArea'],
  ['category', 'notCategory'],
  ...(['modality', 'minRooms', 'minGarage', 'financing', 'fgts', 'rung', 'text'] as const).map(name => [
    name,
  ]),
]

describe('a search without results', () => {
  const anapolis: Partial<Criteria> = { city: ['ANAPOLIS'] }
  it.each<[what: string, given: Partial<Criteria>, relaxed: (keyof Criteria)[], summary: string]>([
    [
      'fgts',
      { fgts: true },
      ['fgts'],
      'Nenhum imóvel em Anápolis, GO aparece com FGTS. Sem esse filtro há **3 imóveis**. O mais barato sai por',
    ],
    [
      'occupancy',
      { occupancy: 'vacant' },
      ['occupancy'],
      'Nenhum imóvel em Anápolis, GO aparece como desocupado. ',
    ],
    [
      'discount',
      { minDiscount: 60 },
      ['minDiscount'],
      'Nenhum imóvel em Anápolis, GO tem desconto de 60% ou mais. ',
    ],
    ['modality', { modality: ['leilao'] }, ['modality'], 'Nenhum imóvel em Anápolis, GO está em leilão. '],
    [
      'garage',
      { minGarage: 3 },
      ['minGarage'],
      'Nenhum imóvel em Anápolis, GO aparece com 3 vagas ou mais. ',
    ],
    ['rooms', { minRooms: 5 }, ['minRooms'], 'Nenhum imóvel em Anápolis, GO aparece com 5 quartos ou mais. '],
    [
      'rooms at the most',
      { maxRooms: 1 },
      ['maxRooms'],
      'Nenhum imóvel em Anápolis, GO aparece com até 1 quarto. ',
    ],
    [
      'a largest discount',
      { maxDiscount: 1 },
      ['maxDiscount'],
      'Nenhum imóvel em Anápolis, GO tem desconto de até 1%. ',
    ],
    [
      'an appraisal',
      { maxEvaluation: 1_000_00 },
      ['maxEvaluation'],
      'Nenhum imóvel em Anápolis, GO tem avaliação até R$\u00a01 mil. ',
    ],
    ['rungs', { rung: 2 }, ['rung'], 'Nenhum imóvel em Anápolis, GO já desceu 2 degraus ou mais na escada'],
    ['words', { text: 'piscina' }, ['text'], 'Nenhum imóvel em Anápolis, GO menciona “piscina”. '],
    [
      'neighbourhood',
      { neighborhood: ['CENTRO'] },
      ['neighborhood'],
      'Não há imóveis no bairro Centro, em Anápolis, GO. Em Anápolis, GO, há **3 imóveis**. O mais barato sai',
    ],
    ['area', { minArea: 500 }, ['minArea'], 'Nenhum imóvel em Anápolis, GO tem a partir de 500 m². '],
    [
      'price',
      { maxPrice: 50_000_00 },
      ['maxPrice'],
      'Nenhum imóvel em Anápolis, GO custa até R$\u00a050 mil. Sem esse limite há **3 imóveis**. Saem a partir de **R$\u00a074.900**, **55%** abaixo da avaliação.',
    ],
    [
      'kind',
      { category: ['rural'] },
      ['category'],
      'Não há imóveis rurais em Anápolis, GO. De outros tipos há **3 imóveis**.',
    ],
  ])('drops %s and says so', async (_, given, relaxed, summary) => {
    const found = await searchConsultantListings({ ...anapolis, ...given })
    expect(found.relaxed).toEqual(relaxed)
    expect(reasonOf(found.summary).startsWith(summary)).toBe(true)
    expect(found.asked).toMatchObject(given)
    expect(found.total).toBe(3)
  })

  it('drops the less important of two criteria', async () => {
    const found = await searchConsultantListings({ ...anapolis, financing: true, minGarage: 2 })
    expect(found).toMatchObject({ relaxed: ['financing'], total: 1 })
  })

  it('drops rooms and garage too when dropping only the price finds a much more expensive listing', async () => {
    const flats = [
      createConsultantListing('1', { price: 90_000_00, rooms: 1 }),
      createConsultantListing('2', { price: 615_000_00, rooms: 4, garage: 3 }),
    ]
    const criteria: Criteria = {
      ...emptyCriteria,
      city: ['ANAPOLIS'],
      minRooms: 4,
      minGarage: 3,
      occupancy: 'vacant',
      maxPrice: 50_000_00,
    }
    const found = await searchConsultantListings(criteria, { on: createListingSource(flats) })
    expect(found.items[0]?.id).toBe('1')
    expect(reasonOf(found.summary)).toBe(
      'Nada com tudo isso. Deixando de lado os filtros de ocupação, vagas, quartos e preço, há **2 imóveis** em Anápolis, GO. Saem a partir de **R$\u00a090.000**, **10%** abaixo da avaliação.',
    )
  })

  it('keeps the neighborhood and drops the price, when no other place was named', async () => {
    const found = await searchConsultantListings({
      neighborhood: ['JARDIM AMERICA'],
      maxPrice: 5_000_00,
      category: ['casa'],
    })
    expect(found.relaxed).toEqual(['maxPrice'])
    expect(found.criteria.neighborhood).toEqual(['JARDIM AMERICA'])
  })

  it('describes only the remaining criteria when it covers the whole country', async () => {
    const { summary, relaxed } = await searchConsultantListings({
      city: ['MANAUS'],
      category: ['casa'],
      maxPrice: 65_000_00,
    })
    expect(relaxed).toEqual(['city'])
    expect(reasonOf(summary)).toMatch(
      /^Não há imóveis em \*\*Manaus\*\* na lista da Caixa agora\. No Brasil há \*\*4 casas\*\* até R\$\u00a065 mil\. A mais barata, em Natalandia, MG, sai por /,
    )
  })

  it('names the criteria that have no results', async () => {
    const { summary } = await searchConsultantListings({
      city: ['ANAPOLIS'],
      category: ['casa'],
      minGarage: 2,
      fgts: true,
    })
    expect(reasonOf(summary)).toMatch(
      /^Nenhuma casa com 2 vagas ou mais em Anápolis, GO aparece com FGTS\. Sem esse filtro há \*\*1 casa\*\*\. Sai por /,
    )
  })

  it('says first that the city has no listings, then that its state has no matches', async () => {
    const { summary } = await searchConsultantListings({
      city: ['CURITIBA'],
      state: ['PR'],
      category: ['casa'],
      minRooms: 3,
    })
    expect(reasonOf(summary)).toMatch(
      /^Não há imóveis em \*\*Curitiba, PR\*\* na lista da Caixa agora\. Não há casas de 3 quartos ou mais no Paraná\. No Brasil há \*\*1 casa\*\* de 3 quartos ou mais\. Fica em Anápolis, GO e sai por /,
    )
  })

  it.each<[Partial<Criteria>, string]>([
    [{ text: 'piscina' }, 'Nenhum imóvel menciona “piscina”.'],
    [{ city: ['XIQUE-XIQUE'] }, 'Não há imóveis em **Xique-Xique** na lista da Caixa agora.'],
    [{ state: ['AC'] }, 'Não há imóveis no Acre na lista da Caixa agora.'],
  ])('does not list everything when the only criterion finds nothing: %j', async (given, summary) => {
    const found = await searchConsultantListings(given)
    expect(found).toMatchObject({
      total: 0,
      items: [],
      summary: `${consultantTexts.noResults} ${summary}`,
    })
    expect(found.suggestions).toHaveLength(4)
  })

  it('drops two criteria when dropping one does not help, and keeps the others', async () => {
    const found = await searchConsultantListings({
      ...anapolis,
      fgts: true,
      modality: ['leilao'],
      category: ['casa'],
    })
    expect(found.relaxed).toEqual(['fgts', 'modality'])
    expect(reasonOf(found.summary)).toMatch(
      /^Nada com tudo isso\. Deixando de lado os filtros de FGTS e modalidade, há \*\*3 casas\*\* em Anápolis, GO\./,
    )
  })

  it('keeps the city when only the surroundings of another one have nothing', async () => {
    const found = await searchConsultantListings({ ...anapolis, near: 'Taguatinga,TO', within: 1 })
    expect(found.relaxed).toEqual(['near', 'within'])
    expect(found.criteria).toMatchObject(anapolis)
  })

  it('does not drop criteria that did not prevent results', async () => {
    const found = await searchConsultantListings({
      ...anapolis,
      financing: true,
      minRooms: 3,
      maxPrice: 10_000_00,
      text: 'piscina',
    })
    expect(found.relaxed).toEqual(['text', 'maxPrice'])
    expect(found.criteria).toMatchObject({ financing: true, minRooms: 3 })
  })

  it('has the standard text when the catalogue is empty', async () => {
    const found = await searchConsultantListings({ category: ['casa'] }, { on: createListingSource([]) })
    expect(found).toMatchObject({ items: [], total: 0, relaxed: [] })
    expect(found.summary).toBe('Não encontrei imóveis com esses critérios. Tente ajustar os filtros.')
    expect(found.suggestions).toHaveLength(4)
  })

  it('finds listings for any criteria if there are any, in few searches, and names exactly what it dropped', async () => {
    const listings = someListings(60, 11)
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(arbitraryCriteria, arbitraryCriteria, arbitraryCriteria),
        async ([some, more, most]) => {
          const merged = Object.fromEntries(
            Object.keys(emptyCriteria).map(key => {
              const name = key as keyof Criteria
              const set = [some, more, most].find(one => String(one[name]) !== String(emptyCriteria[name]))
              return [name, (set ?? some)[name]]
            }),
          ) as unknown as Criteria
          const catalogue = createListingSource(listings)
          const found = await searchConsultantListings(merged, { turn: 3, on: catalogue })
          expect(catalogue.asked.length).toBeLessThanOrEqual(17)
          if (found.total === 0) {
            for (const names of criteriaGroups) {
              const one = Object.fromEntries(names.map(name => [name, merged[name]]))
              if (names.every(name => String(merged[name] ?? '') === '')) continue
              expect((await catalogue.search({ ...emptyCriteria, ...one }, 1)).total).toBe(0)
            }
            return
          }
          expect(found.items.length).toBe(Math.min(6, found.total))
          for (const name of Object.keys(emptyCriteria) as (keyof Criteria)[]) {
            if (name === 'sort') continue
            const kept = found.relaxed.includes(name) ? emptyCriteria[name] : found.asked[name]
            expect(found.criteria[name]).toEqual(kept)
          }
          expect((await catalogue.search(found.criteria, 6)).total).toBe(found.total)
          expect(found.suggestions).toHaveLength(4)
          expect(new Set(found.suggestions).size).toBe(4)
        },
      ),
      {
        numRuns: 60,
        examples: [
          [[{ ...emptyCriteria, city: ['vit'], text: 'chacara flat Pará' }, emptyCriteria, emptyCriteria]],
        ],
      },
    )
  })
})
