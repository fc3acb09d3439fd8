import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { encodeShape } from './area-shape.ts'
import { emptyCriteria, readCriteria, writeCriteria } from './search-criteria.ts'
import { readQueryString, writeQueryString } from './query-string.ts'

const triangle = encodeShape([
  { lat: -23, lng: -47 },
  { lat: -23, lng: -46 },
  { lat: -22, lng: -46.5 },
])
const read = (query: string) => readCriteria(readQueryString(query))

describe('criteria', () => {
  it('are empty when nothing is given', () => {
    expect(read('')).toEqual({ criteria: emptyCriteria, errors: {} })
    expect(writeCriteria(emptyCriteria)).toEqual({})
  })

  it.each([
    ['state=sp&state=%20rj&state=SP', { state: ['SP', 'RJ'] }],
    ['city=S%C3%A3o+Paulo', { city: ['São Paulo'] }],
    ['city=%20Santo%20%20Andr%C3%A9&city=SANTO+ANDRE', { city: ['Santo André'] }],
    ['text=+casa++com%20quintal', { text: 'casa com quintal' }],
    ['category=Casa', { category: ['casa'] }],
    ['modality=leilao&modality=venda-online', { modality: ['leilao', 'venda-online'] }],
    ['minPrice=100000.5&maxPrice=200000', { minPrice: 100_000_50, maxPrice: 200_000_00 }],
    ['minPrice=100&maxPrice=100', { minPrice: 100_00, maxPrice: 100_00 }],
    ['minEvaluation=100000&maxEvaluation=250000.5', { minEvaluation: 100_000_00, maxEvaluation: 250_000_50 }],
    ['maxRooms=3&maxDiscount=40.5', { maxRooms: 3, maxDiscount: 40.5 }],
    ['minArea=48.35', { minArea: 48.35 }],
    ['financing=true&fgts=false&occupancy=vacant', { financing: true, fgts: false, occupancy: 'vacant' }],
    ['minRooms=2&minGarage=1&minDiscount=33.33', { minRooms: 2, minGarage: 1, minDiscount: 33.33 }],
    ['minNetRoi=150.5&sort=-netROI', { minNetRoi: 150.5, sort: '-netRoi' }],
    ['minNetRoi=0', { minNetRoi: 0 }],
    ['minNetRoi=-0.00', { minNetRoi: 0 }],
    ['minNetRoi=-25.7', { minNetRoi: -25.7 }],
    ['minNetRoi=-100', { minNetRoi: -100 }],
    ['minNetRoi=', {}],
    ['sort=-roi&hasAuctionDate=true', { sort: '-roi', hasAuctionDate: true }],
    ['unknown=1&__proto__=x&constructor=y', {}],
    ['state=&city=&text=&category=&minPrice=&financing=&sort=', {}],
    ['minPrice=0&maxPrice=0.00&minRooms=0', {}],
    ['minPrice=500&maxPrice=0', { minPrice: 500_00 }],
    ['category=casa&category=terreno&category=Casa', { category: ['casa', 'terreno'] }],
    ['notCategory=terreno&notModality=leilao', { notCategory: ['terreno'], notModality: ['leilao'] }],
    ['notCity=Santos&notNeighborhood=Centro', { notCity: ['Santos'], notNeighborhood: ['Centro'] }],
    ['city=%22Itu%22&notCity=%22Santo+Andr%C3%A9%22', { city: ['Itu'], notCity: ['Santo André'] }],
    ['city=%22Itu%22&city=itu', { city: ['Itu'] }],
    ['region=Sul&region=centro-oeste', { region: ['sul', 'centro-oeste'] }],
    ['interior=TRUE', { interior: true }],
    ['near=Campinas,sp&within=30', { near: 'Campinas,SP', within: 30 }],
    ['near=Embu-Gua%C3%A7u+,+SP', { near: 'Embu-Guaçu,SP' }],
    ['within=1', { within: 1 }],
    [`shape=${encodeURIComponent(triangle)}`, { shape: triangle }],
    ['newWithin=1&cutWithin=90&closesWithin=7', { newWithin: 1, cutWithin: 90, closesWithin: 7 }],
    ['maxInstalment=1500.50&downPayment=40000', { maxInstalment: 1_500_50, downPayment: 40_000_00 }],
    ['minReturn=-12.5', { minReturn: -12.5 }],
    ['minReturn=0', { minReturn: 0 }],
    ['unexplained=false', { unexplained: false }],
    ['orUnknown=fgts&orUnknown=occupancy', { orUnknown: ['fgts', 'occupancy'] }],
    ['list=Premium', { list: 'premium' }],
    ['minPrice=1&minPrice=2&minPrice=', { minPrice: 2_00 }],
    [`text=${'a'.repeat(200)}`, { text: 'a'.repeat(200) }],
    ['text=%25_%5C', { text: '%_\\' }],
    [
      Array.from({ length: 60 }, (_, n) => `neighborhood=b${n}`).join('&'),
      { neighborhood: Array.from({ length: 60 }, (_, n) => `b${n}`) },
    ],
  ])('read %s', (query, expected) => {
    expect(read(query)).toEqual({ criteria: { ...emptyCriteria, ...expected }, errors: {} })
  })

  it.each([
    ['state=XX', ['state']],
    ['state=SP&state=São+Paulo', ['state']],
    ['category=apto', ['category']],
    ['category=casa&category=apto', ['category']],
    ['notCategory=apto', ['notCategory']],
    ['notModality=sfi', ['notModality']],
    ['region=leste', ['region']],
    ['interior=sim', ['interior']],
    ['near=Campinas', ['near']],
    ['near=Campinas,XX', ['near']],
    ['near=,SP', ['near']],
    ['within=0', ['within']],
    ['within=301', ['within']],
    ['within=30.5', ['within']],
    ['newWithin=0', ['newWithin']],
    ['cutWithin=91', ['cutWithin']],
    ['closesWithin=-1', ['closesWithin']],
    ['shape=abc', ['shape']],
    ['shape=%FF', ['shape']],
    ['maxInstalment=-1', ['maxInstalment']],
    ['downPayment=muito', ['downPayment']],
    ['minReturn=1001', ['minReturn']],
    ['orUnknown=area', ['orUnknown']],
    ['list=melhores', ['list']],
    ['modality=sfi', ['modality']],
    ['occupancy=unknown', ['occupancy']],
    ['financing=1', ['financing']],
    ['fgts=sim', ['fgts']],
    ['hasAuctionDate=yes', ['hasAuctionDate']],
    ['sort=best', ['sort']],
    ['minPrice=-1', ['minPrice']],
    ['minPrice=abc', ['minPrice']],
    ['maxPrice=1e5', ['maxPrice']],
    ['maxPrice=1.234', ['maxPrice']],
    ['maxPrice=1.000,00', ['maxPrice']],
    ['maxPrice=NaN', ['maxPrice']],
    ['maxPrice=99999999999999999999', ['maxPrice']],
    ['minArea=Infinity', ['minArea']],
    ['minDiscount=101', ['minDiscount']],
    ['minNetRoi=1000.01', ['minNetRoi']],
    ['minNetRoi=-100.01', ['minNetRoi']],
    ['minNetRoi=1.234', ['minNetRoi']],
    ['minNetRoi=--1', ['minNetRoi']],
    ['minRooms=1.5', ['minRooms']],
    ['minGarage=-2', ['minGarage']],
    ['minPrice=2&maxPrice=1', ['minPrice', 'maxPrice']],
    ['minRooms=3&maxRooms=2', ['minRooms', 'maxRooms']],
    ['minDiscount=50&maxDiscount=40', ['minDiscount', 'maxDiscount']],
    ['minEvaluation=2&maxEvaluation=1', ['minEvaluation', 'maxEvaluation']],
    ['maxEvaluation=-1', ['maxEvaluation']],
    ['maxDiscount=101', ['maxDiscount']],
    ['maxRooms=1.5', ['maxRooms']],
    ['minArea=2&maxArea=1', ['minArea', 'maxArea']],
    [`text=${'a'.repeat(201)}`, ['text']],
    [`city=${'a'.repeat(201)}`, ['city']],
    [`neighborhood=Centro&neighborhood=${'a'.repeat(201)}`, ['neighborhood']],
    [Array.from({ length: 101 }, (_, n) => `city=c${n}`).join('&'), ['city']],
    [Array.from({ length: 200 }, (_, n) => `notCity=c${n}`).join('&'), ['notCity']],
    [Array.from({ length: 101 }, (_, n) => `neighborhood=b${n}`).join('&'), ['neighborhood']],
    ['text=a%00b', ['text']],
    ['city=%E3', ['city']],
    ['city=a&city=%00', ['city']],
    ['minPrice=x&sort=y&state=z', ['state', 'minPrice', 'sort']],
  ])('reject %s', (query, fields) => {
    const { criteria, errors } = read(query)
    expect(Object.keys(errors)).toEqual(fields)
    expect(criteria).toEqual(emptyCriteria)
  })

  it('accept the JSON of a saved search', () => {
    const filters = {
      state: 'sp',
      city: null,
      minPrice: 100000,
      minArea: 48.35,
      financing: true,
      maxPrice: undefined,
    }
    expect(readCriteria(filters)).toEqual({
      criteria: { ...emptyCriteria, state: ['SP'], minPrice: 100_000_00, minArea: 48.35, financing: true },
      errors: {},
    })
  })

  it('reject JSON that is neither text, number nor boolean', () => {
    expect(
      Object.keys(readCriteria({ city: { like: 'x' }, text: [['a']], minPrice: Number.NaN }).errors),
    ).toEqual(['city', 'text', 'minPrice'])
  })

  it('reject half a surrogate pair', () => {
    expect(Object.keys(readCriteria({ text: 'a\ud800b' }).errors)).toEqual(['text'])
    expect(readCriteria({ text: 'a\ud83d\ude00b' }).errors).toEqual({})
  })

  it('are the same after being written to a URL and read back', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const normal = readCriteria(writeCriteria(criteria)).criteria
        expect(read(writeQueryString(writeCriteria(normal)))).toEqual({ criteria: normal, errors: {} })
        expect(writeCriteria(normal)).toEqual(
          writeCriteria({
            ...criteria,
            city: normal.city,
            notCity: normal.notCity,
            neighborhood: normal.neighborhood,
            notNeighborhood: normal.notNeighborhood,
          }),
        )
      }),
    )
  })

  it('are read from any text without throwing', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(emptyCriteria), 'page'), fc.anything())
    fc.assert(fc.property(anything, given => void readCriteria(given)))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), query => void read(query)))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void writeQueryString({ text })))
  })
})
