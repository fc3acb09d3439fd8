import type { Criteria, SortOrder } from '../search/search-criteria.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { chatThresholds } from './chat-thresholds.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { describeNeighborhood, describePrice } from './describe-listing.ts'

/** Number of result cards visible on a phone. */
const visibleItems = 3

const placeKey = ({ state, city }: OfferedListing): string => `${state} ${foldText(city)}`

const cityOf = ({ city, state }: OfferedListing, states: readonly Uf[]): string =>
  `${formatPlaceName(city)}${states.length === 1 ? '' : `, ${state}`}`

/**
 * Describes what distinguishes a listing from the others shown: its city, else its neighborhood; empty when neither
 * does.
 */
function describeDifference(
  offer: OfferedListing,
  items: readonly OfferedListing[],
  { city, state, neighborhood }: Criteria,
): string {
  const [asked] = city
  const isAsked = asked !== undefined && foldText(asked) === foldText(offer.city)
  const oneCity = isAsked && items.every(item => placeKey(item) === placeKey(offer))
  const others = items.filter(item => item !== offer && placeKey(item) === placeKey(offer))
  const hood = describeNeighborhood(offer.neighborhood)
  const unlike = others.every(item => describeNeighborhood(item.neighborhood) !== hood)
  const inHood = unlike && neighborhood.length === 0 ? hood : ''
  if (oneCity) return inHood
  const inCity = `em ${cityOf(offer, state)}`
  return others.length > 0 && inHood !== '' ? `${inHood}, ${inCity}` : inCity
}

/** Names a listing: `a casa no Jardim Europa, por`; `uma de` when nothing distinguishes it from the others. */
const nameListing = (offer: OfferedListing, where: string): string => {
  const { one, gender } = categoryNoun(offer.category === null ? [] : [offer.category])
  return where === '' ? `${gender === 'a' ? 'uma' : 'um'} de` : `${gender} ${one} ${where}, por`
}

/** The superlative of the first listing in each order. */
const superlatives: Partial<Record<SortOrder, string>> = {
  '-discount': 'O maior desconto',
  // The gross ROI rises with the discount alone.
  '-roi': 'O maior desconto',
  '-netRoi': 'O maior ROI líquido estimado',
  '-area': 'A maior área',
  newest: 'O mais novo na lista',
  auction: 'O leilão mais próximo',
}

/** Said after the price of a listing whose discount nothing explains. */
const describeDoubt = ({ judgement }: OfferedListing): string =>
  judgement.isUnexplained
    ? ' É um desconto **fora do comum**: a lista não diz por quê; leia a página da Caixa.'
    : ''

/** Describes the best explained discount above 30 % among the visible listings, unless it is the first one's. */
function describeBestDiscount(items: readonly OfferedListing[], criteria: Criteria): string {
  const seen = items.slice(0, visibleItems)
  const [first] = seen
  const top = seen.reduce<OfferedListing | undefined>(
    (best, offer) =>
      !offer.judgement.isUnexplained && (offer.discount ?? 0) > (best?.discount ?? chatThresholds.discount)
        ? offer
        : best,
    undefined,
  )
  if (first === undefined || top === undefined || top === first) return ''
  const where = describeDifference(top, seen, criteria)
  const said = where === describeDifference(first, seen, criteria) ? '' : where
  return ` Destaque: ${nameListing(top, said)} ${describePrice(top)}.`
}

/**
 * Describes the first listing and the best discount among the visible ones: `A mais barata sai por **R$ 74.900**,
 * **55%** abaixo da avaliação.` `aboveMaxPrice`: its price is above the maximum price asked for.
 */
export function describeHighlights(
  items: readonly OfferedListing[],
  criteria: Criteria,
  total: number,
  aboveMaxPrice: boolean,
): string {
  const [first] = items
  if (first === undefined) return ''
  const { gender } = categoryNoun(criteria.category)
  const cost = `${describePrice(first)}.${describeDoubt(first)}`
  const most = superlatives[criteria.sort]
  if (most !== undefined && total > 1)
    return `${most}: ${nameListing(first, describeDifference(first, items, criteria))} ${cost}${describeBestDiscount(items, criteria)}`
  const inCity = criteria.city.length === 0 ? ` em ${cityOf(first, criteria.state)}` : ''
  if (total === 1) return `${inCity === '' ? 'Sai' : `Fica${inCity} e sai`} por ${cost}`
  const where = inCity === '' ? '' : `,${inCity},`
  const named =
    criteria.sort === 'price'
      ? `${gender.toUpperCase()} mais barat${gender}`
      : criteria.sort === '-price'
        ? `${gender.toUpperCase()} mais car${gender}`
        : `${gender === 'a' ? 'A primeira' : 'O primeiro'} da lista`
  if (aboveMaxPrice && criteria.sort === 'price') return `Saem a partir de ${cost}`
  return `${named}${where} sai por ${cost}${describeBestDiscount(items, criteria)}`
}
