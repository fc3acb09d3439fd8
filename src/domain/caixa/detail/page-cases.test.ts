import { describe, expect, it } from 'vitest'
import { readCasePage, readCaseText } from '#test/support/page-cases.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { readFinancingKind } from '../../property/bank-page.ts'
import { readBankPage } from './bank-page-reader.ts'
import { readBids } from './page-dispute.ts'

describe('pages on which facts went unread', () => {
  it('D03: the countdown of a sale is read', () => {
    expect(readCasePage('D03').remainingSeconds).toBe(8 * 3600 + 34 * 60 + 5)
    expect(readCasePage('D02').remainingSeconds).toBe((2 * 24 + 8) * 3600 + 34 * 60 + 5)
  })

  it('a countdown at zero is none', () => {
    const text = readCaseText('D03-page.txt')
      .replace(' 08 ', ' 00 ')
      .replace(' 34 ', ' 00 ')
      .replace(' 05 ', ' 00 ')
    const reading = readBankPage(text)
    expect(reading.kind === 'page' && reading.page.remainingSeconds).toBeNull()
  })

  it('D05: a dispute is a state, not a part of the name', () => {
    expect(readCasePage('D05')).toMatchObject({
      name: 'GOIANIA - CENTRO',
      inDispute: true,
      cityRegistrations: [],
    })
    expect(readCasePage('D04')).toMatchObject({ name: 'COND INVENTADO', inDispute: false })
  })

  it('a dispute on a line of its own is no name, either', () => {
    const html = createBankPage({ name: 'COND INVENTADO<br><span>Imóvel em disputa</span><br>' })
    const reading = readBankPage(html)
    expect(reading).toMatchObject({ page: { name: 'COND INVENTADO', inDispute: true } })
  })

  it("D05: the page's own warning is kept as its sentence", () => {
    expect(readCasePage('D05').warnings).toEqual([
      'Imóvel com gravame/penhora/indisponibilidade averbada na matrícula. Regularização por conta do adquirente.',
    ])
  })

  it('D08: two inscrições are two, and the credit is named', () => {
    const page = readCasePage('D08')
    expect(page.cityRegistrations).toEqual(['51340710049084210', '51340710049'])
    expect(readFinancingKind(page.payment)).toBe('sbpe')
    expect(readFinancingKind(readCasePage('D04').payment)).toBeNull()
  })

  it.each([
    ['12345, 678; 9', ['12345', '678', '9']],
    ['12.345 67.890', ['12.345', '67.890']],
    ['LOTE 12 QUADRA 3', ['LOTE 12 QUADRA 3']],
    ['000', []],
    ['0.00-0', []],
  ])('matrículas “%s” are %j', (records, expected) => {
    const reading = readBankPage(createBankPage({ records }))
    expect(reading).toMatchObject({ page: { titleRecords: expected } })
  })

  it('D06: the bids are counted, with the highest and its day', () => {
    expect(readBids(readCaseText('D06-with_bids.html'))).toEqual({
      count: 2,
      highest: 234_000_00,
      on: '2026-09-29',
    })
    expect(readBids(readCaseText('D06-without_bids.txt'))).toEqual({ count: 0, highest: null, on: null })
  })

  it.each(['', readCaseText('D07-err.html'), '<h6>Lances registrados nesta disputa:</h6>', 'Fechar a seção'])(
    'an answer that was not understood leaves the bids unknown: %j',
    answer => {
      expect(readBids(answer)).toBeNull()
    },
  )
})
