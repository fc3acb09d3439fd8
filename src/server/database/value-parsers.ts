import { parse as parseArray } from 'postgres-array'

type Parser = (text: string) => unknown

const boolean: Parser = text => text === 't'
const json: Parser = text => JSON.parse(text)
const plain: Parser = text => text

/** Throws for a bigint beyond 2^53 instead of rounding it. */
function integer(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`)
  return value
}

/** Parses a timestamptz such as '2026-11-21 12:03:57.123+00'; 'infinity' becomes an invalid Date. */
function instant(text: string): Date {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return new Date(iso)
}

// [type, its array type, parser], by PostgreSQL's fixed type numbers.
const types: [number, number, Parser][] = [
  [16, 1000, boolean],
  [20, 1016, integer],
  [21, 1005, Number],
  [23, 1007, Number],
  [25, 1009, plain],
  [26, 1028, Number],
  [114, 199, json],
  [700, 1021, Number],
  [701, 1022, Number],
  [1042, 1014, plain],
  [1043, 1015, plain],
  [1082, 1182, plain],
  [1114, 1115, plain],
  [1184, 1185, instant],
  [1700, 1231, Number],
  [2950, 2951, plain],
  [3802, 3807, json],
]

/** How values of both engines are parsed, by type number; a type that is missing here stays text. */
export const valueParsers: ReadonlyMap<number, Parser> = new Map(
  types.flatMap(([type, array, parser]): [number, Parser][] => [
    [type, parser],
    [array, text => parseArray(text, parser)],
  ]),
)

/** Returns the parser for a type number; unknown types stay text. */
export function findParser(type: number): Parser {
  return valueParsers.get(type) ?? plain
}

/**
 * Writes a parameter as the text that both engines read: Date as ISO in UTC, an array as an SQL array, any other
 * object as JSON. A JSON array must therefore be passed as `JSON.stringify(array)`.
 */
export function writeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  throw new TypeError(`A ${typeof value} cannot be a parameter`)
}

function element(value: unknown): string {
  if (Array.isArray(value)) return writeParameter(value) ?? 'NULL'
  const text = writeParameter(value)
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
}
