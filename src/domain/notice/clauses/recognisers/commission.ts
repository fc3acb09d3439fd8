import { bearersOf } from '../bearer.ts'
import { percentIn } from '../figures.ts'
import { cap, type Finding, type Recogniser, type Said } from '../rule.ts'

function commission({ full, seller }: Said): Finding | null {
  const percent = percentIn(full)
  if (/\bnao incid\w{1,4} (?:imposto|tribut)/.test(full)) return null
  if (
    /\bnao\b[^;]{0,30}\b(?:devolu|devolvid|restitu|reembols|estorn)\w{0,6}\b|\bsem (?:direito a )?(?:devolucao|restituicao|reembolso)|\bem nenhuma hipotese\b[^;]{0,40}devolv|\birrestituivel/.test(
      full,
    ) &&
    !/devolvid[oa] integralmente/.test(full)
  )
    return {
      kind: 'lost',
      risk: 'high',
      explanation: 'A comissão do leiloeiro paga não volta, nos casos da frase.',
    }
  if (
    /\b(?:nao (?:ha|havera|e devid[oa]|sera devid[oa]|sera cobrad[oa]|incide|incidira|se cobra|e cobrad[oa])|sem (?:cobranca|incidencia)|isent[oa]|dispensad[oa]|inexiste)(?: (?:a|o|de|da|do|qualquer|nenhuma|cobranca|incidencia|pagamento)){0,4} (?:comissao|corretagem)\b|\bsem comissao\b|\b(?:comissao|corretagem)\b[^;]{0,40}\bnao (?:e |sera )?(?:devid|cobrad)/.test(
      full,
    )
  )
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
  const { buyer, seller: theirs } = bearersOf(full)
  if (theirs === true && buyer !== true)
    return {
      kind: 'seller',
      risk: 'low',
      explanation: `${cap(seller)} paga o serviço ou a comissão de que a frase fala.`,
    }
  if (buyer === false)
    return { kind: 'not buyer', risk: 'low', explanation: 'A frase diz que a comissão não é de quem compra.' }
  if (theirs === false && buyer !== true)
    return {
      kind: 'not seller',
      risk: 'medium',
      explanation: `${cap(seller)} diz que não paga a comissão de que a frase fala.`,
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

export const commissionRules: Recogniser = {
  topic: 'commission',
  title: 'Comissão',
  ask: 'Pergunte se há comissão de leiloeiro, de quanto e quem a paga.',
  mention:
    /\bcomissao\b(?! permanente| de (?:alienac|licitac|valores))|\bcorretagem\b|\bassessoramento\b[^;]{0,120}\bcusto pago\b/,
  rules: [commission],
}
