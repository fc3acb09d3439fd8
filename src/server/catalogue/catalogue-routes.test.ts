import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { Property as PropertyType } from '#contract/catalogue-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { SearchQuery } from '#contract/search-schemas.ts'
import { encodeShape, type ShapePoint } from '#domain/search/area-shape.ts'
import { criteriaFields } from '#domain/search/search-criteria.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { anyEngine } from '#test/support/database.ts'
import { caseListings, caseTime, searchCases } from '#test/support/search-cases.ts'
import { findCityPlace } from '../geo/municipalities.ts'
import { createErrorBoundary, answerRefusal } from '../http/error-boundary.ts'
import { notFoundRefusal } from '../http/refusal.ts'
import { propertyRoutes } from './property-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { loadCatalogueIndex } from './search-index/catalogue-index.ts'

type Call = keyof typeof catalogueCalls

const campinas = { lat: -22.9, lng: -47.1 }
const east = { lat: -22.9, lng: -46.9 }
const northEast = { lat: -22.6, lng: -46.75 }

const areaOf = (...corners: ShapePoint[]): string => encodeURIComponent(encodeShape(corners))

/** The corners of a circle. */
const manyCorners = (count: number): ShapePoint[] =>
  Array.from({ length: count }, (_, at) => ({
    lat: -22 + Math.sin((at / count) * 2 * Math.PI),
    lng: -47 + Math.cos((at / count) * 2 * Math.PI),
  }))

