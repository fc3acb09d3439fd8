import { findCostBearers } from './recognizers/cost-bearer.ts'
import {
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
} from './recognizers/clause-recognizer.ts'

/** Words that withdraw a part of a rule, or all of it. */
const exception =
  /\b(?:excet\w+|excepciona\w*|exclui\w*|exclu(?:em|ido|ida|idos|idas|indo)|salv[oa]s?(?! conduto)|ressalv\w+|(?:a|com|por) excecao|excecoes|fora (?=os|as|o |a )|a nao ser|afora|desde que|contanto que|ate que|a menos que|enquanto|(?:somente|apenas|so|unicamente) (?:se|quando|caso|apos|na hipotese|nos casos?|respond\w+|pag\w+)|mas|porem|contudo|todavia|entretanto|no entanto|nao obstante|ainda assim|embora|diferentemente|ao contrario|suprimid[oa]s?|revogad[oa]s?(?! a qualquer)|sem efeito|nao (?:mais )?(?:vale|valem|valera|vigora|vigoram|prevalece|prevalecem)|deix\w+ de (?:valer|vigorar|ser aplicad\w+)|nao e verdade|nao (?:e|esta) corret\w+|incorret[oa]|(?:nao )?se aplica (?:ao|aos|a|as)? ?(?:compradores? )?que)\b|(?<!\b(?:pelo|ao|no|nada|mais ou) )\bmenos (?!de \d|\d)|(?<!^)(?<!^[\d.]{1,8} )\bnao se aplica/

/** A condition under which somebody bears a cost. */
const condition =
  /\b(?:caso|(?<!\b(?:que|nao|nem|quando|onde|como) )se(?! (?:encontr|fiz|faz|responsab|obrig|compromet|declar|trat|refer|destin|d[ae]o? |realiz|verific|torn|apresent|ach|necess|inclu|for o caso))|quando|na hipotese|nas hipoteses|no caso|nos casos|em caso|havendo|somente|apenas|so|reembols\w+|ressarc\w+|descont\w+ d?[oa] ?(?:valor|preco|lance)|descont\w+|abat\w+|metade|rate\w+|nao [oa] (?:fazendo|fizer|faca|sendo))\b/
/** Conditions that only say what the rule is about. */
const harmlessConditionPattern =
  /\b(?:caso|se|havendo|quando) (?:[a-z]{1,12} ){0,2}?(?:existam?|existir(?:em)?|haja|houver(?:em)?|existentes?)\b|\b(?:caso|se|quando) (?:o imovel |o bem |a unidade )?(?:estiver|esteja|se encontr[ea]r?) (?:eventualmente )?ocupad[oa]\b|\b(?:caso|se|quando) ocupado\b|\bhavendo ocupa\w+|\bna hipotese de ocupacao\b|-se\b|\bcaso (?:a caso|necessari[oa]|sejam? necessari[oa]s?)\b|\b(?:no|para o) caso de (?:exist|hav)\w+/g

const negation =
  /\b(?:nao|nem|nada|nenhum[a]?)\b(?: [a-z-]{1,16},?){0,5}? (?:exim\w*|exime-se|isent\w*|dispens\w*|exonera\w*|desobrig\w*|deix\w* de|impedi\w+|impede\w*|obsta\w*|inexist\w+|livres?|precisa\w*|vedad\w*|proibid\w*|afirmar|nega\w*|recus\w*|inver\w+)\b|\b(?:nao|nenhum[a]?)\b[^,;:.]{0,90}\bnao\b|\b(?:vedad[oa]s?|proibid[oa]s?)\b[^;]{0,140}\b(?:nao|cobrar|exigir|deixar)\b|\bse exime\b[^;]{0,20}\bnao\b|\bsem que\b[^;,]{0,60}\bnao\b/

/**
 * Returns what may be reported of a sentence: the finding, or only that the sentence has a condition, when it
 * contains an exception, denies a denial, names two bearers, or is cut off. Every finding passes through this
 * function.
 */
export function guardFinding(
  finding: ClauseFinding | null,
  said: ClauseText,
  recogniser: ClauseRecognizer,
): ClauseFinding | null {
  const { full } = said
  const risk = (): ClauseFinding => {
    const open = recogniser.open?.test(full) === true
    return {
      ...createCautiousFinding(finding?.risk === 'high' || open ? 'high' : 'medium'),
      vague: finding?.vague === true,
    }
  }
  const deniesDenial = negation.test(full)
  if (finding === null) return deniesDenial && recogniser.concerns?.(said) === true ? risk() : null
  if (finding.kind === 'conditions') return finding
  if (said.excepted || deniesDenial || exception.test(full)) return risk()
  if (recogniser.bears?.test(finding.kind) !== true || finding.vague === true) return finding
  if (said.cut) return risk()
  return condition.test(full.replace(harmlessConditionPattern, ' ')) || hasTwoBearers(full) ? risk() : finding
}

/** Removes parties that are named without bearing a cost: "sem ônus ao comprador", "débitos da vendedora". */
const removeBystanders = (full: string): string =>
  full.replace(
    /\bpara [oa] comprador\b|\b(?:sem|nenhum) (?:qualquer )?(?:onus|custos?|encargos?) (?:ao|a|para [oa]) comprador\b|\b(?:debitos?|dividas?|imove(?:l|is)) d[oa] caixa\b|\b(?:em|a) favor d[oa] (?:caixa|comprador)\b/g,
    '',
  )

function hasTwoBearers(full: string): boolean {
  const { buyer, seller } = findCostBearers(full)
  if (buyer === true && seller === true) return true
  // One of the two parties is named, and its role is not understood.
  if (
    /\bcomprador\b/.test(removeBystanders(full)) &&
    /\bcaixa\b/.test(removeBystanders(full)) &&
    (buyer === null || seller === null)
  )
    return true
  return /\b(?:pel[oa]s?|cargo d[oa]s?|conta d[oa]s?) comprador\b/.test(full) &&
    /\b(?:pel[oa]s?|cargo d[oa]s?|conta d[oa]s?) caixa\b/.test(full)
    ? buyer !== false && seller !== false
    : false
}

/** Whether a sentence withdraws what the one before it rules. */
export const retractsPrevious = (key: string): boolean =>
  /^(?:[\d.]+ )?(?:paragrafo (?:unico|\w+)[.:,-]* ?|§ ?\d+[oº°]?[.:-]* ?)?(?:excet\w+|salvo|ressalv\w+|(?:o disposto|a regra|o previsto|a obrigacao|a disposicao)[^.;]{0,60}\bnao (?:se aplica|vale|alcanca|abrange)|(?:nao se aplica|essa regra|esta regra|tal regra|isso)\b[^.;]{0,60}\bnao\b|nao se aplica|contudo|porem|todavia|entretanto|no entanto|mas)\b/.test(
    key,
  )

/** Whether a sentence contains an exception, and so must not be split into clauses. */
export const hasException = (full: string): boolean => exception.test(full) || negation.test(full)
