import { describe, expect, it } from 'vitest'
import { readPageProse } from './page-prose.ts'

const page = ({ description = '2 Quartos.', payment = '', rules = '' }) =>
  `Descrição:\n${description}\nFORMAS DE PAGAMENTO ACEITAS:\n${payment}\nREGRAS PARA PAGAMENTO DAS DESPESAS (caso existam):\n${rules}\nGaleria de fotos`

describe('payment', () => {
  it.each([
    ['Exclusivamente à vista (somente recursos próprios).', false, false],
    ['Recursos próprios. Permite utilização de FGTS. Consulte condições e enquadramento.', true, false],
    [
      'Recursos próprios. Permite financiamento - somente SBPE. Consulte condições antes de efetuar a proposta.',
      false,
      true,
    ],
    [
      '** Recursos próprios.\n** Permite utilização de FGTS.\n** Permite financiamento - somente SBPE.',
      true,
      true,
    ],
    ['', null, null],
    ['Recursos próprios. Financiamento habitacional SBPE. FGTS.', true, true],
    ['Recursos próprios. Sem financiamento.', false, false],
    ['Permite financiamento sem entrada.', false, true],
    ['Não há possibilidade de financiamento.', false, false],
    ['Permite utilização de FGTS, não permite financiamento.', true, false],
    ['Permite FGTS e não aceita financiamento.', true, false],
    ['Não permite utilização de FGTS nem financiamento.', false, false],
    ['Recursos próprios.\n[...]', null, null],
    ['Recursos próprios.\n[...]\nPermite utilização de FGTS.', null, null],
    ['Permite utilização de FGTS.\n[…]', true, null],
    ['Financiamento habitacional [...]', null, null],
  ])('%j: FGTS %s, financing %s', (payment, fgts, financing) => {
    expect(readPageProse(page({ payment })).payment).toMatchObject({ fgts, financing })
  })

  it.each([
    ['Imóvel NÃO aceita financiamento habitacional.', null, false],
    ['Imóvel aceita financiamento habitacional.\nImóvel aceita utilização de FGTS.', true, true],
    ['Imóvel NÃO aceita utilização de FGTS.', false, null],
    ['Sala, Cozinha.', null, null],
  ])('on a page from before 2025, %j: FGTS %s, financing %s', (said, fgts, financing) => {
    const text = `Descrição:\n2 Quartos.\n${said}\nGaleria de fotos`
    expect(readPageProse(text).payment).toMatchObject({ fgts, financing })
  })

  it('keeps each condition with the form it applies to', () => {
    const payment = 'Recursos próprios. Permite utilização de FGTS. Consulte condições e enquadramento.'
    expect(readPageProse(page({ payment })).payment.sentences).toEqual([
      'Recursos próprios.',
      'Permite utilização de FGTS. Consulte condições e enquadramento.',
    ])
  })
})

describe('debts', () => {
  it('are read by kind, without the sentences about the property that follow them', () => {
    const rules =
      'Condomínio: Sob responsabilidade do comprador. Tributos: Sob responsabilidade do comprador, quando o débito for inferior a 10% do valor de avaliação. A CAIXA paga integralmente quando o débito for superior a 10% do valor de avaliação. Imóvel com gravame/penhora/indisponibilidade averbada na matrícula. Regularização por conta do adquirente'
    const { debts, warnings } = readPageProse(page({ rules }))
    expect(debts).toMatchObject({
      condominiumCut: false,
      taxesCut: false,
      condominium: 'Sob responsabilidade do comprador.',
      taxes:
        'Sob responsabilidade do comprador, quando o débito for inferior a 10% do valor de avaliação. A CAIXA paga integralmente quando o débito for superior a 10% do valor de avaliação.',
    })
    expect(warnings).toEqual([
      'Imóvel com gravame/penhora/indisponibilidade averbada na matrícula. Regularização por conta do adquirente',
    ])
  })

  it('may have one rule for both kinds, the wording used before 2025, or no rule', () => {
    const rules = 'Tributos e Condomínio: A CAIXA pagará integralmente.'
    const both = 'A CAIXA pagará integralmente.'
    expect(readPageProse(page({ rules })).debts).toMatchObject({ condominium: both, taxes: both })
    const old =
      'As despesas de tributos, até a data da venda, inferiores a R$ 1.000,00 ficarão a cargo do comprador.'
    const { debts, warnings, description } = readPageProse(`Descrição:\n2 Quartos.\n${old}\nGaleria de fotos`)
    expect({ debts, warnings, description }).toEqual({
      debts: { condominium: null, taxes: old, condominiumCut: false, taxesCut: false },
      warnings: [],
      description: '2 Quartos.',
    })
    expect(readPageProse('Descrição: 2 Quartos.').debts).toMatchObject({ condominium: null, taxes: null })
  })
})

