import { readFileSync } from 'node:fs'

type CaseValue = number | string | boolean | null

/** A figure worked out by hand, from the facts alone, by an author who had not seen the code. */
export interface BlindCostCase {
  id: string
  kind: 'instalment' | 'max-price' | 'registry' | 'first-day' | 'gain-tax' | 'who-pays'
  input: Record<string, unknown>
  expect: Record<string, unknown> & {
    /** The lowest and the highest value by field, where the sources do not decide. */
    range?: Record<string, [number, number]>
    /** By how many reais a figure may differ. */
    tolerance?: number
  }
  how: string
  doubt: string | null
}

/** An answer of the code by field: a value, or its lowest and highest; `null` = not known. */
export type CostAnswer = Record<string, CaseValue | [number, number]>

/** Returns 178 cases. */
export const readBlindCostCases = (): BlindCostCase[] =>
  readFileSync(new URL('blind-cases/costs.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as BlindCostCase)

/** Sums whose parts are rounded each: they may differ by two centavos. */
const sums: ReadonlySet<string> = new Set([
  'firstInstalment',
  'firstInstalmentAtMax',
  'costsTotal',
  'firstDayTotal',
  'total',
])

/** Fields of an expectation that say how to compare, or how it was worked out. */
const notCompared: ReadonlySet<string> = new Set(['range', 'tolerance', 'bounds'])

/** Lists the fields of a case that an answer lacks. */
export const listMissingFields = ({ expect }: BlindCostCase, answer: CostAnswer): string[] =>
  Object.keys(expect).filter(field => !(field in answer) && !notCompared.has(field))

/** Lists the fields in which an answer differs from a case, with both values. */
export function listDifferences({ expect }: BlindCostCase, answer: CostAnswer): string[] {
  const compared = Object.entries(expect).filter(([field]) => field in answer && !notCompared.has(field))
  if (compared.length === 0) return ['nothing is compared']
  return compared.flatMap(([field, wanted]) => {
    const got = answer[field]
    const tolerance = (expect.tolerance ?? (sums.has(field) ? 0.02 : 0)) + 1e-6
    const bounds = expect.range?.[field] ?? (typeof wanted === 'number' ? [wanted, wanted] : null)
    const isRight =
      bounds === null
        ? got === wanted
        : [got]
            .flat()
            .every(
              value =>
                typeof value === 'number' && value >= bounds[0] - tolerance && value <= bounds[1] + tolerance,
            )
    return isRight ? [] : [`${field}: ${JSON.stringify(got)}, not ${JSON.stringify(bounds ?? wanted)}`]
  })
}
