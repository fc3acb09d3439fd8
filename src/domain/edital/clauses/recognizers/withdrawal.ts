import { findTerm } from './clause-figures.ts'
import { createCautiousFinding, type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

export const withdrawalRules: ClauseRecognizer = {
  topic: 'withdrawal',
  title: 'Desistência, cancelamento e revogação',
  ask: 'Pergunte se dá para desistir, em que prazo, e quando quem vende pode cancelar a venda.',
  mention: /arrepend|desist|revog|irretrat|cancel|anula|retirar|retirad|suspens|adia/,
  rules: [
    ({ key }) =>
      /(?<!\bnao (?:e|sao|sera) )\birr(?:evogav|etratav)/.test(key) && /\d dias?\b/.test(key)
        ? createCautiousFinding('high')
        : null,
    createPatternRule(
      /\b(?:irrevogave\w{1,3}|irretratave\w{1,3}|nao (?:cabe|cabera|sera admitid[oa]|sera aceit[oa]|havera|se admite|e admitid[oa]|podera haver|se aplica)[^;]{0,40}\b(?:arrependimento|desistencia|retratacao)|sem direito (?:a|de) arrependimento|vedad[oa][^;]{0,20}(?:arrependimento|desistencia))/,
      'bound',
      'high',
      'Depois do lance ou do contrato não há como voltar atrás, diz a frase.',
      /\bquitacao\b|clausula constituti|\bmulta|\bnao (?:e|sao|sera|serao) (?:irrevog|irretrat)/,
    ),
    createPatternRule(
      /\b(?:arrependimento|arrepender|desistir)\b/,
      'regret',
      'low',
      said => {
        const statedTerm = findTerm(said.key)
        return statedTerm !== null &&
          /\b(?:facultado|direito|podera|pode|devolucao integral)\b/.test(said.full)
          ? `Dá para desistir da compra em ${statedTerm}, contados como a frase diz, com o que ela devolve.`
          : null
      },
      /(?<!\bsem (?:a )?)\b(?:multa|penalidad|perd[ae]|reiterad|nao )/,
    ),
    createPatternRule(
      /\b(?:caixa|leiloeir[oa]|juizo|edital|leilao|licitacao|certame|disputa|imovel|imoveis|lote|lotes|venda)\b[^;]{0,160}\b(?:revoga|anula|cancela|retira|suspende|adia|suspens|suspenso|cancelad|retirad|revogad)\w{0,6}\b[^;]{0,80}|\b(?:revogar|anular|cancelar|retirar|suspender|adiar)\b[^;]{0,80}\b(?:leilao|licitacao|venda|certame|imoveis|imovel|lotes?)\b/,
      'seller may',
      'medium',
      said =>
        /\b(?:pode|podera|podendo|poderao|reserva-se|reserva o direito|a qualquer tempo|a qualquer momento|criterio|faculdade)\b[^;]{0,90}\b(?:revog|anul|cancel|retir|suspen|adia)|\bsera (?:suspens|cancelad)|\b(?:retirad|cancelad|suspens)[oa]s?\b[^;]{0,50}\b(?:a qualquer|criterio)/.test(
          said.full,
        )
          ? 'A venda pode ser cancelada, suspensa ou o imóvel retirado, nos casos da frase. Até o contrato, nada é certo.'
          : null,
      /\b(?:consentimento|dados pessoais|conta cancelada|a fim de evitar|cancelamento de onus|onus|penhora|matricula|multa|proponente efetuar|nao (?:podera|pode|poderao)\b[^;]{0,80}(?:cancel|revog|suspen|retir|anul|adia)\w*|nao (?:podera ser |pode ser |sera )(?:cancel|revog|suspens|retirad|adia)\w{0,5}|averbac|emitir)\b/,
    ),
    createPatternRule(
      /\b(?:pagamento|quitacao|remicao|acordo|purgacao)\b[^;]{0,80}\b(?:divida|debito)\b[^;]{0,120}\b(?:cancel|suspen|sust)/,
      'debtor pays',
      'medium',
      'Se o devedor pagar ou fizer acordo, o leilão pode cair, diz a frase.',
    ),
    createPatternRule(
      /\bcancelamento d[ae] (?:venda|proposta)\b|\bdesclassificacao da proposta\b/,
      'lost sale',
      'medium',
      'A venda é cancelada nos casos da frase. Veja os prazos dela.',
      /\b(?:diretamente no portal|a fim de evitar|solicita|opte|tenha|efetuar o cancelamento)\b/,
      true,
    ),
    createPatternRule(
      /\bdesistencia\b[^;]{0,80}\b(?:caracteriza|ocorre|configura|considera)/,
      'what counts',
      'medium',
      'A frase diz o que conta como desistência. Veja a penalidade dela.',
      /\breclassific|convoca/,
      true,
    ),
  ],
}
