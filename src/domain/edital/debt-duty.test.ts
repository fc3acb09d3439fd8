import { describe, expect, it } from 'vitest'
import type { Modality } from '../property/listing.ts'
import { computeBuyerDebt, type DebtDuty, estimateWorstDebt, findDebtDuties } from './debt-duty.ts'

const day = '2026-11-30'
const base = {
  page: null,
  modality: 'venda-online',
  evaluation: 150_000_00,
  day,
  isBuyerFormerOwner: false,
} as const
const pageOf = (condominium: string | null, taxes: string | null, isCut = false) => ({
  condominium,
  taxes,
  condominiumCut: isCut,
  taxesCut: isCut,
})

const payers = (debtCase: Parameters<typeof findDebtDuties>[0]) => {
  const { condominium, taxes } = findDebtDuties(debtCase)
  return [condominium, taxes].map(({ payer, limit, basis }) => [payer, limit, basis])
}

describe('who pays debts', () => {
  it.each<[Modality | null, unknown[]]>([
    [
      'venda-online',
      [
        ['excess', 15_000_00, 'usual'],
        ['whole', 15_000_00, 'usual'],
      ],
    ],
    [
      'venda-direta',
      [
        ['excess', 15_000_00, 'usual'],
        ['whole', 15_000_00, 'usual'],
      ],
    ],
    [
      'licitacao',
      [
        ['excess', 15_000_00, 'usual'],
        ['whole', 15_000_00, 'usual'],
      ],
    ],
    [
      'leilao',
      [
        ['buyer', null, 'usual'],
        ['buyer', null, 'usual'],
      ],
    ],
    [
      null,
      [
        ['unknown', null, 'none'],
        ['unknown', null, 'none'],
      ],
    ],
  ])('follows from the kind of sale where the page is silent: %s', (modality, expected) => {
    expect(payers({ ...base, modality })).toEqual(expected)
  })

  it.each([
    ['2025-06-15', 'unknown', 'buyer'],
    ['2026-03-10', 'excess', 'buyer'],
    ['2026-08-01', 'excess', 'whole'],
  ])('follows from the day: %s', (on, condominium, taxes) => {
    const duties = findDebtDuties({ ...base, day: on })
    expect([duties.condominium.payer, duties.taxes.payer]).toEqual([condominium, taxes])
  })

  it("is the page's own sentence first, each debt by its own", () => {
    const page = pageOf('A CAIXA pagará integralmente.', null)
    expect(payers({ ...base, modality: 'leilao', page })).toEqual([
      ['bank', 0, 'page'],
      ['buyer', null, 'usual'],
    ])
    const limited = pageOf('Sob responsabilidade do comprador, até 5% do valor de avaliação do imóvel.', null)
    expect(payers({ ...base, page: limited })[0]).toEqual(['excess', 7_500_00, 'page'])
  })

  it.each([
    ['is cut', pageOf('A CAIXA pagará integralmente.', null, true)],
    ['says more than is understood', pageOf('A CAIXA pagará até a data da venda.', null)],
  ])('is not the page where its sentence %s', (_, page) => {
    expect(payers({ ...base, page })[0]).toEqual(['excess', 15_000_00, 'usual'])
  })

  it('is the buyer alone where the buyer owed the loan, whatever the page says', () => {
    const page = pageOf('A CAIXA pagará integralmente.', 'A CAIXA pagará integralmente.')
    expect(payers({ ...base, page, isBuyerFormerOwner: true })).toEqual([
      ['buyer', null, 'usual'],
      ['buyer', null, 'usual'],
    ])
  })

  it('has no limit in reais without an appraisal', () => {
    expect(payers({ ...base, evaluation: null })[0]).toEqual(['excess', null, 'usual'])
  })
})

describe("the buyer's part of a debt", () => {
  const duty = (payer: DebtDuty['payer'], limit: number | null): DebtDuty => ({
    payer,
    limit,
    basis: 'usual',
  })
  it.each<[DebtDuty['payer'], number | null, number, number]>([
    ['bank', 0, 500, 0],
    ['buyer', null, 500, 500],
    ['unknown', null, 500, 500],
    ['excess', 300, 300, 300],
    ['excess', 300, 500, 300],
    ['whole', 300, 299, 299],
    ['whole', 300, 300, 300],
    ['whole', 300, 301, 0],
  ])('of %s up to %s: of %i it is %i', (payer, limit, debt, part) => {
    expect(computeBuyerDebt(duty(payer, limit), debt)).toBe(part)
  })

  it.each<[DebtDuty['payer'], number | null, number, boolean]>([
    ['bank', 0, 0, true],
    ['excess', 300, 300, true],
    ['whole', 300, 300, true],
    ['buyer', null, 1_200, false],
    ['unknown', null, 1_200, false],
  ])('is at worst the limit, else twelve months: %s', (payer, limit, amount, isLimited) => {
    expect(estimateWorstDebt(duty(payer, limit), 100, day)).toEqual({ amount, isLimited })
  })
})
