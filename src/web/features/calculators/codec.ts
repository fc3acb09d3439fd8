import type { Parameters } from '#domain/search/criteria.ts'

/** How a calculator's state is written into the address, and read back. `read` is total. */
export interface StateCodec<T> {
  read(parameters: Parameters): T
  write(state: T): Record<string, string>
}

/** A number in the address. */
export interface NumberField {
  name: string
  /** What lies beyond them is held within. */
  limits: readonly [least: number, most: number]
  decimals: number
}

/** What the address says under a name: the last of what is repeated. */
export const said = (parameters: Parameters, name: string): string | undefined =>
  [parameters[name] ?? []].flat().at(-1)

/** The property that an address names, by the bank's number without leading zeros; `null` = none. */
export function propertyIn(parameters: Parameters): string | null {
  const id = said(parameters, 'imovel') ?? ''
  return /^\d{1,13}$/.test(id) ? id.replace(/^0+(?=\d)/, '') : null
}

/** As programs write numbers: `200.000` would be 200. */
const plain = /^-?\d{1,13}(?:\.\d{1,20})?$/

function numberOf(text: string | undefined, { limits: [least, most], decimals }: NumberField): number | null {
  if (text === undefined || !plain.test(text)) return null
  const scale = 10 ** decimals
  return Math.min(most, Math.max(least, Math.round(Number(text) * scale) / scale)) || 0
}

/** The numbers of a calculator in the address. */
export function fieldCodec<K extends string>(fields: Record<K, NumberField>) {
  const keys = Object.keys(fields) as K[]
  return {
    /** Only what the address says, and can be read. */
    read(parameters: Parameters): Partial<Record<K, number>> {
      const numbers: Partial<Record<K, number>> = {}
      for (const key of keys) {
        const number = numberOf(said(parameters, fields[key].name), fields[key])
        if (number !== null) numbers[key] = number
      }
      return numbers
    },
    /** Every number, so that the link says the same tomorrow; `null` is left out. */
    write(values: Partial<Record<K, number | null>>): Record<string, string> {
      const given = keys.filter(key => (values[key] ?? null) !== null)
      return Object.fromEntries(given.map(key => [fields[key].name, String(values[key])]))
    },
  }
}
