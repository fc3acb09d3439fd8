import {
  capitalizeFirst,
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createCautiousFinding,
} from './clause-recognizer.ts'
import { findDebtLimit } from '../../checklist-debts.ts'
import { findCostBearers } from './cost-bearer.ts'
import { findAmount } from './clause-figures.ts'

interface DebtSubject {
  words: RegExp
  /** The debts in Portuguese: "de condomínio", "de IPTU e outros tributos". */
  of: string
  ask: string
}

/** Debts, as opposed to papers about them, the building's name, or the cost of the transfer. */
const debtPattern =
  /\b(?:debitos?|dividas?|despesas?|taxas?|cotas?|quotas?|encargos?|atras[oa]|atrasad[oa]s|vencid[oa]s?|condominiais|condominial|onus|contribuic\w{1,6}|tributari[oa]s?)\b|\b(?:condominio|tributos?|iptu|impostos?)\b[^;]{0,40}(?::|\b(?:conta|cargo|responsabilidade|pag[oa]s?|quitad[oa]s?|pagar?|pagara)\b)|\b(?:pag|respond|arc|assum|suport|quit)\w{1,6}\b[^;]{0,80}\b(?:condominio|iptu|tributos?|impostos)\b/
const debtPapersPattern =
  /\b(?:planilha|sindico|administradora[:, ]|ata de|certidao de dados|comprovante|comprobatori[oa]|boleto referente|ato constitutivo|documentacao|guias|reservar?-se|restitui|devolv|ressarcid|parcelamento do imposto|baixa dos debitos|nao sao consideradas|pode ocasionar|peca|concordar com as condicoes|lavratura|indenizacao|impostos e taxas incidentes|valores por ele|pedidos? de)/
const transferCostPattern =
  /\b(?:itbi|itvi|itiv|imposto (?:de|sobre) (?:a )?transmissao[a-z ]{0,40}|laudemio)\b/g
const laterDebtPattern =
  /\b(?:a partir d[aoe]|apos|posterior(?:es|mente)?|vincend[oa]s|futur[oa]s|fato gerador)\b/
const earlierDebtPattern =
  /\b(?:anterior(?:es|mente)?|ate (?:a|[oa]) (?:data|assinatura|arrematacao|posse|venda|leilao)|vencid[oa]s|preteritos?|em atraso|atrasad[oa]s|existentes|ate o dia)\b/
const formerOwnerPattern = /\b(?:ocupante|ex-mutuario|mutuario|ex-proprietario)\b/
const conditionPattern =
  /\b(?:ate|exceto|salvo|somente|apenas|desde que|quando|caso|limite|limitad[oa]s?|exced\w{1,6}|superior(?:es)?|inferior(?:es)?|acima|partir|hipotese)\b/

/** "Não há débitos de …": matches as far as the words about the debts reach. */
const noDebtPattern =
  /\bnao (?:ha|existem?|constam?|possui|foram (?:encontrad|localizad)[oa]s)\b(?: [a-z]{1,12}){0,2} (?:debitos?|dividas?|pendencias?)\b[^;.]{0,60}/
/** Matches "A Caixa paga até R$ 10.000,00 e o comprador o que exceder." */
const splitDebtPattern =
  /\bcaixa\b[^;]{0,120}\b(?:ate|limitad[oa]s? a(?:o valor de)?|nao ultrapass\w+) (?:o limite de |o valor de )?(r\$ ?[\d.]+(?:,\d{2})?|\d{1,3}(?:,\d+)?%(?: d[eoa] [a-z ]{4,30}?)?)(?=[ ,;.]).{0,40}\bcomprador\b[^;]{0,60}\b(?:exced\w+|ultrapass\w+|superar|sobrar|restante|saldo)\b/

/** Matches debts that the price paid does not cover: "que não forem satisfeitos com o produto da arrematação". */
const leftOverPattern =
  /\bnao (?:forem|fore|sejam|for|seja|fo(?:r|ram)) (?:\w+ ){0,2}?(?:satisfeit|quitad|pag|cobert|sald)[oa]s?\b|\b(?:remanescent\w+|saldo (?:devedor|restante))\b/
/** Matches a payment that waits for the registration of the purchase. */
const afterRegistryPattern = /\b(?:apos|depois d[oe]|mediante|condicionad[oa] a[o]?)\b[^;,]{0,20}\bregistro\b/

