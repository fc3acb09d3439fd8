import { type PaymentForms, paymentTopics } from '../../property/bank-page.ts'
import { foldKeepingPositions } from './page-labels.ts'
import { readKnownPart, type PagePart } from './page-parts.ts'
import { splitSentences } from './page-sentences.ts'

const refusalPattern =
  /(?<![a-z])nao (?:[a-z]+ ){0,2}(?:aceit[ao]|permit[ei]|permitid[oa]|admit[ei]|admitid[oa]|possibilidade|possivel)(?![a-z])|(?<![a-z])(?:vedad[oa]|proibid[oa]|sem possibilidade)(?![a-z])/
const acceptancePattern = /(?<![a-z])(?:aceita|permite|admite|permitid[oa]|possibilidade)(?![a-z])/
/** Negates a form that is named without a verb: `Sem financiamento.` */
const negationPattern = /(?<![a-z])(?:nao|sem|exceto|salvo)(?![a-z])/

/** Splits a sentence into clauses: in `Permite FGTS, não permite financiamento.` each half is read separately. */
const splitClauses = (key: string): string[] => key.split(/[,;.]|(?<![a-z])(?:mas|e(?= nao ))(?![a-z])/)

/**
 * Whether the sentences accept the payment form that `means` matches; `null` when no sentence mentions it.
 * @param named whether a mention is enough, as in a list of accepted forms
 */
function isFormAccepted(said: readonly string[], means: RegExp, named: boolean): boolean | null {
  const keys = said.map(foldKeepingPositions).filter(key => means.test(key))
  const verdicts = keys.map(key => {
    const own = splitClauses(key).filter(
      clause => means.test(clause) && (refusalPattern.test(clause) || acceptancePattern.test(clause)),
    )
    const words = own.length > 0 ? own : [key]
    if (words.some(each => refusalPattern.test(each))) return false
    if (words.some(each => acceptancePattern.test(each))) return true
    return named ? !negationPattern.test(key) : null
  })
  return verdicts.includes(false) ? false : verdicts.includes(true) ? true : null
}

/** Matches payment sentences of the pages until 2025: `Imóvel NÃO aceita financiamento habitacional.` */
export const isPaymentSentence = (sentence: string): boolean =>
  /^imovel (?:nao )?aceita(?![a-z])/.test(foldKeepingPositions(sentence))

/** Joins a condition (`Consulte …`) to the sentence about the form it applies to. */
function joinPaymentConditions(said: readonly string[]): string[] {
  const forms: string[] = []
  for (const sentence of said) {
    const last = forms.at(-1)
    if (last !== undefined && foldKeepingPositions(sentence).startsWith('consulte '))
      forms[forms.length - 1] = `${last} ${sentence}`
    else forms.push(sentence)
  }
  return forms
}

/**
 * Reads the accepted payment forms. Where the page lists them, a form it leaves out is not accepted (Regras da Venda
 * Online 19.603v066, 8.1.1), unless the capture ends within the list or omits part of it.
 * @param hasRules whether the rules about debts stand below it, as on every page that has such a list: where they are
 *   missing, a piece of the page is, and perhaps one of the list
 */
export function readPaymentForms(
  listed: PagePart | null,
  old: readonly string[],
  hasRules: boolean,
): PaymentForms {
  const part = listed && readKnownPart(listed)
  const list = part && { ...part, cut: part.cut || !hasRules }
  const said = joinPaymentConditions(list === null ? old : splitSentences(list.text))
  const whole = list !== null && !list.cut && said.length > 0
  const otherwise = whole ? false : null
  return {
    sentences: said,
    fgts: isFormAccepted(said, paymentTopics.fgts, whole) ?? otherwise,
    financing: isFormAccepted(said, paymentTopics.financing, whole) ?? otherwise,
    cut: list?.cut ?? false,
  }
}
