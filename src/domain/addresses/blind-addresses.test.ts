import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readStreetName } from './place-words.ts'
import { readAddressQuestion, readLotName } from './read-address.ts'

/** What a person reads in an address; a quadra of the Federal District has its sector's code (`QNN 3`). */
interface ReadByHand {
  street: string | null
  number: string | null
  quadra: string | null
  lote: string | null
}

/** Sixty addresses of the lists of Goiás and the Federal District, read by somebody who had not seen the code. */
const file = new URL('../../../test/support/blind-cases/third-round/addresses-go-df.jsonl', import.meta.url)
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as { id: string; address: string; neighborhood: string; expect: ReadByHand })

/** What is still read otherwise, and what it costs. */
const readOtherwise: Readonly<Record<string, string>> = {
  gd01: 'the number of a shop is read as that of its house; the street is found',
  gd22: 'a code without its number counts as a street, which no municipality has',
  gd23: 'the sector’s word stays before its code',
  gd24: 'RES stands between the mark of the lote and its number',
  gd29: 'a way that joins two streets counts as one of its own name',
  gd33: 'a chácara counts as a street, which no municipality has',
  gd36: 'the street across is not looked for, because the quadra is',
  gd47: 'a gleba counts as a street, which no municipality has',
}

const together = (name: string): string => name.replaceAll(' ', '')

function readWhole({ address, neighborhood, expect: hand }: (typeof cases)[number]): Record<string, boolean> {
  const read = readAddressQuestion({ address, neighborhood, postalCode: null })
  const street = hand.street === null ? null : readStreetName(hand.street)
  const [block = null] = read.block?.split('|') ?? []
  // The street of a sector's code says its quadra.
  const isCode = /^[A-Z]{2,}/.test(hand.quadra ?? '')
  return {
    street:
      street === null
        ? read.streets.every(({ type }) => type === 'quadra')
        : read.streets.some(({ name }) => together(name) === together(street.name)),
    number: read.number === (hand.number === null ? null : Number.parseInt(hand.number, 10)),
    block: isCode || (block ?? '') === readLotName(hand.quadra ?? ''),
    lot: (read.lot ?? '') === readLotName(hand.lote?.split(/[/-]/)[0] ?? ''),
  }
}

describe('an address of Goiás or the Federal District that was read by hand', () => {
  it.each(cases.filter(({ id }) => !(id in readOtherwise)).map(each => [each.address, each] as const))(
    '%s',
    (_, each) => {
      expect(readWhole(each)).toEqual({ street: true, number: true, block: true, lot: true })
    },
  )

  it.each(Object.entries(readOtherwise))('%s is still read otherwise: %s', id => {
    const each = cases.find(one => one.id === id)
    expect(each && Object.values(readWhole(each)).every(Boolean)).toBe(false)
  })
})
