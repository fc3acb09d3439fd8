import { findDebtLimit } from '../../checklist-debts.ts'
import { findCostBearers } from './cost-bearer.ts'
import {
  conditionPattern,
  splitDebtPattern,
  earlierDebtPattern,
  formerOwnerPattern,
  laterDebtPattern,
  debtPattern,
  debtPapersPattern,
  type DebtSubject,
  transferCostPattern,
} from './debt-words.ts'
import { createDebtFinding, findDebtMention } from './debt-findings.ts'
import { findAmount } from './clause-figures.ts'
import {
  capitalizeFirst,
  createCautiousFinding,
  type ClauseFinding,
  type ClauseText,
} from './clause-recognizer.ts'

/**
 * Returns what a sentence rules on debts of a subject. The order of the rules counts: those by which others pay come
 * last.
 */
export function findDebtRuling(subject: DebtSubject, { full, seller }: ClauseText): ClauseFinding | null {
  const key = full.replace(transferCostPattern, '')
  if (!subject.words.test(key) || !debtPattern.test(key) || debtPapersPattern.test(key)) return null
  const { of, ask } = subject
  if (
    /\bcomissao\b[^;]{0,30}\bincid/.test(key) ||
    (/\bmulta\b/.test(key) && !/\b(?:debitos?|dividas?)\b/.test(key))
  )
    return null
  const note = findDebtMention(subject, key, seller)
  if (note !== null) return note
  const amount = findAmount(key)
  const upTo = findDebtLimit(key, null)?.words ?? null
  const { buyer, seller: theirs } = findCostBearers(key)
  if (
    buyer === null &&
    theirs === null &&
    amount !== null &&
    /\b(?:debitos?|dividas?)(?: [a-z-]{1,16}){0,7}:? ?r\$/.test(key)
  )
    return createDebtFinding(
      `owed ${amount}`,
      'medium',
      `O texto informa dívida ${of} de ${amount}, na data dele; não diz aqui quem a paga. ${ask}`,
    )
  const rest = splitDebtPattern.exec(key)?.[1]
  if (rest !== undefined)
    return createDebtFinding(
      'rest',
      'high',
      `Quem vende paga dívida ${of} até ${rest.replace('r$', 'R$')}; o que passar disso é por conta de quem compra, diz a frase. ${ask}`,
    )
  if (buyer === true && formerOwnerPattern.test(key))
    return createDebtFinding(
      'former',
      'medium',
      `Quem já ocupa o imóvel, era o mutuário ou é parente próximo dele paga as dívidas ${of} se comprar. Vale só para essas pessoas.`,
    )
  if (buyer !== false && upTo !== null) {
    const whole = /\binferior|integralmente|toda a divida/.test(key)
    const rest =
      theirs === true
        ? whole
          ? ` Acima disso, ${seller} paga tudo.`
          : ` O que passar disso, ${seller} paga.`
        : ''
    const own = whole
      ? `Dívida ${of} abaixo de ${upTo} é por conta de quem compra.`
      : `Até ${upTo}, a dívida ${of} é por conta de quem compra: reserve esse valor.`
    return createDebtFinding(`limit ${upTo}`, 'medium', `${own}${rest} ${ask}`)
  }
  if (theirs === true && buyer !== true) {
    if (/\bomiss[ao]\b/.test(key))
      return createDebtFinding(
        'silent',
        'low',
        `Quando o anúncio não diz quem paga, ${seller} paga a dívida ${of}, diz a frase. Confirme antes da proposta.`,
      )
    const over = /\b(?:exced\w{1,6}|superior(?:es)? a|acima de|ultrapass\w{1,5})\b/.test(key)
    if (over && /\bcomprador\b/.test(key)) return createCautiousFinding('high')
    if (over)
      return createDebtFinding(
        'over',
        'medium',
        `${capitalizeFirst(seller)} paga dívida ${of} só acima de um limite${amount === null ? '' : ` (${amount})`}. ${ask}`,
      )
    if (
      /\b(?:limitad[oa]s?|ate o (?:limite|valor)|no maximo|nao ultrapass\w+|nao exced\w+) [^;]{0,30}(?:\d%|r\$)|\bate (?:r\$|\d{1,3}%)/.test(
        key,
      )
    )
      return createDebtFinding(
        'seller limited',
        'high',
        `${capitalizeFirst(seller)} paga dívida ${of} só até um limite${amount === null ? '' : ` (${amount})`}: o que passar pode ficar com quem compra. ${ask}`,
      )
    if (/\bprazo\b|\bdias\b/.test(key) && !/\bconta|cargo|vencid/.test(key)) return null
    if (conditionPattern.test(key) && !earlierDebtPattern.test(key))
      return createDebtFinding(
        'seller in part',
        'medium',
        `${capitalizeFirst(seller)} paga dívidas ${of}, mas só em parte ou com condições: leia a frase inteira. ${ask}`,
      )
    return createDebtFinding(
      'seller',
      'low',
      earlierDebtPattern.test(key)
        ? `${capitalizeFirst(seller)} paga as dívidas ${of} de antes, diz a frase. Confira até que data.`
        : `${capitalizeFirst(seller)} paga as dívidas ${of}, diz a frase. Guarde os comprovantes.`,
    )
  }
  if (buyer === false && theirs !== true)
    return createDebtFinding(
      'not buyer',
      'low',
      `Quem compra não responde por dívidas ${of}, no que esta frase diz. Confira de que período.`,
    )
  if (theirs === false && buyer !== true)
    return createDebtFinding(
      'not seller',
      'high',
      `${capitalizeFirst(seller)} diz que não paga dívidas ${of} nos casos da frase: o que houver pode ficar com quem compra. ${ask}`,
    )
  if (buyer !== true) return null
  if (theirs === true)
    return createDebtFinding(
      'both',
      'medium',
      `A frase divide as dívidas ${of} entre quem compra e ${seller}: leia o que cabe a cada um. ${ask}`,
    )
  if (amount !== null && /\bate\b/.test(key))
    return createDebtFinding(
      `limit ${amount}`,
      'medium',
      `Quem compra paga a dívida ${of} até ${amount}, diz a frase. ${ask}`,
    )
  if (/\btotal ou parcialmente\b|\bquando o anuncio\b/.test(key))
    return createDebtFinding(
      'announced',
      'high',
      `Quando o anúncio diz que a dívida ${of} é de quem compra, cabe só a quem compra descobrir e pagar. ${ask}`,
    )
  if (
    laterDebtPattern.test(key) &&
    !earlierDebtPattern.test(
      key.replace(/\b(?:vencid[oa]s|venciment\w+|existentes) (?=apos|a partir|depois|posterior)/g, ''),
    ) &&
    !/\b(?:inclusive|ainda que)\b/.test(key)
  )
    return createDebtFinding(
      'later',
      'low',
      `Quem compra paga as contas ${of} que vencerem depois do momento que a frase diz. Ela não fala das antigas.`,
    )
  if (/\b(?:exced\w{1,6}|acima d[eo]|superior(?:es)? a)\b/.test(key))
    return createDebtFinding(
      'excess',
      'high',
      `O que passar do limite da frase em dívidas ${of} é por conta de quem compra. ${ask}`,
    )
  return createDebtFinding(
    'buyer',
    'high',
    `As dívidas ${of} são por conta de quem compra, e a frase não põe limite de valor. ${ask}`,
  )
}
