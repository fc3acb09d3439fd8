import { formatPercent } from '../format-figures.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import type { RelaxedCriterion } from './consultant-answer.ts'
import {
  countDays,
  describeCriteria,
  describeInstalment,
  describeMoney,
  describeRange,
  describeSquareMetres,
} from './describe-criteria.ts'
import { capitalize } from '../capitalize.ts'
import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { modalityNames, describePlace } from './describe-listing.ts'

/** The fields that only say how another one is meant, by that field; `null` = no restriction. */
const belongsTo = {
  minPrice: 'maxPrice',
  minArea: 'maxArea',
  within: 'near',
  downPayment: 'maxInstalment',
  orUnknown: null,
  sort: null,
} as const satisfies Partial<Record<keyof Criteria, keyof Criteria | null>>

/** The dropped criteria, each pair of bounds under one field. */
type Subject = Exclude<keyof Criteria, keyof typeof belongsTo>

const isPart = (name: keyof Criteria): name is keyof typeof belongsTo => name in belongsTo
const subjectOf = (name: keyof Criteria): Subject | null => (isPart(name) ? belongsTo[name] : name)

/** The text that follows `Nenhuma casa`, for facts that the lists leave open and for those they state. */
const missingFactTexts: Record<Exclude<Subject, Place>, (criteria: Criteria) => string> = {
  financing: ({ financing }) => (financing === false ? 'recusa financiamento' : 'aparece com financiamento'),
  fgts: ({ fgts }) => (fgts === false ? 'recusa FGTS' : 'aparece com FGTS'),
  occupancy: ({ occupancy, category }) =>
    `aparece como ${occupancy === 'occupied' ? 'ocupad' : 'desocupad'}${categoryNoun(category).gender}`,
  hasAuctionDate: ({ hasAuctionDate }) =>
    hasAuctionDate === false ? 'está sem data de leilão' : 'tem data de leilão informada',
  minNetRoi: ({ minNetRoi }) => `chega a ${formatPercent(minNetRoi ?? 0, 2)} de ROI líquido estimado`,
  minDiscount: ({ minDiscount }) => `tem desconto de ${formatPercent(minDiscount ?? 0, 2)} ou mais`,
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
  minReturn: ({ minReturn }) => `chega a ${formatPercent(minReturn ?? 0, 2)} de ROI líquido no pior caso`,
  unexplained: ({ unexplained }) =>
    unexplained === false ? 'fica fora dos descontos fora do comum' : 'tem desconto fora do comum',
  maxInstalment: ({ maxInstalment, downPayment }) =>
    `sai ${describeInstalment(maxInstalment ?? 0, downPayment)}`,
  newWithin: ({ newWithin }) => `entrou na lista há até ${countDays(newWithin ?? 0)}`,
  cutWithin: ({ cutWithin }) => `baixou de preço há até ${countDays(cutWithin ?? 0)}`,
  rung: ({ rung }) => `já desceu ${countRungs(rung ?? 0)} na escada do preço`,
  list: ({ list }) => `está na lista ${list === null ? '' : curatedListNames[list]}`,
  closesWithin: ({ closesWithin }) => `encerra em até ${countDays(closesWithin ?? 0)}`,
  minGarage: ({ minGarage }) =>
    minGarage === 1 ? 'aparece com vaga de garagem' : `aparece com ${minGarage} vagas ou mais`,
  minRooms: ({ minRooms }) =>
    minRooms === 1 ? 'aparece com quartos' : `aparece com ${minRooms} quartos ou mais`,
  text: ({ text }) => `menciona “${text ?? ''}”`,
  maxArea: ({ minArea, maxArea }) => `tem ${describeRange(minArea, maxArea, describeSquareMetres)}`,
  maxPrice: ({ minPrice, maxPrice }) => `custa ${describeRange(minPrice, maxPrice, describeMoney)}`,
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

const countRungs = (rungs: number): string => (rungs === 1 ? 'um degrau' : `${rungs} degraus ou mais`)

const subjectNames: Record<Subject, string> = {
  rung: 'degraus do preço',
  financing: 'financiamento',
  fgts: 'FGTS',
  occupancy: 'ocupação',
  hasAuctionDate: 'data de leilão',
  minNetRoi: 'ROI líquido',
  minDiscount: 'desconto',
  modality: 'modalidade',
  minGarage: 'vagas',
  minRooms: 'quartos',
  text: 'palavras',
  neighborhood: 'bairro',
  maxArea: 'área',
  maxPrice: 'preço',
  category: 'tipo',
  city: 'cidade',
  state: 'estado',
  region: 'região',
  interior: 'interior',
  near: 'distância',
  shape: 'área desenhada',
  notCity: 'cidades excluídas',
  notNeighborhood: 'bairros excluídos',
  notCategory: 'tipos excluídos',
  notModality: 'modalidades excluídas',
  minReturn: 'retorno no pior caso',
  unexplained: 'desconto fora do comum',
  maxInstalment: 'parcela',
  newWithin: 'novidade',
  cutWithin: 'queda de preço',
  closesWithin: 'prazo',
  list: 'lista',
}

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
  const rest: Criteria = { ...asked, ...Object.fromEntries(relaxed.map(name => [name, emptyCriteria[name]])) }
  return `${gender === 'a' ? 'Nenhuma' : 'Nenhum'} ${one}${describeCriteria(rest, 1)}${here} ${missingFactTexts[only](asked)}.`
}

/** Names the dropped criteria: `deixando de lado os filtros de quartos e preço`. */
export function describeDroppedFilters(relaxed: RelaxedCriterion): string {
  const names = subjectsOf(relaxed).map(subject => subjectNames[subject])
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
  return `${why} Sem esse ${only === 'maxPrice' ? 'limite' : 'filtro'} há ${found}.`
}
