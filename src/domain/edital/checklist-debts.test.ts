import { describe, expect, it } from 'vitest'
import {
  auctionListing,
  factsOf,
  itemOf,
  createPageFacts,
  tenPercentRule,
  tenPercentOrAllRule,
} from '#test/support/checklist.ts'
import { findMaxCondoDebt } from './checklist-debts.ts'

describe('the rule for a debt', () => {
  const limit = 'do valor de avaliação do imóvel'
  it.each([
    [
      'Comprador responsável por 100% dos débitos.',
      'risk',
      /^Tudo o que estiver em atraso é por sua conta\. /,
    ],
    ['O comprador paga integralmente a dívida tributária.', 'risk', /^Tudo o que estiver em atraso/],
    ['Sob responsabilidade do comprador.', 'risk', /sem limite/],
    ['Sob a responsabilidade do arrematante', 'risk', /sem limite/],
    [
      `Sob responsabilidade do comprador, até 2,5% ${limit}.`,
      'attention',
      /^Até 2,5% da avaliação \(R\$ 5\.000\) é por sua conta: reserve esse valor\. Peça/,
    ],
    [
      'O comprador paga até 10% do Valor de Avaliação do imóvel e a CAIXA paga o que exceder esse limite',
      'attention',
      /^Até 10% da avaliação \(R\$ 20\.000\).*O que passar disso, a Caixa paga/,
    ],
    ['A CAIXA pagará integralmente.', 'ok', /^A Caixa paga/],
    ['A CAIXA paga integralmente. O comprador deve apresentar as guias.', 'attention', /^Leia a regra/],
    [
      'A CAIXA pagará os débitos até a data da venda; a partir daí, por conta do comprador.',
      'attention',
      /^Leia a regra/,
    ],
    ['A CAIXA pagará integralmente, exceto multas.', 'attention', /^Leia a regra/],
    ['A CAIXA pagará até a data da venda.', 'attention', /^Leia a regra/],
    ['A CAIXA não paga débitos.', 'attention', /^Leia a regra/],
    [`A CAIXA paga até 10% ${limit}. O comprador paga o que exceder.`, 'attention', /^Leia a regra/],
    [`Sob responsabilidade do comprador o que exceder 10% ${limit}.`, 'attention', /^Leia a regra/],
    [
      `Sob responsabilidade do comprador, até 10% ${limit}. A CAIXA paga o que exceder 20% ${limit}.`,
      'attention',
      /^Leia a regra/,
    ],
    [`Sob responsabilidade do comprador, até 10% ${limit}. A CAIXA não paga o resto.`, 'attention', /^Leia/],
    ['Sob responsabilidade do comprador, até 10% da dívida.', 'attention', /^Leia a regra/],
    ['Sob responsabilidade do comprador. Débito de R$ 5.000,00.', 'attention', /^Leia a regra/],
    ['Sob responsabilidade do comprador e da CAIXA.', 'attention', /^Leia a regra/],
    ['O comprador deve apresentar todos os comprovantes.', 'attention', /^Leia a regra/],
    ['O comprador paga todos os débitos.', 'risk', /^Tudo o que estiver em atraso/],
  ])('%j is %s', (condominiumRule, state, text) => {
    const item = itemOf('condominium', { bankPage: createPageFacts({ condominiumRule }) })
    expect({ state: item?.state, excerpt: item?.excerpt }).toEqual({ state, excerpt: condominiumRule })
    expect(item?.text.replaceAll('\u00a0', ' ')).toMatch(text)
  })

  it.each([
    [
      'Sob responsabilidade do comprador',
      /^Só temos uma parte da regra: leia-a inteira na página\. Consulte/,
    ],
    ['A CAIXA pagará integralmente', /^Só temos uma parte da regra: leia-a inteira na página\. Consulte/],
    [tenPercentOrAllRule, /^Só temos uma parte da regra.* Débito abaixo de 10%/],
  ])('is not relied on when it is cut: %j', (taxesRule, text) => {
    const item = itemOf('taxes', { bankPage: createPageFacts({ taxesRule, taxesRuleCut: true }) })
    expect(item).toMatchObject({ state: 'attention', text: expect.stringMatching(text), excerpt: taxesRule })
    expect(item?.text).not.toMatch(/sem limite|A Caixa paga\./)
  })

  it('does not say that the Caixa pays when the capture lacks the rule', () => {
    const bankPage = createPageFacts({ condominiumRuleCut: true })
    expect(itemOf('condominium', { bankPage })).toMatchObject({
      state: 'unknown',
      text: expect.not.stringContaining('a Caixa paga'),
    })
  })
})