/** Creates a finding about debts; findings of these kinds give way to plainer ones. */
const createDebtFinding = (
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
function findDebtMention(subject: DebtSubject, key: string, seller: string): ClauseFinding | null {
  const { of, ask } = subject
  if (noDebtPattern.test(key)) {
    if (/r\$|\b(?<!nao )(?:constam?|existem?|ha) (?:debitos?|dividas?)\b/.test(key))
      return createCautiousFinding('high')
    if (!subject.words.test(noDebtPattern.exec(key)?.[0] ?? '')) return null
    return createDebtFinding('none', 'low', `A frase diz que não há dívida ${of}, na data dela. ${ask}`)
  }
  const isLeftOver = leftOverPattern.test(key)
  if (
    !isLeftOver &&
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

/**
 * Returns what a sentence rules on debts of a subject. The order of the rules counts: those by which others pay come
 * last.
 */
function findDebtRuling(subject: DebtSubject, { full, seller }: ClauseText): ClauseFinding | null {
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
  if (leftOverPattern.test(key) && buyer !== false && theirs !== true && /\bcomprador\b/.test(key))
    return createDebtFinding(
      'left over',
      'high',
      `O que o preço da compra não cobrir das dívidas ${of} é por conta de quem compra, sem limite de valor na frase. ${ask}`,
    )
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
    if (afterRegistryPattern.test(key))
      return createDebtFinding(
        'seller after registry',
        'medium',
        `${capitalizeFirst(seller)} paga as dívidas ${of}, mas só depois do registro da compra, diz a frase. Até lá elas ficam em aberto. ${ask}`,
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

const condominium: DebtSubject = {
  words: /\bcondomini/,
  of: 'de condomínio',
  ask: 'Peça ao condomínio ou à administradora a declaração de débitos.',
}
const taxes: DebtSubject = {
  words: /\b(?:iptu|itr|tribut[oa]s?|tributari[oa]s?|fiscais|impostos?)\b/,
  of: 'de IPTU e outros tributos',
  ask: 'Consulte os débitos na prefeitura pela inscrição imobiliária.',
}

/** Kinds of findings whose rules did not read the limit, or the condition, of a sentence. */
const plainKindPattern =
  /^(?!limit |rest$|former$|silent$|over$|announced$|decides$|may$|owed |seller in part$|seller limited$|later$)/
/** "Sem limite", and the percentage of a commission in the same sentence, which set no limit. */
const unlimited = /\bsem (?:qualquer |nenhum )?(?:limit\w+|teto)|\bcomissao\b[^;,]{0,60}?\d{1,2}(?:,\d+)?%/g
const limit = /r\$|\d%|\blimit\w*|\bteto\b|\bmaxim[oa]\b|\bmais (?:que|do que|de)\b|\bparte\b(?! integrante)/

/** Replaces a finding without a limit by a cautious one when its sentence contains a figure. */
const requireLimit = (finding: ClauseFinding | null, { full }: ClauseText): ClauseFinding | null =>
  finding !== null &&
  /^(?:buyer|not buyer|seller|later)$/.test(finding.kind) &&
  limit.test(full.replace(unlimited, ''))
    ? createCautiousFinding(finding.kind === 'seller' ? 'medium' : 'high')
    : finding

/** Names a buyer, or denies a debt. */
const openCostPattern = /\bcomprador\b|\blivres?\b|\bnao (?:ha|existem?|constam?|possui)\b/

export const condominiumRules: ClauseRecognizer = {
  topic: 'condominium',
  title: 'Condomínio',
  ask: 'Pergunte quem paga o condomínio em atraso e peça à administradora a declaração de débitos.',
  mention: condominium.words,
  bears: plainKindPattern,
  open: openCostPattern,
  concerns: ({ full }) =>
    condominium.words.test(full) &&
    debtPattern.test(full) &&
    !debtPapersPattern.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => requireLimit(findDebtRuling(condominium, said), said)],
}
export const taxRules: ClauseRecognizer = {
  topic: 'taxes',
  title: 'IPTU e tributos',
  ask: 'Pergunte quem paga o IPTU em atraso e consulte a dívida na prefeitura.',
  mention: taxes.words,
  bears: plainKindPattern,
  open: openCostPattern,
  concerns: ({ full }) =>
    taxes.words.test(full) &&
    debtPattern.test(full) &&
    !debtPapersPattern.test(full) &&
    /comprador|caixa|\blivres?\b/.test(full),
  rules: [said => requireLimit(findDebtRuling(taxes, said), said)],
}
