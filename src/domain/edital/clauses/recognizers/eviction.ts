import { findCostBearers } from './cost-bearer.ts'
import { findPercent } from './clause-figures.ts'
import { capitalizeFirst, type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

export const evictionRules: ClauseRecognizer = {
  topic: 'eviction',
  title: 'Evicção e desfazimento da compra',
  ask: 'Pergunte o que é devolvido se a justiça anular a compra depois (evicção).',
  mention:
    /eviccao|distrato|anulacao|devolve|devolvera|restitui|benfeitorias|perdas e danos|resolver-se|desfeit|desfazimento/,
  rules: [
    createPatternRule(
      /\b(?:eviccao|distrato|anulacao|desfazimento|desfeita|invalid)\b[^;]{0,100}\bnao (?:gera|geram|gerara|cabe|cabera|havera|tera)\b[^;]{0,50}\bindeniza|\bnao (?:cabe|cabera|havera|gera)\b[^;]{0,50}\bindenizac[^;]{0,80}\b(?:eviccao|distrato|anulacao)/,
      'no damages',
      'medium',
      'Se a compra for desfeita, não há indenização além do que se devolve, diz a frase.',
    ),
    createPatternRule(/\beviccao\b/, 'refused', 'high', said =>
      findCostBearers(said.full).seller === false ||
      /\b(?:nao (?:respond|se responsab|havera)|renunci|exclui|sem (?:garantia|responsabilidade)|isent|assume[^;]{0,30}risco)/.test(
        said.full,
      )
        ? `${capitalizeFirst(said.seller)} não garante a compra contra uma decisão da justiça que dê o imóvel a outra pessoa (evicção), diz a frase.`
        : null,
    ),
    createPatternRule(
      /\b(?:caixa|comprador|valores|valor|quantia|preco)\b[^;]{0,60}\b(?:devolve|devolvera|devolvid[oa]s?|restitui|restituira|restituid[oa]s?|ressarcid[oa]s)\b/,
      'refund',
      'low',
      'Se a compra for desfeita nos casos da frase, o que se pagou é devolvido, no que ela nomeia. Guarde todos os comprovantes.',
      /\b(?:multa|arrependimento|desistencia|restante do valor|comissao|nao (?:sera|serao|ha)|debitos?)\b(?! do)/,
    ),
    createPatternRule(
      /\brisco de eviccao\b|\beviccao de direito\b[^;]{0,40}\brisco\b|\bsobrevindo\b[^;]{0,120}\banula/,
      'risk',
      'high',
      'A justiça pode anular a compra depois, por um problema anterior; então o contrato se desfaz. Veja o que é devolvido.',
    ),
    createPatternRule(
      /\brespond\w{1,4} (?:por|pela) eviccao\b[^;]{0,160}\b(?:exceto|salvo|ressalva|limit\w{2,5}|ate o valor)\b/,
      'granted in part',
      'medium',
      said =>
        `${capitalizeFirst(said.seller)} responde se a justiça der o imóvel a outra pessoa (evicção), mas com os limites da frase.`,
      /\bnao\b/,
    ),
    createPatternRule(
      /\brespond\w{1,4} (?:por|pela) eviccao\b/,
      'granted',
      'low',
      said =>
        `${capitalizeFirst(said.seller)} responde se a justiça der o imóvel a outra pessoa (evicção), diz a frase.`,
      /\bnao\b/,
    ),
    createPatternRule(/\bhonorarios\b[^;]{0,60}\blimitad/, 'fees', 'low', said => {
      const percent = findPercent(said.key, /^honorarios$/)
      return percent === null || percent === 'several'
        ? null
        : `Os honorários de advogado devolvidos vão até ${percent} do valor que a frase diz.`
    }),
    createPatternRule(
      /\b(?:impossibilidade de registro)\b[^;]{0,200}\bdistrato\b/,
      'unregistrable',
      'medium',
      'Se o cartório não puder registrar a compra, ela é desfeita por distrato, nas condições da frase.',
      null,
      true,
    ),
  ],
}
