import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { createListing } from '#test/support/catalogue.ts'
import { judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import { presentAt } from '#test/support/presentation.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { compareListings } from './compare-listings.ts'
import { describeHighlights } from './result-summary.ts'
import {
  describeDebts,
  describeFgts,
  describeFinancing,
  describeNetRoi,
  describeOccupancy,
  describeTotalCost,
  describeVerdict,
} from './listing-fact-sentences.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const property = (overrides: Partial<CataloguedListing> = {}) =>
  presentProperty(
    createListing({ price: 120_000_00, evaluation: 200_000_00, ...overrides }),
    presentAt(listingSourceTime),
  )
const day = '2026-01-05'

describe('the target in the consultant’s sentences', () => {
  it('is the person’s only when the person chose it', () => {
    expect(plain(describeNetRoi(judgeForConsultant(property())))).toContain(
      'Lance máximo para um ROI líquido de 15%: **R$',
    )
    const own = judgeForConsultant(property(), { targetRoi: 25, hasOwnTarget: true })
    expect(plain(describeNetRoi(own))).toContain('Lance máximo para a sua meta de 25%: **R$')
    expect(describeVerdict(judgeForConsultant(property()))).not.toContain('sua meta')
    expect(describeVerdict(own)).toContain('sua meta de 25%')
  })
})

describe('the person’s own sheet', () => {
  const sheet = { ...buildAssumedSheet(property())!, saleValue: 150_000, condoDebt: 20_000 }
  const own = judgeForConsultant(property(), { sheet })

  it('decides the return, which is called the person’s', () => {
    expect(describeNetRoi(own)).toMatch(/% \(sua conta\), pelo seu valor de venda\*\*/)
    expect(describeNetRoi(own)).not.toContain('São suposições')
    expect(describeNetRoi(judgeForConsultant(property()))).not.toContain('sua conta')
  })

  it('decides the total cost, with the debts in it', () => {
    const total = plain(describeTotalCost(own))
    expect(total).toContain('- condomínio devido: R$ 20.000')
    expect(total).toContain('pela sua conta')
    expect(total).not.toContain('ficaram de fora')
    expect(describeTotalCost(judgeForConsultant(property()))).toContain('ficaram de fora')
  })

  it('decides the comparison', () => {
    const text = compareListings([own, judgeForConsultant(property({ id: '2' }))], [1, 2])
    expect(text).toMatch(/- \*\*1º\*\* .*\(sua conta\)/)
    expect(text).toContain('O 2º tem o maior ROI líquido')
  })
})

describe('the person’s own answers', () => {
  const answers = {
    occupancy: { value: 'occupied' as const, day },
    debts: { value: { condominium: 20_000, taxes: null }, day },
    financing: { value: true, day },
    fgts: { value: false, day },
  }
  const own = judgeForConsultant(property(), { answers })

  it('answer in place of the list, with their day', () => {
    expect(plain(describeOccupancy(own))).toMatch(/^Pela sua resposta de 5 jan\. 2026, ele está \*\*ocupado/)
    expect(plain(describeFinancing(own))).toContain('ele **aceita financiamento**')
    expect(plain(describeFgts(own))).toContain('ele **não aceita FGTS**')
    expect(plain(describeDebts(own))).toContain('condomínio: **R$ 20.000**; tributos: **não se sabe**')
    expect(plain(describeTotalCost(own))).toContain('- condomínio devido: R$ 20.000')
    expect(compareListings([own, own], [1, 2])).toContain('ocupado (sua resposta)')
  })
})

describe('answers beside a saved sheet, which counts only what it says itself', () => {
  const answers = {
    occupancy: { value: 'occupied' as const, day },
    debts: { value: { condominium: 20_000, taxes: null }, day },
  }
  const sheet = { ...buildAssumedSheet(property())!, condoDebt: 0, evictionCost: 0 }

  it('are said to be in the account only where they are', () => {
    const without = judgeForConsultant(property(), { sheet, answers })
    // An answered debt counts where the sheet says nothing of it.
    expect(describeDebts(without)).toContain('A sua conta do imóvel já inclui o que você informou.')
    const less = judgeForConsultant(property(), { sheet: { ...sheet, condoDebt: 5_000 }, answers })
    expect(describeDebts(less)).toContain('A planilha que você salvou não inclui tudo isso.')
    expect(describeOccupancy(without)).toContain('a planilha que você salvou não a inclui.')
    const within = { ...sheet, condoDebt: 20_000, evictionCost: 6_000 }
    for (const own of [
      judgeForConsultant(property(), { answers }),
      judgeForConsultant(property(), { answers, sheet: within }),
    ]) {
      expect(describeDebts(own)).toContain('A sua conta do imóvel já inclui o que você informou.')
      expect(describeOccupancy(own)).toContain('a sua conta do imóvel já a inclui.')
    }
  })

  it('are in no account of a gone listing', () => {
    const gone = judgeForConsultant(property({ gone: true }), { answers })
    expect(`${describeDebts(gone)} ${describeOccupancy(gone)}`).not.toMatch(/inclui/)
  })
})

it('of what has probably left the list no bid is named', () => {
  const listed = judgeForConsultant(property())
  const left = { ...listed, judgement: { ...listed.judgement, likelyGone: { p: 0.67, days: 90 } } }
  expect(describeNetRoi(listed)).toContain('Lance máximo')
  expect(describeNetRoi(left)).not.toContain('Lance máximo')
})

describe('a discount that nothing explains', () => {
  const strange = judgeForConsultant(property({ price: 20_000_00 }))

  it('is said before its return, and gives no maximum bid', () => {
    expect(describeNetRoi(strange)).toMatch(
      /^\*\*Fora do comum: leia a página da Caixa antes de contar com este retorno\. ROI/,
    )
    expect(describeNetRoi(strange)).not.toContain('Lance máximo')
    expect(describeVerdict(strange)).toMatch(/^\*\*Fora do comum/)
  })

  it('wins no comparison by return or discount, and is no highlight', () => {
    const plainOne = judgeForConsultant(property({ id: '2' }))
    const text = compareListings([strange, plainOne], [1, 2])
    expect(text).not.toMatch(/maior ROI|maior desconto/)
    expect(text).toContain('o menor preço')
    const said = (sort: '-discount' | '-roi' | 'price', items = [plainOne, strange]) =>
      describeHighlights(items, { ...emptyCriteria, sort }, 2, false)
    expect(said('price')).not.toContain('Destaque')
    expect(said('-discount', [strange, plainOne])).toContain('**fora do comum**')
    expect(said('-roi')).not.toContain('ROI bruto')
  })
})

it('a gone listing has neither return nor maximum, and no lack of an appraisal is blamed', () => {
  const gone = judgeForConsultant(property({ gone: true }))
  for (const text of [describeNetRoi(gone), describeVerdict(gone), describeTotalCost(gone)]) {
    expect(text).not.toMatch(/ROI líquido estimado|não traz a avaliação|Lance máximo/)
  }
  expect(plain(describeVerdict(gone))).toMatch(/^O último preço na lista foi \*\*R\$ 120\.000\*\*/)
})
