import { describe, expect, it } from 'vitest'
import type { BreadcrumbList, ItemList, RealEstateListing, WithContext } from 'schema-dts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { listRichResultFaults } from '#test/support/rich-results.ts'
import { listVocabularyFaults } from '#test/support/structured-data.ts'
import { buildBreadcrumbList, buildItemList, buildRealEstateListing } from './structured-data.ts'

const site = 'https://arremate.example'
const flat = {
  ...richProperty,
  id: '8444405322578',
  propertyType: 'Apartamento',
  category: 'apartamento' as const,
  description: 'Apartamento, 48.35 de área privativa, 2 qto(s)',
  address: 'RUA DAS FLORES, N. 100',
  neighborhood: 'CENTRO',
  city: 'SAO JOSE DOS CAMPOS',
  state: 'SP' as const,
  price: 150_000.5,
  listDate: '2026-01-09',
  rooms: 2,
  privateArea: 48.35,
  totalArea: 60,
  landArea: null,
  images: ['/api/photos/8444405322578/1'],
  gone: false,
}
const plot = { ...flat, propertyType: 'Terreno', category: 'terreno' as const, rooms: null, landArea: 360 }

const faultsOf = (data: object) => [...listVocabularyFaults(data), ...listRichResultFaults(data)]

describe('structured data of a property', () => {
  it('offers the property at the bank’s price of the list’s date, sold by Caixa', () => {
    const data: WithContext<RealEstateListing> = buildRealEstateListing(flat, 'Um apartamento', site)
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${site}/imovel/8444405322578/apartamento-centro-sao-jose-dos-campos-sp`,
      name: 'Um apartamento',
      datePosted: flat.createdAt,
      dateModified: flat.updatedAt,
      image: [`${site}/api/photos/8444405322578/1`],
      offers: {
        price: '150000.50',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-01-09',
        seller: { '@type': 'BankOrCreditUnion', name: 'Caixa Econômica Federal' },
      },
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        floorSize: { value: 48.35, unitCode: 'MTK' },
        address: { addressLocality: 'São José dos Campos', addressRegion: 'SP', addressCountry: 'BR' },
      },
    })
  })

  it.each([
    ['apartamento', 'Apartment'],
    ['casa', 'House'],
    ['comercial', 'Accommodation'],
    ['rural', 'Place'],
    ['terreno', 'Place'],
    [null, 'Place'],
  ] as const)('is known to schema.org and enough for search engines: %s', (category, type) => {
    const data = buildRealEstateListing({ ...flat, landArea: 200, category }, 'Um imóvel', site)
    expect(data.mainEntity['@type']).toBe(type)
    expect(faultsOf(data)).toEqual([])
  })

  it('says nothing of what is not known, and nothing that was computed', () => {
    const data = buildRealEstateListing(
      { ...bareProperty, category: 'casa', images: [], description: '' },
      'Um imóvel',
      site,
    )
    expect(faultsOf(data)).toEqual([])
    expect(data.mainEntity).not.toHaveProperty('floorSize')
    expect(data.mainEntity).not.toHaveProperty('numberOfBedrooms')
    expect(data).not.toHaveProperty('image')
    const written = JSON.stringify(buildRealEstateListing(flat, 'Um imóvel', site))
    expect(written).not.toMatch(/null|roi|return|geo|latitude|evaluation|discount/i)
  })

  it('gives the land of a plot in square metres, and no floor', () => {
    const { mainEntity } = buildRealEstateListing(plot, 'Um terreno', site)
    expect(mainEntity).toMatchObject({ additionalProperty: [{ value: 360, unitCode: 'MTK' }] })
    expect(mainEntity).not.toHaveProperty('floorSize')
  })

  it('offers nothing once the list no longer names the property', () => {
    const data = buildRealEstateListing({ ...flat, gone: true }, 'Um apartamento', site)
    expect(data).not.toHaveProperty('offers')
    expect(faultsOf(data)).toEqual([])
  })
})

describe('structured data of a place', () => {
  const crumbs = [
    { name: 'Imóveis', path: '/imoveis' },
    { name: 'São Paulo', path: '/imoveis/sp' },
  ]

  it('names the pages above it in order, with whole addresses', () => {
    const data: WithContext<BreadcrumbList> = buildBreadcrumbList(crumbs, site)
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Imóveis', item: `${site}/imoveis` },
      { '@type': 'ListItem', position: 2, name: 'São Paulo', item: `${site}/imoveis/sp` },
    ])
    expect(faultsOf(data)).toEqual([])
  })

  it('lists the properties of one page, counted from the first page on', () => {
    const data: WithContext<ItemList> = buildItemList(
      {
        name: 'Imóveis em São Paulo',
        path: '/imoveis/sp',
        total: 42,
        page: 3,
        pageSize: 20,
        listings: [flat, { ...plot, id: '1', description: 'Terreno' }],
      },
      site,
    )
    expect(data).toMatchObject({ numberOfItems: 42, url: `${site}/imoveis/sp` })
    expect(data.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 41,
        name: 'Apartamento em São José dos Campos, SP',
        url: `${site}/imovel/8444405322578/apartamento-centro-sao-jose-dos-campos-sp`,
      },
      {
        '@type': 'ListItem',
        position: 42,
        name: 'Terreno em São José dos Campos, SP',
        url: `${site}/imovel/1/terreno-centro-sao-jose-dos-campos-sp`,
      },
    ])
    expect(faultsOf(data)).toEqual([])
  })
})

describe('the validator of structured data', () => {
  const context = { '@context': 'https://schema.org' }
  const offer = { '@type': 'Offer', price: '10.00', priceCurrency: 'BRL' }
  const listing = { ...context, '@type': 'RealEstateListing', name: 'a', url: site, offers: offer }

  it.each([
    ['an unknown type', { ...context, '@type': 'RealEstate' }],
    ['a missing context', { '@type': 'Offer' }],
    ['a property of another type', { ...context, '@type': 'House', offers: offer }],
    ['an object of another type', { ...listing, offers: { '@type': 'House' } }],
    ['an unknown availability', { ...listing, offers: { ...offer, availability: 'https://schema.org/Yes' } }],
    ['a date in words', { ...listing, datePosted: 'ontem' }],
    ['a price in words', { ...listing, offers: { ...offer, price: {} } }],
    ['null', { ...listing, datePosted: null }],
  ])('objects to %s', (_, data) => {
    expect(listVocabularyFaults(data)).not.toEqual([])
  })

  it('follows search engines’ rules', () => {
    expect(listRichResultFaults(listing)).toEqual([
      'the listing has no datePosted',
      'the offer does not say its availability',
      'the offer has no seller',
    ])
    expect(listRichResultFaults(buildBreadcrumbList([{ name: '', path: '/' }], site))).toEqual([
      'a breadcrumb has at least two items',
      'item 0 has no name',
    ])
  })
})
