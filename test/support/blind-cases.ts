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
  minRoi: 'minNetRoi',
}

/** Returns 285 cases of four authors. */
export const readBlindCases = (): BlindCase[] =>
  ['a', 'b', 'c', 'd'].flatMap(author =>
    readFileSync(new URL(`blind-cases/blind-cases-${author}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as BlindCase),
  )

/** Words of the authors of the last two sets that the program writes in another way. */
const inOurWords: Readonly<Record<string, string>> = {
  living: 'live',
  resale: 'resell',
  'licitacao-aberta': 'licitacao',
}
/** All values of a list, of which most are what is left without a rejected one: "tudo menos apartamento". */
const wholeLists: readonly [name: string, rejected: string, all: readonly string[]][] = [
  ['categories', 'notCategories', ['casa', 'apartamento', 'terreno', 'rural', 'comercial', 'outro']],
  ['modalities', 'notModalities', ['leilao', 'licitacao', 'venda-online', 'venda-direta']],
]

/** Writes what an author expects in the program's words. */
function translateExpectation(given: Expectation): Expectation {
  const translate = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(translate) : (inOurWords[String(value)] ?? value)
  const expected: Expectation = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, translate(value)]),
  )
  for (const [name, rejected, all] of wholeLists) {
    const some = expected[name]
    if (!Array.isArray(some) || some.length !== all.length - 1) continue
    delete expected[name]
    expected[rejected] = all.filter(one => !some.includes(one))
  }
  return expected
}

const rounds = [1, 2, 3, 4, 5, 6, 7]

/** The same of the third round: 660 sentences and 245 conversations; `notUnderstood` belongs to what is expected. */
export const readThirdRoundCases = (): (BlindCase & { id: string })[] =>
  [...rounds.map(round => `sentences-${round}`), ...rounds.map(round => `follow-ups-${round}`)].flatMap(
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
            ...translateExpectation(expected),
            notUnderstood: notUnderstood ?? [],
          })
          return { ...one, expect: expectAll(one.expect), ...(one.or && { or: expectAll(one.or) }) }
        }),
  )
