import { percentIn } from '../figures.ts'
import { type Recogniser, when } from '../rule.ts'

const lost =
  /\b(?:perda|perdera|perder|perdem|retid[oa]|retera|reversao|revertid[oa]|sem direito a (?:devolucao|restituicao))\b/

export const penaltyRules: Recogniser = {
  topic: 'penalties',
  title: 'Multas e penalidades',
  ask: 'Pergunte quanto se perde ao desistir ou atrasar: sinal, comissão, multa.',
  mention:
    /multa|restitu|devol|penalidade|perda|perdera|retid|bloqueio|impedid|suspens|spc|serasa|conres|criminal|inadimpl|sancao|sancoes|juros|reversao|revertid|revertera/,
  rules: [
    when(
      /\b(?:nao (?:e|sera) devid[oa]|nao (?:paga|pagara|incorre|incorrera)(?: em)?|nao (?:ha|havera|incide|incidira|se aplica|sera cobrad[oa])|sem (?:a )?(?:incidencia|aplicacao|cobranca) de|isent[oa] de|dispensad[oa] d[ea])\b[^;]{0,40}\b(?:multa|penalidade)/,
      'none',
      'low',
      'Nos casos da frase não se cobra multa.',
    ),
    when(
      /\bmulta\b/,
      'fine',
      'high',
      said => {
        const percent = percentIn(said.full)
        return percent === null ? null : `Multa de ${percent} nos casos da frase. É dinheiro que não volta.`
      },
      /\bcondomini/,
    ),
    when(
      /\bnao (?:ha|havera|cabe|cabera|tera direito|sera|serao|fara jus|faz jus)\b[^;]{0,30}\b(?:restitu|devol|reembols)\w{2,8}\b[^;]{0,60}\b(?:sinal|caucao|valor|valores|quantia|desist\w{1,6})/,
      'deposit lost',
      'high',
      'O dinheiro de que a frase fala não é devolvido, nos casos dela.',
      /\bcomissao\b/,
    ),
    when(
      lost,
      'deposit lost',
      'high',
      'Quem desiste, atrasa ou descumpre perde o valor de que a frase fala (sinal, caução ou o que já pagou).',
      /\bperda (?:da propriedade|de dados|d[eo] prazo|da posse)|perdas e danos|dados pessoais|documentos retidos|\bnao (?:havera|ocorrera|implica|perde|perdera|sera retid|e retid|ficara retid)/,
    ),
    when(
      /\b(?:criminal|criminalmente|art(?:igo|\.)? ?335|fraude)\b/,
      'criminal',
      'high',
      'A frase fala em processo criminal ou execução contra quem descumpre.',
      /\b(?:equipamento|programa|dados pessoais|envolvimento|lavagem|certid)/,
    ),
    when(
      /\b(?:spc|serasa|conres|cadastros? (?:restritivos?|de inadimpl)|protest[oa])\b/,
      'credit',
      'high',
      'O nome de quem descumpre pode ir para o SPC, a Serasa ou outro cadastro, diz a frase.',
      /\bnao\b/,
    ),
    when(
      /\b(?:impedid[oa]s?|suspens[oa]s?|suspensao|bloqueio|bloquead[oa]s?|proibid[oa]s?)\b[^;]{0,80}\b(?:participar|licitar|leiloes|disputas|aquisicao|cadastro)\b/,
      'blocked',
      'medium',
      'Quem descumpre fica impedido de comprar de novo, pelo tempo e nos casos da frase.',
      /\b(?:nao pode ser|dirigente|empregad|nao podem participar|microempreendedor|conjuge|parente|vedada por lei)|solicita o desbloqueio|que impecam/,
    ),
    when(
      /\b(?:sujeit[oa]|sujeitando-se|sujeitar|aplicacao|aplicad[oa]s|resultar em|incorrer|passivel)\b[^;]{0,60}\b(?:penalidades?|sanc\w{1,4}|multas?)\b/,
      'some',
      'medium',
      'Há penalidade nos casos da frase. Procure no edital qual é.',
      /\bnao\b[^;]{0,25}\b(?:sujeit|aplica)/,
      true,
    ),
    when(
      /\b(?:atraso|mora|inadimpl\w{1,8}|descumpr\w{1,8})\b[^;]{0,60}\bjuros\b|\bjuros (?:de mora|moratorios)\b/,
      'interest',
      'medium',
      'Atraso custa juros, como a frase diz.',
      /\b(?:devol|restitu|poupanca|financiamento)/,
    ),
  ],
}
