import fc from 'fast-check'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAddressBook } from '#test/support/address-books.ts'
import {
  addressBookPath,
  readAddressBook,
  UnreadableAddressBook,
  writeAddressBook,
} from './address-book-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-book-'))
})
afterAll(() => rm(folder, { recursive: true }))

const houses = fc.array(
  fc.record({
    street: fc.constantFrom('RUA A', 'RUA DAS FLORES', 'AVENIDA BRASIL'),
    number: fc.integer({ min: 0, max: 999_999 }),
    north: fc.integer({ min: -60_000, max: 60_000 }),
    east: fc.integer({ min: -60_000, max: 60_000 }),
    postalCode: fc.integer({ min: 0, max: 99_999_999 }),
    locality: fc.constantFrom('', 'CENTRO', 'VILA NOVA'),
    block: fc.constantFrom('', '1', '85|A'),
    lot: fc.constantFrom('', '16B'),
    estimated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
)

describe('the file of a municipality', () => {
  it('is read as it was written', () => {
    const path = addressBookPath(folder, 3_540_705)
    fc.assert(
      fc.property(houses, addresses => {
        const book = makeAddressBook(addresses)
        const bytes = writeAddressBook(path, book)
        expect(readAddressBook(path)).toEqual(book)
        expect(bytes).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })

  it('leaves nothing beside it', async () => {
    writeAddressBook(addressBookPath(folder, 3_540_705), makeAddressBook([{ street: 'RUA A' }]))
    expect(await readdir(folder)).toEqual(['3540705.addresses'])
  })

  it('that was damaged or is of another layout is not read', async () => {
    const path = addressBookPath(folder, 1)
    writeAddressBook(
      path,
      makeAddressBook([
        { street: 'RUA A', number: 2 },
        { street: 'RUA B', number: 4 },
      ]),
    )
    const whole = await readFile(path)
    const damaged = [
      whole.subarray(0, 20),
      whole.subarray(0, whole.length - 1),
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.from(whole).fill(0xff, 100, 110),
      Buffer.from(whole).fill('2', 7, 8),
    ]
    for (const bytes of damaged) {
      await writeFile(path, bytes)
      expect(() => readAddressBook(path)).toThrow(UnreadableAddressBook)
    }
    await rm(path)
  })
})
