import type { QueryParameters } from '#domain/search/search-criteria.ts'

/** Writes a calculator's state into the address and reads it back. `read` is total. */
export interface StateCodec<T> {
  read(parameters: QueryParameters): T
  write(state: T): Record<string, string>
}

/** A number in the address. */
export interface NumberFieldCodec {
  name: string
  /** Values beyond the limits are clamped to them. */
  limits: readonly [least: number, most: number]
  decimals: number
}

/** Returns the value of a parameter; the last one when it is repeated. */
export const readText = (parameters: QueryParameters, name: string): string | undefined =>
  [parameters[name] ?? []].flat().at(-1)

/** Returns the bank's number of the property in the address, without leading zeros; `null` without one. */
export function readPropertyNumberParameter(parameters: QueryParameters): string | null {
  const id = readText(parameters, 'imovel') ?? ''
  return /^\d{1,13}$/.test(id) ? id.replace(/^0+(?=\d)/, '') : null
}

/** Returns the id of the lot from elsewhere in the address, in small letters; `null` without one. */
export function readLotParameter(parameters: QueryParameters): string | null {
  const id = (readText(parameters, 'lote') ?? '').toLowerCase()
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null
}

/** Returns what names a subject in the address: a property of the bank by its number, a lot from elsewhere by its id. */
export const writeSubjectParameter = (id: string | null): Record<string, string> =>
  id === null ? {} : id.includes('-') ? { lote: id } : { imovel: id }

/** Numbers with a decimal point, as programs write them: `200.000` would be 200. */
const numberPattern = /^-?\d{1,13}(?:\.\d{1,20})?$/

function numberOf(
  text: string | undefined,
  { limits: [least, most], decimals }: NumberFieldCodec,
): number | null {
  if (text === undefined || !numberPattern.test(text)) return null
  const scale = 10 ** decimals
  return Math.min(most, Math.max(least, Math.round(Number(text) * scale) / scale)) || 0
}

/** Creates the codec of a calculator's numbers in the address. */
export function createFieldCodec<K extends string>(fields: Record<K, NumberFieldCodec>) {
  const keys = Object.keys(fields) as K[]
  return {
    /** Returns only the numbers that the address holds and that are valid. */
    read(parameters: QueryParameters): Partial<Record<K, number>> {
      const numbers: Partial<Record<K, number>> = {}
      for (const key of keys) {
        const number = numberOf(readText(parameters, fields[key].name), fields[key])
        if (number !== null) numbers[key] = number
      }
      return numbers
    },
    /** Writes every number, so that the link keeps its meaning when defaults change; `null` is left out. */
    write(values: Partial<Record<K, number | null>>): Record<string, string> {
      const given = keys.filter(key => (values[key] ?? null) !== null)
      return Object.fromEntries(given.map(key => [fields[key].name, String(values[key])]))
    },
  }
}
