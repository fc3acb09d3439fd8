import { describe, expect, it } from 'vitest'
import { encodeShape } from '#domain/search/area-shape.ts'
import { serveCaseCatalogue } from '#test/support/catalogue-app.ts'
import { anyEngine } from '#test/support/database.ts'

anyEngine(engine => {
  const { get, refused } = serveCaseCatalogue(engine)

  it('GET /api/properties/facets counts each dimension with the other filters', async () => {
    const facets = await get('facets', '/api/properties/facets?category=apartamento&state=SP')
    expect(facets.total).toBe(3)
    expect(facets.state).toEqual([{ value: 'SP', total: 3 }])
    expect(facets.city).toContainEqual({ value: 'Santo André', state: 'SP', total: 1 })
    expect(facets.neighborhood).toContainEqual({
      value: 'Céu Azul',
      city: 'Santo André',
      state: 'SP',
      total: 1,
    })
    expect(facets.category.map(({ value, total }) => `${value} ${total}`)).toEqual([
      'casa 0',
      'apartamento 3',
      'terreno 0',
      'rural 0',
      'comercial 0',
    ])
    expect(facets.modality.map(each => each.total)).toEqual([1, 0, 1, 1])
    expect(facets.price[0]).toEqual({ min: 0, max: 100000, total: 2 })
    expect(facets.price[1]).toEqual({ min: 100000.01, max: 200000, total: 1 })
    expect(facets.price.at(-1)).toEqual({ min: 1000000.01, max: null, total: 0 })
  })

  it.each([
    '',
    '?near=Campinas,SP&within=300',
    `?shape=${encodeURIComponent(
      encodeShape([
        { lat: -24, lng: -48 },
        { lat: -22, lng: -48 },
        { lat: -24, lng: -44 },
      ]),
    )}`,
  ])('GET /api/properties/map%s has the listings of the search, and as many as are counted', async query => {
    const map = await get('map', `/api/properties/map${query}`)
    let id = 0
    const numbers = map.ids.map(step => String((id += step)))
    const { items } = await get('search', `/api/properties${query}`)
    expect(numbers.toSorted()).toEqual(items.map(({ id: number }) => number).toSorted())
    expect(map.total).toBe((await get('count', `/api/properties/count${query}`)).total)
    expect(map.total).toBeGreaterThan(0)
  })

  it('GET /api/properties/map returns all matches in columns, grouped by place', async () => {
    const map = await get('map', '/api/properties/map?minPrice=100000')
    expect(map.total).toBe(6)
    expect(map.cities.map(({ state, name, totals }) => `${state} ${name} ${totals.join('+')}`)).toEqual([
      'GO Goiânia 1',
      'MS Campo Grande 1',
      'MT Cuiabá 1',
      'SP Campinas 1',
      'SP Santo André 1',
      'SP São Paulo 1',
    ])
    // Each is the difference to the one before: 4, 5, 6, 1, 10 and 3.
    expect(map.ids).toEqual([4, 1, 1, -5, 9, -7])
    expect(map.prices).toEqual([250000, 200000, 100000, 150000, 100000, 100000])
    expect(map.categories).toBe('to-aaa')
  })

  describe('GET /api/properties/suggestions', () => {
    const suggested = async (text: string) =>
      (await get('suggestions', `/api/properties/suggestions?text=${encodeURIComponent(text)}`)).places

    it('returns the places whose name or a word of it begins so, with what a search of them finds', async () => {
      expect(await suggested('camp')).toEqual([
        { kind: 'city', name: 'Campinas', city: null, state: 'SP', total: 1 },
        { kind: 'city', name: 'Campo Grande', city: null, state: 'MS', total: 1 },
      ])
      expect((await suggested('PAU')).map(({ name }) => name)).toEqual(['São Paulo'])
      expect(await suggested('vila m')).toEqual([
        { kind: 'neighborhood', name: 'Vila Mariana', city: 'São Paulo', state: 'SP', total: 1 },
      ])
      expect(await suggested('aulo')).toEqual([])
    })

    it.each([
      ['', ['text']],
      ['?minPrice=x&text=a', ['minPrice']],
      ['?text=camp&near=Nada,SP', ['near']],
      [`?text=${'a'.repeat(101)}`, ['text']],
    ])('refuses %s and names the field', async (query, fields) => {
      const path = `/api/properties/suggestions${query}`
      expect(Object.keys(await refused(path, 400, 'bad_request'))).toEqual(fields)
    })
  })

  it('GET /api/states returns 27 in the order of their names', async () => {
    const states = await get('states', '/api/states')
    expect(states).toHaveLength(27)
    expect(states[0]).toEqual({ uf: 'AC', name: 'Acre', total: 0 })
    expect(states.find(state => state.uf === 'SP')?.total).toBe(3)
    expect(states.map(state => state.name)).toEqual(
      states.map(state => state.name).sort((a, b) => a.localeCompare(b, 'pt-BR')),
    )
  })

  it('GET /api/states/{uf}/cities returns the cities that have listings', async () => {
    expect(await get('cities', '/api/states/sp/cities')).toEqual([
      { name: 'Campinas', total: 1, located: true },
      { name: 'Santo André', total: 1, located: true },
      { name: 'São Paulo', total: 1, located: true },
    ])
    expect(await get('cities', '/api/states/AC/cities')).toEqual([])
    await refused('/api/states/XX/cities', 404, 'state_not_found')
  })

  it('GET /api/stats counts offered and gone listings', async () => {
    expect(await get('stats', '/api/stats')).toEqual({
      total: 7,
      states: 5,
      source: 'caixa',
      updatedAt: '2026-01-09T12:00:00.000Z',
      listDate: '2026-01-08',
      oldestListDate: '2026-01-08',
      lists: [
        ...['GO', 'MS', 'MT', 'PA'].map(uf => ({
          uf,
          listDate: '2026-01-08',
          firstListDate: '2026-01-08',
          total: 1,
          unseen: 0,
        })),
        { uf: 'SP', listDate: '2026-01-09', firstListDate: '2026-01-08', total: 3, unseen: 0 },
      ],
      newLastImport: 0,
      gone: 1,
    })
  })

  describe('GET /api/regions/{uf}/{city}', () => {
    it.each([
      '/api/regions/sp/campinas',
      '/api/regions/SP/Campinas?type=apartamento',
      '/api/regions/SP/CAMPINAS?type=Apartamento',
      '/api/regions/SP/CAMPINAS?type=Im%C3%B3vel',
    ])('%s', async path => {
      expect(await get('region', path)).toEqual({
        avgPrice: 150000,
        avgEval: 200000,
        sampleSize: 1,
        medianPricePerM2: 3102.38,
        liquidity: { totalSimilar: 1, withImages: 0 },
      })
    })

    it.each([
      '/api/regions/SP/Nenhuma',
      '/api/regions/XX/Campinas',
      '/api/regions/RJ/Campinas',
      '/api/regions/SP/Campinas?type=rural',
      '/api/regions/SP/Campin',
    ])('%s has no listings: zeros', async path => {
      expect(await get('region', path)).toEqual({
        avgPrice: 0,
        avgEval: 0,
        sampleSize: 0,
        medianPricePerM2: 0,
        liquidity: { totalSimilar: 0, withImages: 0 },
      })
    })

    it('refuses invalid types and names', async () => {
      expect(Object.keys(await refused('/api/regions/SP/Campinas?type=castelo', 400, 'bad_request'))).toEqual(
        ['type'],
      )
      expect(Object.keys(await refused('/api/regions/SP/%00', 400, 'bad_request'))).toEqual(['city'])
    })
  })
})
