import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { listAskedWords, type Subject } from '../search/criteria-words.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import { describeMoney } from '../search/range-words.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { modalityNames } from './describe-listing.ts'

/** Describes the limit of the first instalment: `com 1ª parcela até R$ 1.500 e entrada de R$ 40 mil`. */
export function describeInstalment(most: number, downPayment: number | null): string {
  const down = downPayment === null ? 'sem entrada' : `com entrada de ${describeMoney(downPayment)}`
  return `com 1ª parcela até ${describeMoney(most)} ${down}`
}

/** Follow the noun; the others come after them, in canonical order. */
const leading: readonly Subject[] = [
  'minRooms',
  'occupancy',
  'minGarage',
  'modality',
  'minPrice',
  'minArea',
  'minDiscount',
  'notModality',
  'notCategory',
  'minNetRoi',
  'minReturn',
  'unexplained',
  'maxInstalment',
]
const trailing: readonly Subject[] = ['list', 'text']

/**
 * Describes the criteria other than category and place, to follow the noun: ` desocupadas de 2 quartos ou mais até R$
 * 100 mil`.
 */
export function describeCriteria(criteria: Criteria, total: number): string {
  const { modality, notModality, notCategory, maxInstalment, downPayment, list, text } = criteria
  const ending = `${categoryNoun(criteria.category).gender}${total === 1 ? '' : 's'}`
  const phrases = new Map<Subject, string>(
    [...listAskedWords(criteria)].map(([name, words]) => [name, words.phrase(ending)]),
  )
  const modalities = (some: Criteria['modality'], last: 'ou' | 'e'): string =>
    joinWords(
      some.map(one => modalityNames[one]),
      last,
    )
  if (modality.length > 0) phrases.set('modality', `em ${modalities(modality, 'ou')}`)
  if (notModality.length > 0) phrases.set('notModality', `fora de ${modalities(notModality, 'e')}`)
  if (notCategory.length > 0)
    phrases.set('notCategory', `sem ${joinWords(notCategory.map(one => categoryNoun([one]).many))}`)
  if (maxInstalment !== null) phrases.set('maxInstalment', describeInstalment(maxInstalment, downPayment))
  if (list !== null) phrases.set('list', `da lista ${curatedListNames[list]}`)
  if (text !== null) phrases.set('text', `com “${text}”`)
  const others = [...phrases.keys()].filter(name => !leading.includes(name) && !trailing.includes(name))
  return [...leading, ...others, ...trailing]
    .flatMap(name => phrases.get(name) ?? [])
    .map(phrase => ` ${phrase}`)
    .join('')
}
