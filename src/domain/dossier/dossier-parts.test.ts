import { describe, expect, it } from 'vitest'
import { dossierListing, dossierTitleRecord, dossierToday } from '#test/support/dossier/dossier-case.ts'
import { explainTitleRecord } from '../title-records/explain-title-record.ts'
import { namesBurden } from './burden-words.ts'
import { findAuctionDays } from './compare-dates.ts'
import { createClaimWriter, readClauseNumber } from './dossier-claims.ts'
import { groupQuestions } from './dossier-questions.ts'
import { describeReading } from './build-dossier.ts'
import { isSameStreet, readStreetKey } from './compare-address.ts'
import { readRegistrationNumber } from './title-record-fit.ts'

describe('a registration number', () => {
  it.each([
    ['12.345', '12345'],
    ['012345', '12345'],
    ['nº 12.345-A', '12345'],
    ['026.542.2.0012345-12', '12345'],
    ['026542.2.0012345-12', '12345'],
    ['não consta', null],
    ['0', null],
  ])('%s is %s', (text, number) => expect(readRegistrationNumber(text)).toBe(number))
})

describe('the number of a clause', () => {
  it.each([
    ['5.1 As despesas são do comprador.', 'cláusula 5.1'],
    ['5.1.2. As despesas', 'cláusula 5.1.2'],
    ['12) O imóvel', 'cláusula 12'],
    ['Cláusula 7.3 – O prazo', 'cláusula 7.3'],
    ['10% do lance ficam com a Caixa.', null],
    ['2 dias úteis é o prazo.', null],
    ['O imóvel encontra-se desocupado.', null],
  ])('%s: %s', (excerpt, number) => expect(readClauseNumber(excerpt)).toBe(number))
})

describe('an address', () => {
  it.each([
    ['RUA DAS ACÁCIAS, N. 120, APTO 3', { street: ['acacias'], number: '120', lot: null }],
    ['R DAS ACACIAS Nº 0120', { street: ['acacias'], number: '120', lot: null }],
    ['Av. Dr. José Neves, 45, Centro', { street: ['doutor', 'jose', 'neves'], number: '45', lot: null }],
    ['RUA 7, QD. 12, LT. 05, N. S/N', { street: ['7'], number: null, lot: 'q12 l05' }],
    ['quadra 7, lote 12', { street: [], number: null, lot: 'q7 l12' }],
    ['RUA XV DE NOVEMBRO 300', { street: ['xv', 'novembro'], number: '300', lot: null }],
  ])('%s is read by its parts', (address, parts) => expect(readStreetKey(address)).toMatchObject(parts))

  it.each([
    [['acacias'], ['acacias', 'sul'], true],
    [['acassias'], ['acacias'], false],
    [['accacias'], ['acacias'], true],
    [['15'], ['25'], false],
    [[], ['acacias'], false],
  ])('street %j is the street %j: %s', (a, b, same) => expect(isSameStreet(a, b)).toBe(same))
})

describe('the days of the auctions', () => {
  it.each([
    ['1º Leilão: 10/12/2026 às 10h. 2º Leilão: 17/12/2026.', '2026-12-10', '2026-12-17'],
    ['O primeiro leilão será no dia 5 de março de 2027.', '2027-03-05', null],
    ['O segundo público leilão, em 1º de abril de 2027.', null, '2027-04-01'],
    ['O leilão terá prazo de 10/12 dias.', null, null],
  ])('%s', (sentence, first, second) => expect(findAuctionDays(sentence)).toEqual({ first, second }))
})

describe('a sentence about a burden', () => {
  it.each([
    ['consta penhora averbada na matricula', true],
    ['nao consta penhora', false],
    ['imovel livre de hipoteca e penhora', false],
    ['clausula de impenhorabilidade', false],
    ['compete ao comprador verificar a existencia de penhora', false],
    ['eventual penhora sera baixada', false],
  ])('%s names a penhora: %s', (sentence, names) => expect(namesBurden(sentence, 'attachment')).toBe(names))
})

it('what the reader warns of the certificate’s day stands in its own row alone', () => {
  const warn = (day: string) =>
    explainTitleRecord(
      `MATRÍCULA Nº 5.000\nR-1/5.000 - Em 10 de maio de 2001. COMPRA E VENDA.\nCERTIFICO que a presente é cópia fiel. ${day}.`,
      {
        today: dossierToday,
      },
    ).warnings
  for (const day of ['Em 10 de maio de 2020', 'Em 10 de maio de 2027']) {
    const warnings = warn(day)
    expect(warnings).toHaveLength(1)
    const titleRecord = { reading: dossierTitleRecord({ warnings }), readAt: dossierToday }
    const sources = {
      listing: dossierListing(),
      edital: null,
      titleRecord,
      isDemonstration: false,
      today: dossierToday,
    }
    expect(describeReading(sources, createClaimWriter(sources))).toEqual([])
  }
})

it('questions stand by whom they are for, each once', () => {
  const question = { to: 'bank', subject: 'dates', text: 'Quando?' } as const
  expect(groupQuestions([question, { ...question, to: 'registry' }, question])).toEqual([
    { to: 'registry', questions: [{ ...question, to: 'registry' }] },
    { to: 'bank', questions: [question] },
  ])
})
