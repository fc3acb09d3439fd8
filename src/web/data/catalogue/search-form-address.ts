import { parseNumberInput } from '#domain/number-input.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { listCriteria, type QueryParameters, unknownAnswers } from '#domain/search/search-criteria.ts'
import { readCities } from './typed-cities.ts'

/**
 * The parameter with which the browser marks the filters' form that it submits without script. Its values are “filtros”
 * and the names of the filters that the form showed with the switch for listings without an answer.
 */
export const searchFormName = 'formulario'

/** The units of the fields in which people write amounts. */
const amounts: Record<string, string> = { maxInstalment: 'R$', downPayment: 'R$' }
for (const name of listCriteria('bound')) {
  const { control, unit } = criteriaTable[name].figure
  if (control.type === 'amount') amounts[name] = unit
}

const limits = [0, 10 ** 13] as const

const listOf = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().filter(text => text.trim() !== '')

/** `150.000,50` as parameters have it, `150000.5`; empty for text that is no number. */
function readAmount(text: string, unit: string): string {
  const number = parseNumberInput(text, { unit, limits })
  return number === null || Number.isNaN(number) ? '' : String(number)
}

/**
 * Reads what the filters' form sends when the browser submits it without script: fields as people fill them in, empty
 * ones among them. Any other parameters are returned as they are.
 */
export function readSearchForm(parameters: QueryParameters): QueryParameters {
  const { [searchFormName]: marks, ...given } = parameters
  const shown = listOf(marks)
  if (shown.length === 0) return parameters
  const read: QueryParameters = { ...given }
  for (const [name, unit] of Object.entries(amounts)) {
    const text = listOf(given[name]).at(-1)
    if (text !== undefined) read[name] = readAmount(text, unit)
  }
  read.state = listOf(given.state).flatMap(text => text.split(','))
  const cities = readCities(listOf(given.city).join(','))
  read.city = cities.city
  read.notCity = [...listOf(given.notCity), ...cities.notCity]
  // A new filter includes listings with an unknown value; for a filter that was set before, its switch decides.
  const kept = listOf(given.orUnknown)
  read.orUnknown = [
    ...unknownAnswers.filter(
      name => listOf(given[name]).length > 0 && (kept.includes(name) || !shown.includes(name)),
    ),
    // What nobody published says nothing about a price: such listings are included only where that is asked for.
    ...kept.filter(name => name === 'paid'),
  ]
  return read
}
