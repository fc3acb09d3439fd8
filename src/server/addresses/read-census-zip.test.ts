import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildZip } from '#test/support/built-zip.ts'
import { censusCsv, censusHeader, censusStreet, censusZip } from '#test/support/census-files.ts'
import { CensusFileRefused } from './census-file-refused.ts'
import { readCensusZip } from './read-census-zip.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-census-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(bytes: Buffer, signal = new AbortController().signal) {
  const path = join(folder, 'file.zip')
  await writeFile(path, bytes)
  const found: number[] = []
  const rows = await readCensusZip(path, {
    signal,
    onMunicipality: ({ municipality }) => found.push(municipality),
  })
  return { rows, found }
}

const table = (rows: number) => Buffer.from(censusCsv(censusStreet(rows)))

describe("a zip of the census's addresses", () => {
  it.each(['3540705_PORTO_FERREIRA.csv', 'qualquer nome.CSV', 'pasta/35.csv'])(
    'is read, its table named %s',
    async name => {
      expect(await read(censusZip(censusStreet(30), name))).toEqual({ rows: 30, found: [3_540_705] })
    },
  )

  it('may have other files beside its table', async () => {
    const parts = [
      { name: 'LEIAME.txt', bytes: Buffer.from('x') },
      { name: 'a.csv', bytes: table(3) },
    ]
    expect((await read(buildZip(parts))).rows).toBe(3)
  })

  const bomb = Buffer.concat([Buffer.from(`${censusHeader}\n`), Buffer.alloc(20_000_000, '0\n')])
  it.each<[string, Buffer, RegExp]>([
    ['no zip', Buffer.from('x'.repeat(100)), /não é um ZIP/],
    ['empty', Buffer.alloc(0), /não é um ZIP/],
    ['without a table', buildZip([{ name: 'a.xlsx', bytes: table(3) }]), /tem 0/],
    ['with two tables', buildZip(['a.csv', 'b.csv'].map(name => ({ name, bytes: table(3) }))), /tem 2/],
    [
      'of too many files',
      buildZip(Array.from({ length: 30 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from('x') }))),
      /arquivos demais/,
    ],
    ['a bomb', buildZip([{ name: 'a.csv', bytes: bomb }]), /grande demais/],
    [
      'a bomb that denies it',
      buildZip([{ name: 'a.csv', bytes: bomb, claimed: 50_000 }]),
      /danificado|esperava/,
    ],
    ['shorter than it says', buildZip([{ name: 'a.csv', bytes: table(30), claimed: 8_000 }]), /danificado/],
    ['cut off', censusZip(censusStreet(300)).subarray(0, 900), /não é um ZIP/],
    ['of another table', buildZip([{ name: 'a.csv', bytes: Buffer.from('a;b\n1;2\n') }]), /não tem a coluna/],
  ])('that is %s is refused', async (_, bytes, message) => {
    const refused = await read(bytes).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CensusFileRefused)
    expect(String(refused)).toMatch(message)
  })

  it('is left when the work is stopped', async () => {
    const stop = new AbortController()
    stop.abort(new Error('stopped'))
    await expect(read(censusZip(censusStreet(30)), stop.signal)).rejects.toThrow('stopped')
  })
})
