import { findCostBearers } from './cost-bearer.ts'
import { capitalizeFirst, createCautiousFinding, type ClauseFinding } from './clause-recognizer.ts'
import { noDebtPattern, type DebtSubject } from './debt-words.ts'

/** Creates a finding about debts; findings of these kinds give way to plainer ones. */
export const createDebtFinding = (
  kind: string,
  risk: ClauseFinding['risk'],
  explanation: string,
): ClauseFinding => ({
  kind,
  risk,
  explanation,
  vague: ['decides', 'may', 'former', 'announced'].includes(kind),
})

/** Finds what a sentence says of debts without assigning them to buyer or seller. Takes a key. */
export function findDebtMention(subject: DebtSubject, key: string, seller: string): ClauseFinding | null {
  const { of, ask } = subject
  if (noDebtPattern.test(key)) {
    if (/r\$|\b(?<!nao )(?:constam?|existem?|ha) (?:debitos?|dividas?)\b/.test(key))
      return createCautiousFinding('high')
    if (!subject.words.test(noDebtPattern.exec(key)?.[0] ?? '')) return null
    return createDebtFinding('none', 'low', `A frase diz que não há dívida ${of}, na data dela. ${ask}`)
  }
  if (
    !/\bnao\b[^;,]{0,30}\bsub-?rog|\bsub-?rog[^;,]{0,40}\bnao\b/.test(key) &&
    /\bsub-?roga\w{0,4}\b[^;]{0,60}\bpreco\b|\b(?:quitad|pag|satisfeit)[oa]s?\b[^;]{0,40}\bcom o (?:produto|valor|preco) d[ao] (?:arrematacao|venda|lance)/.test(
      key,
    )
  )
    return createDebtFinding(
      'price',
      'low',
      `A dívida ${of} sai do preço pago na arrematação, e não do bolso de quem compra, diz a frase. Confira se isso vale para todo o período.`,
    )
  if (/\bcabe a caixa\b[^;]{0,80}\bdefinir\b/.test(key))
    return createDebtFinding(
      'decides',
      'medium',
      `${capitalizeFirst(seller)} decide se paga ou não o que se deve ${of}. Veja o que o anúncio do imóvel diz. ${ask}`,
    )
  if (
    /\bpode(?:m)? (?:ter|haver|existir|conter)\b|\beventual existencia\b/.test(key) &&
    /\bciente\b|\bpode/.test(key) &&
    findCostBearers(key).seller !== false &&
    !/\bconta|cargo|responsab/.test(key)
  )
    return createDebtFinding(
      'may',
      'medium',
      `O imóvel pode ter dívidas ${of}; esta frase avisa, mas não diz quem as paga. ${ask}`,
    )
  return null
}
