import { foldText } from '../fold-text.ts'
import type { ChecklistFacts, ChecklistItem } from './checklist-facts.ts'
import {
  describeOutdatedPage,
  isDirectSale,
  describePageSource,
  formatChecklistReais,
  citeSaleRules,
} from './checklist-words.ts'

const subjects = {
  condominium: {
    key: 'condominium',
    title: 'Condomínio em atraso',
    field: 'condominiumRule',
    ask: 'Peça ao condomínio ou à administradora a declaração de débitos.',
  },
  taxes: {
    key: 'taxes',
    title: 'IPTU e outros tributos',
    field: 'taxesRule',
    ask: 'Consulte os débitos na prefeitura pela inscrição imobiliária.',
  },
} as const

const appraisal = ({ bankPage, evaluationValue }: ChecklistFacts): number | null =>
  bankPage?.evaluationValue ?? evaluationValue

const share = /(?<![\d.,])(\d{1,2}(?:,\d+)?)\s?%(?=[^%.;]{0,60}\bavaliacao\b)/
const sum = /r\$ ?(\d+(?:\.\d{3})*(?:,\d{2})?)(?!\d)/
/** The words "up to" before a limit. */
const upTo =
  /\b(?:ate|inferior(?:es)? a|abaixo de|menor(?:es)? (?:que|do que)|limitad[oa]s? a|limite(?: maximo)? de)(?: o limite de| o valor de)? (?=\d|r\$)/
/** What exceeds the amount named. */
const beyond = /\b(?:exced\w+|ultrapass\w+|superior(?:es)?|acima|passar|maior(?:es)?)\b/
const buyer = /\b(?:comprador|adquirente|arrematante|proponente)\b/
const bankPays =
  /\bcaixa (?:paga|pagara|realizara|arca|arcara|quita|quitara|assume|assumira)\b|\b(?:pag|quitad|arcad|assumid|suportad)[oa]s? (?:integralmente )?pela caixa\b|\b(?:conta|cargo|responsabilidade) da caixa\b/
const buyerAlonePattern =
  /^sob (?:a )?responsabilidade (?:exclusiva )?d[oa] (?:comprador|adquirente|arrematante)\.?$/
const all =
  /(?<![\d.,])100\s?%|\b(?:integral(?:mente)?|totalidade|tod[oa]s [oa]s (?:debitos|dividas|despesas))\b/
/** Words that make a rule more than its first words say. */
const qualifierPattern =
  /\b(?:ate|exceto|salvo|nao|somente|apenas|desde que|quando|limite|partir|metade|parte|inferior(?:es)?)\b/

/** A limit in words for people, and in reais when it can be computed. */
interface Limit {
  words: string
  value: number | null
}

/** Reads the share of the appraisal, or the amount, that a clause names. */
function readLimitFigure(clause: string, base: number | null): Limit | null {
  const percentage = share.exec(clause)?.[1]
  if (percentage !== undefined) {
    const value = base === null ? null : Math.round(base * Number(percentage.replace(',', '.'))) / 100
    return {
      words: `${percentage}% da avaliação${value === null ? '' : ` (${formatChecklistReais(value)})`}`,
      value,
    }
  }
  const amount = sum.exec(clause)?.[1]
  if (amount === undefined) return null
  return { words: `R$ ${amount}`, value: Number(amount.replaceAll('.', '').replace(',', '.')) }
}

const joints =
  /[.;](?=\s|$)|,? e (?=a caixa\b|o que (?:exced|ultrapass|passar))|, (?=o excedente|o que (?:exced|ultrapass|passar))/

/** Returns the limit up to which the buyer pays; `null` unless all clauses about it agree. */
export function findDebtLimit(key: string, base: number | null): Limit | null {
  const clauses = key.split(joints)
  const yours = clauses.filter(clause => buyer.test(clause))
  const theirs = clauses.filter(clause => clause.includes('caixa'))
  const [limit, ...others] = yours.map(clause => {
    const from = clause.search(upTo)
    return from < 0 || beyond.test(clause) || clause.includes('caixa')
      ? null
      : readLimitFigure(clause.slice(from), base)
  })
  if (limit === undefined || limit === null || others.length > 0) return null
  const agrees = theirs.every(clause => {
    const own = readLimitFigure(clause, base)
    if (own === null && /\d ?%|r\$ ?\d/.test(clause)) return false
    const figure = own ?? limit
    return (
      bankPays.test(clause) && beyond.test(clause) && !/\bnao\b/.test(clause) && figure.words === limit.words
    )
  })
  return agrees ? limit : null
}

/**
 * Returns the most condomínio debt that the page's rule leaves to the buyer, in reais; `null` when the rule names no
 * limit.
 */
export function findMaxCondoDebt(facts: ChecklistFacts): number | null {
  const rule = facts.bankPage?.condominiumRule ?? null
  return rule === null ? null : findCondoDebtLimit(rule, appraisal(facts))
}

/** Returns the same for a rule's text: 0 where the bank pays all. */
export function findCondoDebtLimit(rule: string, evaluation: number | null): number | null {
  const key = foldText(rule)
  return paysBankAlone(key) ? 0 : (findDebtLimit(key, evaluation)?.value ?? null)
}

