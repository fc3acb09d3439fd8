import { integerFormat } from '../format-figures.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { type Criteria, criteriaFields } from '../search/search-criteria.ts'
import { describePlaceCorrections, type PlaceCorrection } from '../search/sentence/place-correction.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import { phraseInState, stateName } from '../states.ts'
import type { OfferedListing, RelaxedCriterion } from './consultant-answer.ts'
import { describeCriteria } from './describe-criteria.ts'
import type { ResolvedPlace } from './resolve-place.ts'
import { describeHighlights } from './describe-highlights.ts'
import { isCriterionSet } from './relax-criteria.ts'
import { describeDroppedFilters, describeRelaxation, explainRelaxation } from './describe-relaxation.ts'
import { consultantTexts } from './consultant-texts.ts'
import { capitalize } from '../capitalize.ts'
import { joinWords } from '../join-words.ts'
import { countListings, describePlace } from './describe-listing.ts'

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
