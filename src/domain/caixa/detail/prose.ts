import type { DebtRules, PaymentForms } from '../../property/bank-page.ts'
import { tidy } from '../../text.ts'
import { keyOf } from './labels.ts'
import { sentences } from './sentences.ts'
import { warningsOf, warns } from './warnings.ts'

/** What a page tells in sentences. */
export interface Prose {
  description: string | null
  warnings: string[]
  payment: PaymentForms
  debts: DebtRules
}

const description = /(?<![a-z])descricao ?:/
const payment = /(?<![a-z])formas de pagamento aceitas ?:?/
const rules = /(?<![a-z])regras para pagamento das despesas ?(?:\(caso existam\))? ?:?/
/** Where the page's own words end: links and buttons, and the gap an abbreviated capture marks. */
const end =
  /(?<![a-z])(?:corretores credenciados|regras da venda online|formas de pagamento(?! aceitas)|fazer uma proposta|edital e anexos|baixar (?:edital|matricula)|\(?edital publicado em|de seu lance|sou o ex[- ]mutuario|galeria de fotos|tempo restante na venda)|\[\.\.\.\]|^voltar(?![a-z])/m

/** The part after `from`, up to the first of `until`; `null` without `from`. `closed` = something followed it. */
function part(
  text: string,
  from: RegExp,
  until: readonly RegExp[],
): { text: string; closed: boolean } | null {
  const key = keyOf(text)
  const found = from.exec(key)
  if (!found) return null
  const start = found.index + found[0].length
  const rest = key.slice(start)
  const ends = until.map(each => rest.search(each)).filter(at => at >= 0)
  const length = Math.min(rest.length, ...ends)
  return { text: text.slice(start, start + length), closed: ends.length > 0 }
}

const refuses =
  /(?<![a-z])nao (?:aceita|permite|admite)(?![a-z])|(?<![a-z])(?:vedad[oa]|sem possibilidade)(?![a-z])/
const takes = /(?<![a-z])(?:aceita|permite|admite|permitid[oa]|possibilidade)(?![a-z])/

/** Whether the sentences take what `means` names; `null` where none speaks of it. */
function accepted(said: readonly string[], means: RegExp): boolean | null {
  const keys = said.map(keyOf).filter(key => means.test(key))
  if (keys.some(key => refuses.test(key))) return false
  return keys.some(key => takes.test(key)) ? true : null
}

/** Sentences of the pages until 2025: `Imóvel NÃO aceita financiamento habitacional.` */
const isPayment = (sentence: string): boolean => /^imovel (?:nao )?aceita(?![a-z])/.test(keyOf(sentence))
/** … and `As despesas de tributos, até a data da venda, … ficarão a cargo do comprador.` */
const debtOf = (sentence: string): keyof DebtRules | 'both' | null => {
  const key = keyOf(sentence)
  if (!/^as despesas (?:de|com) /.test(key)) return null
  const [taxes, condominium] = [/tribut|iptu/.test(key), /condomin/.test(key)]
  if (taxes && condominium) return 'both'
  return taxes ? 'taxes' : condominium ? 'condominium' : null
}

/** The condition belongs to the form it is about. */
function paymentSentences(said: readonly string[]): string[] {
  const forms: string[] = []
  for (const sentence of said) {
    const last = forms.at(-1)
    if (last !== undefined && keyOf(sentence).startsWith('consulte '))
      forms[forms.length - 1] = `${last} ${sentence}`
    else forms.push(sentence)
  }
  return forms
}

/**
 * How it can be paid. Where the page lists the accepted forms, what it leaves out is not accepted (Regras da Venda
 * Online 19.603v066, 8.1.1), unless the capture ends within the list.
 */
function paymentOf(listed: { text: string; closed: boolean } | null, old: readonly string[]): PaymentForms {
  const said = paymentSentences(listed === null ? old : sentences(listed.text))
  const otherwise = listed?.closed && said.length > 0 ? false : null
  return {
    sentences: said,
    fgts: accepted(said, /(?<![a-z])fgts(?![a-z])/) ?? otherwise,
    financing: accepted(said, /financia/) ?? otherwise,
  }
}

/** A rule is told in these words; what else follows it is about the property. */
const isRule = (sentence: string): boolean =>
  /^(?:sob (?:a )?responsabilidade|a caixa |o comprador |comprador |quando o debito|por conta d|pag[oa]s? )/.test(
    keyOf(sentence),
  )

function rulesOf(text: string): { debts: DebtRules; after: string[] } {
  const debts: DebtRules = { condominium: null, taxes: null }
  const after: string[] = []
  const key = keyOf(text)
  const labels = [
    ...key.matchAll(/(?<![a-z])(tributos e condominio|condominio e tributos|condominio|tributos) ?:/g),
  ]
  for (const [index, label] of labels.entries()) {
    const said = sentences(text.slice(label.index + label[0].length, labels[index + 1]?.index))
    const others = said.findIndex((sentence, at) => at > 0 && !isRule(sentence))
    const rule = others < 0 ? said : said.slice(0, others)
    after.push(...said.slice(rule.length))
    const [names = ''] = label
    if (names.includes('condominio')) debts.condominium ??= rule.join(' ') || null
    if (names.includes('tributos')) debts.taxes ??= rule.join(' ') || null
  }
  return { debts, after }
}

const longest = 5_000

/** Description, warnings, payment and debts of a page's text. Total. */
export function readProse(text: string): Prose {
  const told = sentences(part(text, description, [payment, rules, end])?.text ?? '')
  const old = told.filter(isPayment)
  const oldDebts = told.filter(sentence => debtOf(sentence) !== null)
  const own = told.filter(sentence => !old.includes(sentence) && !oldDebts.includes(sentence))
  const { debts, after } = rulesOf(part(text, rules, [end])?.text ?? '')
  const oldRule = (kind: keyof DebtRules) =>
    oldDebts.filter(sentence => [kind, 'both'].includes(debtOf(sentence) ?? '')).join(' ') || null
  const prose = tidy(own.join(' ')).slice(0, longest)
  return {
    description: prose === '' ? null : prose,
    warnings: warningsOf([...own, ...after.filter(warns)]),
    payment: paymentOf(part(text, payment, [rules, end]), old),
    debts: {
      condominium: debts.condominium ?? oldRule('condominium'),
      taxes: debts.taxes ?? oldRule('taxes'),
    },
  }
}
