import { capitalize } from '../capitalize.ts'
import { foldText } from '../fold-text.ts'
import { integerFormat } from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { formatPlaceName } from '../property/place-names.ts'
import {
  type Subject,
  type WordedCriterion,
  listAskedWords,
  nameSubject,
  subjectOf,
} from '../search/criteria-words.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import { type Criteria, type SortOrder, criteriaFields, dropCriteria } from '../search/search-criteria.ts'
import { type PlaceCorrection, describePlaceCorrections } from '../search/sentence/sentence-reading.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import { type Uf, phraseInState, stateName } from '../states.ts'
import type { OfferedListing, RelaxedCriterion } from './consultant-answer.ts'
import { chatThresholds, consultantTexts } from './consultant-texts.ts'
import { describeCriteria, describeInstalment } from './criteria-sentence.ts'
import {
  countListings,
  describeNeighborhood,
  describePlace,
  describePrice,
  modalityNames,
} from './describe-listing.ts'
import { type ResolvedPlace, isCriterionSet } from './relax-criteria.ts'

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
  '-paidDiscount': 'O mais abaixo do que se pagou no prédio',
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

/** The text that follows `Nenhuma casa`, for facts that the lists leave open and for those they state. */
const missingFactTexts: Record<Exclude<Subject, Place | WordedCriterion>, (criteria: Criteria) => string> = {
  modality: ({ modality }) =>
    `está em ${joinWords(
      modality.map(one => modalityNames[one]),
      'ou',
    )}`,
  notModality: ({ notModality }) =>
    `está fora de ${joinWords(
      notModality.map(one => modalityNames[one]),
      'ou',
    )}`,
  notCategory: ({ notCategory }) =>
    `é outra coisa que não ${joinWords(
      notCategory.map(one => categoryNoun([one]).one),
      'ou',
    )}`,
  maxInstalment: ({ maxInstalment, downPayment }) =>
    `sai ${describeInstalment(maxInstalment ?? 0, downPayment)}`,
  list: ({ list }) => `está na lista ${list === null ? '' : curatedListNames[list]}`,
  text: ({ text }) => `menciona “${text ?? ''}”`,
}

function describeMissingFact(asked: Criteria, subject: Exclude<Subject, Place>): string {
  const words = listAskedWords(asked).get(subject as WordedCriterion)
  return words === undefined
    ? missingFactTexts[subject as keyof typeof missingFactTexts](asked)
    : words.missing(categoryNoun(asked.category).gender)
}

const places = [
  'neighborhood',
  'notNeighborhood',
  'city',
  'notCity',
  'state',
  'region',
  'interior',
  'near',
  'nearAddress',
  'shape',
] as const
type Place = (typeof places)[number] | 'category'
const isPlace = (subject: Subject): subject is Place =>
  subject === 'category' || (places as readonly Subject[]).includes(subject)

/** Returns the subjects of the dropped criteria; a city includes its neighborhood, a state its city. */
const subjectsOf = (relaxed: RelaxedCriterion): Subject[] => {
  const all = [...new Set(relaxed.map(subjectOf))].filter(subject => subject !== null)
  return all.filter(
    subject =>
      !(subject === 'neighborhood' && (all.includes('city') || all.includes('state'))) &&
      !(subject === 'city' && all.includes('state')),
  )
}

/** Explains why a single criterion had no results: `Nenhuma casa tem desconto de 40% ou mais.` `null` for several. */
function explainRelaxation(asked: Criteria, relaxed: RelaxedCriterion): string | null {
  const [only, ...others] = subjectsOf(relaxed)
  if (only === undefined || others.length > 0) return null
  const { one, many, gender } = categoryNoun(asked.category)
  const where = describePlace(asked)
  if (isPlace(only)) return `Não há ${many}${describeCriteria(asked, 2)} ${where}.`
  const here = where === 'no Brasil' ? '' : ` ${where}`
  const rest = dropCriteria(asked, relaxed)
  return `${gender === 'a' ? 'Nenhuma' : 'Nenhum'} ${one}${describeCriteria(rest, 1)}${here} ${describeMissingFact(asked, only)}.`
}

/** Names the dropped criteria: `deixando de lado os filtros de quartos e preço`. */
function describeDroppedFilters(relaxed: RelaxedCriterion): string {
  const names = subjectsOf(relaxed).map(nameSubject)
  return `deixando de lado ${names.length === 1 ? 'o filtro' : 'os filtros'} de ${joinWords(names)}`
}

/**
 * Describes what was dropped, why, and what was found: `Nenhuma casa em Itu, SP tem desconto de 40% ou mais. Sem esse
 * filtro há **14 casas**.` `found`: the number and noun; `held`: the remaining criteria, to follow it.
 */
function describeRelaxation(
  asked: Criteria,
  relaxed: RelaxedCriterion,
  where: string,
  found: string,
  held: string,
): string {
  const why = explainRelaxation(asked, relaxed)
  const [only] = subjectsOf(relaxed)
  if (why === null) {
    const inAsked = describePlace(asked) === where ? '' : ` ${describePlace(asked)}`
    return `Nada com tudo isso${inAsked}. ${capitalize(describeDroppedFilters(relaxed))}, há ${found} ${where}.`
  }
  if (only !== undefined && isPlace(only) && only !== 'category')
    return `${why} ${capitalize(where)}${where.includes(',') ? ',' : ''} há ${found}${held}.`
  if (only === 'category') return `${why} De outros tipos há ${found}.`
  return `${why} Sem esse ${only === 'minPrice' ? 'limite' : 'filtro'} há ${found}.`
}

