import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const before = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10/05/2010. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.`
const consolidation =
  'AV-2/5.000 - Em 10/05/2020. CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.'
const readLast = (words: string) =>
  readTitleRecord(`${before}\n${consolidation}\nAV-3/5.000 - Em 10/05/2021. ${words}`)

describe('auctions that found no buyer', () => {
  it.each([
    'LEILÕES NEGATIVOS. Os dois leilões foram negativos.',
    'LEILÃO. Realizados os leilões de 10.06.2020 e 24.06.2020, sem licitantes.',
    'AVERBAÇÃO. Não houve interessados nos leilões públicos.',
    'QUITAÇÃO DA DÍVIDA. Frustrados, por ausência de lances, o 1º leilão, de 10/06/2020, e o 2º.',
    'AVERBAÇÃO. Por falta de licitantes no primeiro e no segundo leilões, extinta a dívida.',
    'AVERBAÇÃO. Restaram desertos os leilões realizados.',
  ])('are read: %s', words => {
    expect(readLast(words).negativeAuctions).toMatchObject({ stated: true, act: 'AV-3' })
  })

  it.each([
    'LEILÕES. Designados os dias 10/06/2020 e 24/06/2020 para os leilões públicos.',
    'COMPRA E VENDA. Vendido depois dos leilões negativos a quem comprou.',
    'CONSTRUÇÃO de casa, sem lances de escada.',
  ])('are not read: %s', words => {
    expect(readLast(words).negativeAuctions.stated).toBe(false)
  })

  it('are not read where an agreement only foresees them', () => {
    const text = `${before} Frustrados os leilões, o bem fica com a credora e a dívida é extinta.`
    expect(readTitleRecord(text)).toMatchObject({
      negativeAuctions: { stated: false, debtExtinguished: false },
      burdens: [{ act: 'R-1', inForce: true }],
    })
  })
})

it.each([
  ['QUITAÇÃO E EXTINÇÃO DA DÍVIDA. Frustrados os dois leilões, extinta a dívida.', 'debt-extinction'],
  ['EXTINÇÃO DA DÍVIDA E LEILÕES NEGATIVOS. Foram negativos os leilões.', 'debt-extinction'],
  ['LEILÕES NEGATIVOS E EXTINÇÃO DA DÍVIDA. Foram negativos os leilões.', 'negative-auctions'],
  ['CANCELAMENTO da alienação, depois dos leilões negativos.', 'cancellation'],
])('an act is named by what its title says first: %s', (words, kind) => {
  expect(readLast(words).acts.at(-1)?.kind).toBe(kind)
})
