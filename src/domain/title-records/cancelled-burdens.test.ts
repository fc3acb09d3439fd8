import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.`

/** A matrícula of these acts, which are numbered, and the state of its burdens. */
function statesAfter(...acts: string[]): (boolean | null)[] {
  const text = acts.map((words, index) => `AV-${String(index + 1)}/5.000 - Em 10/05/2010. ${words}`)
  return readTitleRecord([opening, ...text].join('\n')).burdens.map(({ inForce }) => inForce)
}

const creditor = 'BANCO TESTE S.A., CNPJ 11.222.333/0001-44'

describe('a cancellation', () => {
  it.each<[string, string[], (boolean | null)[]]>([
    [
      'that names the number of the creditor alone leaves its two burdens open',
      [
        `PENHORA em favor do ${creditor}.`,
        `PENHORA em favor do ${creditor}.`,
        `CANCELAMENTO de penhora, a pedido do ${creditor}.`,
      ],
      [null, null],
    ],
    [
      'that names the number of the property alone leaves its two burdens open',
      [
        'PENHORA em favor do credor. CNM 123456.2.0005000-11. Inscrição municipal nº 01.23.045.0678.0012-3.',
        'PENHORA em favor do credor. CNM 123456.2.0005000-11. Inscrição municipal nº 01.23.045.0678.0012-3.',
        'CANCELAMENTO de penhora. CNM 123456.2.0005000-11. Inscrição municipal nº 01.23.045.0678.0012-3.',
      ],
      [null, null],
    ],
    [
      'that names one case ends its burden alone',
      [
        'PENHORA. Processo 0001111-22.2004.8.26.0001.',
        'PENHORA. Processo 0003333-44.2006.8.26.0001.',
        'CANCELAMENTO de penhora. Processo 0003333-44.2006.8.26.0001.',
      ],
      [true, false],
    ],
  ])('%s', (_, acts, states) => {
    expect(statesAfter(...acts)).toEqual(states)
  })
})

describe('a penhora (AV-1) and a mortgage (AV-2), after an act', () => {
  const both = [
    'PENHORA. Mandado da 1ª Vara, processo 0001111-22.2004.8.26.0001.',
    'HIPOTECA em favor do BANCO TESTE S.A.',
  ]
  it.each<[string, (boolean | null)[]]>([
    [
      'MANDADO JUDICIAL. Pelo mandado de 01/02/2012, foi determinado o levantamento da penhora da AV-1.',
      [false, true],
    ],
    [
      'CUMPRIMENTO DE MANDADO. Em cumprimento ao mandado, procedo ao cancelamento da penhora AV-1.',
      [false, true],
    ],
    ['MANDADO. Por mandado do juízo, foi ordenada a baixa da penhora averbada sob nº 1.', [false, true]],
    ['OFÍCIO. Conforme ofício, determinou-se o desfazimento da penhora objeto da AV-1.', [false, true]],
    ['PENHORA - BAIXA. Por ofício da 1ª Vara, fica sem efeito a AV-1.', [false, true]],
    ['HIPOTECA - CANCELAMENTO. O credor deu quitação da dívida da AV-2.', [true, false]],
    ['DESCONSTITUIÇÃO DE PENHORA. Por sentença, desconstituída a penhora da AV-1.', [false, true]],
    ['Em consequência da arrematação, fica CANCELADA a hipoteca averbada sob nº 2.', [true, false]],
    ['CANCELAMENTO. Por ofício da 1ª Vara, fica cancelada a constrição anterior.', [null, true]],
    ['CANCELAMENTO. Levantada a constrição do processo 0001111-22.2004.8.26.0001.', [false, true]],
    ['COMPRA E VENDA. Vendido a ANA TESTE, brasileira, permanecendo a hipoteca da AV-2.', [true, true]],
    ['COMPRA E VENDA. Vendido a ANA TESTE, que assume a hipoteca da AV-2, cancelada a opção.', [true, true]],
    ['ARREMATAÇÃO. Por carta de arrematação, arrematado por ANA TESTE.', [null, null]],
    [
      'ARREMATAÇÃO. Por carta de arrematação, arrematado por ANA TESTE, subsistindo a hipoteca da AV-2.',
      [null, true],
    ],
    ['INDEFERIMENTO. Foi indeferido o pedido de cancelamento da penhora da AV-1.', [true, true]],
    ['SUSPENSÃO. Fica suspenso o cancelamento da hipoteca da AV-2.', [true, true]],
    ['MANDADO. Pelo mandado, não se cancela a penhora da AV-1, por falta de custas.', [true, true]],
    ['ADVERTÊNCIA. Foi devolvido, sem registro, o mandado de penhora do processo 12.', [true, true]],
    ['CANCELAMENTO. Fica cancelada a penhora da AV-1, permanecendo a hipoteca da AV-2.', [false, true]],
    ['CANCELAMENTO. A penhora da AV-1 permanece em vigor, cancelada a hipoteca da AV-2.', [true, false]],
    ['CANCELAMENTO do pacto registrado sob nº 1, Livro 3, e da hipoteca.', [true, false]],
  ])('%s', (words, states) => {
    expect(statesAfter(...both, words)).toEqual(states)
  })

  it('that a court sale left in doubt, but another act upholds, is in force', () => {
    expect(
      statesAfter(
        ...both,
        'ARREMATAÇÃO. Por carta de arrematação, arrematado por ANA TESTE.',
        'LEVANTAMENTO. Fica levantada a penhora da AV-1. A da AV-2 subsiste.',
      ),
    ).toEqual([false, true])
  })
})

describe('a mortgage of land of which parts are freed', () => {
  const mortgage = 'HIPOTECA em favor do BANCO TESTE S.A.'
  it.each([
    'CANCELAMENTO PARCIAL. Cancelada a hipoteca da AV-1 quanto aos apartamentos 101 e 102, permanecendo sobre os demais.',
    'LIBERAÇÃO PARCIAL. Cancelada a hipoteca da AV-1 exclusivamente sobre a área de 3.000,00m² a ser destacada, continuando hipotecados os demais 7.000,00m².',
  ])('goes on: %s', words => {
    expect(statesAfter(mortgage, words)).toEqual([true])
  })

  it('is in doubt where the part may be this one', () => {
    expect(
      statesAfter(
        mortgage,
        'CANCELAMENTO PARCIAL. Fica cancelada a hipoteca da AV-1 em relação ao lote 12. Permanece nos demais lotes.',
      ),
    ).toEqual([null])
  })
})

describe('a usufruct of two', () => {
  const reserved = 'USUFRUTO. Os doadores reservaram o usufruto, com direito de acrescer.'
  it.each<[string, boolean]>([
    [
      'ÓBITO DE USUFRUTUÁRIO. Faleceu um usufrutuário, extinto o usufruto quanto a ele e acrescida a sua parte à viúva.',
      true,
    ],
    ['ÓBITO. Cancelando-se o usufruto em seu nome e acrescendo a sua parte à usufrutuária.', true],
    [
      'CANCELAMENTO DE USUFRUTO. Faleceu a última usufrutuária, a quem fora acrescida a parte do outro.',
      false,
    ],
  ])('%s', (words, inForce) => {
    expect(statesAfter(reserved, words)).toEqual([inForce])
  })
})

it('the restrictions that the law puts on the fund itself are no burden', () => {
  expect(
    statesAfter(
      'RESTRIÇÕES DO FAR (art. 2º da Lei 10.188/2001): I - não integram o ativo da CAIXA; II - outras.',
    ),
  ).toEqual([])
})

it('restrictions whose title the end of a line broke are a burden', () => {
  expect(statesAfter('TRANSPORTE\nDE RESTRIÇÕES. Do contrato do loteamento: recuo de 5 metros.')).toEqual([
    true,
  ])
})

describe('a lien (AV-1) whose consolidation (AV-2) a later act undoes', () => {
  const before = [
    'ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.',
    'CONSOLIDAÇÃO. Fica consolidada a propriedade em nome da CAIXA ECONÔMICA FEDERAL.',
  ]
  it.each([
    'CANCELAMENTO. A pedido da CAIXA, por engano, cancela-se a AV-2, restabelecida a AV-1.',
    'CANCELAMENTO. Por mandado, ficam CANCELADAS a consolidação da propriedade averbada sob\nnº 2 e a intimação.',
    'DESISTÊNCIA DA CONSOLIDAÇÃO. Cancela-se a averbação anterior, em dia o contrato.',
    'ANULAÇÃO. Por mandado da 2ª Vara Federal, fica anulada a consolidação da AV-2.',
    'CONSOLIDAÇÃO. Fica cancelada a consolidação da AV-2.',
  ])('is in force: %s', words => {
    expect(statesAfter(...before, words)).toEqual([true])
  })

  it('is in doubt while a judge suspends what the consolidation does', () => {
    const words = 'SUSPENSÃO. Por decisão liminar, ficam suspensos os efeitos da consolidação da AV-2.'
    expect(statesAfter(...before, words)).toEqual([null])
  })

  it.each([
    'CANCELAMENTO. Em razão da consolidação da AV-2, cancela-se a CCI.',
    'CERTIDÃO. Consta o pedido de consolidação da AV-2.',
  ])('is ended: %s', words => {
    expect(statesAfter(...before, words)).toEqual([false])
  })
})

describe('a lien that nothing has ended', () => {
  it.each([
    'SUSPENSÃO DA CONSOLIDAÇÃO. Por decisão liminar, suspensa a consolidação da propriedade.',
    'INTIMAÇÃO. Intimados os devedores, sob pena de consolidação da propriedade.',
    'INÍCIO DO PROCEDIMENTO DE CONSOLIDAÇÃO. A credora pediu a intimação do devedor.',
  ])('is in force: %s', words => {
    expect(statesAfter('ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.', words)).toEqual([true])
  })

  it('is in force where the debt of a mortgage is paid', () => {
    const words = 'TERMO DE QUITAÇÃO. Está extinta a dívida da AV-1.'
    expect(statesAfter('HIPOTECA ao BANCO TESTE S.A.', 'ALIENAÇÃO FIDUCIÁRIA à CAIXA.', words)).toEqual([
      true,
      true,
    ])
  })
})

it.each([
  ['RESTRIÇÕES. O imóvel destina-se à moradia da beneficiária, vedada a venda por 10 anos.', null],
  ['RESTRIÇÕES. O imóvel não poderá ser objeto de remembramento por 15 anos.', true],
])('once the property is consolidated, of restrictions: %s', (words, inForce) => {
  const lien = 'ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.'
  const end = 'CONSOLIDAÇÃO. Fica consolidada a propriedade em nome da CAIXA.'
  expect(statesAfter(words, lien, end)).toEqual([inForce, false])
})

it.each([
  ['ADJUDICAÇÃO. Por carta do Juízo da 7ª Vara, no proc. 12, o imóvel foi adjudicado ao exequente.', null],
  ['ADJUDICAÇÃO. No inventário, o inventariante adjudicou o imóvel ao único herdeiro.', true],
  ['ARREMATAÇÃO. Na execução extrajudicial do Decreto-lei 70/66, arrematado pelo credor.', true],
])('a penhora and a sale: %s', (words, inForce) => {
  expect(statesAfter('PENHORA. Mandado da 1ª Vara.', words)).toEqual([inForce])
})

it('a case whose number goes on in the next line is the same', () => {
  const words = 'LEVANTAMENTO DE PENHORA, no Proc. 0003333-44.2006.\n8.26.0001.'
  expect(
    statesAfter(
      'PENHORA. Processo 0001111-22.2004.8.26.0001.',
      'PENHORA. Processo 0003333-44.2006.8.26.0001.',
      words,
    ),
  ).toEqual([true, false])
})

it('letters that were recognized as digits are read', () => {
  expect(statesAfter('HIP0TECA ao BANCO TESTE S.A.', 'H I P O T E C A de segundo grau.')).toEqual([
    true,
    true,
  ])
})
