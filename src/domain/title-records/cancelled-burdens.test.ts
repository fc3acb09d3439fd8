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
