import { limitOf } from '../../debts.ts'
import { bearersOf } from '../bearer.ts'
import { amountIn } from '../figures.ts'
import { cap, type Finding, type Recogniser, type Said } from '../rule.ts'

interface Subject {
  words: RegExp
  /** "de condomínio", "de IPTU e outros tributos" */
  of: string
  ask: string
}

const condominium: Subject = {
  words: /\bcondomini/,
  of: 'de condomínio',
  ask: 'Peça ao condomínio ou à administradora a declaração de débitos.',
}
const taxes: Subject = {
  words: /\b(?:iptu|itr|tribut[oa]s?|tributari[oa]s?|fiscais|impostos?)\b/,
  of: 'de IPTU e outros tributos',
  ask: 'Consulte os débitos na prefeitura pela inscrição imobiliária.',
}

/** Debts, not the papers about them, the building's name, or what the transfer costs. */
const owed =
  /\b(?:debitos?|dividas?|despesas?|taxas?|cotas?|quotas?|encargos?|atras[oa]|atrasad[oa]s|vencid[oa]s?|condominiais|condominial|onus|contribuic\w{1,6}|tributari[oa]s?)\b|\b(?:condominio|tributos?|iptu|impostos?)\b[^;]{0,40}(?::|\b(?:conta|cargo|responsabilidade|pag[oa]s?|quitad[oa]s?|pagar?|pagara)\b)|\bpag\w{1,6}\b[^;]{0,80}\b(?:condominio|iptu|tributos?|impostos)\b/
const papers =
  /\b(?:planilha|sindico|administradora[:, ]|ata de|certidao de dados|comprovante|comprobatori[oa]|boleto referente|ato constitutivo|documentacao|guias|reservar?-se|restitui|devolv|ressarcid|parcelamento do imposto|baixa dos debitos|nao sao consideradas|pode ocasionar|peca|concordar com as condicoes|lavratura|indenizacao|impostos e taxas incidentes|valores por ele|pedidos? de)/
const transfer = /\b(?:itbi|itvi|itiv|imposto (?:de|sobre) (?:a )?transmissao[a-z ]{0,40}|laudemio)\b/g
const later = /\b(?:a partir d[aoe]|apos|posterior(?:es|mente)?|vincend[oa]s|futur[oa]s|fato gerador)\b/
const earlier =
  /\b(?:anterior(?:es|mente)?|ate a (?:data|assinatura|arrematacao|posse|venda)|vencid[oa]s|preteritos?|em atraso|atrasad[oa]s|existentes|ate o dia)\b/
const former = /\b(?:ocupante|ex-mutuario|mutuario|ex-proprietario)\b/
const conditions =
  /\b(?:ate|exceto|salvo|somente|apenas|desde que|quando|caso|limite|limitad[oa]s?|exced\w{1,6}|superior(?:es)?|inferior(?:es)?|acima|partir|hipotese)\b/

