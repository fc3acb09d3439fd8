import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { UnreadableTable } from './table-row.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-workbooks-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Part {
  name: string
  bytes: Buffer
  /** What the archive says of its size; the truth where it is left out. */
  claimed?: number
}

/** Writes an archive by hand, so that it can lie. */
function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, bytes, claimed = bytes.length } of parts) {
    const packed = deflateRawSync(bytes)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(claimed, 8)
    sizes.writeUInt16LE(name.length, 12)
    const local = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from(name),
      packed,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
        sizes,
        rest,
        Buffer.from(name),
      ]),
    )
    files.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, directory, end])
}

const sheet = (body: string, head = ''): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  bytes: Buffer.from(`<?xml version="1.0"?>${head}<worksheet><sheetData>${body}</sheetData></worksheet>`),
})

async function read(parts: readonly Part[]): Promise<number> {
  const path = join(folder, 'workbook.xlsx')
  await writeFile(path, zip(parts))
  let rows = 0
  for await (const portion of readTable(path)) rows += portion.rows.length
  return rows
}

it('an honest one by hand is read', async () => {
  expect(await read([sheet('<row r="1"><c r="A1"><v>1</v></c></row>')])).toBe(1)
})

it.each<[string, () => Part[]]>([
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
