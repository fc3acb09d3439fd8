import { describe, expect, it } from 'vitest'
import { burdenAfter, type State, statesOf } from '#test/support/title-record-wordings.ts'

const ends = 'CANCELAMENTO. Fica cancelada a hipoteca do R-2, conforme autorização do credor.'
const lifts = 'LEVANTAMENTO. Por mandado da 1ª Vara, fica levantada a penhora da AV-1.'
const consolidates =
  'CONSOLIDAÇÃO DA PROPRIEDADE. Fica consolidada a propriedade do imóvel em nome da CAIXA ECONÔMICA FEDERAL.'

/** An act (AV-9) that ends a burden, a later one (AV-10), and how the burden then stands. */
const rows: [burden: string, state: State, ending: string, later: string][] = [
  ['R-2', 'in force', ends, 'CANCELAMENTO. Fica sem efeito a AV-9, lançada por equívoco.'],
  ['R-2', 'in force', ends, 'RESTABELECIMENTO. Fica restabelecida a hipoteca do R-2, por ordem judicial.'],
  [
    'R-2',
    'open',
    ends,
    'RETIFICAÇÃO. Retifica-se a AV-9 para constar que a hipoteca foi cancelada em parte.',
  ],
  ['R-2', 'open', ends, 'RETIFICAÇÃO. A AV-9 fica retificada: o registro cancelado é o R-3, e não o R-2.'],
  ['R-2', 'open', ends, 'SUSPENSÃO. Ficam suspensos os efeitos da AV-9, por decisão liminar.'],
  ['R-2', 'open', ends, 'ANULAÇÃO. Por sentença, foi anulada a averbação anterior.'],
  ['R-2', 'open', ends, 'DECISÃO. O Tribunal declarou nulo o cancelamento da hipoteca averbado sob nº 9.'],
  ['R-2', 'open', ends, 'AVERBAÇÃO. Para constar que o cancelamento da AV-9 não atinge a hipoteca do R-2.'],
  ['R-2', 'open', ends, 'BLOQUEIO. Torno insubsistente a AV-9, por ser falso o termo de quitação.'],
  ['AV-1', 'open', lifts, 'PENHORA - REVIGORAÇÃO. Revigorada a penhora da AV-1, por acórdão.'],
  [
    'AV-1',
    'open',
    lifts,
    'DECISÃO. Reformada a decisão que levantou a penhora da AV-1, volta ela a gravar o imóvel.',
  ],
  ['AV-1', 'open', lifts, 'OFÍCIO. O Juízo da 1ª Vara comunica que a averbação AV-9 foi feita por engano.'],
  [
    'AV-1',
    'open',
    lifts,
    'RESTABELECIMENTO DE PENHORA. Processo 0001111-22.2004.8.26.0001, restabelecida a constrição.',
  ],
  ['AV-1', 'ended', lifts, 'CASAMENTO. ANA TESTE casou-se com BENTO PROVA, conforme certidão.'],
  ['R-2', 'ended', ends, 'COMPRA E VENDA. Vendido a BENTO PROVA, livre de ônus.'],
  [
    'R-3',
    'in force',
    consolidates,
    'CANCELAMENTO DA CONSOLIDAÇÃO. Fica cancelada a consolidação da AV-9, restabelecida a alienação fiduciária do R-3.',
  ],
  [
    'R-3',
    'open',
    consolidates,
    'SUSPENSÃO. Por tutela de urgência, ficam suspensos os efeitos da consolidação da AV-9.',
  ],
  ['R-3', 'open', consolidates, 'DECISÃO. Anulada, por sentença, a consolidação averbada sob nº 9.'],
  [
    'R-3',
    'ended',
    consolidates,
    'LEILÕES NEGATIVOS. Realizados os leilões depois da consolidação da AV-9, sem licitantes.',
  ],
]

describe('after an act that ends a burden and a later one', () => {
  it.each(rows)('%s is %s: %s %s', (burden, state, ending, later) => {
    expect(statesOf(state)).toContain(burdenAfter(burden, ending, later))
  })
})
