import { findCostBearers } from './cost-bearer.ts'
import {
  capitalizeFirst,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createPatternRule,
} from './clause-recognizer.ts'

const encumbrance =
  '(?:penhoras?|hipotecas?|gravames?|indisponibilidade|arresto|arrolamento|usufruto|alienacao fiduciaria|onus (?:reais|real)?|acao judicial|acoes judiciais|acao (?:de execucao|civil|anulatoria|revisional)|acoes? (?:reais|pessoais)|processos? judicia\\w{1,3}|demandas? judicia\\w{1,3})'

/** "Sem ônus ao comprador" is about costs, not about encumbrances. */
const withoutCostPattern =
  /\b(?:sem|isent[oa] de) (?:qualquer |quaisquer )?(?:onus|encargos?|custos?) (?:ao|para [oa]|a|d[oa]) comprador\b/g

function lifting(said: ClauseText): ClauseFinding | null {
  const { seller } = said
  const full = said.full.replace(withoutCostPattern, '')
  if (!new RegExp(`\\b${encumbrance}\\b|\\bonus\\b`).test(full)) return null
  if (
    !/\b(?:cancelamento|baixa|levantamento|regularizacao|regularizar|cancelar|liberacao|exclusao|desembaraco)\b/.test(
      full,
    ) ||
    /\b(?:orientar|auxilia|verificar a existencia|analisar)\b/.test(full)
  )
    return null
  const { buyer, seller: theirs } = findCostBearers(
    full.replace(/\bonus sobre\b|\bonus reais\b|eventuais onus/g, 'gravame'),
  )
  if (buyer === true)
    return {
      kind: 'buyer lifts',
      risk: 'high',
      explanation:
        'Tirar da matrícula penhora, hipoteca ou outro ônus é por conta de quem compra: custas, e às vezes pedido na justiça.',
    }
  if (theirs === true)
    return {
      kind: 'seller lifts',
      risk: /\b(?:consta|constam|averbad[oa]|registrad[oa]|existe|existem|ha)\b/.test(full)
        ? 'medium'
        : 'low',
      explanation: `${capitalizeFirst(seller)} cuida de tirar o ônus de que a frase fala. Pergunte qual é e em que prazo sai da matrícula.`,
    }
  return null
}

export const lawsuitRules: ClauseRecognizer = {
  topic: 'lawsuits',
  title: 'Ações, penhoras e ônus',
  ask: 'Peça a matrícula atualizada e procure processos em nome de quem vende e do antigo dono.',
  mention:
    /penhora|hipoteca|gravame|indisponib|arresto|arrolamento|usufruto|\bonus\b|judicia|\bacao\b|\bacoes\b|processo|demanda|litigio/,
  bears: /lifts$/,
  open: /./,
  concerns: ({ full }) => /\blivres?\b[^;]{0,40}\b(?:onus|gravame|hipoteca|penhora)/.test(full),
  rules: [
    lifting,
    createPatternRule(
      new RegExp(
        `\\bnada consta\\b[^;]{0,40}\\b${encumbrance}|\\b(?:livres? e (?:desembaracad|desonerad)[oa]s?|(?:nao (?:ha|existem?|constam?|pendem?|possui|recaem?|foram? localizad[oa]s?)|inexist\\w{1,4}|sem) (?:qualquer |quaisquer |registro de |nenhum[a]? |averbac\\w{1,4} de )?(?:d[eo] )?${encumbrance})`,
      ),
      'none',
      'low',
      'A frase diz que o imóvel está livre do ônus ou da ação de que ela fala. Confirme na matrícula atualizada.',
      /\b(?:caso|se houver|eximindo|responsab)\b|\b(?:sem|isent[oa] de) (?:qualquer |quaisquer )?onus (?:ao|para|a|d[oa]) /,
    ),
    createPatternRule(
      /\b(?:extingue|extinguem|extint[oa]s?|sub-?roga\w{0,3}|cancelad[oa]s?)\b[^;]{0,60}\b(?:hipoteca|penhoras?|onus)\b|\b(?:hipoteca|penhoras?|onus)\b[^;]{0,60}\b(?:extingue|extinguem|extint[oa]s?|sub-?rog\w{1,4})\b/,
      'extinct',
      'low',
      'A arrematação encerra o ônus de que a frase fala. Peça o cancelamento dele na matrícula.',
      /\bnao\b|comprador/,
    ),
    createPatternRule(
      /\bpode(?:m|ra|rao)? (?:pender|existir|haver|recair|estar)\b[^;]{0,60}\b(?:acao|acoes|judicial|judiciais|onus|penhora|processo)/,
      'may',
      'high',
      'Pode haver ação na justiça sobre o imóvel, mesmo que o anúncio não diga. Descobrir isso cabe a quem compra.',
    ),
    createPatternRule(
      new RegExp(
        `\\b(?:imovel|bem) (?:com|possui|objeto de|gravado com)\\b[^;]{0,40}\\b${encumbrance}|\\b(?:existe|existem|ha|consta|constam|pende|pendem|recai|recaem|tramita|tramitam)\\b[^;]{0,60}\\b${encumbrance}|\\b${encumbrance}\\b[^;]{0,50}\\b(?:averbad|gravad|registrad)[oa]s?\\b[^;]{0,40}\\b(?:matricula|av\\.|r\\.)`,
      ),
      'there is',
      'high',
      ({ item }) =>
        item === null
          ? 'O texto avisa de ação, penhora ou outro ônus. Num edital de vários imóveis, veja de qual; leia a matrícula e o processo antes da proposta.'
          : 'O texto avisa de ação, penhora ou outro ônus deste item. Leia a matrícula e o processo antes da proposta.',
      /\b(?:nao (?:ha|existe|consta|pende)|nada consta|ja (?:foi )?(?:cancelad|baixad|extint)|sem onus|caso|eventual|eventuais|eventualmente|verificar|averiguar|porventura|se houver|inexist)/,
    ),
    createPatternRule(
      /\b(?:emitir|verificar|averiguar|pesquisar|consultar|analisar|certificar)\b[^;]{0,120}\b(?:onus|acoes judiciais|processos|gravames|penhoras|averbacoes)\b/,
      'check',
      'medium',
      'Procurar ônus e ações sobre o imóvel cabe a quem compra, diz a frase. Comece pela matrícula atualizada.',
      /\b(?:orientar|auxilia|instruir)\b|\bnao foi possivel\b/,
    ),
  ],
}
