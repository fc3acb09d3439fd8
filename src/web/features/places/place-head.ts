import { writePlacePicturePath } from '#contract/picture-path.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { buildBreadcrumbList, buildItemList } from '#contract/structured-data.ts'
import type { PageHead } from '../../framework/page-head.ts'
import { listCrumbs } from './place-crumbs.ts'
import { countListed, phraseInPlace, placeHeadline, placePagePath, placePath } from './place-names.ts'
import { listShownListings } from './place-pages.ts'
import { describePlace } from './place-sentences.ts'

/** `, GO` for a city; empty for a state and the country, which name themselves. */
const stateOf = ({ uf, city }: PlacePage): string => (city === null ? '' : `, ${uf}`)

/** `152 imóveis da Caixa em Goiânia, GO`; the number of the page where it is not the first. */
function writeTitle(place: PlacePage): string {
  const subject =
    place.total === 0
      ? placeHeadline(place)
      : `${countListed(place, place.total)} da Caixa ${phraseInPlace(place)}`
  return `${subject}${stateOf(place)}${place.page > 1 ? `, página ${place.page}` : ''}`
}

/** The page's listings and the places above it, in the vocabulary of schema.org. */
const describePageData = (place: PlacePage, siteUrl: string): object[] => {
  const crumbs = listCrumbs(place)
  return [
    ...(crumbs.length > 1 ? [buildBreadcrumbList(crumbs, siteUrl)] : []),
    ...(place.listings.length === 0
      ? []
      : [
          buildItemList(
            {
              ...place,
              listings: listShownListings(place),
              name: placeHeadline(place) + stateOf(place),
              path: placePath(place),
            },
            siteUrl,
          ),
        ]),
  ]
}

/**
 * Writes the head of a place's page.
 * @param demonstration whether its listings are invented, so that no search engine lists it
 * @param isNarrowed whether the address has filters or an order: search engines are led to the place's own page
 */
export function writePlaceHead(place: PlacePage, demonstration: boolean, isNarrowed = false): PageHead {
  const { uf, city, category, total, listDate } = place
  const isIndexed = !demonstration && !isNarrowed && total > 0
  return {
    title: writeTitle(place),
    description: `${placeHeadline(place)}${stateOf(place)}. ${describePlace(place)}`.replaceAll(
      '\u00a0',
      ' ',
    ),
    canonical: placePagePath(place, isNarrowed ? 1 : place.page),
    isIndexed,
    ...(isIndexed && { structuredData: siteUrl => describePageData(place, siteUrl) }),
    ...(total > 0 && { image: writePlacePicturePath({ uf, city: city?.slug ?? null, category }, listDate) }),
  }
}

/** The head of an address without a place, or beyond the end of its list. */
export const writeMissingPlaceHead = (page: number): PageHead => ({
  title: page > 1 ? `A lista não tem a página ${page}` : 'Nenhum imóvel neste lugar',
  status: 404,
})

/** The head while a place loads, or when it cannot be loaded. */
export const waitingPlaceHead: PageHead = { title: 'Imóveis da Caixa', status: 503 }
