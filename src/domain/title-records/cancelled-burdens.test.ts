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
