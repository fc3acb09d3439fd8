import { readFileSync } from 'node:fs'
import { readActClauses } from '#domain/title-records/act-clauses.ts'
import type { ClauseObject } from '#domain/title-records/clause-objects.ts'
import { buildTitleRecordKey } from '#domain/title-records/title-record-key.ts'
import { titleAct } from './title-act.ts'

/** An act's words behind its number, and how its clauses are read, line by line. */
export interface ActReadingCase {
  text: string
  lines: string[]
}

export const actReadingsFile = new URL('./act-readings.jsonl', import.meta.url)

export const readActReadingCases = (): ActReadingCase[] =>
  readFileSync(actReadingsFile, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as ActReadingCase)

/** Fifteen numbers, each given to an R and to an AV. */
const acts = Array.from({ length: 30 }, (_, index) =>
  titleAct('', { index, number: `${index % 2 === 0 ? 'R' : 'AV'}-${Math.floor(index / 2) + 1}` }),
)

/** Reads an act's clauses, one line for each clause and each word that changes what it does. */
export function describeActClauses(text: string): string[] {
  const { key, sourceAt } = buildTitleRecordKey(text)
  const act = titleAct(key, { index: acts.length, number: 'AV-16', shownAt: at => text[sourceAt(at)] ?? ' ' })
  const { clauses, markers, reasonCitations, citations, namingSentences, wordsOf } = readActClauses(act, acts)
  const cited = ({ citations: those }: Pick<ClauseObject, 'citations'>): string[] =>
    those.map(({ index, isForeign }) => `${acts[index]?.number ?? '?'}${isForeign ? '*' : ''}`)
  const words = (found: Record<string, unknown>): string[] =>
    Object.entries(found).flatMap(([name, value]) =>
      value === false || value === null ? [] : [value === true ? name : String(value)],
    )
  return [
    ...clauses.map(({ role, start, end, objects, sentence, isDone, isInTitle, isOfOwn, spansOwn, others }) =>
      [
        `${role} ${sentence} "${key.slice(start, end)}"`,
        ...words({ isDone, isInTitle, isOfOwn, spansOwn, others }),
        ...objects.map(object =>
          [
            `(${object.head ?? 'no noun'}`,
            ...object.kinds,
            ...object.targets.map(kind => `of ${kind}`),
            ...words({ paper: object.paper, isRest: object.isRest, isPlural: object.isPlural }),
            `${cited(object).join(' ')})`,
          ].join(' '),
        ),
      ].join(' '),
    ),
    ...markers.map(({ role, start, end, sentence, aside, isOfKept }) =>
      [`${role} ${sentence} "${key.slice(start, end)}"`, ...words({ aside, isOfKept })].join(' '),
    ),
    `cites ${cited({ citations: [...citations] }).join(' ')}; as a reason ${cited({ citations: [...reasonCitations] }).join(' ')}`,
    `names in ${[...namingSentences].join(' ')}: ${wordsOf(key, 0).slice(0, 40)}`,
  ]
}
