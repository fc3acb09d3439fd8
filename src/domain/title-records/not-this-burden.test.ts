import { describe, expect, it } from 'vitest'
import { burdenAfter, type State, statesOf } from '#test/support/title-record-wordings.ts'

/** Written before the reader by clauses: an act (AV-9) of a matrícula with seven burdens, that ends something else, or nobody knows what. */
type Row = [burden: string, state: State, words: string]

const ofOthers: Row[] = [
  ['R-3', 'open', 'CANCELAMENTO. Fica cancelada a alienação fiduciária do R.3/9.876.'],
  ['R-3', 'open', 'CANCELAMENTO. Fica cancelada a alienação fiduciária do R-3 da matrícula 9.876.'],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Cancelada a hipoteca registrada sob R-2 na matrícula nº 777, de que esta se originou.',
  ],
  ['R-2', 'open', 'CANCELAMENTO. Cancelada a hipoteca registrada sob o nº 2 do Livro 3 Auxiliar.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelado o R-2 da matrícula-mãe.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a prenotação do título relativo ao R-2.'],
  [
    'R-3',
    'open',
    'CANCELAMENTO. Fica cancelado o procedimento de execução extrajudicial da alienação fiduciária do R-3, por purgação da mora.',
  ],
  [
    'R-3',
    'open',
    'CANCELAMENTO. Fica cancelado o leilão designado na execução da alienação fiduciária do R-3.',
  ],
  ['R-3', 'open', 'CANCELAMENTO. Fica cancelada a intimação do devedor fiduciante do R-3.'],
  [
    'R-3',
    'open',
    'CANCELAMENTO DE CÉDULA. Fica cancelada a CCI averbada sob AV-7, ligada à alienação fiduciária do R-3.',
  ],
  [
    'R-3',
    'open',
    'CANCELAMENTO DE CAUÇÃO. Fica cancelada a caução dos direitos creditórios da alienação fiduciária do R-3.',
  ],
  [
    'R-3',
    'open',
    'CANCELAMENTO DE CESSÃO. Fica cancelada a cessão do crédito garantido pela alienação fiduciária do R-3.',
  ],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a fiança prestada no contrato da hipoteca do R-2.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelado o aditivo da hipoteca do R-2.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelada a cláusula 7ª do contrato de hipoteca do R-2.'],
  ['R-2', 'open', 'CANCELAMENTO. Fica cancelado o seguro da dívida da hipoteca do R-2.'],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Fica cancelado o mandado de averbação da penhora da AV-1, expedido em duplicidade.',
  ],
  ['AV-1', 'open', 'CANCELAMENTO. Fica cancelada a praça designada no processo da penhora da AV-1.'],
  ['AV-1', 'open', 'CANCELAMENTO. Fica cancelada a nomeação do depositário da penhora da AV-1.'],
  ['R-2', 'doubtful', 'CANCELAMENTO. Fica cancelada a penhora do R-2.'],
  ['R-3', 'doubtful', 'CANCELAMENTO. Fica cancelada a hipoteca do R-3.'],
  ['R-8', 'doubtful', 'CANCELAMENTO. Fica cancelada a servidão do R-8.'],
  ['R-2', 'doubtful', 'CANCELAMENTO. Fica cancelada a hipoteca da AV-7.'],
  [
    'AV-1',
    'open',
    'CANCELAMENTO. Fica cancelada a penhora do processo 0009999-11.2018.5.02.0009, da 9ª Vara.',
  ],
  ['AV-4', 'open', 'CANCELAMENTO. CNIB: cancelada a ordem 201901.1010.00999999-IA-010.'],
  [
    'R-2',
    'open',
    'SUBSTITUIÇÃO. Fica substituída a hipoteca do R-2 por outra, no mesmo grau, sem extinção da dívida.',
  ],
]

const notUnderstood: Row[] = [
  ['R-2', 'doubtful', 'CANCELAMENTO. Fica cancelada a hipoteca do R-2, observada a avença dos contraentes.'],
  [
    'R-2',
    'doubtful',
    'CANCELAMENTO. Fica cancelada a hipoteca do R-2, salvaguardado o quinhão do condômino.',
  ],
  ['AV-1', 'doubtful', 'LEVANTAMENTO. Fica levantada a penhora da AV-1, transmudada em depósito.'],
  ['AV-1', 'doubtful', 'LEVANTAMENTO. Fica levantada a penhora da AV-1, ad cautelam.'],
  ['R-3', 'doubtful', 'CANCELAMENTO. Fica cancelada a alienação fiduciária do R-3, sobrevivendo a garantia.'],
  [
    'R-3',
    'doubtful',
    'CANCELAMENTO. Fica cancelada a alienação fiduciária do R-3. O devedor continua fiduciante do saldo.',
  ],
  [
    'AV-4',
    'doubtful',
    'CANCELAMENTO. Fica cancelada a indisponibilidade da AV-4, preservada a do corresponsável.',
  ],
  ['R-8', 'doubtful', 'CANCELAMENTO. Fica cancelado o usufruto do R-8, conservado o direito de habitação.'],
  ['R-2', 'doubtful', 'CANCELAMENTO. Fica canceiada a hipoteca do R-2, quitaçao do credor.'],
]

const tables = { ofOthers, notUnderstood }
describe.each(Object.entries(tables))('an act of the kind %s', (_, rows) => {
  it.each(rows)('leaves %s %s: %s', (burden, state, words) => {
    expect(statesOf(state)).toContain(burdenAfter(burden, words))
  })
})
