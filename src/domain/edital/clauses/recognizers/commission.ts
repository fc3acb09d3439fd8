import { findCostBearers } from './cost-bearer.ts'
import { findPercent, findTerm } from './clause-figures.ts'
import {
  capitalizeFirst,
  createCautiousFinding,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
} from './clause-recognizer.ts'

const own = /^(?:comissao|corretagem|leiloeir[oa])$/
/** "Não inclusa" means the opposite. */
const included =
  /(?<!\bnao (?:se )?(?:esta |e |sera )?)\b(?:inclus[oa]|incluid[oa]|embutid[oa]) n[oe]\b|(?<!\bnao )\b(?:integra|compoe) o (?:preco|valor|lance)/

const payment =
  /\b(?:prazo|pagamento|pag[ao]s?|pagar|recolh\w+|deposit\w+|quita\w+)\b[^;]{0,80}\b(?:comissao|corretagem)\b|\b(?:comissao|corretagem)\b[^;]{0,80}\b(?:prazo|pagamento|pag[ao]s?|pagar|recolh\w+|deposit\w+|quitad\w+)\b/
const sameDay =
  /\b(?:no|na) (?:mesm[oa] )?(?:dia|data|ato) (?:d[ao] )?(?:arremat\w+|leilao|sessao|lance|licitacao|proposta)\b|\bno ato\b|\bde imediato\b|\bimediat[oa](?:mente)?\b/

/** When the commission is paid. */
function commissionDue({ key, full }: ClauseText): ClauseFinding | null {
  if (!payment.test(full) || /\bnao\b|devol|restitu/.test(full)) return null
  const term = sameDay.test(key) ? null : findTerm(key)
  if (term === null && !sameDay.test(key)) return null
  return {
    kind: 'due',
    risk: 'medium',
    vague: true,
    explanation:
      term === null
        ? 'A comissão se paga no mesmo dia, diz a frase: tenha esse dinheiro à mão, além do sinal.'
        : `A comissão tem prazo de ${term}, contado como a frase diz. Anote a data.`,
  }
}

