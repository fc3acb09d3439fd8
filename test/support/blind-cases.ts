import { readFileSync } from 'node:fs'
import type { Uf } from '#domain/states.ts'

/** The expectations after the last sentence of a case; `null` for a filter that a hasty reader would set. */
type Expectation = Record<string, unknown> & { states?: Uf[] | null }

/** Sentences of authors who had not seen the parser, and what they mean. Prices in reais. */
export interface BlindCase {
  /** The sentences of a conversation, in their order. */
  say: string[]
  kind: 'search' | 'info' | 'greeting' | 'listing' | 'compare'
  /** The positions of the shown listings that the last sentence asks about. */
  about?: number[]
  expect: Expectation
  /** A second reading that is as fair. */
  or?: Expectation
  /** Words of the topics that a question for information asks about. */
  topics?: string[]
  /** Why the case is not expected to pass. */
  unfair?: string
}

/** The fields of the criteria by the names of the cases. */
export const blindCaseFields: Readonly<Record<string, string>> = {
  states: 'state',
  cities: 'city',
  neighborhoods: 'neighborhood',
  notCities: 'notCity',
  notNeighborhoods: 'notNeighborhood',
  categories: 'category',
  notCategories: 'notCategory',
  modalities: 'modality',
  notModalities: 'notModality',
}

/** Returns 285 cases of four authors. */
export const readBlindCases = (): BlindCase[] =>
  ['a', 'b', 'c', 'd'].flatMap(author =>
    readFileSync(new URL(`blind-cases/blind-cases-${author}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as BlindCase),
  )

/** The same of the third round: 420 sentences and 150 conversations; `notUnderstood` belongs to what is expected. */
export const readThirdRoundCases = (): (BlindCase & { id: string })[] =>
  ['sentences-1', 'sentences-2', 'sentences-3', 'follow-ups-1', 'follow-ups-2', 'follow-ups-3'].flatMap(
    file =>
      readFileSync(new URL(`blind-cases/third-round/${file}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map(line => {
          const { notUnderstood, ...one } = JSON.parse(line) as BlindCase & {
            id: string
            notUnderstood?: string[]
          }
          const expectAll = (expected: Expectation): Expectation => ({
            ...expected,
            notUnderstood: notUnderstood ?? [],
          })
          return { ...one, expect: expectAll(one.expect), ...(one.or && { or: expectAll(one.or) }) }
        }),
  )
