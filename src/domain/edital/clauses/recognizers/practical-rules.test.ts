import { describe, expect, it } from 'vitest'
import { editalTopics } from '../../edital-topics.ts'
import { explainEdital } from '../explain-edital.ts'

const explain = (sentence: string) =>
  explainEdital(sentence).clauses.map(({ topic, risk, explanation }) => [topic, risk, explanation] as const)

describe('what editais say of water, visits, bids, documents, possession and leases', () => {
  it.each([
    ['As contas de água, luz e gás em atraso são de responsabilidade do arrematante.', 'utilities', 'medium'],
    ['As contas de água e energia anteriores serão pagas pela CAIXA.', 'utilities', 'low'],
    ['Não será permitida a visita aos imóveis ocupados.', 'visit', 'medium'],
    ['As visitas devem ser agendadas com o leiloeiro.', 'visit', 'low'],
    ['Em caso de empate, vence a proposta registrada primeiro.', 'bidding', 'low'],
    ['O incremento mínimo entre lances é de R$ 1.000,00.', 'bidding', 'low'],
    ['O licitante deve apresentar os documentos de identidade e CPF em 2 dias úteis.', 'documents', 'low'],
    ['A posse será transmitida ao comprador após o registro da escritura.', 'possession', 'medium'],
    ['O imóvel encontra-se locado, com contrato até 2027.', 'lease', 'high'],
  ])('%s', (sentence, topic, risk) => {
    expect(explain(sentence).map(([found, level]) => [found, level])).toContainEqual([topic, risk])
  })

  it.each([
    'O imóvel possui caixa d’água de 1.000 litros.',
    'Caso o imóvel esteja locado, verifique o contrato.',
    'A CAIXA encaminha os documentos ao cartório.',
  ])('says nothing of these subjects for: %s', sentence => {
    const own = new Set(['utilities', 'visit', 'bidding', 'documents', 'possession', 'lease'])
    expect(explain(sentence).filter(([topic, risk]) => own.has(topic) && risk !== 'low')).toEqual([])
  })
})

describe('wordings of debts, actions and means of payment', () => {
  it.each([
    [
      'O arrematante responde pelos tributos incidentes sobre o imóvel.',
      'taxes',
      'high',
      'por conta de quem compra',
    ],
    [
      'O comprador arca com as despesas de condomínio até 10% do valor de avaliação.',
      'condominium',
      'medium',
      'Até 10%',
    ],
    [
      'Os débitos de condomínio serão quitados pela CAIXA após o registro da compra.',
      'condominium',
      'medium',
      'só depois do registro',
    ],
    ['O comprador não responde pelo IPTU até 2024.', 'taxes', 'low', 'não responde'],
    ['O imóvel possui ação judicial em curso.', 'lawsuits', 'high', 'ação'],
    [
      'É vedado o financiamento, podendo ser utilizado o FGTS.',
      'financing',
      'medium',
      'recusa financiamento e admite FGTS',
    ],
    [
      'Os débitos de IPTU que não forem satisfeitos com o produto da arrematação serão do arrematante.',
      'taxes',
      'high',
      'não cobrir',
    ],
    [
      'A escritura será lavrada em até 30 dias, prorrogáveis se o cartório exigir.',
      'deadlines',
      'medium',
      'prorrogar',
    ],
    [
      'O prazo para registro é de 30 dias, salvo motivo justificado aceito pela CAIXA.',
      'deadlines',
      'medium',
      'condição ou exceção',
    ],
    [
      'O prazo para pagamento da comissão do leiloeiro é de 2 dias úteis.',
      'commission',
      'medium',
      '2 dias úteis',
    ],
  ])('%s', (sentence, topic, risk, words) => {
    const found = explain(sentence).find(([one]) => one === topic)
    expect(found?.[1]).toBe(risk)
    expect(found?.[2]).toContain(words)
  })
})

it('an edital that rules little has all other subjects named as missing, of 23', () => {
  const rules = [
    'É de responsabilidade do comprador o pagamento das despesas de condomínio em atraso.',
    'O pagamento será feito à vista, por boleto, em 2 dias.',
    'A comissão do leiloeiro é de 5% do valor do lance, paga pelo arrematante.',
  ].join('\n')
  const { missing, clauses, content } = explainEdital(`${rules}\n${'Este parágrafo nada diz. '.repeat(80)}`)
  expect(editalTopics).toHaveLength(23)
  const named = new Set(missing.map(({ topic }) => topic))
  expect(clauses.filter(({ topic }) => named.has(topic))).toEqual([])
  for (const topic of [
    'taxes',
    'occupation',
    'utilities',
    'lease',
    'visit',
    'registration',
    'title',
  ] as const)
    expect(named).toContain(topic)
  expect(content).toContain('Não achamos no texto: IPTU e tributos')
})
