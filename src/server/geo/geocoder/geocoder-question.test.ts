import { describe, expect, it } from 'vitest'
import { buildGeocoderQuestion } from './geocoder-question.ts'

const ask = (address: string, postalCode: string | null = null) =>
  buildGeocoderQuestion({ address, neighborhood: 'CENTRO', city: 'CAMPINAS', uf: 'SP', postalCode })

describe('the geocoder question of an address', () => {
  it.each<[string, string | null, string | null]>([
    ['RUA DAS FLORES, N. 100, Apto 12', 'Rua DAS FLORES', '100'],
    ['R PAULO FREIRE, N. 60, Apto 201, PAV SUPERIOR LT22 QD 76', 'Rua PAULO FREIRE', '60'],
    ['AV DOS BURITIS, N. SN, LT 08 QD 16', 'Avenida DOS BURITIS', null],
    ['RUA 17, N. S/N, QD.20 LT.23', 'Rua 17', null],
    ['AVENIDA BRASIL, N. 48.677, Apto 402', 'Avenida BRASIL', '48677'],
    ['Avenida Osmani Barbosa - até 1715 - lado ímpar', 'Avenida Osmani Barbosa', null],
    ['RUA 5, N. 145-A,  QD D-2', 'Rua 5', '145A'],
    ['RUA A, N. 02, QD F AREA 01', 'Rua A', '2'],
    ['AVENIDA BRASIL, N. 48677, Apto 306, BL 01', 'Avenida BRASIL', '48677'],
    ['RUA BRAS CUBAS N 435 412 03, N. 435, Apto 412, BLOCO 03', 'Rua BRAS CUBAS', '435'],
    ['PRACA 14 BIS, N. 0', 'Praça 14 BIS', null],
    ['EST. DO CAMPINHO, N. 885', 'Estrada DO CAMPINHO', '885'],
  ])('of %s has the street %s and the number %s', (address, street, number) => {
    expect(ask(address)).toMatchObject({ street, number })
  })

  it.each(['QUADRA 5, N. SN, Apto 102, LT 28', 'GLEBA D, N. 12', 'RUA, N. 5', ''])(
    'of %j is null without a street',
    address => {
      expect(ask(address)).toBeNull()
    },
  )

  it('without a street uses the postal code', () => {
    expect(ask('QUADRA 5, N. 12', '71881778')).toMatchObject({
      street: null,
      number: null,
      postalCode: '71881778',
    })
    expect(ask('QUADRA 5, N. 12', '7188')).toBeNull()
  })

  it.each([
    ['RUA A, N. 480, CS C11 QD C', true],
    ['RUA 10, N. SN, LT 16-B QD 11', true],
    ['RUA DAS FLORES, N. 100', false],
  ])('of %s counts only in its neighborhood: %s', (address, only) => {
    expect(ask(address)).toMatchObject({ onlyInNeighborhood: only, neighborhood: 'CENTRO' })
  })

  it('of a street named by a letter is null where no neighborhood is known', () => {
    const given = {
      address: 'RUA A, N. 480',
      neighborhood: ' ',
      city: 'CAMPINAS',
      uf: 'SP',
      postalCode: null,
    } as const
    expect(buildGeocoderQuestion(given)).toBeNull()
  })

  it('never asks for the postal code of a whole town', () => {
    expect(ask('QUADRA 01-B,N. SN APTO. 301', '72000000')).toBeNull()
    expect(ask('RUA DAS FLORES, N. 100', '86730000')).toMatchObject({ postalCode: null, number: '100' })
  })
})
