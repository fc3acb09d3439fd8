import type { Centavos } from '../money.ts'
import {
  type Category,
  categories,
  type Modality,
  modalities,
  type Occupancy,
  occupancies,
} from '../property/listing.ts'
import { type Region, regions } from '../regions.ts'
import { states, type Uf } from '../states.ts'
import { type CuratedList, curatedLists } from './curated-lists.ts'
import { foldText } from '../fold-text.ts'
import {
  decimalField,
  type CriteriaField,
  booleanField,
  textListField,
  choiceField,
  textField,
  signedField,
  choiceListField,
  integerField,
  nearField,
  rangeField,
  shapeField,
  toTexts,
} from './criteria-fields.ts'

export const sortOrders = [
  'relevance',
  'price',
  '-price',
  'discount',
  '-discount',
  'roi',
  '-roi',
  'netRoi',
  '-netRoi',
  'area',
  '-area',
  'auction',
  'nextPrice',
  'newest',
] as const
export type SortOrder = (typeof sortOrders)[number]

/** What a listing may leave unsaid, and a filter may then still take. */
export const unknownAnswers = ['financing', 'fgts', 'occupancy'] as const
export type UnknownAnswer = (typeof unknownAnswers)[number]

/** The distance of `near` when `within` is not given. */
export const defaultWithinKm = 30

/**
 * The criteria of a search, shared by form, URL, API, saved searches, alerts, consultant, map and the offline
 * demonstration. An empty list or `null` = no restriction.
 */
export interface Criteria {
  state: Uf[]
  /** Only the states of any of these regions. */
  region: Region[]
  /** The name of a municipality means that municipality; other text, every city whose name contains it. */
  city: string[]
  notCity: string[]
  neighborhood: string[]
  notNeighborhood: string[]
  /** `true`: outside the states' capitals; `false`: only there. */
  interior: boolean | null
  /** A municipality, as "Campinas,SP". */
  near: string | null
  /** Kilometers from the seat of `near` to another municipality's seat; `null` = `defaultWithinKm`. */
  within: number | null
  /** The area drawn on the map, an encoded polyline. */
  shape: string | null
  /** Each word must begin a word of the listing. */
  text: string | null
  category: Category[]
  notCategory: Category[]
  modality: Modality[]
  notModality: Modality[]
  minPrice: Centavos | null
  maxPrice: Centavos | null
  /** m² */
  minArea: number | null
  maxArea: number | null
  /** Percent. */
  minDiscount: number | null
  /** "ROI líquido estimado" in percent; 0 leaves out what would be sold at a loss. */
  minNetRoi: number | null
  /** Net ROI in the pessimistic case, in percent. */
  minReturn: number | null
  /** Discounts over 80 % whose bank page has not been read: `false` leaves them out, `true` keeps them alone. */
  unexplained: boolean | null
  /** The first instalment of a default financing of the price without `downPayment`, at most. */
  maxInstalment: Centavos | null
  downPayment: Centavos | null
  minRooms: number | null
  minGarage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  /** Filters that also take listings of which the answer is not known. */
  orUnknown: UnknownAnswer[]
  hasAuctionDate: boolean | null
  /** Days before the newest list of the listing's state: when a list named it first, and last at a lower price. */
  newWithin: number | null
  cutWithin: number | null
  /** Cuts of the price on its ladder (domain/ladder), at least; only where the ladder holds. */
  rung: number | null
  /** Days from today to its next date, the last one to its end in Brasília. */
  closesWithin: number | null
  /** The members of a curated list. */
  list: CuratedList | null
  sort: SortOrder
}

export const emptyCriteria: Criteria = {
  state: [],
  region: [],
  city: [],
  notCity: [],
  neighborhood: [],
  notNeighborhood: [],
  interior: null,
  near: null,
  within: null,
  shape: null,
  text: null,
  category: [],
  notCategory: [],
  modality: [],
  notModality: [],
  minPrice: null,
  maxPrice: null,
  minArea: null,
  maxArea: null,
  minDiscount: null,
  minNetRoi: null,
  minReturn: null,
  unexplained: null,
  maxInstalment: null,
  downPayment: null,
  minRooms: null,
  minGarage: null,
  financing: null,
  fgts: null,
  occupancy: null,
  orUnknown: [],
  hasAuctionDate: null,
  newWithin: null,
  cutWithin: null,
  rung: null,
  closesWithin: null,
  list: null,
  sort: 'relevance',
}

/** Query parameters: one text each, or several under the same name. */
export type QueryParameters = Record<string, string | string[] | undefined>

/** Invalid fields by name, each with what it accepts, in Portuguese. */
export type CriteriaErrors = Record<string, string>

/** Removes double quotes around a city's name, which meant the whole name in links and searches saved before. */
const removeQuotes = (name: string): string => /^"(.*[^\s"].*)"$/s.exec(name.trim())?.[1]?.trim() ?? name