describe('without a known rule', () => {
  const auctioned = { ...auctionListing, bankPage: createPageFacts() }
  const sold = { bankPage: createPageFacts() }
  it.each([
    ['condominium', {}, /^Não sabemos quem paga\. A regra está na página do imóvel, em “Regras/],
    [
      'condominium',
      { bankPage: createPageFacts({ condominiumRuleCut: true }) },
      /^Não sabemos.* na página do imóvel/,
    ],
    ['condominium', auctioned, /^A página da Caixa não diz quem paga\. Veja o edital\. Peça/],
    ['condominium', sold, /^A página da Caixa não diz quem paga\. Quando .* a Caixa paga .*: confirme/],
    ['taxes', sold, /^A página da Caixa não diz quem paga\. Veja as regras da venda\. Consulte/],
    ['taxes', auctioned, /^A página da Caixa não diz quem paga\. Veja o edital\. Consulte/],
    [
      'condominium',
      { bankPage: createPageFacts({ modality: 'leilao' }) },
      /^A página da Caixa não dizia quem paga\. A modalidade mudou depois da página: confira nela a regra de hoje\. Peça/,
    ],
  ] as const)('says for %s and %j what is known', (key, facts, text) => {
    const item = itemOf(key, facts)
    expect(item).toMatchObject({ state: 'unknown', excerpt: null })
    expect(item?.text).toMatch(text)
  })
})

describe('the most that condomínio debts may cost the buyer', () => {
  const most = (condominiumRule: string | null, evaluationValue: number | null = 200_000) =>
    findMaxCondoDebt(
      factsOf({ evaluationValue, bankPage: createPageFacts({ condominiumRule, evaluationValue }) }),
    )

  it.each([
    [tenPercentRule, 20_000],
    [
      'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel.',
      20_000,
    ],
    [
      'O comprador paga até 10% do Valor de Avaliação do imóvel e a CAIXA paga o que exceder esse limite;',
      20_000,
    ],
    [tenPercentOrAllRule, 20_000],
    ['O comprador paga até R$ 1.000,00 do débito condominial;', 1000],
    ['Sob responsabilidade do comprador, até 2,5% do valor de avaliação.', 5000],
    ['A CAIXA paga toda a dívida condominial.', 0],
  ])('%j leaves R$ %d', (rule, reais) => {
    expect(most(rule)).toBe(reais)
  })

  it.each([
    ['Sob responsabilidade do comprador.'],
    ['Sob responsabilidade do comprador o que exceder 10% do valor de avaliação.'],
    ['A CAIXA paga até 10% do valor de avaliação. O comprador paga o que exceder.'],
    ['Sob responsabilidade do comprador, até 10% da dívida.'],
    [null],
  ])('is null for %j', rule => {
    expect(most(rule)).toBeNull()
  })

  it("is a share of the page's appraisal, and null without an appraisal or a rule", () => {
    const bankPage = createPageFacts({ condominiumRule: tenPercentRule, evaluationValue: 168_000 })
    expect(findMaxCondoDebt(factsOf({ bankPage }))).toBe(16_800)
    expect(most(tenPercentRule, null)).toBeNull()
    expect(findMaxCondoDebt(factsOf({}))).toBeNull()
  })
})
