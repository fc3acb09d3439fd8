import { describe, expect, it } from 'vitest'
import { readAddressQuestion } from './read-address.ts'

/**
 * Addresses of the bank's lists of Goiás and the Federal District (2026-01-08), read by hand before the code was: streets, the likeliest
 * first, number, quadra with conjunto, lote.
 */
const cases: [
  address: string,
  streets: string[],
  number: number | null,
  block: string | null,
  lot: string | null,
][] = [
  ['QUADRA 54, N. SN, CS 01 LT 39', ['54'], null, '54', '39'],
  ['RUA JOVELINO LOURENÇO SIPRIANO, N. SN, LT 39 QD 41', ['jovelino lourenco sipriano'], null, '41', '39'],
  ['QUADRA 4, Apto 103, LT 16-B', ['4'], null, '4', '16B'],
  ['QUADRA 72, N. S/N, Apto 101, LT 02, RUA 18', ['72', '18'], null, '72', '2'],
  ['QUADRA 72, N. SN, Apto 202, LOTE 03, RUA 18', ['72', '18'], null, '72', '3'],
  ['QUADRA 4, N. SN, Apto 06, LT 16B', ['4'], null, '4', '16B'],
  ['QUADRA 4, N. SN, Apto 302, Lote 16-B', ['4'], null, '4', '16B'],
  ['QUADRA 72, N. SN, Apto 102, LOTE 05 TERREO', ['72'], null, '72', '5'],
  ['QUADRA 8, N. 33A, CS E, LT08', ['8'], 33, '8', '8'],
  ['RUA TREZE, N. SN, Apto 101, TERREO LOTE 04 QUADRA 43', ['13'], null, '43', '4'],
  ['AVENIDA 3, N. SN, Apto 201, QD D03, CONJ A, LT 1A38', ['3'], null, 'D3|A', '1A38'],
  ['QUADRA 44, N. SN, Apto 202, LT 03', ['44'], null, '44', '3'],
  ['QUADRA 4, N. SN, Apto 102, 1PAV LT16B', ['4'], null, '4', '16B'],
  ['QUADRA B 33, N. SN, Apto 203, BL D, LT 12A, AVENIDA 5', ['b33', '5'], null, 'B33', '12A'],
  ['QUADRA 44, N. SN, Apto 102, LT 03 - RUA 01', ['44', '1'], null, '44', '3'],
  ['RUA 41, N. SN, Apto 101, BL C VAGA DE GARAGEM 09', ['41'], null, null, null],
  ['QUADRA 8, N. SN, Apto 15, 1 PAVIMENTO', ['8'], null, '8', null],
  ['QUADRA 4, N. SN, Apto 302, 2 PAVIMENTO LT 03', ['4'], null, '4', '3'],
  ['VIA DE ACESSO, N. 0, Apto 102, LT 01 QD 40', ['acesso'], null, '40', '1'],
  ['RUA BAURU, N. SN, Apto 101, LT 13  QD 30', ['bauru'], null, '30', '13'],
  ['RUA 14, N. SN, Apto 201, LT 26 QD A7', ['14'], null, 'A7', '26'],
  [
    'RUA RIO VERDE, N. SN, Apto 201, LOTE 23C QUADRA 93 CONJUNTO B SETOR 11',
    ['rio verde'],
    null,
    '93|B',
    '23C',
  ],
  ['RUA 35, N. SN, LT 01A12 QD 76 CONJ B SETOR 12', ['35'], null, '76|B', '1A12'],
  ['QUADRA 24, N. SN, Apto 101, LT 39', ['24'], null, '24', '39'],
  ['QUADRA 105, N. SN, LT 26 RUA 34', ['105', '34'], null, '105', '26'],
  ['RUA 35, N. SN, LT 14  QD 105', ['35'], null, '105', '14'],
  ['QUADRA A 11, N. SN, Apto 105, LT 20 QD A11 RUA 19', ['a11', '19'], null, 'A11', '20'],
  ['QUADRA 46, N. SN, Apto 203, RUA 10 LT 04', ['46', '10'], null, '46', '4'],
  [
    'QUADRA 10, N. SN, Apto 104, LT 23B CJ B ST 05 RUA TIETE',
    ['10 conjunto b', '10', 'tiete'],
    null,
    '10|B',
    '23B',
  ],
  ['RUA 38, N. SN, Apto 102, BL F QD 85 SETOR 11 CONJUNTO A', ['38'], null, '85|A', null],
  ['QUADRA 35, N. SN, Apto 103, LT 12 QD 35 RUA ALOLANDIA', ['35', 'alolandia'], null, '35', '12'],
  ['RUA 38, N. SN, Apto 101, BL G LT 11 QD 85 CJ A', ['38'], null, '85|A', '11'],
  [
    'QUADRA 93, N. SN, Apto 104, RUA RIO VERDE LT 23B CJ B',
    ['93 conjunto b', '93', 'rio verde'],
    null,
    '93|B',
    '23B',
  ],
  ['QUADRA 10, N. SN, Apto 101, LT 18', ['10'], null, '10', '18'],
  ['QUADRA 103, N. SN, LT 27 RUA 32', ['103', '32'], null, '103', '27'],
  ['RUA B, N. SN, LT 24 QD 05', ['b'], null, '5', '24'],
  ['QUADRA 28, N. SN, Apto 202, LT 02 RUA MACAUBA', ['28', 'macauba'], null, '28', '2'],
  ['QUADRA 20, N. SN, Apto 201, LT 22 AV GOIAS VG 04', ['20', 'goias'], null, '20', '22'],
  ['QUADRA 15, N. SN, Apto 304, AV MINAS GERAIS LT 20', ['15', 'minas gerais'], null, '15', '20'],
  ['RUA RIO VERDE, N. SN, Apto 302, LT 15 QD 92 CJ B ST 09', ['rio verde'], null, '92|B', '15'],
  [
    'QUADRA 5, N. SN, Apto 102, LT 28 CJ A AVENIDA PERIMETRAL 02',
    ['5 conjunto a', '5', 'perimetral 2'],
    null,
    '5|A',
    '28',
  ],
  ['QUADRA 42, N. SN, Apto 101, LT 09 TERREO  RUA 07', ['42', '7'], null, '42', '9'],
  ['QNL 13, N. 14, CJ H', ['qnl 13 conjunto h', 'qnl 13'], 14, null, null],
  ['QUADRA 118, N. S/N, LT 23, CONJ 2', ['118 conjunto 2', '118'], null, '118|2', '23'],
  ['QNN-03, N. S/N, CONJUNTO P, LT 10', ['qnn 3 conjunto p', 'qnn 3'], null, null, '10'],
  ['QUADRA 501, N. SN, Apto 03, BL E1 LT 06 CJ 02', ['501 conjunto 2', '501'], null, '501|2', '6'],
  ['RUA 400, N. SN, Apto 201, BL L LT 401', ['400'], null, null, '401'],
  ['QUADRA QR 833, N. SN, LT 18, CONJ 01', ['qr 833 conjunto 1', 'qr 833'], null, 'QR833|1', '18'],
  ['TRAVESSA SABIAS, N. S/N, LT 09, PQ DOS PASSAROS', ['sabias'], null, null, '9'],
  ['ALAMEDA DOS BOUGANVILLES, N. 00, LT 34, PARQUE DOS JARDINS', ['bouganvilles'], null, null, '34'],
  ['QNP 36, N. SN, CJ K LT 01', ['qnp 36 conjunto k', 'qnp 36'], null, null, '1'],
  ['QNN 10 CONJ C, N. SN, LT 21', ['qnn 10 conjunto c'], null, null, '21'],
  ['QNO 17, N. 13, LT 13, CONJUNTO C', ['qno 17 conjunto c', 'qno 17'], 13, null, '13'],
  ['QNP-05 CONJUNTO F, N. SN, LT 34', ['qnp 5 conjunto f'], null, null, '34'],
  ['QUADRA 14, N. 0, LOTE 46', ['14'], null, '14', '46'],
  ['QUADRA 24, N. SN, LT 01', ['24'], null, '24', '1'],
  ['LT 29, N. SN, QD 804', ['804'], null, '804', '29'],
  ['QUADRA 511, N. SN, LT 10 CONJUNTO 18', ['511 conjunto 18', '511'], null, '511|18', '10'],
  ['QN 312, N. SN, Apto 706, LT 07, CJ 06', ['qn 312 conjunto 6', 'qn 312'], null, null, '7'],
  ['QR 429, N. SN, LT 07 CONJ 21', ['qr 429 conjunto 21', 'qr 429'], null, null, '7'],
  ['QN 303, N. SN, Apto 102, LT01 CJ11', ['qn 303 conjunto 11', 'qn 303'], null, null, '1'],
  ['QR 319, N. SN, LOTE 20 CONJUNTO 01', ['qr 319 conjunto 1', 'qr 319'], null, null, '20'],
]

describe('an address of Goiás or the Federal District', () => {
  it.each(cases)('%s', (address, streets, number, block, lot) => {
    const read = readAddressQuestion({ address, neighborhood: '', postalCode: null })
    expect([read.streets.map(({ name }) => name), read.number, read.block, read.lot]).toEqual([
      streets,
      number,
      block,
      lot,
    ])
  })
})

it.each([
  ['13660080', 13660080],
  ['13660000', null],
  ['1366', null],
  [null, null],
])('the postal code %s counts as %s', (postalCode, read) => {
  expect(readAddressQuestion({ address: 'RUA A, N. 1', neighborhood: '', postalCode }).postalCode).toBe(read)
})

it('the neighborhood is read without the region in brackets', () => {
  const { neighborhood } = readAddressQuestion({
    address: '',
    neighborhood: 'CEILANDIA NORTE (CEILANDIA)',
    postalCode: null,
  })
  expect(neighborhood?.whole).toBe('ceilandia norte')
})
