import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MadeAddress, makeBookIndex, makeStreet, toDegrees } from '#test/support/address-books.ts'
import type { BookIndex } from './book-index.ts'
import { type AddressMatch, matchAddress } from './match-address.ts'
import { computeMeters } from './place-cluster.ts'
import { readAddressQuestion } from './read-address.ts'

const find = (
  index: BookIndex,
  address: string,
  { neighborhood = '', postalCode = null }: { neighborhood?: string; postalCode?: string | null } = {},
): AddressMatch | null => matchAddress(index, readAddressQuestion({ address, neighborhood, postalCode }))

/** Meters between a match and a place of the made town. */
const metersTo = (match: AddressMatch | null, north: number, east: number): number => {
  const { lat, lng } = toDegrees(north, east)
  return match === null ? Infinity : computeMeters(match.lat * 1e6, match.lng * 1e6, lat * 1e6, lng * 1e6)
}

const flores = makeStreet({
  street: 'RUA DAS FLORES',
  from: 100,
  to: 140,
  locality: 'CENTRO',
  postalCode: 13_660_080,
})
const town: MadeAddress[] = [
  ...flores,
  ...makeStreet({ street: 'RUA A', from: 2, to: 60, north: 2_000, locality: 'JARDIM AMERICA' }),
  ...makeStreet({ street: 'RUA A', from: 2, to: 60, north: -2_000, locality: 'VILA NOVA' }),
  ...makeStreet({ street: 'RUA B', from: 2, to: 60, north: -2_100, locality: 'VILA NOVA' }),
  ...makeStreet({ street: 'RUA PADRE MANUEL GOMES', from: 1, to: 99, north: 500, locality: 'CENTRO' }),
  ...makeStreet({ street: 'RUA BARAO DE BEBERIBE', from: 1, to: 99, north: 700, locality: 'CENTRO' }),
  ...makeStreet({ street: 'RUA 17', from: 1, to: 99, north: 900, locality: 'CENTRO' }),
  { street: 'RUA 18', north: 3_000, locality: 'SETOR SUL', block: '12', lot: '3' },
  { street: 'RUA 18', north: 3_010, locality: 'SETOR SUL', block: '12', lot: '4' },
  { street: 'RUA 18', north: 3_020, locality: 'SETOR SUL', block: '12', lot: '5' },
  { street: 'RUA 19', north: 4_000, locality: 'SETOR SUL', block: '13|A', lot: '3' },
]
const index = makeBookIndex(town)

describe('an address is placed', () => {
  it.each<[string, string, { neighborhood?: string; postalCode?: string }, string, number, number]>([
    ['at its house', 'RUA DAS FLORES, N. 120, Apto 3', {}, 'building', 0, 100],
    ['at its house, the title left out', 'RUA MANUEL GOMES, N. 21', {}, 'building', 500, 100],
    [
      'at its house by sound',
      'RUA PADRE MANOEL GOMES, N. 21',
      { neighborhood: 'CENTRO' },
      'building',
      500,
      100,
    ],
    ['between its neighbors', 'RUA DAS FLORES, N. 121', {}, 'near', 0, 105],
    ['beside the last one', 'RUA DAS FLORES, N. 144', {}, 'near', 0, 200],
    ['at its street', 'RUA DAS FLORES, N. SN', {}, 'street', 0, 100],
    ['at its street, far from every number', 'RUA DAS FLORES, N. 900', {}, 'street', 0, 100],
    [
      'in the street of its neighborhood',
      'RUA A, N. 10',
      { neighborhood: 'VL NOVA' },
      'building',
      -2_000,
      40,
    ],
    ['in the other one', 'RUA A, N. 10', { neighborhood: 'JD AMERICA' }, 'building', 2_000, 40],
    ['at its postal code', 'RUA NOVA, N. 5', { postalCode: '13660080' }, 'cep', 0, 100],
    ['at its neighborhood', 'RUA NOVA, N. 5', { neighborhood: 'JARDIM AMERICA' }, 'neighborhood', 2_000, 150],
    ['at its lote', 'RUA 18, N. SN, QD 12 LT 4', { neighborhood: 'ST SUL' }, 'building', 3_010, 0],
    [
      'at its lote, without the street',
      'QUADRA 12, N. SN, LT 4',
      { neighborhood: 'SETOR SUL' },
      'building',
      3_010,
      0,
    ],
    ['in its quadra', 'QUADRA 12, N. SN, LT 40', { neighborhood: 'SETOR SUL' }, 'near', 3_010, 0],
    [
      'at the lote of its conjunto',
      'QUADRA 13, CJ A LT 3',
      { neighborhood: 'SETOR SUL' },
      'building',
      4_000,
      0,
    ],
  ])('%s: %s', (_, address, around, precision, north, east) => {
    const match = find(index, address, around)
    expect(match?.precision).toBe(precision)
    expect(metersTo(match, north, east)).toBeLessThanOrEqual(match?.radius ?? 0)
  })

  it.each<[string, string, { neighborhood?: string; postalCode?: string }]>([
    ['a street that is not there', 'RUA NOVA, N. 5', {}],
    ['a letter without its neighborhood', 'RUA A, N. 10', {}],
    ['a letter in a neighborhood that has none', 'RUA B, N. 10', { neighborhood: 'SETOR OESTE' }],
    ['a number for another', 'RUA 71, N. 5', {}],
    ['a part of a name without its neighborhood', 'AV BEBERIBE, N. 21', {}],
    ['another kind of street by sound', 'TRAVESSA MANOEL GOMES, N. 21', {}],
    ['a way without a name', 'RUA PROJETADA, N. 21', {}],
    ['a quadra of an unknown neighborhood', 'QUADRA 12, LT 4', {}],
    ['the postal code of a whole town', 'RUA NOVA', { postalCode: '13660000' }],
    ['nothing at all', '', {}],
  ])('nowhere: %s', (_, address, around) => {
    expect(find(index, address, around)).toBeNull()
  })

  it('beside houses of the other side with a larger radius', () => {
    const even = find(index, 'RUA DAS FLORES, N. 144')
    const odd = find(index, 'RUA DAS FLORES, N. 143')
    expect([even?.radius, odd?.radius]).toEqual([35, 46])
  })

  it('not at the street of a name far from the neighborhood that the address names', () => {
    expect(find(index, 'RUA DAS FLORES, N. 120', { neighborhood: 'SETOR SUL' })?.precision).toBe(
      'neighborhood',
    )
  })

  it('where several lines have the name, only by what says which one', () => {
    const twice = makeBookIndex([
      ...flores,
      ...makeStreet({ street: 'RUA DAS FLORES', from: 2, to: 60, north: 3_000, locality: 'VILA NOVA' }),
    ])
    expect(find(twice, 'RUA DAS FLORES, N. 20')).toBeNull()
    expect(find(twice, 'RUA DAS FLORES, N. 20', { neighborhood: 'VILA NOVA' })?.precision).toBe('building')
    expect(find(twice, 'RUA DAS FLORES, N. 120', { postalCode: '13660080' })?.precision).toBe('building')
  })

  it('beside, where the census estimated its place', () => {
    const estimated = makeBookIndex([
      ...flores,
      { street: 'RUA DAS FLORES', number: 160, east: 300, estimated: true },
    ])
    expect(find(estimated, 'RUA DAS FLORES, N. 160')).toMatchObject({ precision: 'near', radius: 60 })
  })
})