/**
 * How each field is read and written, in canonical order. It uses its own table instead of a schema library because
 * it is part of the first JavaScript a visitor loads (docs/decisions/004).
 */
const fields: { [Name in keyof Criteria]: CriteriaField<Criteria[Name]> } = {
  state: choiceListField(
    states.map(state => state.uf),
    'Use a sigla de um dos 27 estados, como SP.',
  ),
  region: choiceListField(regions),
  city: textListField(foldText, 100, removeQuotes),
  notCity: textListField(foldText, 100, removeQuotes),
  neighborhood: textListField(foldText, 100),
  notNeighborhood: textListField(foldText, 100),
  interior: booleanField,
  near: nearField,
  within: rangeField(1, 300),
  shape: shapeField,
  text: textField,
  category: choiceListField(categories),
  notCategory: choiceListField(categories),
  modality: choiceListField(modalities),
  notModality: choiceListField(modalities),
  minPrice: decimalField(100),
  maxPrice: decimalField(100),
  minArea: decimalField(),
  maxArea: decimalField(),
  minDiscount: decimalField(1, 100),
  minNetRoi: signedField(-100, 1000),
  minReturn: signedField(-100, 1000),
  unexplained: booleanField,
  maxInstalment: decimalField(100),
  downPayment: decimalField(100),
  minRooms: integerField(1000),
  minGarage: integerField(1000),
  financing: booleanField,
  fgts: booleanField,
  occupancy: choiceField(occupancies),
  orUnknown: choiceListField(unknownAnswers),
  hasAuctionDate: booleanField,
  newWithin: rangeField(1, 90),
  cutWithin: rangeField(1, 90),
  rung: rangeField(1, 20),
  closesWithin: rangeField(1, 90),
  list: choiceField(curatedLists),
  sort: {
    read(values) {
      const reading = choiceField(sortOrders).read(values)
      return 'problem' in reading ? reading : { value: reading.value ?? emptyCriteria.sort }
    },
    write: value => (value === emptyCriteria.sort ? [] : [value]),
    json: 'text',
  },
}

/** The names of all fields, in canonical order. */
export const criteriaFields = Object.keys(fields) as (keyof Criteria)[]

/**
 * Reads criteria from query parameters or from the JSON of a saved search (numbers and booleans as such). Never
 * throws: invalid fields are left out of the criteria and reported in `errors`. Unknown names are ignored; empty text
 * and 0 mean no restriction (but 0 % of net ROI is a restriction); a single field given twice counts with its last
 * value.
 */
export function readCriteria(given: Record<string, unknown>): { criteria: Criteria; errors: CriteriaErrors } {
  const criteria: Criteria = { ...emptyCriteria }
  const errors: CriteriaErrors = {}
  const read = <Name extends keyof Criteria>(name: Name): void => {
    const values = toTexts(given[name])
    const reading = values === null ? { problem: 'Valor inválido.' } : fields[name].read(values)
    if ('problem' in reading) errors[name] = reading.problem
    else criteria[name] = reading.value
  }
  criteriaFields.forEach(name => read(name))
  for (const [min, max] of [
    ['minPrice', 'maxPrice'],
    ['minArea', 'maxArea'],
  ] as const) {
    if (criteria[min] === null || criteria[max] === null || criteria[min] <= criteria[max]) continue
    criteria[min] = criteria[max] = null
    errors[min] = 'O mínimo é maior que o máximo.'
    errors[max] = 'O máximo é menor que o mínimo.'
  }
  return { criteria, errors }
}

/** Criteria in JSON, restrictions only: prices in reais. */
export type CriteriaJson = {
  [Name in keyof Criteria]?: Criteria[Name] extends (infer Value)[]
    ? Name extends (typeof singleInJson)[number]
      ? Value | Value[]
      : Value[]
    : NonNullable<Criteria[Name]>
}

/** The lists of which JSON holds a single value as such. */
const singleInJson = ['state', 'city', 'category'] as const

/** Writes criteria as JSON, in canonical order; `readCriteria` returns the same criteria. */
export function writeCriteriaJson(criteria: Criteria): CriteriaJson {
  const json: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(writeCriteria(criteria)) as [
    keyof Criteria,
    string | string[],
  ][]) {
    const kind = fields[name].json
    if (kind === 'list')
      json[name] = (singleInJson as readonly string[]).includes(name) ? given : [given].flat()
    else json[name] = kind === 'number' ? Number(given) : kind === 'boolean' ? given === 'true' : given
  }
  return json
}

/** Writes only the restrictions, in canonical order; `readCriteria` returns the same criteria. */
export function writeCriteria(criteria: Criteria): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = {}
  const write = <Name extends keyof Criteria>(name: Name): void => {
    const [first, ...rest] = fields[name].write(criteria[name])
    if (first !== undefined) parameters[name] = rest.length === 0 ? first : [first, ...rest]
  }
  criteriaFields.forEach(name => write(name))
  return parameters
}
