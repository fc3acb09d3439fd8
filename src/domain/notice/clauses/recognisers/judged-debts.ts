import { limitOf } from '../../debts.ts'
import { bearersOf } from '../bearer.ts'
import {
  conditions,
  divided,
  earlier,
  former,
  later,
  owed,
  papers,
  type Subject,
  transfer,
} from './debt-words.ts'
import { finding, noted } from './debt-notes.ts'
import { amountIn } from '../figures.ts'
import { cap, cautious, type Finding, type Said } from '../rule.ts'

/**
 * Returns what a sentence rules on debts of a subject. The order of the rules counts: those by which others pay come
 * last.
 */
export function judged(subject: Subject, { full, seller }: Said): Finding | null {
  const key = full.replace(transfer, '')
  if (!subject.words.test(key) || !owed.test(key) || papers.test(key)) return null
  const { of, ask } = subject
  if (
    /\bcomissao\b[^;]{0,30}\bincid/.test(key) ||
    (/\bmulta\b/.test(key) && !/\b(?:debitos?|dividas?)\b/.test(key))
  )
    return null
  const note = noted(subject, key, seller)
  if (note !== null) return note
  const amount = amountIn(key)
  const upTo = limitOf(key, null)?.words ?? null
  const { buyer, seller: theirs } = bearersOf(key)
  if (
    buyer === null &&
    theirs === null &&
    amount !== null &&
    /\b(?:debitos?|dividas?)(?: [a-z-]{1,16}){0,7}:? ?r\$/.test(key)
  )
    return finding(
      `owed ${amount}`,
      'medium',
      `O texto informa dívida ${of} de ${amount}, na data dele; não diz aqui quem a paga. ${ask}`,
    )
  const rest = divided.exec(key)?.[1]
  if (rest !== undefined)
    return finding(
      'rest',
      'high',
      `Quem vende paga dívida ${of} até ${rest.replace('r$', 'R$')}; o que passar disso é por conta de quem compra, diz a frase. ${ask}`,
    )
  if (buyer === true && former.test(key))
    return finding(
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
    return finding(`limit ${upTo}`, 'medium', `${own}${rest} ${ask}`)
  }
  if (theirs === true && buyer !== true) {
    if (/\bomiss[ao]\b/.test(key))
      return finding(
        'silent',
        'low',
        `Quando o anúncio não diz quem paga, ${seller} paga a dívida ${of}, diz a frase. Confirme antes da proposta.`,
      )
    const over = /\b(?:exced\w{1,6}|superior(?:es)? a|acima de|ultrapass\w{1,5})\b/.test(key)
    if (over && /\bcomprador\b/.test(key)) return cautious('high')
    if (over)
      return finding(
        'over',
        'medium',
        `${cap(seller)} paga dívida ${of} só acima de um limite${amount === null ? '' : ` (${amount})`}. ${ask}`,
      )
    if (
      /\b(?:limitad[oa]s?|ate o (?:limite|valor)|no maximo|nao ultrapass\w+|nao exced\w+) [^;]{0,30}(?:\d%|r\$)|\bate (?:r\$|\d{1,3}%)/.test(
        key,
      )
    )
      return finding(
        'seller limited',
        'high',
        `${cap(seller)} paga dívida ${of} só até um limite${amount === null ? '' : ` (${amount})`}: o que passar pode ficar com quem compra. ${ask}`,
      )
    if (/\bprazo\b|\bdias\b/.test(key) && !/\bconta|cargo|vencid/.test(key)) return null
    if (conditions.test(key) && !earlier.test(key))
      return finding(
        'seller in part',
        'medium',
        `${cap(seller)} paga dívidas ${of}, mas só em parte ou com condições: leia a frase inteira. ${ask}`,
      )
    return finding(
      'seller',
      'low',
      earlier.test(key)
        ? `${cap(seller)} paga as dívidas ${of} de antes, diz a frase. Confira até que data.`
        : `${cap(seller)} paga as dívidas ${of}, diz a frase. Guarde os comprovantes.`,
    )
  }
  if (buyer === false && theirs !== true)
    return finding(
      'not buyer',
      'low',
      `Quem compra não responde por dívidas ${of}, no que esta frase diz. Confira de que período.`,
    )
  if (theirs === false && buyer !== true)
    return finding(
      'not seller',
      'high',
      `${cap(seller)} diz que não paga dívidas ${of} nos casos da frase: o que houver pode ficar com quem compra. ${ask}`,
    )
  if (buyer !== true) return null
  if (theirs === true)
    return finding(
      'both',
      'medium',
      `A frase divide as dívidas ${of} entre quem compra e ${seller}: leia o que cabe a cada um. ${ask}`,
    )
  if (amount !== null && /\bate\b/.test(key))
    return finding(
      `limit ${amount}`,
      'medium',
      `Quem compra paga a dívida ${of} até ${amount}, diz a frase. ${ask}`,
    )
  if (/\btotal ou parcialmente\b|\bquando o anuncio\b/.test(key))
    return finding(
      'announced',
      'high',
      `Quando o anúncio diz que a dívida ${of} é de quem compra, cabe só a quem compra descobrir e pagar. ${ask}`,
    )
  if (
    later.test(key) &&
    !earlier.test(
      key.replace(/\b(?:vencid[oa]s|venciment\w+|existentes) (?=apos|a partir|depois|posterior)/g, ''),
    ) &&
    !/\b(?:inclusive|ainda que)\b/.test(key)
  )
    return finding(
      'later',
      'low',
      `Quem compra paga as contas ${of} que vencerem depois do momento que a frase diz. Ela não fala das antigas.`,
    )
  if (/\b(?:exced\w{1,6}|acima d[eo]|superior(?:es)? a)\b/.test(key))
    return finding(
      'excess',
      'high',
      `O que passar do limite da frase em dívidas ${of} é por conta de quem compra. ${ask}`,
    )
  return finding(
    'buyer',
    'high',
    `As dívidas ${of} são por conta de quem compra, e a frase não põe limite de valor. ${ask}`,
  )
}
