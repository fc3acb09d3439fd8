import { expect, it } from 'vitest'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import { presentTitleRecord } from './present-title-record.ts'
import { TitleRecordAnswer } from './title-record-schemas.ts'

it('negative auctions, owners and burdens lead to their own acts where a number was given twice', () => {
  const text = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10 de maio de 2001. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.
AV-2/5.000 - Em 10 de maio de 2020. CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.
\fAV-3/5.000 - Em 10 de maio de 2021. LEILÕES NEGATIVOS. Os leilões foram negativos, ficando extinta a dívida.
\fAV-3/5.000 - Em 10 de junho de 2021. CASAMENTO. Averba-se o casamento de quem fez o pedido.`
  const explained = explainTitleRecord(text, { today: '2026-11-26' })
  const answer = TitleRecordAnswer.parse(
    presentTitleRecord(explained, { text: null, pages: null, recognized: false }),
  )
  expect(answer.negativeAuctions).toEqual({ act: 'AV-3', page: 2, debtExtinguished: true })
  expect(answer.owners).toMatchObject([{ since: 'AV-2', page: 1 }])
  const [, consolidation] = answer.acts
  expect(answer.burdens).toMatchObject([
    { act: 'R-1', cancelledBy: 'AV-2', start: consolidation?.start, end: consolidation?.end, page: 1 },
  ])
})

it('a doubt names the act that raises it', () => {
  const text = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno. PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10 de maio de 2001. PENHORA. Processo 0001111-22.2020.5.18.0001.
R-2/5.000 - Em 10 de maio de 2002. PENHORA. Processo 0002222-33.2020.5.18.0001.
AV-3/5.000 - Em 10 de maio de 2003. CANCELAMENTO. Fica cancelada a penhora.`
  const explained = explainTitleRecord(text, { today: '2026-11-26' })
  const { burdens } = presentTitleRecord(explained, { text: null, pages: null, recognized: false })
  expect(burdens.map(({ reason }) => reason)).toEqual(
    ['R-1', 'R-2'].map(
      act =>
        `Há mais de um ônus deste tipo, e o cancelamento no AV-3 não diz qual. A regra tem condição: leia o ${act} e o AV-3.`,
    ),
  )
})
