import { usePageLocation } from '../../framework/page-location.ts'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { onAccountCleared } from '../../data/account/session.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { isTargetRoi } from '#domain/judgement/target-roi.ts'
import { storedValue } from '../../data/stored-value.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

const tools = ['costs', 'bid', 'financing'] as const
export type CalculatorTool = (typeof tools)[number]

/** What a calculator said last on this device. */
export interface CalculatorResult {
  /** When, epoch ms. */
  at: number
  /** The listing it was about: `Casa no Jardim Amanda II, Hortolândia`; `null` without one. */
  listing: string | null
  /** The figure: `lance máximo R$ 92.995,65`. */
  answer: string
  /** What it rests on: `meta de 18%, venda por R$ 162.000`. */
  basis: string
  /** Path and query that open it again. */
  address: string
  /** The desired ROI in percent that the answer is for; `undefined` where it depends on none. */
  targetRoi?: number | undefined
}

type LastResults = Partial<Record<CalculatorTool, CalculatorResult>>

/** Longest stored text in characters; a longer result is not kept. */
const longest = 2_000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest

const isResult = (value: unknown): value is CalculatorResult => {
  const { at, listing, answer, basis, address, targetRoi } = (value ?? {}) as Partial<CalculatorResult>
  return (
    typeof at === 'number' &&
    (listing === null || isText(listing)) &&
    isText(answer) &&
    isText(basis) &&
    isText(address) &&
    (targetRoi === undefined || isTargetRoi(targetRoi)) &&
    /^\/(?!\/)/.test(address)
  )
}

const isLastResults = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  tools.every(tool => !(tool in value) || isResult((value as LastResults)[tool]))

const noResults: LastResults = {}

const stored = storedValue<LastResults>('calculator-results', noResults, isLastResults)
onAccountCleared(() => stored.clear())

/**
 * Returns the last result of each calculator on this device; for a resident buyer without those that have a target ROI.
 */
export function lastResults(isResidentBuyer: boolean): LastResults {
  const results = stored.get()
  if (!isResidentBuyer) return results
  return Object.fromEntries(
    tools.flatMap(tool => {
      const result = results[tool]
      return result === undefined || result.targetRoi !== undefined ? [] : [[tool, result]]
    }),
  )
}

/** Like `lastResults`, for a page that the server renders: there is none until the browser has hydrated it. */
export function useLastResults(): LastResults {
  const isResidentBuyer = useIsResidentBuyer()
  const results = useBrowserValue(() => stored.get(), noResults)
  return results === noResults ? noResults : lastResults(isResidentBuyer)
}

/**
 * Stores the last result of each calculator. A page that was opened without values in its address shows an example, and
 * its result is not stored.
 * @param outcome `null` while there is no result
 */
export function useLastResult(
  tool: CalculatorTool,
  link: string,
  property: PropertyDetail | null | undefined,
  outcome: Pick<CalculatorResult, 'answer' | 'basis' | 'targetRoi'> | null,
): void {
  // On the server the link has no origin.
  const address = link.replace(/^[a-z]+:\/\/[^/]+/i, '')
  const listing = property ? [listingTitle(property), listingCity(property)].filter(Boolean).join(', ') : null
  const { basis, targetRoi } = outcome ?? {}
  const isUnexplained = property != null && isUnexplainedDiscount(property)
  const answer = outcome && isUnexplained ? `fora do comum: ${outcome.answer}` : outcome?.answer
  const ownValues = Object.keys(usePageLocation().query).length > 0
  useEffect(() => {
    if (answer === undefined || basis === undefined || !ownValues) return
    const result: CalculatorResult = { at: Date.now(), listing, answer, basis, address, targetRoi }
    if (isResult(result)) stored.set({ ...stored.get(), [tool]: result })
  }, [tool, listing, answer, basis, address, targetRoi, ownValues])
}
