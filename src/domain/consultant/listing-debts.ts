import { formatBrasiliaDay } from '../brasilia-time.ts'
import { type DebtRuleReading, readDebtRule } from '../edital/checklist-debts.ts'
import { formatCentavos } from '../format-figures.ts'
import { type Centavos, fromReais } from '../money.ts'
import { citeSalesRules } from '../rule-sources.ts'
import type { OfferedListing, PageSentences } from './consultant-answer.ts'
import { explainTopic, findTopicByKey } from './knowledge/knowledge-topics.ts'
import { describeDebts } from './listing-fact-sentences.ts'
import type { FigureName, QuestionFigures } from './question-figures.ts'
import { findQuantities, splitTokens } from './question-quantities.ts'

/** A debt of which the bank's page has a rule. */
interface DebtKind {
  asks: RegExp
  /** As a heading, and inside a sentence. */
  name: string
  noun: string
  rule: (page: PageSentences) => string | null
}

const condominium: DebtKind = {
  asks: /condom|sindic|administradora/,
  name: 'Condomínio',
  noun: 'o condomínio atrasado',
  rule: ({ condominiumRule }) => condominiumRule,
}
const taxes: DebtKind = {
  asks: /iptu|tribut|imposto/,
  name: 'Tributos (IPTU)',
  noun: 'os tributos atrasados',
  rule: ({ taxesRule }) => taxesRule,
}

/** Says how much debt falls to the buyer at most. */
export const describeMostDebt = (most: number): string =>
  most === Infinity
    ? 'tudo para você, sem limite'
    : most === 0
      ? 'nada para você'
      : `no máximo ${formatCentavos(most)} para você`

const bold = (centavos: Centavos): string => `**${formatCentavos(centavos)}**`

/** Says who pays by a rule that was read, and how a debt of the question is shared. */
function describeRule({ name, noun }: DebtKind, read: DebtRuleReading, debt: Centavos | null): string {
  const { payer, limit } = read
  const most = limit?.value == null ? null : fromReais(limit.value)
  const words = limit?.words ?? ''
  if (payer === 'bank')
    return `${name}: **a CAIXA paga tudo** neste imóvel, e vale o que a página dele diz. É raro: o comum nas vendas é o comprador arcar até 10% da avaliação. Guarde uma cópia da página e confirme antes de pagar.`
  if (payer === 'buyer')
    return `${name}: ${noun.startsWith('os') ? 'são **todos seus, sem limite**' : 'é **todo seu, sem limite**'}${debt === null ? '' : `, os ${bold(debt)} inclusive`}.`
  if (most === null || (payer !== 'excess' && payer !== 'whole')) return ''
  if (payer === 'excess') {
    if (debt === null)
      return `${name}: o máximo que sobra para você são ${bold(most)}, ${words.replace(/ \(.*$/, '')}; o que passar, a CAIXA paga.`
    return debt <= most
      ? `${name}: os ${bold(debt)} são **todos seus**: não passam de ${words}.`
      : `${name}: dos ${formatCentavos(debt)}, são seus ${bold(most)} (${words.replace(/ \(.*$/, '')}); a CAIXA paga o que passa, ${bold(debt - most)}.`
  }
  if (debt === null)
    return `${name}: se ficarem abaixo de ${words}, são seus; a partir daí a CAIXA paga **tudo**.`
  return debt < most
    ? `${name}: os ${bold(debt)} são **seus**, porque não chegam a ${words}; se chegassem, a CAIXA pagaria tudo.`
    : `${name}: não são seus: ${formatCentavos(debt)} passam de ${words}, e aí a **CAIXA paga tudo**, não só o excedente (isso é do condomínio).`
}

/** Returns what of a debt falls to the buyer by a rule that was read; `null` where the rule or the debt is not known. */
function findOwnShare({ payer, limit }: DebtRuleReading, debt: Centavos | null): Centavos | null {
  if (debt === null) return null
  if (payer === 'buyer') return debt
  if (payer === 'bank') return 0
  const most = limit?.value == null ? null : fromReais(limit.value)
  if (most === null) return null
  if (payer === 'excess') return Math.min(debt, most)
  return payer === 'whole' ? (debt < most ? debt : 0) : null
}

/** Matches a question of the limit that other sales have. */
const asksLimit = /\b10\b|limite|teto|\bparte\b|divide|cobre|expost|perigo/
const ofRules: ReadonlySet<string> = new Set(['venda-online', 'venda-direta'])
const askFor = 'Antes, peça o extrato ao síndico ou à administradora, e o do IPTU à prefeitura.'

/** Says what holds where the page was read and says nothing of the debt. */
const describeSilence = ({ name }: DebtKind, { modality }: OfferedListing): string => {
  if (name === condominium.name && ofRules.has(modality ?? ''))
    return `${name}: a página deste imóvel **não fala dele**, e nas vendas, quando o anúncio se cala, **a CAIXA paga** o condomínio atrasado, mandados os documentos no prazo. Confirme com ela antes: a regra é de nov/2025, e as páginas de 2026 já divergem em partes.\n\nFonte: ${citeSalesRules('item 16.2.3.1')}`
  return `${name}: a página deste imóvel não diz quem paga. Pergunte à Caixa antes da proposta${modality === 'leilao' ? '; nos leilões SFI lidos tudo era de quem compra' : ''}.`
}

