import { describe, expect, it } from 'vitest'
import { itemOf, page, tenOrAll } from '#test/support/checklist.ts'

describe('of a debt', () => {
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
    const item = itemOf('condominium', { bankPage: page({ condominiumRule }) })
    expect({ state: item?.state, excerpt: item?.excerpt }).toEqual({ state, excerpt: condominiumRule })
    expect(item?.text.replaceAll('\u00a0', ' ')).toMatch(text)
  })

  it.each([
    [
      'Sob responsabilidade do comprador',
      /^Só temos uma parte da regra: leia-a inteira na página\. Consulte/,
    ],
    ['A CAIXA pagará integralmente', /^Só temos uma parte da regra: leia-a inteira na página\. Consulte/],
    [tenOrAll, /^Só temos uma parte da regra.* Débito abaixo de 10%/],
  ])('the cut rule %j is none to rely on', (taxesRule, text) => {
    const item = itemOf('taxes', { bankPage: page({ taxesRule, taxesRuleCut: true }) })
    expect(item).toMatchObject({ state: 'attention', text: expect.stringMatching(text), excerpt: taxesRule })
    expect(item?.text).not.toMatch(/sem limite|A Caixa paga\./)
  })

  it('that a capture leaves out, nobody says the Caixa pays', () => {
    const bankPage = page({ condominiumRuleCut: true })
    expect(itemOf('condominium', { bankPage })).toMatchObject({
      state: 'unknown',
      text: expect.not.stringContaining('a Caixa paga'),
    })
  })
})
