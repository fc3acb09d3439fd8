import { describe, expect, it } from 'vitest'
import { signsAfter } from '#test/support/title-record-wordings.ts'

const alfa = 'R HIPOTECA em favor do Banco Alfa S.A., R$ 10.000,00.'
const beta = 'R HIPOTECA em favor do Banco Beta S.A., R$ 20.000,00.'
const first = 'R PENHORA. Processo 0001111-22.2004.8.26.0001, da 1ª Vara Cível.'
const second = 'R PENHORA. Processo 0003333-44.2006.8.26.0001, da 2ª Vara Cível.'
const same = 'R PENHORA, nos mesmos autos.'
const blocked = 'AV INDISPONIBILIDADE. Processo 0001111-22.2004.8.26.0001.'

describe('which burdens an act ends', () => {
  it.each<[string, string, ...string[]]>([
    ['the one that it names', '-+', alfa, beta, 'AV CANCELAMENTO. Fica cancelado o R-1.'],
    ['both that it names', '--', alfa, beta, 'AV CANCELAMENTO. Ficam cancelados o R-1 e o R-2.'],
    [
      'those of a range',
      '---',
      alfa,
      beta,
      first,
      'AV CANCELAMENTO. Ficam cancelados os ônus do R-1 ao R-3.',
    ],
    [
      'all of a kind, where it says so',
      '--+',
      first,
      same,
      second,
      'AV LEVANTAMENTO. Ficam levantadas as penhoras do processo 0001111-22.2004.8.26.0001.',
    ],
    [
      'none of a case, where it says one',
      '??+',
      first,
      same,
      second,
      'AV LEVANTAMENTO. Fica levantada a penhora do processo 0001111-22.2004.8.26.0001.',
    ],
    ['the only one of its kind', '+-', alfa, first, 'AV LEVANTAMENTO. Fica levantada a penhora.'],
    ['none of two of a kind', '??', first, second, 'AV LEVANTAMENTO. Ficam levantadas as penhoras.'],
    [
      'the rest',
      '+-',
      first,
      second,
      'AV LEVANTAMENTO. Mantida a penhora do R-1, ficam levantadas as demais penhoras.',
    ],
    [
      'none of another case',
      '?',
      first,
      'AV LEVANTAMENTO. Fica levantada a penhora do processo 0009999-44.2006.8.26.0001.',
    ],
    ['the only burden, by a word for any', '-', alfa, 'AV BAIXA. Fica cancelado o ônus.'],
    ['no mortgage by a word for a restriction', '+', alfa, 'AV BAIXA. Fica cancelada a restrição.'],
    ['none of two, by a word for any', '??', alfa, first, 'AV BAIXA. Fica cancelado o ônus.'],
    [
      'the constraint of its case',
      '+-',
      alfa,
      first,
      'AV BAIXA. Nos autos 0001111-22.2004.8.26.0001, fica levantada a constrição.',
    ],
    [
      'none of two constraints of one case',
      '??',
      first,
      blocked,
      'AV BAIXA. Nos autos 0001111-22.2004.8.26.0001, fica levantada a constrição.',
    ],
    [
      'the part of a constraint that it says',
      '?',
      first,
      'AV BAIXA. Nos autos 0001111-22.2004.8.26.0001, fica levantada em parte a constrição.',
    ],
    [
      'no mortgage, where a constraint is lifted',
      '+?',
      alfa,
      first,
      'AV BAIXA. Fica levantada a constrição.',
    ],
    [
      'none by a title alone whose body names a paper',
      '+',
      alfa,
      'AV CANCELAMENTO DE HIPOTECA. Fica cancelada a cédula de crédito imobiliário.',
    ],
    [
      'the one of a title, where the body names none',
      '-',
      alfa,
      'AV CANCELAMENTO DE HIPOTECA. O credor deu quitação.',
    ],
    [
      'none where kind and number contradict each other',
      '??',
      alfa,
      first,
      'AV CANCELAMENTO. Fica cancelada a hipoteca do R-2.',
    ],
    [
      'none of a title where the number contradicts it',
      '+?',
      alfa,
      first,
      'AV CANCELAMENTO DE HIPOTECA. Fica cancelado o R-2.',
    ],
    [
      'none by "a averbação anterior" where a register stands before',
      '?',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a averbação anterior.',
    ],
    [
      'the note before, by "a averbação anterior"',
      '-',
      blocked,
      'AV CANCELAMENTO. Fica cancelada a averbação anterior.',
    ],
    [
      'what a purchase says to be cancelled',
      '-',
      alfa,
      'R COMPRA E VENDA. Adquirente: MARIA SOUZA LIMA. Pago o credor, fica cancelada a hipoteca do R-1.',
    ],
    [
      'nothing of which a purchase knows',
      '+',
      alfa,
      'R COMPRA E VENDA. Adquirente: MARIA SOUZA LIMA, ciente da hipoteca do R-1.',
    ],
    [
      'what another act says to be done, by its number',
      '-',
      alfa,
      'AV NOTIFICAÇÃO. Por ordem judicial, fica riscada a hipoteca do R-1.',
    ],
    [
      'what another act says to be done, as the only one of its kind',
      '-',
      alfa,
      'AV NOTIFICAÇÃO. Por ordem judicial, fica riscada a hipoteca.',
    ],
    [
      'none of two by another act that names none',
      '++',
      alfa,
      beta,
      'AV NOTIFICAÇÃO. Por ordem judicial, fica riscada a hipoteca.',
    ],
    [
      'none by what another act asks for',
      '?',
      alfa,
      'AV NOTIFICAÇÃO. O devedor busca a baixa da hipoteca do R-1.',
    ],
    [
      'the mortgage whose cédula is cancelled',
      '-',
      'R CÉDULA RURAL HIPOTECÁRIA. Hipoteca cedular de 1º grau.',
      'AV CANCELAMENTO. Fica cancelada a cédula do R-1.',
    ],
    [
      'no mortgage by a cédula of another paper',
      '+',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a cédula do R-1.',
    ],
    [
      'the lease whose contract is cancelled',
      '-',
      'R LOCAÇÃO. Locatária: Loja Alfa Ltda.',
      'AV CANCELAMENTO. Fica cancelado o contrato do R-1.',
    ],
    ['no mortgage by its contract', '+', alfa, 'AV CANCELAMENTO. Fica cancelado o contrato do R-1.'],
    [
      'none that the act says to go on',
      '+-',
      alfa,
      first,
      'AV CANCELAMENTO. Fica cancelado o R-2, permanecendo a hipoteca do R-1.',
    ],
    [
      'none of another matrícula that this one has too',
      '?',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1 da matrícula 9.876.',
    ],
    [
      'none on the land of another matrícula',
      '?',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1 sobre o imóvel da matrícula 9.876.',
    ],
    [
      'the one on the land of this matrícula',
      '-',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1 sobre o imóvel da matrícula 5.000.',
    ],
    ['none that was refused', '+', alfa, 'AV CANCELAMENTO. Foi recusado o cancelamento da hipoteca do R-1.'],
    [
      'one whose challenge was refused before',
      '-',
      alfa,
      'AV CANCELAMENTO. Indeferido o pedido do devedor, fica cancelada a hipoteca do R-1.',
    ],
    [
      'none by an order that is not final',
      '+',
      alfa,
      'AV CANCELAMENTO. Não transitada a sentença, fica cancelada a hipoteca do R-1.',
    ],
    [
      'one that was asked for by its case',
      '-',
      'AV EXECUÇÃO. Distribuída execução, art. 828 do CPC, movida por Alfa Ltda.',
      'AV CANCELAMENTO. Fica cancelada a averbação da execução movida por Alfa Ltda.',
    ],
    [
      'none of a case that another party brought',
      '?',
      'AV EXECUÇÃO. Distribuída execução, art. 828 do CPC, movida por Alfa Ltda.',
      'AV CANCELAMENTO. Fica cancelada a averbação da execução movida por Beta Ltda.',
    ],
    [
      'none that had ended, and none twice',
      '-',
      alfa,
      'AV CANCELAMENTO. Fica cancelada a hipoteca do R-1.',
      'AV CANCELAMENTO. Fica cancelada a metade da hipoteca do R-1.',
    ],
  ])('%s: %s', (_, signs, ...acts) => {
    expect(signsAfter(acts)).toBe(signs)
  })
})
