import { findPercent } from './clause-figures.ts'
import { findCostBearers } from './cost-bearer.ts'
import {
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createPatternRule,
} from './clause-recognizer.ts'

const lost =
  /\b(?:perda|perdera|perder|perdem|retid[oa]|retera|reversao|revertid[oa]|sem direito a (?:devolucao|restituicao))\b/

/** A fine that is not charged, or is charged again after a term. */
const unfinedPattern =
  /\b(?:nao (?:ha|havera|e|sera|incid\w+|cobra\w*|se cobra|se aplica|paga|pagara|aplicara)|sem(?! prejuizo))\b[^,;]{0,40}\bmulta\b|\bmulta\b[^,;]{0,60}\bnao\b/
const fine = /^(?:multas?)$/

/** Recognizes a penalty on the seller, which the buyer does not lose. */
function findSellerPenalty({ full }: ClauseText): ClauseFinding | null {
  const named =
    /^(?:[\d.]+ )?(?:(?:se|caso|quando) )?[oa] caixa\b(?! (?:podera|pode|reter|ret|aplic|cobr|exig))[^;]{0,120}\b(?:multa|perdera|em dobro)\b/.test(
      full,
    ) && !/\bret(?:era|em|endo)\b|\bem favor d[oa] caixa\b/.test(full)
  if (!named && !/\bmulta\b[^;]{0,80}\b(?:pel[oa]|d[oa]) caixa (?:ao|em favor d[oa]) comprador\b/.test(full))
    return null
  if (/\bcomprador\b[^;]{0,60}\b(?:pagara|perdera|arcara|sujeit)/.test(full))
    return createCautiousFinding('high')
  return findCostBearers(full).seller === false || /\bnao cobra/.test(full)
    ? null
    : {
        kind: 'seller',
        risk: 'low',
        explanation: 'A penalidade da frase é contra quem vende, nos casos dela.',
      }
}

const noFine =
  /\b(?:nao (?:e|sera|serao) (?:devid|cobrad|aplicad|exigid)[oa]s?|nao (?:paga|pagara|incorre|incorrera)(?: em)?|nao (?:ha|havera|incide|incidira|se aplica|sera cobrad[oa])|sem (?:a )?(?:incidencia|aplicacao|cobranca) de|isent[oa] de|dispensad[oa] d[ea])\b[^;]{0,40}\b(?:multa|penalidade)/
const repeatedFinePattern =
  /\bmulta\b[^]*\bmulta\b|\bapos (?:esse|este|o) prazo|\bret(?:era|em|endo|id[oa])\b|\bperd(?:e|era)\b/

function findFine({ key, full }: ClauseText): ClauseFinding | null {
  if (noFine.test(key))
    return repeatedFinePattern.test(key)
      ? createCautiousFinding('high')
      : { kind: 'none', risk: 'low', explanation: 'Nos casos da frase não se cobra multa.' }
  const percent = findPercent(key, fine)
  if (!/\bmulta\b/.test(full) || /\bcondomini/.test(full) || percent === null) return null
  if (percent === 'several') return createCautiousFinding('high')
  if (unfinedPattern.test(full)) return createCautiousFinding('medium')
  return {
    kind: 'fine',
    risk: 'high',
    explanation: `Multa de ${percent} nos casos da frase. Esse dinheiro não volta.`,
  }
}

const rules: ClauseRecognizer['rules'] = [
  findSellerPenalty,
  findFine,
  createPatternRule(
    /\bnao (?:ha|havera|cabe|cabera|tera direito|sera|serao|fara jus|faz jus)\b[^;]{0,30}\b(?:restitu|devol|reembols)\w{2,8}\b[^;]{0,60}\b(?:sinal|caucao|valor|valores|quantia|desist\w{1,6})/,
    'deposit lost',
    'high',
    'O dinheiro de que a frase fala não é devolvido, nos casos dela.',
    /\bcomissao\b/,
  ),
  createPatternRule(
    lost,
    'deposit lost',
    'high',
    'Quem desiste, atrasa ou descumpre perde o valor de que a frase fala (sinal, caução ou o que já pagou).',
    /\bperda (?:da propriedade|de dados|d[eo] prazo|d[oe] (?:imovel|bem)|da coisa|da posse)|perdas e danos|\beviccao\b|dados pessoais|documentos retidos|\bnao (?:havera|ocorrera|implica|perde|perdera|sera retid|e retid|ficara retid)/,
  ),
  createPatternRule(
    /\b(?:criminal|criminalmente|art(?:igo|\.)? ?335|fraude)\b/,
    'criminal',
    'high',
    'A frase fala em processo criminal ou execução contra quem descumpre.',
    /\b(?:equipamento|programa|dados pessoais|envolvimento|lavagem|certid)/,
  ),
  createPatternRule(
    /\b(?:spc|serasa|conres|cadastros? (?:restritivos?|de inadimpl)|protest[oa])\b/,
    'credit',
    'high',
    'O nome de quem descumpre pode ir para o SPC, a Serasa ou outro cadastro, diz a frase.',
    /\bnao\b/,
  ),
  createPatternRule(
    /\b(?:impedid[oa]s?|suspens[oa]s?|suspensao|bloqueio|bloquead[oa]s?|proibid[oa]s?)\b[^;]{0,80}\b(?:participar|licitar|leiloes|disputas|aquisicao|cadastro)\b/,
    'blocked',
    'medium',
    'Quem descumpre fica impedido de comprar de novo, pelo tempo e nos casos da frase.',
    /\b(?:nao pode ser|dirigente|empregad|nao podem participar|microempreendedor|conjuge|parente|vedada por lei)|solicita o desbloqueio|que impecam/,
  ),
  createPatternRule(
    /\b(?:sujeit[oa]|sujeitando-se|sujeitar|aplicacao|aplicad[oa]s|resultar em|incorrer|passivel)\b[^;]{0,60}\b(?:penalidades?|sanc\w{1,4}|multas?)\b/,
    'some',
    'medium',
    'Há penalidade nos casos da frase. Procure no edital qual é.',
    /\bnao\b[^;]{0,25}\b(?:sujeit|aplica)/,
    true,
  ),
  createPatternRule(
    /\b(?:atraso|mora|inadimpl\w{1,8}|descumpr\w{1,8})\b[^;]{0,60}\bjuros\b|\bjuros (?:de mora|moratorios)\b/,
    'interest',
    'medium',
    'Atraso custa juros, como a frase diz.',
    /\b(?:devol|restitu|poupanca|financiamento)/,
  ),
]

/** Applies a rule to an item's own words only: a penalty in the list's introduction is reported there. */
const applyToItemAlone =
  (rule: ClauseRecognizer['rules'][number]) =>
  (said: ClauseText): ClauseFinding | null =>
    rule(/\bnao\b/.test(said.head) ? said : { ...said, full: said.key })

export const penaltyRules: ClauseRecognizer = {
  topic: 'penalties',
  title: 'Multas e penalidades',
  ask: 'Pergunte quanto se perde ao desistir ou atrasar: sinal, comissão, multa.',
  mention:
    /multa|restitu|devol|penalidade|perda|perdera|retid|bloqueio|impedid|suspens|spc|serasa|conres|criminal|inadimpl|sancao|sancoes|juros|reversao|revertid|revertera/,
  rules: rules.map(applyToItemAlone),
}