describe('an omission in a capture', () => {
  const rule = 'Sob responsabilidade do comprador.'

  it('is marked at the description, and text after the gap still gives warnings', () => {
    expect(readPageProse(page({ description: '2 Quartos.' })).descriptionCut).toBe(false)
    expect(readPageProse(page({ description: '2 Quartos. [...]\nExiste penhora. Sala.' }))).toMatchObject({
      description: '2 Quartos.',
      descriptionCut: true,
      warnings: ['Existe penhora.'],
      payment: { cut: false },
    })
    expect(readPageProse('Descrição:\n2 Quartos.').descriptionCut).toBe(true)
  })

  it.each([
    [`Condomínio: ${rule} Tributos: ${rule}`, false, false],
    [`Condomínio: ${rule} [...]\nTributos: ${rule}`, true, false],
    [`Condomínio: ${rule} Tributos: ${rule} […]`, false, true],
    [`Tributos: ${rule} Existe penhora. [...]`, true, false],
    ['[...]', true, true],
    ['', false, false],
  ])('is marked at the rule it belongs to: %j', (rules, condominiumCut, taxesCut) => {
    expect(readPageProse(page({ rules })).debts).toMatchObject({ condominiumCut, taxesCut })
  })

  it('may be at the end of a rule that nothing follows', () => {
    const open = page({ rules: `Condomínio: ${rule} Tributos: ${rule}` }).replace('\nGaleria de fotos', '')
    expect(readPageProse(open).debts).toMatchObject({ condominiumCut: false, taxesCut: true })
  })

  it('is also marked at a rule from before 2025', () => {
    const old = 'Descrição:\nAs despesas de tributos ficarão a cargo do comprador. [...]\nGaleria de fotos'
    expect(readPageProse(old).debts).toMatchObject({ taxesCut: true })
  })
})

describe('warnings', () => {
  it.each([
    'Imóvel com gravame averbado na matrícula.',
    'Existe penhora no R.7 da matrícula.',
    'Existe ação judicial.',
    'Imóvel com usufruto vitalício.',
    'Existe área não averbada.',
    'Área privativa não consta averbada na matrícula.',
    'Imóvel em estado precário de conservação.',
    'Imóvel ocupado.',
    'Imóvel sem condições de habitabilidade.',
    'Imóvel foreiro à União.',
    'Terreno inserido em área de preservação permanente.',
    'O box não integra o item.',
    'A casa de madeira não existe mais.',
  ])('%s', sentence => {
    expect(readPageProse(page({ description: `2 Quartos, Wc. ${sentence}` })).warnings).toEqual([sentence])
  })

  it.each([
    '2 Quartos, Área de Serviço, Wc, Sala, Cozinha.',
    'Imóvel desocupado.',
    'Com direito a uma vaga, conforme a averbação n. 3 da matrícula.',
    'Piscina, salão de festas e estação de metrô na frente.',
    'Cadastro municipal nº 123.',
  ])('%s is no warning', sentence => {
    expect(readPageProse(page({ description: sentence })).warnings).toEqual([])
  })
})

it('a dot after an abbreviation does not end a sentence', () => {
  const description = 'Penhora conforme Av. 5 e R. 7 da matrícula. Sala.'
  expect(readPageProse(page({ description }))).toMatchObject({
    description,
    warnings: ['Penhora conforme Av. 5 e R. 7 da matrícula.'],
  })
})
