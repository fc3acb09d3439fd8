import { describe, expect, it } from 'vitest'
import {
  createBuildingKey,
  findMatchingStreet,
  isContainedStreet,
  readAddressBuilding,
  readBuildingNumber,
  readStreetKey,
} from './building-key.ts'

it.each([
  ['AV ENG ABDIAS DE CARVALHO', 'ENGENHEIRO ABDIAS CARVALHO'],
  ['avenida norte miguel arraes de alencar', 'NORTE MIGUEL ARRAES ALENCAR'],
  ['Rua dos Maias', 'MAIAS'],
  ['R STA ISABEL', 'SANTA ISABEL'],
  ['AVE JOSE LOPES MURADAS', 'JOSE LOPES MURADAS'],
  ['2ª TRAVESSA DO SOL', 'SOL'],
  ['RUA 24', '24'],
  ['RUA VINTE E QUATRO', '24'],
  ['RUA SETE MIL E OITO (7008)', '7008'],
  ['DIRETRIZ SETE MIL E OITO LOT RES RESTINGA', '7008'],
  ['RUA SETE DE SETEMBRO', '7 SETEMBRO'],
  ['Rua 07 de Setembro', '7 SETEMBRO'],
  ['RUA DOIS TRES', '2 3'],
  ['RUA CENTO E VINTE', '120'],
  ['RUA DEZ', '10'],
  ['RUA VINTE E UM', '21'],
  ['RUA VINTE TRINTA', '20 30'],
  ['RUA DEZ DOIS', '10 2'],
  ['RUA DOZE MIL', '12000'],
  ['RUA CENTO E UM MIL E DOIS', '101002'],
  ['RUA 3A B12', '3A B12'],
  ['RUA UM DOIS MIL', '1 2000'],
  ['AV PRIMEIRO DE MAIO', '1 MAIO'],
  ['RUA MIL', '1000'],
  ['R REV. OLAVO NUNES', 'REVERENDO OLAVO NUNES'],
  ['RUA PROFa AMY', 'PROFESSOR AMY'],
  ['LOT', 'LOT'],
  ['R DO E', 'E'],
  ["RUA D'AVILA", 'AVILA'],
  ['', ''],
  ['---', ''],
])('the street %j has the key %j', (text, key) => {
  expect(readStreetKey(text)).toBe(key)
})

it('a street of any length has a key of at most 80 characters', () => {
  expect(readStreetKey(`Rua ${'x'.repeat(10_000)}`)).toHaveLength(80)
})

it.each([
  ['145-A', '145'],
  ['48.677', '48677'],
  ['0012', '12'],
  ['KM 6', ''],
  ['1000000', ''],
  ['', ''],
])('the number %j is %j', (text, number) => {
  expect(readBuildingNumber(text)).toBe(number)
})

describe('a building', () => {
  const place = { street: 'RUA A', number: '10', neighborhood: '' }

  it('needs its neighborhood where the street is named by a letter or number', () => {
    expect(createBuildingKey(place)).toBeNull()
    expect(createBuildingKey({ ...place, neighborhood: 'Jardim São Paulo' })).toEqual({
      street: 'A / JARDIM SAO PAULO',
      number: '10',
    })
  })

  it('needs a street and a number', () => {
    expect(createBuildingKey({ ...place, street: 'Rua das Flores', number: 'SN' })).toBeNull()
    expect(createBuildingKey({ ...place, street: '' })).toBeNull()
  })

  it.each([
    ['RUA QUEIRA DEUS, N. 178, Apto 304, BL 14', { street: 'QUEIRA DEUS', number: '178' }, 'Apto 304, BL 14'],
    [
      'AVENIDA DA RECUPERACAO, N. 6171, Apto 201, BL 04, LT 17-B',
      { street: 'RECUPERACAO', number: '6171' },
      'Apto 201, BL 04, LT 17-B',
    ],
  ])('is read from the address %j', (address, building, complement) => {
    expect(readAddressBuilding(address, '')).toEqual({ building, complement })
  })

  it.each(['RUA DOZE, N. SN, Apto 303', 'QUADRA 3 LOTE 4', ''])('is none in the address %j', address => {
    expect(readAddressBuilding(address, 'Centro')).toBeNull()
  })
})

describe('a street under another name', () => {
  it.each([
    ['FRANCISCO BITENCOURT', 'FRANCISCO SILVEIRA BITENCOURT', true],
    ['FRANCISCO SILVEIRA BITENCOURT', 'FRANCISCO BITENCOURT', true],
    ['SILVA', 'MARIA SILVA', false],
    ['SILVA', 'SILVA JARDIM', false],
    ['BEBERIBE', 'BEBERIBE SANTA CRUZ FUTEBOL CLUBE', true],
    ['BEBERIBE', 'JOSE BEBERIBE', false],
    ['A / CENTRO', 'A / CENTRO NOVO', false],
    ['A / CENTRO NOVO', 'CENTRO NOVO', false],
    ['JOSE ALVES', 'JOSE ALVES', true],
    ['JOSE MARIA', 'JOSE MARIO SILVA', false],
  ])('%j and %j: %j', (a, b, same) => {
    expect(isContainedStreet(a, b)).toBe(same)
  })

  it('is found where only one fits, and the same name wins', () => {
    const streets = ['JOSE SILVA', 'JOSE MARIA SILVA', 'ANTONIO JOSE LIMA']
    expect(findMatchingStreet('JOSE SILVA', streets)).toBe('JOSE SILVA')
    expect(findMatchingStreet('ANTONIO LIMA', streets)).toBe('ANTONIO JOSE LIMA')
    expect(findMatchingStreet('JOSE DANTAS', streets)).toBeNull()
    expect(findMatchingStreet('JOSE SILVA', ['JOSE MARIA SILVA', 'JOSE PEDRO SILVA'])).toBeNull()
  })
})
