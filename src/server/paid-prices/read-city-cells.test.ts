import { describe, expect, it } from 'vitest'
import { toDate } from '#domain/calendar-date.ts'
import { beloHorizonte } from './cities/belo-horizonte.ts'
import { portoAlegre } from './cities/porto-alegre.ts'
import { recife } from './cities/recife.ts'
import { saoPaulo } from './cities/sao-paulo.ts'
import type { PaidCells } from './cities/paid-city.ts'
import { findColumns, isOfCity, readCells, readCityDay, readCityNumber } from './read-city-cells.ts'

it.each([
  ['1068562,63', 1068562.63],
  ['1.068.562,63', 1068562.63],
  ['500000.00', 500000],
  ['126.375', 126.375],
  ['1.2318299E7', 12318299],
  ['270000', 270000],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1e999', null],
  ['R$ 5', null],
  ['1'.repeat(30), null],
])('the number %j is %j', (text, number) => {
  expect(readCityNumber(text)).toBe(number)
})

it.each([
  ['2023-12-21', '2023-12-21'],
  ['2025/06/17 00:00:00', '2025-06-17'],
  ['2024-12-20 00:00:00', '2024-12-20'],
  ['01/06/2026', '2026-06-01'],
  ['31/12/2024 10:30', '2024-12-31'],
  ['45646', '2024-12-20'],
  ['45646.5', '2024-12-20'],
  ['1900-01-01', null],
  ['2023-02-30', null],
  ['12345', null],
  ['', null],
  ['ontem', null],
])('the day %j is %j', (text, day) => {
  const found = readCityDay(text)
  expect(found === null ? null : toDate(found)).toBe(day)
})

it.each([
  [
    'data_estimativa;data_pagamento;base_de_calculo;perc_transmitido;finalidade_construcao;logradouro;n_endereco;n_unidade;complemento_endereco;bairro;cep;area_total_terreno;area_constr_total;area_constr_privativa',
    [],
  ],
  ['DATA_PAGAMENTO;VALOR;USO;LOGRADOURO;NUMERO;UNIDADE;CEP;AREA_PRIV', []],
  ['DATA_PAGAMENTO;VALOR;USO;LOGRADOURO;NUMERO;UNIDADE;CEP', ['area']],
])('the header %s lacks %j', (header, missing) => {
  expect(findColumns(portoAlegre, header.split(';')).missing).toEqual(missing)
})

describe('the city of a row', () => {
  const cells = (changes: Partial<PaidCells>) => ({ postalCode: '', city: '', ...changes }) as PaidCells

  it.each([
    [portoAlegre, { postalCode: '90843115' }, true],
    [portoAlegre, { postalCode: '30770100' }, false],
    [portoAlegre, { postalCode: '0' }, null],
    [portoAlegre, {}, null],
    [saoPaulo, { postalCode: '5704150.0' }, true],
    [saoPaulo, { postalCode: '05704-150' }, true],
    [saoPaulo, { postalCode: '6700000.0' }, false],
    [recife, { city: 'RECIFE' }, true],
    [recife, { city: 'Olinda' }, false],
  ])('%#', (city, changes, isOwn) => {
    expect(isOfCity(city, cells(changes))).toBe(isOwn)
  })
})

it.each([
  [
    'AVE AUGUSTO DE LIMA 134 - APT 1201 - CENTRO - 30190-001 - BELO HORIZONTE - MG',
    ['AVE AUGUSTO DE LIMA', '134', 'APT 1201', 'CENTRO', '30190-001', 'BELO HORIZONTE'],
  ],
  [
    'RUA CATETE 370 - BARROCA - 30431-089 - BELO HORIZONTE - MG',
    ['RUA CATETE', '370', '', 'BARROCA', '30431-089', 'BELO HORIZONTE'],
  ],
  [
    'RUA DA BAHIA 10 - BLOCO 2 - APT 3 - LOURDES - 30160-010 - BELO HORIZONTE - MG',
    ['RUA DA BAHIA', '10', 'BLOCO 2 - APT 3', 'LOURDES', '30160-010', 'BELO HORIZONTE'],
  ],
  ['SEM ENDERECO', ['', '', '', '', '', '']],
])("Belo Horizonte's address %j", (address, parts) => {
  const { street, number, complement, neighborhood, postalCode, city } = readCells(
    beloHorizonte,
    [address],
    new Map([['address', 0]]),
  )
  expect([street, number, complement, neighborhood, postalCode, city]).toEqual(parts)
})