/** Words between the name of a debt and its amount. */
const farthest = 5

/** Reads what is owed of each kind: "o IPTU tá em 8 mil e o condomínio em 15 mil". */
function readAmounts(text: string): Map<DebtKind, { debt: Centavos; said: string }> {
  const tokens = splitTokens(text)
  const amounts = new Map<DebtKind, { debt: Centavos; said: string }>()
  for (const { unit, value, from, to, sure } of findQuantities(tokens)) {
    if (unit !== 'money' || (!sure && value < leastBareDebt)) continue
    const distanceTo = ({ asks }: DebtKind): number =>
      Math.min(
        ...tokens.flatMap((word, at) =>
          asks.test(word) ? [at < from ? from - at : (at - to + 1) * (tokens[to] === 'de' ? 0.5 : 2)] : [],
        ),
        Infinity,
      )
    const [kind] = [condominium, taxes]
      .filter(one => !amounts.has(one) && distanceTo(one) <= farthest)
      .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    if (kind !== undefined)
      amounts.set(kind, { debt: fromReais(value), said: tokens.slice(from, to).join(' ') })
  }
  return amounts
}
/** The least of a debt that is written without its unit, in reais. */
const leastBareDebt = 500

/**
 * Answers who pays debts of a listing: by what the person found out, else by the rules of its page, shared for the amount
 * that the question names, else by the rule of its modality.
 * @param text the question, folded
 */
export function answerDebts(
  about: OfferedListing,
  page: PageSentences | null,
  text: string,
  figures: QuestionFigures,
): { text: string; used: FigureName[]; usedAmounts?: string[]; atMost: Centavos | null } {
  const used: FigureName[] = (['debts', 'evaluation', 'monthlyCosts', 'bid'] as const).filter(
    name => figures[name] !== null,
  )
  if (about.judgement.answers.debts !== undefined)
    return { text: describeDebts(about), used: [], atMost: null }
  const asked = [condominium, taxes].filter(({ asks }) => asks.test(text))
  const kinds = asked.length === 0 ? [condominium, taxes] : asked
  const amounts: ReturnType<typeof readAmounts> = kinds.length === 1 ? new Map() : readAmounts(text)
  const debtOf = (kind: DebtKind): Centavos | null =>
    kinds.length === 1 ? (figures.debts ?? figures.monthlyCosts) : (amounts.get(kind)?.debt ?? null)
  const evaluation = about.evaluationValue ?? (figures.evaluation === null ? null : figures.evaluation / 100)
  const rules = page === null ? [] : kinds.map(kind => ({ kind, rule: kind.rule(page) }))
  if (page !== null && rules.some(({ rule }) => rule !== null)) {
    const read = rules.map(({ kind, rule }) => {
      if (rule === null)
        return {
          said: describeSilence(kind, about),
          rule,
          payer: null,
          most: null as number | null,
          own: null,
        }
      const reading = readDebtRule(rule, evaluation)
      const said = describeRule(kind, reading, debtOf(kind))
      return {
        said: said === '' ? `${kind.name}: **${rule}**` : said,
        rule: said === '' ? null : rule,
        payer: reading.payer,
        own: findOwnShare(reading, debtOf(kind)),
        most:
          reading.payer === 'buyer'
            ? Infinity
            : reading.payer === 'bank'
              ? 0
              : (reading.limit?.value ?? null),
      }
    })
    const quoted = read.flatMap(({ rule }) => (rule === null ? [] : [`“${rule}”`])).join(' ')
    const asksFor = read.every(({ payer }) => payer === 'bank') ? '' : ` ${askFor}`
    const ofAuction =
      asksLimit.test(text) && read.some(({ payer }) => payer === 'buyer')
        ? ' O limite de 10% é das vendas e da licitação.'
        : ''
    const most = read.every(({ most: one }) => one !== null)
      ? Math.max(...read.map(({ most: one }) => one ?? 0))
      : null
    const shares = read.flatMap(({ own }) => (own === null ? [] : [own]))
    const total =
      shares.length < 2
        ? ''
        : `**Do seu bolso, ao todo: ${formatCentavos(shares.reduce((sum, own) => sum + own, 0))}**.\n\n`
    return {
      text: `${total}${read.map(({ said }) => said).join('\n\n')}${ofAuction}${asksFor}\n\n${quoted === '' ? '' : `${quoted} `}É o que diz a página da Caixa deste imóvel, lida em ${formatBrasiliaDay(page.readAt)}.`,
      used,
      usedAmounts: [...amounts.values()].map(({ said }) => said),
      atMost: most === null || most === Infinity ? most : fromReais(most),
    }
  }
  if (page !== null && about.modality !== null)
    return { text: kinds.map(kind => describeSilence(kind, about)).join('\n\n'), used, atMost: null }
  const topic = findTopicByKey('debts')
  const rule =
    about.modality === null || topic === null || about.debtsStated || about.gone
      ? ''
      : `\n\n${explainTopic(topic, about.modality)}`
  return { text: `${describeDebts(about)}${rule}`, used: [], atMost: null }
}