function commission({ key, full, seller }: ClauseText): ClauseFinding | null {
  const statedPercent = findPercent(key, own)
  const percent = statedPercent === 'several' ? null : statedPercent
  if (included.test(full)) {
    return {
      kind: 'included',
      risk: 'low',
      explanation:
        'A comissão já está dentro do lance ou do preço, diz a frase. Confirme antes de dar o lance.',
    }
  }
  if (/\bnao incid\w{1,4} (?:imposto|tribut)/.test(full)) return null
  if (
    /\bnao\b[^;]{0,30}\b(?:devolu|devolvid|restitu|reembols|estorn)\w{0,6}\b|\bsem (?:direito a )?(?:devolucao|restituicao|reembolso)|\bem nenhuma hipotese\b[^;]{0,40}devolv|\birrestituivel/.test(
      full,
    ) &&
    !/devolvid[oa] integralmente/.test(full)
  ) {
    if (/\b(?:devolvid|restituid|reembols)[^]*\b(?:devolvid|restituid|reembols)/.test(full))
      return createCautiousFinding('high')
    return {
      kind: 'lost',
      risk: 'high',
      explanation: `A comissão do leiloeiro${percent === null ? '' : `, de ${percent},`} não volta depois de paga, nos casos da frase.`,
    }
  }
  const nothing =
    /\b(?:nao (?:ha|havera|e devid[oa]|sera devid[oa]|sera cobrad[oa]|incide|incidira|se cobra|e cobrad[oa])|sem (?:cobranca|incidencia)|isent[oa]|dispensad[oa]|inexiste|nao cobra|nao se cobrara)(?: (?:a|o|de|da|do|qualquer|nenhuma|cobranca|incidencia|pagamento)){0,4} (?:comissao|corretagem)\b|\bsem comissao\b|\b(?:comissao|corretagem)\b[^;]{0,40}\bnao (?:e |sera )?(?:devid|cobrad)/.test(
      full,
    )
  if (nothing && statedPercent !== null) return createCautiousFinding('medium')
  if (nothing)
    return {
      kind: 'none',
      risk: 'low',
      explanation: 'A frase diz que não se cobra comissão, no caso de que ela fala.',
    }
  if (/\b(?:nao pagamento|nao efetuar o pagamento|nao haja pagamento|falta de pagamento|inadimpl)/.test(full))
    return /\b(?:desisten|penalidad|impedid|criminal|execuc|desclassific)/.test(full)
      ? {
          kind: 'unpaid',
          risk: 'high',
          vague: true,
          explanation: 'Não pagar a comissão do leiloeiro tem consequências: leia na frase quais são.',
        }
      : null
  if (
    /\bnao (?:compoe|esta inclus[oa]|inclus[oa]|integra|se inclui|faz parte)\b|\balem do (?:valor d[oe] )?(?:lance|preco|arremate)|\bacrescid[oa]\b/.test(
      full,
    ) &&
    percent === null &&
    /lance|arremat|preco|proposta/.test(full)
  )
    return {
      kind: 'on top',
      risk: 'medium',
      explanation: 'A comissão do leiloeiro é paga à parte: não está dentro do lance.',
    }
  if (
    statedPercent === 'several' ||
    (statedPercent !== null &&
      /\b(?:abre mao|abdica|dispens\w+|isent\w+|abon\w+|gratuit\w+|reduzid\w+|descont\w+)\b/.test(full))
  )
    return createCautiousFinding('medium')
  const { buyer, seller: theirs } = findCostBearers(full)
  if (theirs === true && buyer !== true)
    return {
      kind: 'seller',
      risk: 'low',
      explanation: `${capitalizeFirst(seller)} paga o serviço ou a comissão de que a frase fala.`,
    }
  if (buyer === false)
    return { kind: 'not buyer', risk: 'low', explanation: 'A frase diz que a comissão não é de quem compra.' }
  if (theirs === false && buyer !== true)
    return {
      kind: 'not seller',
      risk: 'medium',
      explanation: `${capitalizeFirst(seller)} diz que não paga a comissão de que a frase fala.`,
    }
  if (
    buyer !== true &&
    /\b(?:executad[oa]|devedor|fiduciante|exequente|mutuario|remicao|remir|acordo)\b/.test(full)
  )
    return null
  if (percent === null || /\b(?:devol|restitu|reembols|desist|perda)/.test(full)) return null
  if (
    buyer === true ||
    /\b(?:sobre|d[oe]) (?:o )?(?:valor|lance|preco|arremat|propost)|\bcomissao[^;]{0,30}\d%|\bpaga\b/.test(
      full,
    )
  ) {
    const more = Number(percent.replace('%', '').replace(',', '.')) > 5
    return {
      kind: `rate ${percent}${buyer === true ? ' buyer' : ''}`,
      vague: buyer !== true,
      risk: more ? 'high' : 'medium',
      explanation: `A comissão é de ${percent}${buyer === true ? ', paga por quem compra' : ''}. Some-a ao lance antes de decidir.`,
    }
  }
  return null
}

export const commissionRules: ClauseRecognizer = {
  topic: 'commission',
  title: 'Comissão',
  ask: 'Pergunte se há comissão de leiloeiro, de quanto e quem a paga.',
  mention:
    /\bleiloeir[oa] (?:fara jus|tera direito|recebera|[a-z ]{0,12}\d{1,2}(?:,\d+)?%)|\d% [a-z ]{0,30}\bleiloeir[oa]\b|\bcomissao\b(?! permanente| de (?:alienac|licitac|valores))|\bcorretagem\b|\bassessoramento\b[^;]{0,120}\bcusto pago\b/,
  bears: /^(?:seller|not |rate)/,
  rules: [commission, commissionDue],
}