/** A parameter with so many values. */
const repeated = (name: string, value: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${name}=${name === 'city' ? value + at : value}`).join('&')

anyEngine(engine => {
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [
      ...caseListings,
      createListing({ id: '99', gone: true, evaluation: 150_000_33, price: 100_000_50, city: 'CAMPINAS' }),
    ])
    app.route('/', catalogueRoutes({ db, index: await loadCatalogueIndex(db), now: () => caseTime }))
    app.route('/', propertyRoutes({ db, now: () => caseTime, guard: permissiveGuard }))
    app.all('*', c => answerRefusal(c, notFoundRefusal()))
  })

  /** Sends a request and checks the body against the schema that documents it. */
  async function get<Name extends Call>(call: Name, path: string) {
    const response = await app.request(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    return catalogueCalls[call].response.parse(await response.json()) as z.infer<
      (typeof catalogueCalls)[Name]['response']
    >
  }

  async function refused(path: string, status: number, code: string, init?: RequestInit) {
    const response = await app.request(path, init)
    expect(response.status, path).toBe(status)
    const { error } = ErrorBody.parse(await response.json())
    expect(error.code).toBe(code)
    return error.fields ?? {}
  }

  const query = (asked: (typeof searchCases)[number][1]) =>
    new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => [value ?? []].flat().map(one => [name, one])),
    ).toString()

  describe('GET /api/properties', () => {
    it.each(searchCases)('finds %s', async (_, asked, found) => {
      const page = await get('search', `/api/properties?${query(asked)}`)
      expect(page.items.map(item => item.id).join(' ')).toBe(found)
      expect(await get('count', `/api/properties/count?${query(asked)}`)).toEqual({ total: page.total })
    })

    it('starts on page 0 with 30 listings', async () => {
      expect(await get('search', '/api/properties')).toMatchObject({ page: 0, limit: 30, total: 7 })
    })

    it('returns one page', async () => {
      const { items, ...rest } = await get('search', '/api/properties?page=1&limit=3&sort=newest')
      expect(items.map(item => item.id)).toEqual(['4', '5', '6'])
      expect(rest).toEqual({ page: 1, limit: 3, total: 7, corrections: [] })
    })

    it('returns an empty page after the last one', async () => {
      expect(await get('search', '/api/properties?page=123456789')).toEqual({
        items: [],
        page: 123456789,
        limit: 30,
        total: 7,
        corrections: [],
      })
    })

    it.each([
      ['limit=0', ['limit']],
      ['limit=101', ['limit']],
      ['page=-1', ['page']],
      ['page=a&limit=b&category=c', ['category', 'page', 'limit']],
      ['category=galpao', ['category']],
      ['modality=leilao&modality=x', ['modality']],
      ['occupancy=unknown', ['occupancy']],
      ['financing=talvez', ['financing']],
      ['state=XX', ['state']],
      ['sort=cheapest', ['sort']],
      ['minPrice=200&maxPrice=100', ['minPrice', 'maxPrice']],
      ['minArea=20&maxArea=10', ['minArea', 'maxArea']],
      ['minPrice=-1', ['minPrice']],
      [`text=${'a'.repeat(201)}`, ['text']],
      [`city=${'%C3%A3'.repeat(201)}`, ['city']],
      ['text=%00', ['text']],
      ['city=%FF', ['city']],
      ['near=Atl%C3%A2ntida,SP', ['near']],
      ['near=Campinas,RJ', ['near']],
      ['near=Campinas', ['near']],
      ['near=Campinas,XX', ['near']],
      ['near=,SP', ['near']],
      ['near=Campinas,SP&within=0', ['within']],
      ['near=Campinas,SP&within=301', ['within']],
      ['within=12.5', ['within']],
      ['within=perto', ['within']],
      ['region=nordeste&region=centro', ['region']],
      ['orUnknown=price', ['orUnknown']],
      ['list=best', ['list']],
      ['newWithin=91', ['newWithin']],
      ['cutWithin=0', ['cutWithin']],
      ['closesWithin=-1', ['closesWithin']],
      ['maxInstalment=muito', ['maxInstalment']],
      ['minReturn=1001', ['minReturn']],
      ['shape=x', ['shape']],
      [`shape=${areaOf(campinas)}`, ['shape']],
      [`shape=${areaOf(campinas, east)}`, ['shape']],
      [`shape=${areaOf(campinas, east, campinas)}`, ['shape']],
      [`shape=${areaOf(campinas, northEast, { lat: -22.3, lng: -46.4 })}`, ['shape']],
      [`shape=${areaOf(campinas, northEast, east, { lat: -22.6, lng: -47 })}`, ['shape']],
      [`shape=${areaOf(campinas, east, { lat: 40, lng: -46 })}`, ['shape']],
      [`shape=${areaOf(...manyCorners(201))}`, ['shape']],
      [repeated('state', 'SP', 101), ['state']],
      ...['category', 'notCategory'].map(name => [repeated(name, 'casa', 200), [name]] as const),
      ...['city', 'notCity', 'neighborhood', 'notNeighborhood'].map(
        name => [repeated(name, 'a', 200), [name]] as const,
      ),
    ] as const)('refuses %s and names the field', async (asked, fields) => {
      expect(Object.keys(await refused(`/api/properties?${asked}`, 400, 'bad_request'))).toEqual(fields)
      if (fields.some(field => field === 'page' || field === 'limit')) return
      for (const call of ['count', 'facets', 'map'])
        expect(Object.keys(await refused(`/api/properties/${call}?${asked}`, 400, 'bad_request'))).toEqual(
          fields,
        )
    })

    it.each([
      ['casa and no casa', 'category=casa&notCategory=casa'],
      ['a state outside the region', 'region=sul&state=SP'],
      ['a city of another state', 'city=Campinas&state=AC'],
      ['near a place, but in another state', 'near=Campinas,SP&state=AM'],
      ['in the capital, but not in that city', 'state=GO&interior=false&notCity=goiania'],
      ['new, and a list that nothing is on', 'list=premium&maxPrice=1'],
      ['an area without listings', `shape=${areaOf(campinas, east, northEast)}&text=zzzz`],
      ['a hundred places', repeated('city', 'lugar', 100)],
    ])('finds nothing for contradictory filters: %s', async (_, asked) => {
      expect(await get('search', `/api/properties?${asked}`)).toMatchObject({ items: [], total: 0 })
      expect(await get('count', `/api/properties/count?${asked}`)).toEqual({ total: 0 })
      expect((await get('facets', `/api/properties/facets?${asked}`)).total).toBe(0)
      expect((await get('map', `/api/properties/map?${asked}`)).total).toBe(0)
    })

    it.each([
      ['city=Goiana', [{ field: 'city', value: 'Goiânia', total: 1 }]],
      ['city=Goiana&category=casa', []],
      ['text=apartamemto%20mariana', [{ field: 'text', value: 'apartamento mariana', total: 1 }]],
      ['category=casa&notCategory=casa', []],
      ['city=belem', []],
    ])('offers corrections where %s finds nothing', async (asked, corrections) => {
      expect((await get('search', `/api/properties?${asked}`)).corrections).toEqual(corrections)
    })

    it('finds by a drawn area, and near a place', async () => {
      const around = areaOf(
        { lat: -23.2, lng: -47.3 },
        { lat: -23.2, lng: -46.8 },
        { lat: -22.6, lng: -46.8 },
        { lat: -22.6, lng: -47.3 },
      )
      const idsOf = async (asked: string) =>
        (await get('search', `/api/properties?${asked}`)).items.map(({ id }) => id)
      expect(await idsOf(`shape=${around}`)).toEqual(['1'])
      expect(await idsOf('near=s%C3%A3o%20paulo,sp&within=30')).toEqual(['3', '10'])
    })

    it('documents every existing filter', () => {
      const documented = Object.keys(SearchQuery.shape).filter(name => name !== 'page' && name !== 'limit')
      expect(documented.sort()).toEqual([...criteriaFields].sort())
    })

    it('returns every fact, in reais, and null for unknown ones', async () => {
      const { items } = await get('search', '/api/properties?city=sao+paulo')
      expect(items[0]).toMatchObject({
        id: '3',
        title: 'Apartamento 3',
        price: 100000,
        evaluationValue: null,
        discount: null,
        roi: null,
        situation: 'unknown',
        auctionDate: '2026-01-20T10:00:00-03:00',
        firstAuctionDate: '2026-01-05T10:00:00-03:00',
        images: [],
        ...findCityPlace('SP', 'São Paulo'),
        debts: null,
        gone: false,
      } satisfies Partial<PropertyType>)
    })
  })

  describe('GET /api/properties/{id}', () => {
    it('returns the listing, also with leading zeros', async () => {
      expect(await get('property', '/api/properties/0000000000005')).toMatchObject({
        id: '5',
        discount: 60,
        roi: 150,
        situation: 'occupied',
        fgts: false,
      })
    })

    it('returns a gone listing, which is in no list', async () => {
      expect(await get('property', '/api/properties/99')).toMatchObject({
        gone: true,
        price: 100000.5,
        evaluationValue: 150000.33,
      })
      expect((await get('search', '/api/properties?limit=100')).items.map(item => item.id)).not.toContain(
        '99',
      )
    })

    it.each(['8', '0', 'abc', '1e3', '-1', '99999999999999999999', '1%00', '%C3%A3'])(
      'has no %s',
      async id => {
        await refused(`/api/properties/${id}`, 404, 'property_not_found')
      },
    )
  })

  describe('GET /api/properties/curated/{list}', () => {
    it('returns the list and how many qualify', async () => {
      const { items, total } = await get('curated', '/api/properties/curated/roi?limit=2')
      expect([items.map(item => item.id), total]).toEqual([['5', '2'], 5])
    })

    it('refuses a wrong limit and an unknown list', async () => {
      expect(Object.keys(await refused('/api/properties/curated/roi?limit=101', 400, 'bad_request'))).toEqual(
        ['limit'],
      )
      await refused('/api/properties/curated/toString', 404, 'not_found')
    })
  })

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
    `?shape=${areaOf({ lat: -24, lng: -48 }, { lat: -22, lng: -48 }, { lat: -24, lng: -44 })}`,
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
    expect(map.ids).toEqual([4, 5 - 4, 6 - 5, 1 - 6, 10 - 1, 3 - 10])
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
      [`?text=${'a'.repeat(101)}`, ['text']],
      ['?text=camp&near=Nada,SP', ['near']],
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
      { name: 'Campinas', total: 1 },
      { name: 'Santo André', total: 1 },
      { name: 'São Paulo', total: 1 },
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

  it.each(['/api/properties', '/api/properties/1', '/api/properties/count', '/api/states', '/api/stats'])(
    'accepts no POST on %s',
    async path => {
      await refused(path, 404, 'not_found', { method: 'POST' })
    },
  )
})
