import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { header11, readBankList, readListings, officialList, listRow } from '#test/support/bank-list.ts'
import { readList } from './list-reader.ts'

describe('any text, read as a bank list', () => {
  const walk = (text: string) => {
    const read = readList(text)
    if (read.kind === 'list') for (const entry of read.entries) expect(entry.line).toBeGreaterThan(0)
  }

  it('is read or refused without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), walk))
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => walk(officialList(text))))
    fc.assert(fc.property(fc.string({ maxLength: 300 }), text => walk(header11.replaceAll(';', ',') + text)))
  })

  it('accounts for every line of a list with changed characters', () => {
    const text = listRow() + listRow({ number: '8', link: '' })
    const mutation = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(';', '"', '\uFFFD', '', 'E', ',', '-'))
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 6 }), mutations => {
        const changed = mutations.reduce((t, [at, c]) => t.slice(0, at) + c + t.slice(at + 1), text)
        const lines = changed.split('\n').filter(line => /[^;\s]/.test(line))
        expect([...readBankList(officialList(changed)).entries]).toHaveLength(lines.length)
      }),
    )
  })

  it('gives the values that a row was made of', () => {
    const word = fc.stringMatching(/^[A-Z0-9ÁÉÍÓÚÃÕÇ.,'"/-]+( [A-Z0-9ÁÉÍÓÚÃÕÇ.,'"/-]+)*$/)
    const money = fc.integer({ min: 1, max: 1e12 })
    const figure = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')
    const generatedRow = fc.record({
      id: fc.integer({ min: 1, max: 9999999999999 }),
      word,
      address: word,
      price: money,
    })
    fc.assert(
      fc.property(generatedRow, ({ id, word: neighborhood, address, price }) => {
        const line = listRow({
          number: ` ${String(id).padStart(13, '0')} `,
          neighborhood: `${neighborhood}  `,
          address: ` ${address} `,
          price: figure(price),
          link: '',
        })
        expect(readListings(officialList(line))).toMatchObject([
          { id: String(id), neighborhood, address, price },
        ])
      }),
    )
  })
})