describe('never more exact than true', () => {
  const houses = fc.array(
    fc.record({
      street: fc.constantFrom('RUA DAS FLORES', 'RUA A', 'RUA 17', 'AVENIDA BRASIL', 'TRAVESSA BRASIL'),
      number: fc.integer({ min: 0, max: 60 }),
      north: fc.integer({ min: -4_000, max: 4_000 }),
      east: fc.integer({ min: -4_000, max: 4_000 }),
      locality: fc.constantFrom('', 'CENTRO', 'VILA NOVA'),
      postalCode: fc.constantFrom(0, 13_660_000, 13_660_080, 13_660_090),
      block: fc.constantFrom('', '1', '2'),
      lot: fc.constantFrom('', '1', '2'),
    }),
    { maxLength: 60 },
  )
  const asked = fc.record({
    address: fc.constantFrom(
      'RUA DAS FLORES, N. 10',
      'RUA A, N. 10',
      'RUA 17, N. SN, QD 1 LT 2',
      'AV BRASIL, N. 31',
      'QUADRA 2',
    ),
    neighborhood: fc.constantFrom('', 'CENTRO', 'VILA NOVA', 'OUTRO'),
    postalCode: fc.constantFrom(null, '13660080', '13660090'),
  })

  it('a building has a house of its number or lote within its radius, what is near has neighbors, all have a whole radius', () => {
    fc.assert(
      fc.property(houses, asked, (addresses, question) => {
        const match = matchAddress(makeBookIndex(addresses), readAddressQuestion(question))
        if (match === null) return
        const { number, block, lot } = readAddressQuestion(question)
        const around = addresses.filter(
          ({ north, east }) => metersTo(match, north, east) <= match.radius + 20,
        )
        expect(Number.isInteger(match.radius) && match.radius >= 25).toBe(true)
        if (match.precision === 'building')
          expect(
            around.some(each => each.number === number || (each.block === block && each.lot === lot)),
          ).toBe(true)
        if (match.precision === 'near') expect(match.radius).toBeLessThanOrEqual(400)
        if (match.precision === 'cep')
          expect(addresses.some(each => String(each.postalCode) === question.postalCode)).toBe(true)
        if (match.precision === 'neighborhood')
          expect(addresses.some(each => each.locality === question.neighborhood)).toBe(true)
      }),
    )
  })

  it('the same addresses in another order give the same place', () => {
    fc.assert(
      fc.property(houses, asked, (addresses, question) => {
        const read = readAddressQuestion(question)
        expect(matchAddress(makeBookIndex(addresses.toReversed()), read)).toEqual(
          matchAddress(makeBookIndex(addresses), read),
        )
      }),
    )
  })
})
