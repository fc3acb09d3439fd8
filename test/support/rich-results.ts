interface ListedItem {
  position?: unknown
  name?: unknown
  item?: unknown
  url?: unknown
}

interface GivenData {
  '@type'?: unknown
  itemListElement?: ListedItem[]
  offers?: Record<string, unknown>
  [property: string]: unknown
}

const isWholeAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value)

/**
 * Lists what Google's rules for rich results miss in structured data: breadcrumbs of at least two named pages in order,
 * lists whose items have one address each on one site, listings whose offer has a price with a point, a currency, its
 * availability and its seller.
 */
export function listRichResultFaults(data: object): string[] {
  const given = data as GivenData
  const items = given.itemListElement ?? []
  switch (given['@type']) {
    case 'BreadcrumbList':
      return [
        ...(items.length < 2 ? ['a breadcrumb has at least two items'] : []),
        ...items.flatMap((item, at) => listItemFaults(item, at, item.item)),
        ...(items.some(({ position }, at) => position !== at + 1) ? ['positions count from 1'] : []),
      ]
    case 'ItemList':
      return [...items.flatMap((item, at) => listItemFaults(item, at, item.url)), ...listMixedItems(items)]
    case 'RealEstateListing':
      return listListingFaults(given)
    default:
      return [`no rule for ${String(given['@type'])}`]
  }
}

const listItemFaults = ({ position, name }: ListedItem, at: number, address: unknown): string[] => [
  ...(Number.isInteger(position) ? [] : [`item ${at} has no position`]),
  ...(typeof name === 'string' && name.trim() !== '' ? [] : [`item ${at} has no name`]),
  ...(isWholeAddress(address) ? [] : [`item ${at} has no whole address`]),
]

function listMixedItems(items: readonly ListedItem[]): string[] {
  const addresses = new Set(items.map(({ url }) => url))
  const sites = new Set(items.map(({ url }) => new URL(String(url)).origin))
  return [
    ...(addresses.size < items.length ? ['two items have one address'] : []),
    ...(sites.size > 1 ? ['items are on several sites'] : []),
    ...(items.some(({ position }, at) => position !== Number(items[0]?.position) + at)
      ? ['positions are not in order']
      : []),
  ]
}

function listListingFaults({ name, url, datePosted, image = [], offers }: GivenData): string[] {
  const images = [image].flat()
  return [
    ...(typeof name === 'string' && name !== '' ? [] : ['the listing has no name']),
    ...(isWholeAddress(url) && images.every(isWholeAddress) ? [] : ['an address is not whole']),
    ...(typeof datePosted === 'string' ? [] : ['the listing has no datePosted']),
    ...(offers === undefined ? [] : listOfferFaults(offers)),
  ]
}

const listOfferFaults = ({
  price,
  priceCurrency,
  availability,
  seller,
}: Record<string, unknown>): string[] => [
  ...(/^\d+(\.\d{1,2})?$/.test(String(price)) && Number(price) > 0 ? [] : ['the offer has no price']),
  ...(/^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : ['the offer has no currency']),
  ...(isWholeAddress(availability) ? [] : ['the offer does not say its availability']),
  ...(typeof seller === 'object' ? [] : ['the offer has no seller']),
]
