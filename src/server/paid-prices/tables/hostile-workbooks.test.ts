import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildZip, type ZipPart } from '#test/support/built-zip.ts'
import { readTable } from './read-table.ts'
import { UnreadableTable } from './table-row.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-workbooks-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sheet = (body: string, head = ''): ZipPart => ({
  name: 'xl/worksheets/sheet1.xml',
  bytes: Buffer.from(`<?xml version="1.0"?>${head}<worksheet><sheetData>${body}</sheetData></worksheet>`),
})

async function read(parts: readonly ZipPart[]): Promise<number> {
  const path = join(folder, 'workbook.xlsx')
  await writeFile(path, buildZip(parts))
  let rows = 0
  for await (const portion of readTable(path)) rows += portion.rows.length
  return rows
}

it('an honest one by hand is read', async () => {
  expect(await read([sheet('<row r="1"><c r="A1"><v>1</v></c></row>')])).toBe(1)
})

it.each<[string, () => ZipPart[]]>([
  [
    'that claims to be larger than any',
    () => [
      { ...sheet('<row/>'), claimed: 0xffff_fff0 },
      { ...sheet('<row/>'), name: 'xl/worksheets/sheet2.xml', claimed: 0xffff_fff0 },
      { ...sheet('<row/>'), name: 'xl/worksheets/sheet3.xml', claimed: 0xffff_fff0 },
    ],
  ],
  [
    'whose sheet is larger than it claims',
    () => [{ ...sheet('<row r="1"/>'.repeat(100_000)), claimed: 100 }],
  ],
  [
    'with shared texts that fill the memory',
    () => [
      sheet(''),
      {
        name: 'xl/sharedStrings.xml',
        bytes: Buffer.from(`<sst>${`<si><t>${'x'.repeat(1_900)}</t></si>`.repeat(40_000)}</sst>`),
      },
    ],
  ],
  ['with a DOCTYPE', () => [sheet('<row/>', '<!DOCTYPE x [<!ENTITY a "b">]>')]],
  ['with broken XML', () => [sheet('<row></c>')]],
  ['without sheets', () => [{ name: 'a.txt', bytes: Buffer.from('a') }]],
  [
    'with many parts',
    () => Array.from({ length: 600 }, (_, at) => ({ name: `${at}`, bytes: Buffer.from('a') })),
  ],
])('one %s is refused', async (_, parts) => {
  await expect(read(parts())).rejects.toThrow(UnreadableTable)
})

it('a cell in the last column of all fills no memory', async () => {
  expect(await read([sheet('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'.repeat(1_000))])).toBe(1_000)
})
