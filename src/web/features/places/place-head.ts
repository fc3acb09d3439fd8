import type { PlacePage } from '#contract/place-schemas.ts'
import type { PageHead } from '../../ui/page-head.ts'
import { countListed, listedWords, phraseInPlace, placeHeadline, placePagePath } from './place-names.ts'
import { describePlace } from './place-sentences.ts'

/** Whether the page's number lies behind the list's end. */
export const isBehindEnd = ({ page, total, listings }: PlacePage): boolean =>
  page > 1 && (total === 0 || listings.length === 0)

/** Whether the place has no properties and had none within a year: the page only leads on. */
export const isMissingPlace = ({ total, lastSeen }: PlacePage): boolean => total === 0 && lastSeen === null

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

/** What a place's page says of itself. `demonstration`: its listings are invented, so that no search engine lists it. */
export function writePlaceHead(place: PlacePage, demonstration: boolean): PageHead {
  const missing = isMissingPlace(place) || isBehindEnd(place)
  const { uf, city } = place
  return {
    title: writeTitle(place),
    description: `${placeHeadline(place)}${stateOf(place)}. ${describePlace(place)}`.replaceAll('\u00a0', ' '),
    canonical: placePagePath(place, missing ? 1 : place.page),
    isIndexed: !demonstration && place.total > 0 && !missing,
    ...(uf !== null && city !== null && { image: `/og/imoveis/${uf.toLowerCase()}/${city.slug}.png` }),
    ...(missing && { status: 404 }),
  }
}

/** The head of an address that names no place; also while it is not known what it names. */
export const unknownPlaceHead = (status: number | undefined): PageHead => ({
  title: status === undefined ? `${listedWords({ category: null }).many} da Caixa` : 'Lugar não encontrado',
  status,
})
