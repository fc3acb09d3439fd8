import type { DebtRules, PaymentForms } from '../../property/bank-page.ts'
import { tidyText } from '../../fold-text.ts'
import { foldKeepingPositions } from './page-labels.ts'
import { captureGap, readKnownPart, emptyPagePart, type PagePart, findPagePart } from './page-parts.ts'
import { isPaymentSentence, readPaymentForms } from './page-payment.ts'
import { splitSentences } from './page-sentences.ts'
import { selectWarnings, isWarningSentence } from './page-warnings.ts'

/** What a page states in sentences. */
export interface PageProse {
  description: string | null
  descriptionCut: boolean
  warnings: string[]
  payment: PaymentForms
  debts: DebtRules
}

const addressLabel = /(?<![a-z])endereco ?:/
const descriptionLabel = /(?<![a-z])descricao ?:/
const paymentLabel = /(?<![a-z])formas de pagamento aceitas ?:?/
const rulesLabel = /(?<![a-z])regras para pagamento das despesas ?(?:\(caso existam\))? ?:?/
/** Matches the links and buttons at which the page's own text ends. */
const proseEnd =
  /(?<![a-z])(?:corretores credenciados|regras da venda online|formas de pagamento(?! aceitas)|fazer uma proposta|edital e anexos|baixar (?:edital|matricula)|\(?edital publicado em|de seu lance|sou o ex[- ]mutuario|galeria de fotos|tempo restante na venda)|^voltar(?![a-z])/m

/**
 * The kind of debts a sentence is about, on the pages until 2025: `As despesas de tributos, até a data da venda, …
 * ficarão a cargo do comprador.`
 */
const debtOf = (sentence: string): 'condominium' | 'taxes' | 'both' | null => {
  const key = foldKeepingPositions(sentence)
  if (!/^as despesas (?:de|com) /.test(key)) return null
  const [taxes, condominium] = [/tribut|iptu/.test(key), /condomin/.test(key)]
  if (taxes && condominium) return 'both'
  return taxes ? 'taxes' : condominium ? 'condominium' : null
}

/** Whether a sentence belongs to a debt rule; other sentences that follow a rule are about the property. */
const isRule = (sentence: string): boolean =>
  /^(?:sob (?:a )?responsabilidade|a caixa |o comprador |comprador |quando o debito|por conta d|pag[oa]s? )/.test(
    foldKeepingPositions(sentence),
  )

const kinds = [
  ['condominium', 'condominio'],
  ['taxes', 'tributos'],
] as const

function readDebtRules({ text, closed }: PagePart): { debts: DebtRules; after: string[] } {
  const debts: DebtRules = { condominium: null, taxes: null, condominiumCut: false, taxesCut: false }
  const after: string[] = []
  const key = foldKeepingPositions(text)
  const labels = [
    ...key.matchAll(/(?<![a-z])(tributos e condominio|condominio e tributos|condominio|tributos) ?:/g),
  ]
  for (const [index, label] of labels.entries()) {
    const next = labels[index + 1]?.index
    const own = {
      text: text.slice(label.index + label[0].length, next),
      closed: closed || next !== undefined,
    }
    const { text: knownText, after: later, cut } = readKnownPart(own)
    const said = splitSentences(knownText)
    const others = said.findIndex((sentence, at) => at > 0 && !isRule(sentence))
    const rule = others < 0 ? said : said.slice(0, others)
    after.push(...said.slice(rule.length), ...splitSentences(later))
    // A sentence that follows a rule closes it, even when the capture omits something after that sentence.
    const open = cut && rule.length === said.length
    for (const [kind, name] of kinds) {
      if (!label[0].includes(name) || debts[kind] !== null) continue
      debts[kind] = rule.join(' ') || null
      debts[`${kind}Cut`] = open
    }
  }
  return { debts, after }
}

/** The text from a label on, folded; empty without it. */
function findFrom(text: string, label: RegExp): string {
  const key = foldKeepingPositions(text)
  const at = key.search(label)
  return at < 0 ? '' : key.slice(at)
}

/** Whether what ends a page's prose follows its description, or its address where it has no description. */
export const hasProseEnd = (text: string): boolean =>
  proseEnd.test(findFrom(text, descriptionLabel) || findFrom(text, addressLabel))

/**
 * Whether a text has everything of a page's prose: the description, the end of the prose, no gap, the forms of payment, and
 * the rules about both debts, which stand below them on the pages since 2025.
 * @param prose what was read of it
 */
export function isProseWhole(
  text: string,
  { payment, debts }: Pick<PageProse, 'payment' | 'debts'>,
): boolean {
  const key = findFrom(text, descriptionLabel)
  if (!proseEnd.test(key) || captureGap.test(text) || payment.cut || payment.sentences.length === 0)
    return false
  const owes = rulesLabel.test(key)
  return paymentLabel.test(key) === owes && (!owes || (debts.condominium !== null && debts.taxes !== null))
}

const maxDescriptionLength = 5_000

/** Reads description, warnings, payment forms and debt rules from a page's text. Total. */
export function readPageProse(text: string): PageProse {
  const described = readKnownPart(
    findPagePart(text, descriptionLabel, [paymentLabel, rulesLabel, proseEnd]) ?? emptyPagePart,
  )
  const sentences = splitSentences(described.text)
  const old = sentences.filter(isPaymentSentence)
  const oldDebts = sentences.filter(sentence => debtOf(sentence) !== null)
  const own = sentences.filter(sentence => !old.includes(sentence) && !oldDebts.includes(sentence))
  const later = splitSentences(described.after)
  const ruled = findPagePart(text, rulesLabel, [proseEnd])
  const { debts, after } = readDebtRules(ruled ?? emptyPagePart)
  const gaps = captureGap.test(text)
  const oldCut = described.cut && debtOf(sentences.at(-1) ?? '') !== null
  const oldRule = (kind: 'condominium' | 'taxes') =>
    oldDebts.filter(sentence => [kind, 'both'].includes(debtOf(sentence) ?? '')).join(' ') || null
  const condominium = debts.condominium ?? oldRule('condominium')
  const taxes = debts.taxes ?? oldRule('taxes')
  const prose = tidyText(own.join(' ')).slice(0, maxDescriptionLength)
  return {
    description: prose === '' ? null : prose,
    descriptionCut: described.cut,
    warnings: selectWarnings([...own, ...[...later, ...after].filter(isWarningSentence)]),
    payment: readPaymentForms(findPagePart(text, paymentLabel, [rulesLabel, proseEnd]), old, ruled !== null),
    debts: {
      condominium,
      taxes,
      condominiumCut:
        condominium === null ? gaps : debts.condominiumCut || (oldCut && debts.condominium === null),
      taxesCut: taxes === null ? gaps : debts.taxesCut || (oldCut && debts.taxes === null),
    },
  }
}
