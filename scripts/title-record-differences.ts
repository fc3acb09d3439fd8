import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readTitleRecord } from '#domain/title-records/read-title-record.ts'
import { readTitleRecordCases } from '#test/support/title-record-cases.ts'
import { scoreTitleRecords } from '#test/support/title-record-score.ts'

/**
 * `npx tsx scripts/title-record-differences.ts`: writes what the reader of matrículas reads otherwise than the tables of
 * truth, which its test knows. Each line that this adds is to be judged before it is kept.
 */
const known = Object.fromEntries(
  readTitleRecordCases().flatMap(testCase => {
    const read = { testCase, record: readTitleRecord(testCase.text) }
    const { differences } = scoreTitleRecords([read], { exact: true })
    return differences.length === 0 ? [] : [[testCase.name, differences]]
  }),
)
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
const entries = Object.entries(known).map(
  ([name, lines]) => `  ${quote(name)}: [\n${lines.map(line => `    ${quote(line)},\n`).join('')}  ],\n`,
)
await writeFile(
  resolve(import.meta.dirname, '../test/support/title-record-known-differences.ts'),
  `/** What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better. */
export const knownTitleRecordDifferences: Readonly<Record<string, readonly string[]>> = {\n${entries.join('')}}\n`,
)
