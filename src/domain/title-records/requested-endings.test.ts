import { expect, it } from 'vitest'
import { burdenAfter, type State, statesOf } from '#test/support/title-record-wordings.ts'

/** Endings that were only asked for, whose procedure ended without them: what was asked for did not happen. */
const rows: [burden: string, state: State, words: string][] = [
  [
    'R-3',
    'open',
    'Averba-se que, apresentado requerimento de consolidação da propriedade fiduciária em nome do credor, por falta de purgação da mora, o procedimento foi arquivado por não recolhido o ITBI no prazo de 120 dias.',
  ],
  [
    'R-3',
    'open',
    'Averba-se o requerimento de consolidação da propriedade do R-3 em nome da credora, cujo procedimento foi encerrado por decurso do prazo.',
  ],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Requerida a consolidação da propriedade em nome da CAIXA, o pedido foi arquivado por falta de recolhimento do ITBI.',
  ],
  [
    'R-3',
    'open',
    'Procede-se a esta averbação para constar o pedido de consolidação da propriedade em nome da CAIXA, rejeitado por não ter sido provada a intimação.',
  ],
  [
    'R-3',
    'open',
    'Averba-se que caducou o procedimento de consolidação da propriedade do R-3, não tendo a credora recolhido o ITBI.',
  ],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO. A credora desistiu da consolidação da propriedade do R-3, tendo recebido as prestações em atraso.',
  ],
  [
    'R-3',
    'open',
    'Averba-se que não se concluiu a consolidação da propriedade do R-3, decorridos 120 dias da certidão de não purgação da mora.',
  ],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO DA PROPRIEDADE. O procedimento de consolidação da propriedade em nome da credora foi declarado prejudicado pela purgação da mora.',
  ],
  [
    'R-3',
    'open',
    'Certifico que o requerimento de consolidação da propriedade fiduciária em nome da CAIXA foi devolvido à credora sem registro.',
  ],
  [
    'R-3',
    'open',
    'PRENOTAÇÃO. Cessados os efeitos da prenotação do requerimento de consolidação da propriedade em nome da CAIXA, por não cumpridas as exigências.',
  ],
  [
    'R-3',
    'open',
    'Averba-se o início do procedimento de consolidação da propriedade do R-3 em nome da credora fiduciária.',
  ],
  [
    'R-3',
    'open',
    'Averba-se que foi apresentado requerimento de consolidação da propriedade fiduciária do R-3 em nome da credora.',
  ],
  [
    'R-3',
    'open',
    'CONSOLIDAÇÃO DA PROPRIEDADE. A credora requereu a consolidação da propriedade em seu nome, mas deixou de comprovar o ITBI no prazo, pelo que o procedimento perdeu a eficácia.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO. Apresentado requerimento de cancelamento da hipoteca do R-2, o procedimento foi arquivado por falta de documentos.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO DE HIPOTECA. O requerimento de cancelamento da hipoteca do R-2 caducou, não cumpridas as exigências no prazo.',
  ],
  [
    'R-2',
    'open',
    'Averba-se que o processo de cancelamento da hipoteca do R-2 foi extinto sem resolução do mérito.',
  ],
  [
    'R-2',
    'open',
    'CANCELAMENTO DE HIPOTECA. Encerrado o procedimento de cancelamento da hipoteca do R-2 por desistência do requerente.',
  ],
  [
    'R-2',
    'open',
    'USUCAPIÃO. Averba-se que o pedido de usucapião extrajudicial, com o qual se cancelaria a hipoteca do R-2, foi arquivado.',
  ],
  [
    'R-2',
    'open',
    'USUCAPIÃO. Prenotado o requerimento de usucapião extrajudicial por BENTO PROVA, com o cancelamento da hipoteca do R-2, foi o processo rejeitado.',
  ],
  [
    'AV-1',
    'open',
    'ARREMATAÇÃO. Apresentada carta de arrematação com ordem de cancelamento da penhora da AV-1, foi devolvida sem registro, cessados os efeitos da prenotação.',
  ],
  [
    'AV-1',
    'open',
    'Averba-se que a carta de arrematação extraída dos autos 0001111-22.2004.8.26.0001, que mandava cancelar a penhora da AV-1, foi arquivada por desistência do arrematante.',
  ],
  [
    'AV-1',
    'open',
    'LEVANTAMENTO. O incidente de levantamento da penhora da AV-1 foi arquivado sem julgamento.',
  ],
  [
    'R-8',
    'open',
    'USUFRUTO. O procedimento de extinção do usufruto do R-8 foi arquivado por falta da certidão de óbito.',
  ],
  // What is kept in the registry's files was done.
  [
    'R-3',
    'ended',
    'CONSOLIDAÇÃO DA PROPRIEDADE. Conforme requerimento da credora arquivado nesta serventia, decorrido o prazo sem purgação da mora, fica consolidada a propriedade do imóvel em nome da CAIXA ECONÔMICA FEDERAL, recolhido o ITBI.',
  ],
  [
    'R-3',
    'ended',
    'Atendendo ao requerimento de consolidação da propriedade, arquivado nesta serventia, procede-se à consolidação da propriedade do imóvel desta matrícula em nome da CAIXA ECONÔMICA FEDERAL.',
  ],
  [
    'R-3',
    'ended',
    'Averba-se, a requerimento da credora, a consolidação da propriedade do imóvel desta matrícula em nome da CAIXA ECONÔMICA FEDERAL, encerrado o procedimento de intimação sem purgação da mora.',
  ],
]

it.each(rows)('leaves %s %s, by what was done and not by what was asked for: %s', (burden, state, words) => {
  expect(statesOf(state)).toContain(burdenAfter(burden, words))
})
