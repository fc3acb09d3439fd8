import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readTitleRecord } from '#domain/title-records/read-title-record.ts'
import {
  blindReadingsFile,
  describeBurdens,
  readBlindStates,
  readBlindTitleCases,
} from '#test/support/blind-title-cases.ts'
import { actReadingsFile, describeActClauses, readActReadingCases } from '#test/support/act-readings.ts'
import { readTitleRecordCases } from '#test/support/title-record-cases.ts'
import { scoreTitleRecords } from '#test/support/title-record-score.ts'

/**
 * `npx tsx scripts/title-record-differences.ts`: writes what the reader of matrículas reads otherwise than the tables of
 * truth, which its test knows, and how the burdens and clauses of the seen cases are read. Each line that this changes
 * is to be judged before it is kept.
 */
const known = Object.fromEntries(
  readTitleRecordCases().flatMap(testCase => {
    const read = { testCase, record: readTitleRecord(testCase.text) }
    const { differences } = scoreTitleRecords([read], { exact: true })
    return differences.length === 0 ? [] : [[testCase.name, differences]]
  }),
)
const knownBlind = Object.fromEntries(
  readBlindTitleCases().flatMap(testCase => {
    const lines = readBlindStates(testCase)
      .filter(({ state }, at) => state !== testCase.burdens[at]!.state)
      .map(({ act, state }) => `${act}: ${state}`)
    return lines.length === 0 ? [] : [[testCase.id, lines]]
  }),
)

const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
const write = (file: string, comment: string, name: string, found: Record<string, string[]>): Promise<void> =>
  writeFile(
    resolve(import.meta.dirname, '../test/support', file),
    `/** ${comment} */
export const ${name}: Readonly<Record<string, readonly string[]>> = {\n${Object.entries(found)
      .map(
        ([key, lines]) => `  ${quote(key)}: [\n${lines.map(line => `    ${quote(line)},\n`).join('')}  ],\n`,
      )
      .join('')}}\n`,
  )
await write(
  'title-record-known-differences.ts',
  "What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better.",
  'knownTitleRecordDifferences',
  known,
)
await write(
  'known-blind-title-differences.ts',
  "What the reader of matrículas still reads otherwise than the blind authors' truth: `act: state`, in the order of a case.",
  'knownBlindTitleDifferences',
  knownBlind,
)
const writeLines = (file: URL, lines: unknown[]): Promise<void> =>
  writeFile(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
await writeLines(
  blindReadingsFile,
  readBlindTitleCases().map(testCase => [testCase.id, describeBurdens(testCase)]),
)
await writeLines(
  actReadingsFile,
  readActReadingCases().map(({ text }) => ({ text, lines: describeActClauses(text) })),
)
