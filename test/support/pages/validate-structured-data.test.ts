import { describe, expect, it } from 'vitest'
import { validateStructuredData } from './validate-structured-data.ts'

const context = { '@context': 'https://schema.org' }

const listing = {
  ...context,
  '@type': 'RealEstateListing',
  name: 'Apartamento em Campinas',
  url: 'https://arremate.example/imovel/1/apartamento-campinas-sp',
  datePosted: '2026-11-20',
  offers: {
    '@type': 'Offer',
    price: 115403.26,
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'Organization', name: 'Caixa' },
  },
  mainEntity: {
    '@type': 'Apartment',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Campinas',
      addressRegion: 'SP',
      addressCountry: 'BR',
    },
    floorSize: { '@type': 'QuantitativeValue', value: 61.5, unitCode: 'MTK' },
    numberOfRooms: 3,
  },
}

const crumbs = {
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Imóveis', item: 'https://arremate.example/imoveis' },
    { '@type': 'ListItem', position: 2, name: 'São Paulo' },
  ],
}

describe('structured data', () => {
  it('of a listing with an offer, of a breadcrumb and of a graph of both is valid', () => {
    expect(validateStructuredData(listing)).toEqual([])
    expect(validateStructuredData(crumbs)).toEqual([])
    expect(validateStructuredData({ ...context, '@graph': [{ ...crumbs }, { ...listing }] })).toEqual([])
  })

  it.each([
    ['no object', 'text', 'the block is no object'],
    ['another context', { ...listing, '@context': 'http://example' }, '@context is not https://schema.org'],
    ['an unknown type', { ...context, '@type': 'HouseOffer' }, 'block: schema.org has no type HouseOffer'],
    ['a missing type', { ...context }, 'block has no @type'],
    [
      'an unknown property',
      { ...listing, discount: 1 },
      'block.discount: a RealEstateListing has no such property',
    ],
    [
      'a missing price',
      { ...listing, offers: { '@type': 'Offer', priceCurrency: 'BRL' } },
      'block.offers: a Offer needs price',
    ],
    [
      'a written price',
      { ...listing, offers: [{ ...listing.offers, validFrom: 'amanhã' }] },
      'block.offers.validFrom: "amanhã" is none of Date, DateTime',
    ],
    [
      'an availability that does not exist',
      { ...listing, offers: { ...listing.offers, availability: 'InStocks' } },
      /^block.offers.availability: "InStocks" is none of ItemAvailability/,
    ],
    ['a relative address', { ...listing, url: '/imovel/1' }, 'block.url: /imovel/1 is no whole address'],
    [
      'a type in the wrong place',
      { ...listing, offers: { '@type': 'Place', name: 'Campinas' } },
      /^block.offers: a Place is none of Demand, Offer/,
    ],
    [
      'a list item without its place',
      { ...crumbs, itemListElement: [{ '@type': 'ListItem', name: 'a' }] },
      /position$/,
    ],
    ['null', { ...listing, name: null }, /^block.name: null is none of/],
  ])('with %s is refused', (_, block, problem) => {
    expect(validateStructuredData(block)).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ])
  })
})
