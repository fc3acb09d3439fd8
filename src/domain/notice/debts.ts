import { fold } from '../text.ts'
import type { ChecklistFacts, ChecklistItem } from './facts.ts'
import { isOutdated, isSale, pageSource, reais, rules } from './words.ts'

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

/** What to keep aside, in reais: a share of the appraisal or the amount the rule names. `null` = no limit is named. */
function limitOf(rule: string, facts: ChecklistFacts): { words: string } | null {
  const share = /(\d{1,2})\s?%/.exec(rule)?.[1]
  const base = appraisal(facts)
  if (share !== undefined) {
    const amount = base === null ? '' : ` (${reais((base * Number(share)) / 100)})`
    return { words: `${share}% da avaliação${amount}` }
  }
  const amount = /r\$ ?(\d+(?:\.\d{3})*(?:,\d{2})?)/.exec(rule)?.[1]
  return amount === undefined ? null : { words: `R$ ${amount}` }
}

function judged(rule: string, facts: ChecklistFacts, ask: string): Pick<ChecklistItem, 'state' | 'text'> {
  const key = fold(rule)
  const limit = limitOf(key, facts)
  const bankPays = /\bcaixa (?:paga|pagara|realizara|arca|quita)/.test(key)
  const buyerPays = /\b(?:comprador|adquirente|arrematante|proponente)\b/.test(key)
  if (bankPays && !buyerPays && limit === null) {
    return { state: 'ok', text: 'A Caixa paga. Guarde os comprovantes: ela os pede, com prazo.' }
  }
  if (!buyerPays) return { state: 'attention', text: `Leia a regra abaixo. ${ask}` }
  if (limit === null) {
    return { state: 'risk', text: `Tudo o que estiver em atraso é por sua conta, sem limite. ${ask}` }
  }
  const whole = /\b(?:inferior(?:es)?|integralmente|toda a divida)\b/.test(key)
  const yours = whole
    ? `Débito abaixo de ${limit.words} é por sua conta: reserve até esse valor.`
    : `Até ${limit.words} é por sua conta: reserve esse valor.`
  const theirs = whole ? 'Acima disso, a Caixa paga tudo.' : 'O que passar disso, a Caixa paga.'
  return { state: 'attention', text: [yours, bankPays ? theirs : '', ask].filter(Boolean).join(' ') }
}

/** Who pays what is owed, by the page's rule, and how much to keep aside. */
export function debt(subject: keyof typeof subjects, facts: ChecklistFacts): ChecklistItem {
  const { key, title, field, ask } = subjects[subject]
  const rule = facts.bankPage?.[field] ?? null
  if (rule !== null) {
    const { state, text } = judged(rule, facts, ask)
    const now = isOutdated(facts) ? ' A modalidade mudou desde então: confira a regra na página.' : ''
    const known = now === '' || state === 'risk' ? state : 'attention'
    return { key, title, state: known, text: text + now, excerpt: rule, source: pageSource(facts) }
  }
  const omitted =
    subject === 'condominium' && facts.bankPage !== null && isSale(facts)
      ? ' Se o anúncio não traz a regra, a Caixa paga o condomínio: confirme na página.'
      : ''
  return {
    key,
    title,
    state: 'unknown',
    text: `Não sabemos quem paga. A regra está na página do imóvel, em “Regras para pagamento das despesas”.${omitted} ${ask}`,
    excerpt: null,
    source: omitted === '' ? pageSource(facts) : rules(facts, '16.2.3.1'),
  }
}
