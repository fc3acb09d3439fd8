import type { PlacePage } from '#contract/place-schemas.ts'
import { writePlacePath } from '#contract/page-paths.ts'
import { capitalize } from '#domain/capitalize.ts'
import { formatCount } from '#domain/format-count.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import type { Category, Modality } from '#domain/property/listing.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { emptyCriteria, type QueryParameters } from '#domain/search/search-criteria.ts'
import { phraseInWholeState } from '#domain/states.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'

/** The place that a page is about. */
export type NamedPlace = Pick<PlacePage, 'uf' | 'city' | 'category'>

/** `152 imóveis`, `1 casa` */
export const countListed = (place: Pick<NamedPlace, 'category'>, total: number): string => {
  const { one, many } = listingNoun(place.category)
  return formatCount(total, one, many)
}

/** `em Goiânia`, `na Bahia`, `no Brasil` */
export const phraseInPlace = ({ uf, city }: Pick<NamedPlace, 'uf' | 'city'>): string => {
  if (city !== null) return `em ${formatPlaceName(city.name)}`
  return uf === null ? 'no Brasil' : phraseInWholeState(uf)
}

/** The page's headline: `Imóveis da Caixa em Goiânia`, `Casas da Caixa em Goiânia`. */
export const placeHeadline = (place: NamedPlace): string =>
  `${capitalize(listingNoun(place.category).many)} da Caixa ${phraseInPlace(place)}`

/** The path of the page. */
export const placePath = ({ uf, city, category }: NamedPlace): string =>
  writePlacePath({ uf, city: city?.slug ?? null, category })

/** The address of a page of the place's list; the first one has no number. */
export const placePagePath = (place: NamedPlace, page: number): string =>
  `${placePath(place)}${page > 1 ? `?pagina=${page}` : ''}`

/** The query of /search that finds what the page lists, or of these what is in one neighborhood, of one type or modality. */
export const searchOfPlace = (
  { uf, city, category }: NamedPlace,
  only: { neighborhood?: string; category?: Category; modality?: Modality } = {},
): QueryParameters => {
  const type = only.category ?? category
  return writeSearchAddress({
    ...emptyCriteria,
    state: uf === null ? [] : [uf],
    city: city === null ? [] : [formatPlaceName(city.name)],
    neighborhood: only.neighborhood === undefined ? [] : [formatPlaceName(only.neighborhood)],
    category: type === null ? [] : [type],
    modality: only.modality === undefined ? [] : [only.modality],
  })
}
