import { describe, expect, it } from 'vitest'
import { encodeShape, type ShapePoint } from '#domain/search/area-shape.ts'
import { serveCaseCatalogue } from '#test/support/catalogue-app.ts'
import { anyEngine } from '#test/support/database.ts'

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
  const { get, refused } = serveCaseCatalogue(engine)

  describe('GET /api/properties', () => {
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
      ['nearAddress=Recife', ['nearAddress']],
      ['nearAddress=-8.05,-34.9&withinMetres=99', ['withinMetres']],
      ['nearAdress=-8.05,-34.9', ['nearAdress']],
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

    it('says of an unknown municipality how to write one, and that the city alone can be searched', async () => {
      const fields = await refused('/api/properties?near=Vila%20Sem%20Nome,GO', 400, 'bad_request')
      expect(fields).toEqual({
        near: 'Não há município com este nome neste estado. Escreva nome e UF, como Campinas,SP, ou busque só na cidade.',
      })
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
      expect(await idsOf('near=s%C3%A3o%20paulo,sp&within=30&sort=newest')).toEqual(['3', '10'])
    })
  })
})
