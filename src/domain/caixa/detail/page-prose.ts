import { type DebtRules, type PaymentForms, paymentTopics } from '../../property/bank-page.ts'
import { tidyText } from '../../fold-text.ts'
import { foldKeepingPositions } from './page-labels.ts'

/** What an abbreviated capture writes in place of omitted text. */
const captureGap = /\[(?:\.{3}|…)\]/

/** `closed` = another part of the page follows it; otherwise it may be incomplete. */
interface PagePart {
  text: string
  closed: boolean
}

/**
 * Returns the part after `from`, up to the first match of `until`, gaps included; `null` when `from` is not found.
 */
function findPagePart(text: string, from: RegExp, until: readonly RegExp[]): PagePart | null {
  const key = foldKeepingPositions(text)
  const found = from.exec(key)
  if (!found) return null
  const start = found.index + found[0].length
  const rest = key.slice(start)
  const ends = until.map(each => rest.search(each)).filter(at => at >= 0)
  const length = Math.min(rest.length, ...ends)
  return { text: text.slice(start, start + length), closed: ends.length > 0 }
}

/** Splits a part into the text before its first gap and the text after it. */
function readKnownPart({ text, closed }: PagePart): { text: string; after: string; cut: boolean } {
  const [first = '', ...others] = text.split(captureGap)
  return { text: first, after: others.join('\n'), cut: !closed || others.length > 0 }
}

/** A missing part. */
const emptyPagePart: PagePart = { text: '', closed: true }

/** Abbreviations after which a dot does not end a sentence: `conforme Av. 5`, `n. 12`. */
const abbreviation = /(?<![a-z])(?:av|r|n|no|nº|n°|art|mat|reg|proc|jud|fls?|cf|inc|apto|bl|lt|qd)\.$/

