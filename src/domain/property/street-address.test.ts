import { describe, expect, it } from 'vitest'
import {
  isStreetOfNeighborhood,
  readHouseNumber,
  readStreetAddress,
  readStreetUnit,
  splitAddress,
} from './street-address.ts'

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

describe('a house number', () => {
  it.each([
    ['48.677, Apto 402', '48677'],
    ['3.771', '3771'],
    ['0210', '210'],
    ['145-A,  QD D-2', '145A'],
    ['202A', '202A'],
    ['1-57, QT 01', '1-57'],
    ['383/413', '383'],
    ['721/ 723', '721'],
    ['48.67', '48'],
    ['SN', null],
    ['S/N', null],
    ['S/Nº', null],
    ['.SN', null],
    ['NS', null],
    ['0', null],
    ['00', null],
    ['.', null],
    ['-', null],
    ['', null],
    ['CS 71', null],
    ['KM 6', null],
    ['KM15', null],
    ['LT 05', null],
    ['A13', null],
    ['1234567', null],
  ])('of "%s" is %s', (text, number) => {
    expect(readHouseNumber(text)).toBe(number)
  })

  it('distinguishes numbers that begin alike', () => {
    const address = (number: string) => readStreetAddress(`AVENIDA BRASIL, N. ${number}, Apto 402`)
    expect(address('48.677')).toBe(address('48677'))
    expect(address('48.677')).not.toBe(address('48'))
    expect(address('1-57')).not.toBe(address('1-129'))
    expect(address('145-A')).toBe(address('145A'))
    expect(address('145-A')).not.toBe(address('145'))
  })

  it('is not taken from what follows a mark without one', () => {
    expect(readStreetAddress('RUA DAS ACACIAS, N. SN, 304')).toBeNull()
    expect(readStreetAddress('RUA DAS ACACIAS, N. KM 6, 12')).toBeNull()
  })

  it('follows a mark written twice', () => {
    expect(readStreetAddress('RUA PROJETADA III, N. Nº 512,')).toBe('rua projetada iii 512')
    expect(readStreetAddress('RUA BRAS CUBAS N 435 412 03, N. 435, Apto 412')).toBe('rua bras cubas 435')
  })
})

it.each([
  ['Avenida Osmani Barbosa - até 1715 - lado ímpar', 'Avenida Osmani Barbosa', null],
  ['Rua das Flores - de 501/502 a 999/1000, 720', 'Rua das Flores', '720'],
  ['Rua das Flores - de 1717 ao fim - lado par, N. 1800', 'Rua das Flores', '1800'],
  ['Rua das Flores - a partir de 500, N. 600', 'Rua das Flores', '600'],
  ['Av. Professor Oscar Pereira - lado ímpar, (em frente ao nº 9999)', 'Av. Professor Oscar Pereira', null],
  ['RUA 7 DE SETEMBRO, N. 10', 'RUA 7 DE SETEMBRO', '10'],
  ['RUA N SRA APARECIDA, N. 5', 'RUA N SRA APARECIDA', '5'],
  ['ESTRADA DO AEROPORTO, N. S/N, AO LADO DO ALPHA PARK', 'ESTRADA DO AEROPORTO', null],
])('"%s" is in the street "%s" at %s', (address, street, number) => {
  expect(splitAddress(address)).toMatchObject({ street, number })
})

it.each(['A', '10', '01-B', 'B1', 'A 3', 'XV', 'DOIS', 'PROJETADA', 'PROJETADA B', 'SEM DENOMINACAO', '10ª'])(
  'a street named %s says where it is only with its neighborhood',
  name => {
    expect(isStreetOfNeighborhood(name)).toBe(true)
  },
)
it.each(['DAS FLORES', '7 DE SETEMBRO', 'XV DE NOVEMBRO', '14 BIS', 'BRASIL', 'DA PAZ', 'PROJETISTA'])(
  'a street named %s says it alone',
  name => {
    expect(isStreetOfNeighborhood(name)).toBe(false)
  },
)
