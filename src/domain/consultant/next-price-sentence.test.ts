import { describe, expect, it } from 'vitest'
import { bareProperty } from '#test/support/property-detail.ts'
import { judgeForConsultant } from '#test/support/listing-source.ts'
import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import { computeWaitingOdds } from '../waiting/waiting-odds.ts'
import { describeNextPrice } from './listing-fact-sentences.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const silent: LadderAnswer = {
  family: null,
  rebasings: null,
  rung: null,
  next: null,
  later: [],
  silence: 'auction',
  ifUnsold: null,
  rebase: null,
  floor: false,
  expired: false,
  evidence: { share: 0.98, listings: 1_497, scope: 'state', listDate: '2026-07-21' },
}
const listed = { ...bareProperty, gone: false, price: 96_376.59, evaluationValue: 160_000 }
const oddsOf = (modality: 'venda-online' | 'licitacao') =>
  computeWaitingOdds(
    {
      price: 9_637_659,
      evaluation: 16_000_000,
      modality,
      state: 'SP',
      position: { rebasings: 0, rung: 0 },
      listDate: '2026-07-21',
      lastLicitacaoDay: null,
    },
    { days: 90, today: '2026-07-22', ladderHolds: true },
  )
const odds = oddsOf('venda-online')

const say = (nextPrice: number | null, ladder: LadderAnswer | null = null, waiting = odds) =>
  plain(describeNextPrice(judgeForConsultant({ ...listed, nextPrice }, {}, { ladder }), waiting))

describe('the next price in a sentence', () => {
  it('names it as observed, and never as a rule of the bank or a sale', () => {
    expect(say(93_771.82)).toMatch(
      /O próximo preço, se ninguém comprar, é de \*\*R\$ 93\.771,82\*\*; o de agora é R\$ 96\.376,59/,
    )
    expect(say(93_771.82)).toContain('saem da lista, por venda ou retirada')
    for (const words of [say(93_771.82), say(96_376.59), say(null)])
      expect(words).not.toMatch(/vendido|regra da Caixa/)
  })

  it('says when it may come, and what it does to the return', () => {
    const windows = [{ from: '2026-09-04', to: '2026-09-12' }]
    const next = { kind: 'cut' as const, price: 93_771.82, share: null, windows }
    const text = say(93_771.82, { ...silent, next, silence: null })
    expect(text).toContain('é de **R$ 93.771,82**, entre 4 e 12 set.')
    expect(text).toMatch(/O ROI líquido iria de −?\d+% a \*\*−?\d+%\*\*\./)
  })

  it('has another price beside it where the bank may begin the ladder again', () => {
    const next = { kind: 'cut' as const, price: 93_771.82, share: null, windows: [] }
    const rebase = { price: 99_000, share: null }
    expect(say(93_771.82, { ...silent, next, rebase, silence: null })).toContain(
      'A Caixa costuma recomeçar a escada neste ponto: R$ 99.000; ou R$ 93.771,82 se reduzir.',
    )
  })

  it('is the same price after a licitação', () => {
    expect(say(96_376.59)).toMatch(
      /continua em \*\*R\$ 96\.376,59\*\*, em Venda Online e sem os 5% do leiloeiro/,
    )
  })

  it('is for an auction the price that its page states, if nobody buys', () => {
    const ifUnsold = { low: 27_941.8, high: 31_000, likely: 'low' as const, afterSecondAuction: false }
    expect(say(null, { ...silent, ifUnsold })).toMatch(
      /^\*\*Se ninguém comprar: Licitação Aberta por R\$ 27\.941,80\*\*; .*pode ser R\$ 31\.000/,
    )
  })

  it('is said to be unknown where the lists show none, and why', () => {
    expect(say(null)).toMatch(/^Próximo preço: \*\*Não informado\*\*/)
    expect(say(null, { ...silent, silence: 'floor' })).toContain('Está no piso')
  })

  it('stands beside the odds of waiting, with sample, period and source', () => {
    const text = say(93_771.82)
    expect(text).toMatch(/Em 90 dias a partir da lista de .*, de 100 imóveis como este \(GO, em venda online/)
    expect(text).toMatch(/- \*\*\d+\*\* saem da lista, por venda ou retirada \(entre \d+ e \d+\)/)
    expect(text).toMatch(/ficam mais baratos \(entre \d+ e \d+\)/)
    expect(text).toMatch(/São [\d.]+ imóveis acompanhados de .+ a .+: listas públicas da Caixa/)
    expect(say(93_771.82, null, null)).toContain('não há base para dizer quantos')
  })

  it('gives no range to what never happens, and a direction where the range is too wide', () => {
    const licitacao = say(93_771.82, null, oddsOf('licitacao'))
    expect(licitacao).toContain('- **0** ficam mais baratos')
    const wide = { p: 0.3, low: 0.05, high: 0.6, wide: true }
    const text = say(93_771.82, null, { ...odds!, gone: wide })
    expect(text).toContain('- saem da lista, por venda ou retirada (provavelmente a minoria)')
  })
})