/** Whether the rule says without any condition that the bank pays. */
const paysBankAlone = (key: string): boolean =>
  bankPays.test(key) && !buyer.test(key) && !qualifierPattern.test(key) && !/[\d%]/.test(key)

/** Who pays a debt by a rule of the bank's page. */
export interface DebtRuleReading {
  /** `excess`: the bank only what exceeds the limit; `whole`: all of a debt above it; `unread`: more than is understood. */
  payer: 'bank' | 'buyer' | 'excess' | 'whole' | 'unread'
  /** Up to which a debt is the buyer's. */
  limit: Limit | null
  /** Whether the rule names the bank. */
  namesBank: boolean
}

/** Reads who pays by a rule's text. `evaluation`: the appraisal in reais. */
export function readDebtRule(rule: string, evaluation: number | null): DebtRuleReading {
  const key = foldText(rule).replace(/^(?:condominio|tributos): ?/, '')
  const namesBank = key.includes('caixa')
  if (paysBankAlone(key)) return { payer: 'bank', limit: null, namesBank }
  const limit = findDebtLimit(key, evaluation)
  if (limit !== null) {
    const whole = /\b(?:inferior(?:es)?|integralmente|toda a divida)\b/.test(key)
    return { payer: whole ? 'whole' : 'excess', limit, namesBank }
  }
  return { payer: buyerAlonePattern.test(key) ? 'buyer' : 'unread', limit: null, namesBank }
}

function judgeDebtRule(
  rule: string,
  facts: ChecklistFacts,
  ask: string,
): Pick<ChecklistItem, 'state' | 'text'> {
  const key = foldText(rule)
  const [yours, theirs] = [buyer.test(key), key.includes('caixa')]
  const { payer, limit } = readDebtRule(rule, appraisal(facts))
  if (payer === 'bank') {
    return { state: 'ok', text: 'A Caixa paga. Guarde os comprovantes: ela os pede, com prazo.' }
  }
  if (limit !== null) {
    const own =
      payer === 'whole'
        ? `Débito abaixo de ${limit.words} é por sua conta: reserve até esse valor.`
        : `Até ${limit.words} é por sua conta: reserve esse valor.`
    const rest = payer === 'whole' ? ' Acima disso, a Caixa paga tudo.' : ' O que passar disso, a Caixa paga.'
    return { state: 'attention', text: `${own}${theirs ? rest : ''} ${ask}` }
  }
  if (payer === 'buyer') {
    return { state: 'risk', text: `Tudo o que estiver em atraso é por sua conta, sem limite. ${ask}` }
  }
  if (yours && !theirs && all.test(key) && !qualifierPattern.test(key)) {
    return { state: 'risk', text: `Tudo o que estiver em atraso é por sua conta. ${ask}` }
  }
  return { state: 'attention', text: `Leia a regra abaixo. ${ask}` }
}

const today = 'confira nela a regra de hoje.'
const incomplete = 'Só temos uma parte da regra: leia-a inteira na página.'

/** Returns where to look for a rule that neither list nor page gives. */
function describeWhereToLook(subject: keyof typeof subjects, facts: ChecklistFacts, cut: boolean): string {
  if (facts.bankPage === null || cut)
    return 'Não sabemos quem paga. A regra está na página do imóvel, em “Regras para pagamento das despesas”.'
  const now = describeOutdatedPage(facts, today)
  if (now !== '') return `A página da Caixa não dizia quem paga.${now}`
  if (!isDirectSale(facts)) return 'A página da Caixa não diz quem paga. Veja o edital.'
  const rule =
    subject === 'condominium'
      ? 'Quando o anúncio não traz a regra, a Caixa paga o condomínio: confirme antes da proposta.'
      : 'Veja as regras da venda.'
  return `A página da Caixa não diz quem paga. ${rule}`
}

/** Checks who pays existing debts, by the page's rule, and how much to reserve. */
export function checkDebt(subject: keyof typeof subjects, facts: ChecklistFacts): ChecklistItem {
  const { key, title, field, ask } = subjects[subject]
  const rule = facts.bankPage?.[field] ?? null
  const cut = facts.bankPage?.[`${field}Cut`] === true
  const now = describeOutdatedPage(facts, today)
  if (rule !== null) {
    const whole = judgeDebtRule(rule, facts, ask)
    const ruleText = cut && whole.state !== 'attention' ? ask : whole.text
    const { state, text } = cut ? ({ state: 'attention', text: `${incomplete} ${ruleText}` } as const) : whole
    const known = now === '' || state === 'risk' ? state : 'attention'
    return { key, title, state: known, text: text + now, excerpt: rule, source: describePageSource(facts) }
  }
  const byRules =
    subject === 'condominium' && facts.bankPage !== null && !cut && isDirectSale(facts) && now === ''
  return {
    key,
    title,
    state: 'unknown',
    text: `${describeWhereToLook(subject, facts, cut)} ${ask}`,
    excerpt: null,
    source: byRules ? citeSaleRules(facts, '16.2.3.1') : describePageSource(facts),
  }
}
