import { decimalFormat } from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { type Subject, type WordedCriterion, listAskedWords } from '../search/criteria-words.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import { describeMoney, formatSpotDistance } from '../search/range-words.ts'
import { type Criteria, type UnknownAnswer, defaultWithinKm } from '../search/search-criteria.ts'
import { type Uf, phraseInState } from '../states.ts'
import { describeRegion, formatNear, modalityNames } from './describe-listing.ts'

/** Writes states that share their name with a city by their codes. */
const statePlace = (uf: Uf): string => (uf === 'SP' || uf === 'RJ' ? `em ${uf}` : phraseInState(uf))

const joinNames = (names: readonly string[], last: string): string =>
  joinWords(names.map(formatPlaceName), last)

/** Writes where: `no bairro Centro em Anápolis, GO`, `no Nordeste no interior`, `a até 30 km de Campinas, SP`. */
function writePlace({
  state,
  region,
  interior,
  city,
  neighborhood,
  near,
  within,
  nearAddress,
  withinMetres,
}: Criteria): string {
  const uf = city.length > 0 && state.length === 1 ? `, ${state[0]}` : ''
  const parts = [
    neighborhood.length === 0 ? '' : `no bairro ${joinNames(neighborhood, 'ou')}`,
    city.length === 0 ? '' : `em ${joinNames(city, 'ou')}${uf}`,
    interior === null ? '' : interior ? 'no interior' : 'nas capitais',
    city.length > 0 && state.length === 1 ? '' : joinWords(state.map(statePlace), 'ou'),
    region.length === 0 ? '' : joinWords(region.map(describeRegion), 'ou'),
    near === null ? '' : `a até ${within ?? defaultWithinKm} km de ${formatNear(near)}`,
    nearAddress === null ? '' : `a até ${formatSpotDistance(withinMetres)}`,
  ]
  return parts.filter(part => part !== '').join(' ')
}

/** Writes what is excluded: `menos leilão e terrenos`, `fora de Campinas e Sumaré`. */
function writeExcluded({ notCategory, notModality, notCity, notNeighborhood }: Criteria): string {
  const things = [
    ...notModality.map(one => modalityNames[one]),
    ...notCategory.map(one => categoryNoun([one]).many),
  ]
  return [
    things.length === 0 ? '' : `menos ${joinWords(things)}`,
    notCity.length === 0 ? '' : `fora de ${joinNames(notCity, 'e')}`,
    notNeighborhood.length === 0 ? '' : `fora do bairro ${joinNames(notNeighborhood, 'e')}`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

/** Writes how it is paid, and which answers may be unknown: `que aceitam financiamento ou que não informem`. */
function writeTerms({ financing, fgts, orUnknown }: Criteria): string {
  const unknown = (name: UnknownAnswer): string => (orUnknown.includes(name) ? 'ou que não informem' : '')
  return [
    financing === null ? '' : financing ? 'que aceitam financiamento' : 'sem financiamento',
    financing === null ? '' : unknown('financing'),
    fgts === null
      ? ''
      : fgts
        ? financing === true && orUnknown.length === 0
          ? 'e FGTS'
          : 'que aceitam FGTS'
        : 'sem FGTS',
    fgts === null ? '' : unknown('fgts'),
  ]
    .filter(part => part !== '')
    .join(' ')
}

const isPaid = (value: number | null): value is number => value !== null && value > 0

/** Writes what is paid each month, and at once: `com parcela até R$ 1.500`. */
const writePayments = ({ maxInstalment, downPayment }: Criteria): string[] => [
  isPaid(maxInstalment) ? `com parcela até R$ ${decimalFormat(maxInstalment / 100)}` : '',
  isPaid(downPayment) ? `com entrada de R$ ${decimalFormat(downPayment / 100)}` : '',
]

/** Stand beside the noun; the price follows the place. */
const besideNoun: readonly WordedCriterion[] = ['minRooms', 'minGarage']

/**
 * Writes criteria as a sentence that `readSentence` can read: `Casas desocupadas em Anápolis, GO até 250 mil`. It
 * leaves out what the reader knows no words for: a drawn area, a curated list, returns of 0 % and less.
 */
export function writeCriteriaSentence(criteria: Criteria): string {
  const { category, occupancy, modality, orUnknown, text } = criteria
  const noun = categoryNoun(category)
  const asked = listAskedWords(criteria)
  const write = (names: readonly WordedCriterion[]): string[] =>
    names.map(name => asked.get(name)?.sentence() ?? '')
  const written = [
    noun.many,
    occupancy === null ? '' : `${occupancy === 'vacant' ? 'desocupad' : 'ocupad'}${noun.gender}s`,
    occupancy !== null && orUnknown.includes('occupancy') ? 'ou que não informem' : '',
    ...write(besideNoun),
    text === null ? '' : `com “${text}”`,
    modality.length === 0
      ? ''
      : `em ${joinWords(
          modality.map(one => modalityNames[one]),
          'ou',
        )}`,
    writePlace(criteria),
    ...write([...asked.keys()].filter(name => !besideNoun.includes(name))),
    ...writePayments(criteria),
    writeTerms(criteria),
    writeExcluded(criteria),
  ]
    .filter(part => part !== '')
    .join(' ')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

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
