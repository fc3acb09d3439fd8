import { type Criteria, dropCriteria } from '../search/search-criteria.ts'
import {
  listAskedWords,
  nameSubject,
  type Subject,
  subjectOf,
  type WordedCriterion,
} from '../search/criteria-words.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import type { RelaxedCriterion } from './consultant-answer.ts'
import { describeCriteria, describeInstalment } from './describe-criteria.ts'
import { capitalize } from '../capitalize.ts'
import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { modalityNames, describePlace } from './describe-listing.ts'

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
export function explainRelaxation(asked: Criteria, relaxed: RelaxedCriterion): string | null {
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
export function describeDroppedFilters(relaxed: RelaxedCriterion): string {
  const names = subjectsOf(relaxed).map(nameSubject)
  return `deixando de lado ${names.length === 1 ? 'o filtro' : 'os filtros'} de ${joinWords(names)}`
}

/**
 * Describes what was dropped, why, and what was found: `Nenhuma casa em Itu, SP tem desconto de 40% ou mais. Sem esse
 * filtro há **14 casas**.` `found`: the number and noun; `held`: the remaining criteria, to follow it.
 */
export function describeRelaxation(
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
