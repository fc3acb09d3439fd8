import type { Category } from '#domain/property/listing.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { writePropertyAddress } from './property-address.ts'
import type { Property } from './property-schemas.ts'

/**
 * Structured data of public pages in the vocabulary of schema.org (JSON-LD). It carries the bank's facts alone: no
 * estimate, no computed return, no place found by a geocoder. What is not known is left out. Addresses are whole;
 * `siteUrl` is the site's, without a trailing slash.
 */

const context = 'https://schema.org'

/** A page among those above it, as the visible breadcrumb shows it. */
export interface Crumb {
  name: string
  path: string
}

interface ListItem {
  '@type': 'ListItem'
  position: number
  name: string
}

export interface BreadcrumbListData {
  '@context': typeof context
  '@type': 'BreadcrumbList'
  itemListElement: (ListItem & { item: string })[]
}

export interface ItemListData {
  '@context': typeof context
  '@type': 'ItemList'
  name: string
  url: string
  numberOfItems: number
  itemListOrder: 'https://schema.org/ItemListOrderDescending'
  itemListElement: (ListItem & { url: string })[]
}

interface AreaData {
  '@type': 'QuantitativeValue'
  value: number
  /** Square metres in the code list of UN/CEFACT. */
  unitCode: 'MTK'
}

/** A plot of land is a `Place`: the vocabulary has no type for it, and only an `Accommodation` has a `floorSize`. */
interface RealEstateData {
  '@type': 'Apartment' | 'House' | 'Accommodation' | 'Place'
  name: string
  address: {
    '@type': 'PostalAddress'
    streetAddress?: string
    addressLocality: string
    addressRegion: string
    addressCountry: 'BR'
  }
  floorSize?: AreaData
  numberOfBedrooms?: number
  additionalProperty?: (Omit<AreaData, '@type'> & { '@type': 'PropertyValue'; name: string })[]
}

interface OfferData {
  '@type': 'Offer'
  url: string
  /** The bank's price in reais, with two decimals. */
  price: string
  priceCurrency: 'BRL'
  /** Left out where the newest list lacks it and does not prove that it is gone. */
  availability?: 'https://schema.org/InStock'
  /** The date of the list that states the price. */
  validFrom: string
  seller: { '@type': 'BankOrCreditUnion'; name: 'Caixa Econômica Federal'; url: 'https://www.caixa.gov.br/' }
}

export interface RealEstateListingData {
  '@context': typeof context
  '@type': 'RealEstateListing'
  url: string
  name: string
  description?: string
  inLanguage: 'pt-BR'
  identifier: { '@type': 'PropertyValue'; name: string; value: string }
  /** When this site began to show it, and when it last changed. */
  datePosted: string
  dateModified: string
  /** The bank's own page of the property. */
  isBasedOn?: string
  image?: string[]
  mainEntity: RealEstateData
  /** Absent once the bank's list no longer names the property. */
  offers?: OfferData
}

/** The facts of a property that its structured data is made of. */
export type ListedFacts = Pick<
  Property,
  | 'id'
  | 'propertyType'
  | 'category'
  | 'address'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'price'
  | 'listDate'
  | 'privateArea'
  | 'totalArea'
  | 'landArea'
  | 'rooms'
  | 'description'
  | 'url'
  | 'images'
  | 'createdAt'
  | 'updatedAt'
  | 'gone'
  | 'unseenSince'
>

/** Describes the pages above a page and the page itself, in this order. */
export const buildBreadcrumbList = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbListData => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: siteUrl + path,
  })),
})

/** The listings of one page of a list, the newest first. */
export interface ListedPage {
  /** The list's title. */
  name: string
  /** The path of the list's first page. */
  path: string
  /** How many the whole list has. */
  total: number
  /** From 1 */
  page: number
  pageSize: number
  listings: readonly Pick<
    Property,
    'id' | 'propertyType' | 'description' | 'neighborhood' | 'city' | 'state'
  >[]
}

/** Describes one page of a list of properties; positions count from the first page on. */
export const buildItemList = (list: ListedPage, siteUrl: string): ItemListData => ({
  '@context': context,
  '@type': 'ItemList',
  name: list.name,
  url: siteUrl + list.path,
  numberOfItems: list.total,
  itemListOrder: 'https://schema.org/ItemListOrderDescending',
  itemListElement: list.listings.map((listing, at) => ({
    '@type': 'ListItem',
    position: (list.page - 1) * list.pageSize + at + 1,
    name: nameProperty(listing),
    url: siteUrl + writePropertyAddress(listing),
  })),
})

/**
 * Describes a property's page.
 * @param title the page's own title
 */
export function buildRealEstateListing(
  facts: ListedFacts,
  title: string,
  siteUrl: string,
): RealEstateListingData {
  const url = siteUrl + writePropertyAddress(facts)
  return {
    '@context': context,
    '@type': 'RealEstateListing',
    url,
    name: title,
    ...(facts.description !== '' && { description: facts.description }),
    inLanguage: 'pt-BR',
    identifier: { '@type': 'PropertyValue', name: 'Número do imóvel na Caixa', value: facts.id },
    datePosted: facts.createdAt,
    dateModified: facts.updatedAt,
    ...(facts.url !== '' && { isBasedOn: facts.url }),
    ...(facts.images.length > 0 && { image: facts.images.map(path => siteUrl + path) }),
    mainEntity: describeRealEstate(facts),
    ...(!facts.gone && { offers: describeOffer(facts, url) }),
  }
}

const describeOffer = ({ price, listDate, unseenSince }: ListedFacts, url: string): OfferData => ({
  '@type': 'Offer',
  url,
  price: price.toFixed(2),
  priceCurrency: 'BRL',
  // It is not known whether a listing that the newest list lacks is still for sale.
  ...(unseenSince === null && { availability: 'https://schema.org/InStock' as const }),
  validFrom: listDate,
  seller: {
    '@type': 'BankOrCreditUnion',
    name: 'Caixa Econômica Federal',
    url: 'https://www.caixa.gov.br/',
  },
})

const realEstateTypes: Record<Category, RealEstateData['@type']> = {
  casa: 'House',
  apartamento: 'Apartment',
  comercial: 'Accommodation',
  rural: 'Place',
  terreno: 'Place',
}

function describeRealEstate(facts: ListedFacts): RealEstateData {
  const type = facts.category === null ? 'Place' : realEstateTypes[facts.category]
  const built = facts.privateArea ?? facts.totalArea
  const isHome = type === 'House' || type === 'Apartment'
  return {
    '@type': type,
    name: nameProperty(facts),
    address: {
      '@type': 'PostalAddress',
      ...(facts.address !== '' && { streetAddress: facts.address }),
      addressLocality: formatPlaceName(facts.city),
      addressRegion: facts.state,
      addressCountry: 'BR',
    },
    ...(type !== 'Place' &&
      built !== null && { floorSize: { '@type': 'QuantitativeValue', value: built, unitCode: 'MTK' } }),
    ...(isHome && facts.rooms !== null && { numberOfBedrooms: facts.rooms }),
    ...(facts.landArea !== null && {
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Área do terreno', value: facts.landArea, unitCode: 'MTK' },
      ],
    }),
  }
}

const nameProperty = (property: ListedPage['listings'][number]): string =>
  `${readHeadName(property)} em ${formatPlaceName(property.city)}, ${property.state}`