function judged(subject: Subject, { full, seller }: Said): Finding | null {
  const key = full.replace(transfer, '')
  if (!subject.words.test(key) || !owed.test(key) || papers.test(key)) return null
  const find = (kind: string, risk: Finding['risk'], explanation: string): Finding => ({
    kind,
    risk,
    explanation,
    vague: ['decides', 'may', 'former', 'announced'].includes(kind),
  })
  const { of, ask } = subject
  if (/\bcomissao\b/.test(key)) return null
  if (
    /\bnao (?:ha|existem?|constam?|possui|foram (?:encontrad|localizad)[oa]s)\b(?: [a-z]{1,12}){0,2} (?:debitos?|dividas?|pendencias?)\b/.test(
      key,
    )
  )
    return find('none', 'low', `A frase diz que não há dívida ${of}, na data dela. ${ask}`)
  if (
    /\bsub-?roga\w{0,4}\b[^;]{0,60}\bpreco\b|\b(?:quitad|pag|satisfeit)[oa]s?\b[^;]{0,40}\bcom o (?:produto|valor|preco) d[ao] (?:arrematacao|venda|lance)/.test(
      key,
    )
  )
    return find(
      'price',
      'low',
      `A dívida ${of} sai do preço pago na arrematação, e não do bolso de quem compra, diz a frase. Confira se isso vale para todo o período.`,
    )
  if (/\bcabe a caixa\b[^;]{0,80}\bdefinir\b/.test(key))
    return find(
      'decides',
      'medium',
      `${cap(seller)} decide se paga ou não o que se deve ${of}. Veja o que o anúncio do imóvel diz. ${ask}`,
    )
  if (
    /\bpode(?:m)? (?:ter|haver|existir|conter)\b|\beventual existencia\b/.test(key) &&
    /\bciente\b|\bpode/.test(key) &&
    bearersOf(key).seller !== false &&
    !/\bconta|cargo|responsab/.test(key)
  )
    return find(
      'may',
      'medium',
      `O imóvel pode ter dívidas ${of}; esta frase avisa, mas não diz quem as paga. ${ask}`,
    )
  const amount = amountIn(key)
  const upTo = limitOf(key, null)?.words ?? null
  const { buyer, seller: theirs } = bearersOf(key)
  if (
    buyer === null &&
    theirs === null &&
    amount !== null &&
    /\bdebitos?(?: [a-z]{1,12}){0,4}: ?r\$/.test(key)
  )
    return find(
      `owed ${amount}`,
      'medium',
      `O texto informa dívida ${of} de ${amount}, na data dele; não diz aqui quem a paga. ${ask}`,
    )
  if (buyer === true && former.test(key))
    return find(
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
    return find(`limit ${upTo}`, 'medium', `${own}${rest} ${ask}`)
  }
  if (theirs === true && buyer !== true) {
    if (/\bomiss[ao]\b/.test(key))
      return find(
        'silent',
        'low',
        `Quando o anúncio não diz quem paga, ${seller} paga a dívida ${of}, diz a frase. Confirme antes da proposta.`,
      )
    const over = /\b(?:exced\w{1,6}|superior(?:es)? a|acima de|ultrapass\w{1,5})\b/.test(key)
    if (over)
      return find(
        'over',
        'medium',
        `${cap(seller)} paga dívida ${of} só acima de um limite${amount === null ? '' : ` (${amount})`}. ${ask}`,
      )
    if (/\bprazo\b|\bdias\b/.test(key) && !/\bconta|cargo|vencid/.test(key)) return null
    if (conditions.test(key) && !earlier.test(key))
      return find(
        'conditions',
        'medium',
        `${cap(seller)} paga dívidas ${of}, mas com condições: leia a frase inteira. ${ask}`,
      )
    return find(
      'seller',
      'low',
      earlier.test(key)
        ? `As dívidas ${of} de antes são pagas por ${seller}, diz a frase. Confira até que data.`
        : `${cap(seller)} paga as dívidas ${of}, diz a frase. Guarde os comprovantes.`,
    )
  }
  if (buyer === false && theirs !== true)
    return find(
      'not buyer',
      'low',
      `Quem compra não responde por dívidas ${of}, no que esta frase diz. Confira de que período.`,
    )
  if (theirs === false && buyer !== true)
    return find(
      'not seller',
      'high',
      `${cap(seller)} diz que não paga dívidas ${of} nos casos da frase: o que houver pode ficar com quem compra. ${ask}`,
    )
  if (buyer !== true) return null
  if (theirs === true)
    return find(
      'both',
      'medium',
      `A frase divide as dívidas ${of} entre quem compra e ${seller}: leia o que cabe a cada um. ${ask}`,
    )
  if (amount !== null && /\bate\b/.test(key))
    return find(
      `limit ${amount}`,
      'medium',
      `Quem compra paga a dívida ${of} até ${amount}, diz a frase. ${ask}`,
    )
  if (/\btotal ou parcialmente\b|\bquando o anuncio\b/.test(key))
    return find(
      'announced',
      'high',
      `Quando o anúncio diz que a dívida ${of} é de quem compra, cabe só a quem compra descobrir e pagar. ${ask}`,
    )
  if (later.test(key) && !earlier.test(key) && !/\b(?:inclusive|ainda que)\b/.test(key))
    return find(
      'later',
      'low',
      `Quem compra paga as contas ${of} que vencerem depois do momento que a frase diz. Ela não fala das antigas.`,
    )
  if (/\b(?:exced\w{1,6}|acima d[eo]|superior(?:es)? a)\b/.test(key))
    return find(
      'excess',
      'high',
      `O que passar do limite da frase em dívidas ${of} é por conta de quem compra. ${ask}`,
    )
  return find(
    'buyer',
    'high',
    `As dívidas ${of} são por conta de quem compra, e a frase não põe limite de valor. ${ask}`,
  )
}

export const condominiumRules: Recogniser = {
  topic: 'condominium',
  title: 'Condomínio',
  ask: 'Pergunte quem paga o condomínio em atraso e peça à administradora a declaração de débitos.',
  mention: condominium.words,
  rules: [said => judged(condominium, said)],
}
export const taxRules: Recogniser = {
  topic: 'taxes',
  title: 'IPTU e tributos',
  ask: 'Pergunte quem paga o IPTU em atraso e consulte a dívida na prefeitura.',
  mention: taxes.words,
  rules: [said => judged(taxes, said)],
}
