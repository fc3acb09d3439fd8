import type { Centavos } from '../money.ts'
import {
  type Category,
  categories,
  type Modality,
  modalities,
  type Occupancy,
  occupancies,
} from '../property/listing.ts'
import { states, type Uf } from '../states.ts'
import { foldText, tidyText } from '../fold-text.ts'
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
  'newest',
] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * The criteria of a search, shared by form, URL, API, saved searches, alerts, consultant, map and the offline
 * demonstration. An empty list or `null` = no restriction.
 */
export interface Criteria {
  state: Uf[]
  city: string[]
  neighborhood: string[]
  text: string | null
  category: Category | null
  modality: Modality[]
  minPrice: Centavos | null
  maxPrice: Centavos | null
  /** m² */
  minArea: number | null
  maxArea: number | null
  /** Percent. */
  minDiscount: number | null
  /** "ROI líquido estimado" in percent; 0 leaves out what would be sold at a loss. */
  minNetRoi: number | null
  minRooms: number | null
  minGarage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  hasAuctionDate: boolean | null
  sort: SortOrder
}

export const emptyCriteria: Criteria = {
  state: [],
  city: [],
  neighborhood: [],
  text: null,
  category: null,
  modality: [],
  minPrice: null,
  maxPrice: null,
  minArea: null,
  maxArea: null,
  minDiscount: null,
  minNetRoi: null,
  minRooms: null,
  minGarage: null,
  financing: null,
  fgts: null,
  occupancy: null,
  hasAuctionDate: null,
  sort: 'relevance',
}

/** Query parameters: one text each, or several under the same name. */
export type QueryParameters = Record<string, string | string[] | undefined>

/** Invalid fields by name, each with what it accepts, in Portuguese. */
export type CriteriaErrors = Record<string, string>

/**
 * How each field is read and written, in canonical order. It uses its own table instead of a schema library because
 * it is part of the first JavaScript a visitor loads (docs/decisions/004).
 */
const fields: { [Name in keyof Criteria]: CriteriaField<Criteria[Name]> } = {
  state: choiceListField(
    states.map(state => state.uf),
    'Use a sigla de um dos 27 estados, como SP.',
  ),
  // Every city is looked for in the name of every listing's; neighborhoods are whole names, of which the form offers 50.
  city: textListField(foldText, 20),
  neighborhood: textListField(foldText, 60),
  text: textField,
  category: choiceField(categories),
  modality: choiceListField(modalities),
  minPrice: decimalField(100),
  maxPrice: decimalField(100),
  minArea: decimalField(),
  maxArea: decimalField(),
  minDiscount: decimalField(1, 100),
  minNetRoi: signedField(-100, 1000),
  minRooms: integerField(1000),
  minGarage: integerField(1000),
  financing: booleanField,
  fgts: booleanField,
  occupancy: choiceField(occupancies),
  hasAuctionDate: booleanField,
  sort: {
    read(values) {
      const reading = choiceField(sortOrders).read(values)
      return 'problem' in reading ? reading : { value: reading.value ?? emptyCriteria.sort }
    },
    write: value => (value === emptyCriteria.sort ? [] : [value]),
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

/**
 * Returns the texts of a parameter without empty ones; `null` when it is neither text, number, boolean nor a list of
 * them.
 */
function toTexts(given: unknown): string[] | null {
  if (given === undefined || given === null) return []
  const texts: string[] = []
  for (const value of Array.isArray(given) ? given : [given]) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null
    const text = tidyText(String(value))
    if (text !== '') texts.push(text)
  }
  return texts
}