/** Splits the bank's prose into its sentences, tidied, in order; a line break also ends a sentence. */
function splitSentences(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    let open = false
    for (const part of tidyText(line).split(/(?<=[.!?]) /)) {
      const sentence = tidyText(part.replace(/^[-•–*\s]+/, ''))
      if (!/[\p{L}\d]/u.test(sentence)) continue
      const last = found.at(-1)
      if (open && last !== undefined) found[found.length - 1] = `${last} ${sentence}`
      else found.push(sentence)
      open = abbreviation.test(foldKeepingPositions(sentence))
    }
  }
  return found
}

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
function isFormAccepted(sentences: readonly string[], means: RegExp, named: boolean): boolean | null {
  const keys = sentences.map(foldKeepingPositions).filter(key => means.test(key))
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
const isPaymentSentence = (sentence: string): boolean =>
  /^imovel (?:nao )?aceita(?![a-z])/.test(foldKeepingPositions(sentence))

/** Joins a condition (`Consulte …`) to the sentence about the form it applies to. */
function joinPaymentConditions(sentences: readonly string[]): string[] {
  const forms: string[] = []
  for (const sentence of sentences) {
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
function readPaymentForms(listed: PagePart | null, old: readonly string[], hasRules: boolean): PaymentForms {
  const part = listed && readKnownPart(listed)
  const list = part && { ...part, cut: part.cut || !hasRules }
  const conditions = joinPaymentConditions(list === null ? old : splitSentences(list.text))
  const whole = list !== null && !list.cut && conditions.length > 0
  const otherwise = whole ? false : null
  return {
    sentences: conditions,
    fgts: isFormAccepted(conditions, paymentTopics.fgts, whole) ?? otherwise,
    financing: isFormAccepted(conditions, paymentTopics.financing, whole) ?? otherwise,
    cut: list?.cut ?? false,
  }
}

/**
 * Matches what the bank's descriptions warn of, in the form `foldKeepingPositions` gives: charges on the title,
 * lawsuits, facts missing from the title, restrictions of use, condition, occupation, and parts that the sale excludes.
 */
const warningPattern = new RegExp(
  [
    '(?<![a-z])(?:gravames?|gravad[oa]s?|penhoras?|penhorad[oa]|indisponibilidades?|arrestos?|arrolamento|hipotecas?|usufruto|sequestro|clausula resolutiva)(?![a-z])',
    '(?<![a-z])(?:inalienabilidade|impenhorabilidade|incomunicabilidade|fideicomisso|enfiteuse|aforamento|foreir[oa]|laudemio|terrenos? de marinha)(?![a-z])',
    '(?<![a-z])(?:acao|acoes)(?![a-z])(?! de graca)',
    '(?<![a-z])(?:proc(?:esso)?\\.?:? jud|processos? judicia|litigio|embarg|inventario|falencia|recuperacao judicial|despejo|reintegracao|usucapiao|desapropria)',
    '(?<![a-z])(?:nao (?:consta |constam |foi |foram |esta |estao )?averbad[oa]s?|a averbar|sem averbacao|averbacao da area)(?![a-z])',
    '(?<![a-z])(?:nao consta(?:m)? (?:averbad|registrad|na matricula|da matricula)|sem habite-se|irregular|divergen|diferenca de area|calculada,? por estimativa)',
    '(?<![a-z])(?:por (?:conta|parte)|a cargo|sob responsabilidade)(?: exclusiv[oa])? d[oa] (?:adquirente|comprador)',
    '(?<![a-z])(?:servidao|servidoes|area de preservacao|preservacao permanente|area nao edificavel|nao edificante|limitacao de uso|area afetada|tombad[oa]|tombamento|restricao|restricoes|restritiva)(?![a-z])',
    '(?<![a-z])(?:direito real de uso|cessionari[oa]|direitos aquisitivos|promessa de compra)(?![a-z])',
    '(?<![a-z])(?:precari[oa]|habitabilidade|depredad[oa]|inacabad[oa]|ruinas?|demolicao|demolid[oa]|deteriorad[oa]|sem valor comercial|contaminacao|contaminad[oa]|patologias?|insalubre|interditad[oa]|incendiad[oa]|abandonad[oa]|vandalizad[oa]|danificad[oa]|danos|alagament|area de risco|risco de)',
    '(?<![a-z])(?:ocupad[oa]s?|ocupantes?|invadid[oa]|invasao|invasor|locad[oa]|alugad[oa]|inquilino|posseiro)(?![a-z])',
    '(?<![a-z])(?:nao existe mais|nao existem mais|nao contempla|nao integra|nao inclui|nao abrange|nao foi considerad[oa]|nao foram considerad[oa]s|apenas o terreno|fracao ideal|parte ideal|descaracterizad[oa]|caracterizado para uso|sem acesso|encravad[oa]|trata-se de vaga|condicoes para construir|necessario acerto)(?![a-z])',
  ].join('|'),
)

/** Whether a sentence from the bank warns the buyer. */
const isWarningSentence = (sentence: string): boolean => warningPattern.test(foldKeepingPositions(sentence))

/** Matches a warning about what the buyer has to put right; it belongs to the sentence before it. */
const continuationPattern = /^(?:-|regularizacao|baixa d|cabe a|demolicao e)/

/** Returns the sentences that warn, each joined with the sentence about putting it right, without duplicates. */
function selectWarnings(sentences: readonly string[]): string[] {
  const found: string[] = []
  let before = false
  for (const sentence of sentences) {
    const warned = isWarningSentence(sentence)
    if (before && warned && continuationPattern.test(foldKeepingPositions(sentence))) {
      found[found.length - 1] = `${found.at(-1)} ${sentence}`
    } else if (warned) found.push(sentence)
    before = warned
  }
  return [...new Set(found)]
}

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
    const sentences = splitSentences(knownText)
    const others = sentences.findIndex((sentence, at) => at > 0 && !isRule(sentence))
    const rule = others < 0 ? sentences : sentences.slice(0, others)
    after.push(...sentences.slice(rule.length), ...splitSentences(later))
    // A sentence that follows a rule closes it, even when the capture omits something after that sentence.
    const open = cut && rule.length === sentences.length
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

/** Whether the end of a page's prose follows its description, or its address when it has no description. */
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