/** The result of a search, for its summary. `total` is above 0. */
export interface SearchOutcome<T> {
  items: readonly T[]
  total: number
  asked: Criteria
  criteria: Criteria
  relaxed: RelaxedCriterion
  place: ResolvedPlace
  notUnderstood: readonly string[]
  corrections: readonly PlaceCorrection[]
}

/** Describes what the question's city resolved to, before the numbers; empty when it is as in the question. */
function describeCityResolution({
  asked,
  place,
}: Pick<SearchOutcome<OfferedListing>, 'asked' | 'place'>): string {
  const name = formatPlaceName(asked.city[0] ?? '')
  if (place.city === 'absent')
    return `Não há imóveis em **${name}${asked.state.length === 1 ? `, ${asked.state[0]}` : ''}** na lista da Caixa agora.`
  if (place.city === 'elsewhere') {
    const said = joinWords(asked.state.map(phraseInState), 'ou')
    return `A lista não traz **${name}** ${said}; traz ${joinWords(place.states.slice(0, 4).map(({ state }) => phraseInState(state)))}.`
  }
  if (place.city !== 'several') return ''
  const each = place.states
    .slice(0, 4)
    .map(({ state, total }) => `${stateName(state)} (${integerFormat(total)})`)
  const more = place.states.length > each.length ? [...each, 'outros'] : each
  return `Há **${name}** em mais de um estado: ${joinWords(more)}. Diga qual, se quiser só um.`
}

const describeNotUnderstood = (parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `${parts.length === 1 ? 'Não entrou' : 'Não entraram'} na busca: ${joinWords(parts.map(part => `“${part}”`))}.`

/** Names up to two cities whose names contain the one asked for. */
function nameSimilarCities(items: readonly OfferedListing[]): string {
  const names = [...new Set(items.map(item => formatPlaceName(item.city)))]
  return joinWords(names.slice(0, 2))
}

function describeTotal({
  asked,
  criteria,
  relaxed,
  items,
  total,
  place,
}: SearchOutcome<OfferedListing>): string {
  const found = countListings(total, criteria.category)
  const where = describePlace(criteria)
  const held = describeCriteria(criteria, total)
  if (place.city === 'absent' && !relaxed.includes('city')) {
    const similar = `em lugares de nome parecido, como ${nameSimilarCities(items)}, há ${found}${held}`
    return `${capitalize(relaxed.length === 0 ? similar : `${describeDroppedFilters(relaxed)}, ${similar}`)}.`
  }
  const describedBefore: Record<ResolvedPlace['city'], string[]> = {
    absent: ['city', 'neighborhood'],
    elsewhere: ['state'],
    several: [],
    'as-said': [],
  }
  const others = relaxed.filter(name => !describedBefore[place.city].includes(name))
  // An absent city was already described.
  const around: Criteria = place.city === 'absent' ? { ...asked, city: [], neighborhood: [] } : asked
  if (others.length > 0) return describeRelaxation(around, others, where, found, held)
  if (relaxed.length > 0) return `${capitalize(where)}${where.includes(',') ? ',' : ''} há ${found}${held}.`
  return `Encontrei ${found} ${where}.`
}

/** Summarizes a search: that nothing meets all of it, number, place, the first listing, the best one, and what was dropped or not understood. */
export function summarizeResult(outcome: SearchOutcome<OfferedListing>): string {
  const { items, total, criteria, asked, relaxed, notUnderstood, corrections } = outcome
  const dearer = asked.maxPrice !== null && relaxed.includes('maxPrice')
  const numbers = [
    describePlaceCorrections(corrections),
    relaxed.length > 0 ? consultantTexts.noResults : '',
    describeCityResolution(outcome),
    describeTotal(outcome),
    describeHighlights(items, criteria, total, dearer),
  ]
  return [numbers.filter(part => part !== '').join(' '), describeNotUnderstood(notUnderstood)]
    .filter(part => part !== '')
    .join('\n\n')
}

const describeEmptyPlace = (asked: Criteria): string =>
  `Não há imóveis ${describePlace(asked)} na lista da Caixa agora.`

/** Summarizes a search that found nothing, or only without any criteria. */
export function summarizeNoResult(
  asked: Criteria,
  place: ResolvedPlace,
  { notUnderstood, corrections }: Pick<SentenceUnderstanding, 'notUnderstood' | 'corrections'>,
): string {
  const only = criteriaFields.filter(name => isCriterionSet(asked, name))
  const reason = only.includes('category')
    ? null
    : only.join() === 'state'
      ? describeEmptyPlace(asked)
      : explainRelaxation(asked, only)
  const why = place.city === 'absent' ? describeCityResolution({ asked, place }) : reason
  const text = [describePlaceCorrections(corrections), consultantTexts.noResults, why ?? '']
    .filter(part => part !== '')
    .join(' ')
  return [text, describeNotUnderstood(notUnderstood)].filter(part => part !== '').join('\n\n')
}
