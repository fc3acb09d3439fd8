import { describe, expect, it } from 'vitest'
import { readStreetAddress, readStreetUnit } from './street-address.ts'

describe('the street and number of an address', () => {
  it.each([
    'RUA DAS ACACIAS,N. 210 APTO. 304 BL 02',
    'RUA DAS ACÁCIAS, N. 210, Apto 12',
    'Rua das Acácias, 210',
    'RUA DAS ACACIAS Nº 210 CASA 3',
    'RUA DAS ACACIAS, N. 0210',
  ])('are the same in %s', address => {
    expect(readStreetAddress(address)).toBe('rua das acacias 210')
  })

  it('keep a number that belongs to the name of the street', () => {
    expect(readStreetAddress('RUA 15, N. 20')).toBe('rua 15 20')
    expect(readStreetAddress('AVENIDA 7 DE SETEMBRO, 99 SALA 4')).toBe('avenida 7 de setembro 99')
  })

  it.each([
    '',
    'RUA DAS ACACIAS',
    'RUA DAS ACACIAS, N. SN LT 35',
    'RUA DAS ACACIAS, N. 0',
    'QUADRA 3 LOTE 5',
  ])('are not known from "%s"', address => {
    expect(readStreetAddress(address)).toBeNull()
  })
})

it.each([
  ['RUA DAS ACACIAS,N. 210 APTO. 304 BL 02', 'APTO. 304 BL 02'],
  ['RUA DAS ACÁCIAS, N. 210, Apto 12', 'Apto 12'],
  ['RUA DAS ACACIAS, 210', ''],
  ['RUA DAS ACACIAS', ''],
])('the unit in "%s" is "%s"', (address, unit) => {
  expect(readStreetUnit(address)).toBe(unit)
})
