import { type CriteriaField, toTexts } from './criteria-fields.ts'
import type { FigureRange } from './range-words.ts'
import { criteriaTable } from './criteria-table.ts'

export {
  type UnknownAnswer,
  type UnknownFilter,
  unknownAnswers,
  unknownFilters,
} from './criteria-table.ts'
export { sortOrders, type SortOrder } from './sort-orders.ts'

/** The distance around a place, in kilometers, when none is given. */
export const defaultWithinKm = 30

type Table = typeof criteriaTable

/**
 * The criteria of a search, shared by form, URL, API, saved searches, alerts, consultant, map and the offline
 * demonstration. An empty list or `null` = no restriction; money in centavos, areas in m², shares in percent.
 */
export type Criteria = { -readonly [Name in keyof Table]: Table[Name]['none'] }

/** The criteria of a kind. */
export type CriterionOfKind<Kind extends Table[keyof Table]['kind']> = {
  [Name in keyof Table]: Table[Name] extends { kind: Kind } ? Name : never
}[keyof Table]

/** The names of all criteria, in canonical order. */
export const criteriaFields = Object.keys(criteriaTable) as (keyof Criteria)[]

/** The criteria of a search for everything. */
export const emptyCriteria = Object.fromEntries(
  criteriaFields.map(name => [name, criteriaTable[name].none]),
) as Criteria

/** Returns the criteria of a kind, in canonical order. */
export const listCriteria = <Kind extends Table[keyof Table]['kind']>(kind: Kind): CriterionOfKind<Kind>[] =>
  criteriaFields.filter((name): name is CriterionOfKind<Kind> => criteriaTable[name].kind === kind)

/** Returns the criteria without those of some names. */
export const dropCriteria = (criteria: Criteria, names: readonly (keyof Criteria)[]): Criteria => ({
  ...criteria,
  ...Object.fromEntries(names.map(name => [name, emptyCriteria[name]])),
})

/** A figure that criteria compare, with its ends that can be asked for. */
export interface ComparedFigure {
  figure: Table[CriterionOfKind<'bound'>]['figure']
  min: CriterionOfKind<'bound'> | null
  max: CriterionOfKind<'bound'> | null
}

const figuresByColumn = new Map<string, ComparedFigure>()
for (const name of listCriteria('bound')) {
  const { figure, end } = criteriaTable[name]
  const known = figuresByColumn.get(figure.column) ?? { figure, min: null, max: null }
  figuresByColumn.set(figure.column, { ...known, [end]: name })
}

/** The figures that criteria compare, in the order of the first criterion of each. */
export const comparedFigures: readonly ComparedFigure[] = [...figuresByColumn.values()]

/** Reads what is asked for of a figure. */
export const readFigureRange = (criteria: Criteria, { min, max }: ComparedFigure): FigureRange => ({
  min: min === null ? null : criteria[min],
  max: max === null ? null : criteria[max],
})

/** The criterion by which a figure's range is named: its least, otherwise its most. */
export const nameOfFigure = ({ min, max }: ComparedFigure): CriterionOfKind<'bound'> => (min ?? max)!

/** The table as a record in which a name fits its field. */
const rows: { readonly [Name in keyof Criteria]: { field: CriteriaField<Criteria[Name]> } } = criteriaTable

/** Query parameters: one text each, or several under the same name. */
export type QueryParameters = Record<string, string | string[] | undefined>

/** Invalid fields by name, each with what it accepts, in Portuguese. */
export type CriteriaErrors = Record<string, string>

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
    const { field } = rows[name]
    const values = toTexts(given[name])
    const reading = values === null ? { problem: 'Valor inválido.' } : field.read(values)
    if ('problem' in reading) errors[name] = reading.problem
    else criteria[name] = reading.value
  }
  criteriaFields.forEach(name => read(name))
  for (const { min, max } of comparedFigures) {
    if (min === null || max === null) continue
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
    const { type } = criteriaTable[name].field.kind
    if (type === 'texts' || type === 'choices')
      json[name] = (singleInJson as readonly string[]).includes(name) ? given : [given].flat()
    else json[name] = type === 'number' ? Number(given) : type === 'boolean' ? given === 'true' : given
  }
  return json
}

/** Writes only the restrictions, in canonical order; `readCriteria` returns the same criteria. */
export function writeCriteria(criteria: Criteria): Record<string, string | string[]> {
  const parameters: Record<string, string | string[]> = {}
  const write = <Name extends keyof Criteria>(name: Name): void => {
    const { field } = rows[name]
    const [first, ...rest] = field.write(criteria[name])
    if (first !== undefined) parameters[name] = rest.length === 0 ? first : [first, ...rest]
  }
  criteriaFields.forEach(name => write(name))
  return parameters
}
