import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readTable } from './read-table.ts'
import { UnreadableTable } from './table-row.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function save(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, `${files++}`)
  await writeFile(path, bytes)
  return path
}

async function readAll(path: string, signal?: AbortSignal) {
  const rows: { sheet: number; line: number; cells: string[] }[] = []
  for await (const portion of readTable(path, signal)) {
    expect(portion.read).toBeGreaterThanOrEqual(0)
    expect(portion.read).toBeLessThanOrEqual(1)
    for (const row of portion.rows) rows.push({ sheet: portion.sheet, ...row })
  }
  return rows
}
const cellsOf = async (path: string) => (await readAll(path)).map(({ cells }) => cells)

describe('a CSV file', () => {
  const rows = [
    ['rua', 'número'],
    ['São João', '12'],
  ]

  it.each<[string, Uint8Array | string]>([
    ['UTF-8', 'rua;número\nSão João;12\n'],
    ['UTF-8 with a byte order mark', '\ufeffrua;número\nSão João;12\n'],
    ['Latin-1', Buffer.from('rua;número\nSão João;12\n', 'latin1')],
    ['Windows line ends', 'rua;número\r\nSão João;12\r\n'],
    ['no line end at its end', 'rua;número\nSão João;12'],
    ['empty lines', 'rua;número\n\n\nSão João;12\n\n'],
    ['gzip', gzipSync('rua;número\nSão João;12\n')],
    ['commas', 'rua,número\n"São João",12\n'],
    ['single quotes', "'rua';'número'\n'São João';12\n"],
  ])('is read as %s', async (_, bytes) => {
    expect(await cellsOf(await save(bytes))).toEqual(rows)
  })

  it('keeps line numbers, and joins the lines of one cell', async () => {
    const path = await save('a;b\n1;"x\ny"\n2;z\n')
    expect(await readAll(path)).toEqual([
      { sheet: 0, line: 1, cells: ['a', 'b'] },
      { sheet: 0, line: 2, cells: ['1', 'x y'] },
      { sheet: 0, line: 4, cells: ['2', 'z'] },
    ])
  })

  it('is read whole across the pieces it streams in', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `Rua São ${at};${at}`)
    const found = await cellsOf(await save(`${lines.join('\n')}\n`))
    expect(found).toHaveLength(60_000)
    expect(found[59_999]).toEqual(['Rua São 59999', '59999'])
  })

  it('goes on after a cell that is never closed', async () => {
    const path = await save(`a;b\n1;"open\n${'2;x\n'.repeat(20)}`)
    expect((await cellsOf(path)).length).toBeGreaterThan(14)
  })

  it.each<[string, () => Uint8Array]>([
    ['an archive that is cut off', () => gzipSync('a;b\n'.repeat(1_000)).subarray(0, 30)],
    ['a damaged archive', () => Buffer.concat([gzipSync('a').subarray(0, 10), Buffer.from('damaged')])],
    ['one endless line', () => Buffer.alloc(3 * 1024 * 1024, 'x')],
  ])('%s is refused', async (_, bytes) => {
    await expect(readAll(await save(bytes()))).rejects.toThrow(UnreadableTable)
  })
})

describe('a workbook', () => {
  const text = (value: string) => ({ value, type: String })
  const number = (value: number) => ({ value, type: Number })

  async function workbook(sheets: Parameters<typeof writeExcelFile>[0]): Promise<string> {
    const path = join(folder, `${files++}.xlsx`)
    await writeExcelFile(sheets as never).toFile(path)
    return path
  }

  it('is read sheet by sheet, cells that are left out stay empty', async () => {
    const path = await workbook([
      {
        sheet: 'JAN',
        data: [
          [text('Logradouro'), text('Número')],
          [text('R São João & <Cia>'), number(12.5)],
        ],
      },
      { sheet: 'FEV', data: [[null, null, text('x')]] },
    ] as never)
    expect(await readAll(path)).toEqual([
      { sheet: 0, line: 1, cells: ['Logradouro', 'Número'] },
      { sheet: 0, line: 2, cells: ['R São João & <Cia>', '12.5'] },
      { sheet: 1, line: 1, cells: ['', '', 'x'] },
    ])
  })

  it('has dates as numbers of days', async () => {
    const path = await workbook([
      {
        sheet: 'JAN',
        data: [[{ value: new Date('2024-12-20T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' }]],
      },
    ] as never)
    expect(await cellsOf(path)).toEqual([['45646']])
  })

  it('is refused when it is cut off, damaged or no workbook', async () => {
    await expect(readAll(await save('PK\u0003\u0004 no archive'))).rejects.toThrow(UnreadableTable)
  })

  it('stops when its signal aborts', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => [text(`Rua ${at}`), number(at)])
    const path = await workbook([{ sheet: 'JAN', data: rows }] as never)
    await expect(readAll(path, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  })
})
