import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos } from '../format-figures.ts'
import { type Centavos, fromReais } from '../money.ts'
import { numberWordValues } from '../number-words.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { type FigureName, type QuestionFigures, readQuestionFigures } from './question-figures.ts'
import { findQuantities, splitTokens } from './question-quantities.ts'

/** An amount of money of a question, as written. */
interface SaidAmount {
  value: Centavos
  said: string
}

/** The most of an amount that leaves out its thousands beside one that says them: "de 74.400 pra 67". */
const mostThousands = 1_000

/** Reads the amounts of money of a text in its order; those below a thousand are thousands beside greater ones. */
export function readAmounts(text: string): SaidAmount[] {
  const tokens = splitTokens(text)
  const amounts = findQuantities(tokens).filter(
    ({ unit, sure, value }) => unit === 'money' && (sure || value >= 20),
  )
  const most = Math.max(0, ...amounts.map(({ value }) => value))
  return amounts.map(({ value, sure, from, to }) => ({
    value: fromReais(
      !sure && value < mostThousands && most >= mostThousands * 10 ? value * mostThousands : value,
    ),
    said: tokens.slice(from, to).join(' '),
  }))
}

/** Reads the percentages of a text, as numbers and as written. */
export const readPercents = (text: string): { value: number; said: string }[] => {
  const tokens = splitTokens(text)
  return findQuantities(tokens)
    .filter(({ unit }) => unit === 'percent')
    .map(({ value, from, to }) => ({ value, said: tokens.slice(from, to).join(' ') }))
}

/** The money that a question has, beside the FGTS. */
export const ownMoney = ({ downPayment, savings }: QuestionFigures): Centavos | null => downPayment ?? savings

/** Matches that several amounts are put together to pay. */
const joined = /\b(?:juntando|somando|juntar|juntos|junto com|mais)\b|\+/

/** Reads the whole money of a message that puts several amounts together; `null` where it does not. */
export function readJoinedMoney(text: string): { value: Centavos; said: string[] } | null {
  if (!joined.test(text) || !/\b(?:fgts|fundo|dinheiro|guardad\w*|poupanca|reserva)\b/.test(text)) return null
  const tokens = splitTokens(text)
  const amounts = findQuantities(tokens).filter(({ unit, value }) => unit === 'money' && value >= 1)
  if (amounts.length < 2) return null
  const said = amounts.map(({ from, to }) => tokens.slice(from, to).join(' '))
  const value = amounts.reduce(
    (sum, one) =>
      sum + fromReais(!one.sure && one.value < mostThousands ? one.value * mostThousands : one.value),
    0,
  )
  return { value, said }
}

/** Reads among how many people a cost is shared; `null` where it is not. */
export function readSharers(text: string): number | null {
  if (
    !/\b(?:cada um|cada uma|pra cada|para cada|por cabeca|por pessoa|rach\w+|divid\w+|meio a meio)\b/.test(
      text,
    )
  )
    return null
  if (/\bmeio a meio\b/.test(text)) return 2
  const [, said] =
    /\b(?:somos|entre|em|por|pra|nos|eu e mais|os|as) (?:os |as |nos )?(\d|dois|duas|tres|quatro|cinco|seis|sete|oito)\b(?! (?:mil|anos|meses|%))/.exec(
      text,
    ) ?? []
  const count = said === undefined ? 2 : (numberWordValues.get(said) ?? Number(said))
  const others = /\beu e mais\b/.test(text) ? 1 : 0
  return count >= 2 && count <= 20 ? count + others : null
}

/** Writes a sum that is only known from its least to its most. */
const writeBetween = (a: Centavos, b: Centavos): string =>
  a === b
    ? `**${formatCentavos(a)}**`
    : `**${formatCentavos(Math.min(a, b))} a ${formatCentavos(Math.max(a, b))}**`

/** Says what each of those who share a sum pays; empty where a question shares none. */
export function describeShare([low, high]: readonly [Centavos, Centavos], question: string): string {
  const sharers = readSharers(question)
  return sharers === null
    ? ''
    : `Dividido por ${sharers}, são ${writeBetween(Math.round(low / sharers), Math.round(high / sharers))} para cada um. `
}

/** Says whether the money that a question has is enough for a sum; empty where it names none. */
export function describeEnough(
  [low, high]: readonly [Centavos, Centavos],
  figures: QuestionFigures,
  question: string,
): { text: string; used: FigureName[] } {
  const own = ownMoney(figures)
  if (own === null) return { text: '', used: [] }
  // "Dos 35 mil que tenho, 12 são FGTS": it is part of the whole.
  const isPart = /\b(?:d[oe]s|desses|dos quais|delas|deles|sendo|incluindo)\b/.test(question)
  const has = own + (isPart ? 0 : (figures.fgts ?? 0))
  const text =
    has >= high
      ? `**Sim, chega**: com ${formatCentavos(has)} sobram ${writeBetween(has - high, has - low)}. `
      : has < low
        ? `**Não chega**: com ${formatCentavos(has)} faltam ${writeBetween(low - has, high - has)}. `
        : `**Fica no limite**: com ${formatCentavos(has)} podem faltar até **${formatCentavos(high - has)}**. `
  return {
    text,
    used: (['downPayment', 'savings', 'fgts'] as const).filter(name => figures[name] !== null),
  }
}

/** Where a message turns from the listing that is open to the other one. */
const otherListing = /(?:[,.;]| e| ja| mas|^) *(?:[oa] )?outr[oa]\b|\be [oa] d[aeo]\b|\baquel[ea]\b/
/** Figures that are of one home, where a message speaks of two. */
const ofOneHome = ['reform', 'rent', 'eviction', 'debts', 'monthlyCosts', 'saleValue'] as const

/**
 * Reads which numbers of a message are of the open listing and which of the other: "este aluga por 900 e o outro por 1.250";
 * `null` where it does not tell them apart.
 */
export function readFiguresOfTwo(message: string): [QuestionFigures, QuestionFigures] | null {
  const text = foldText(message)
  const at = otherListing.exec(text)?.index ?? -1
  if (at <= 0 || !/\b(?:ess|est)[ea]\b|\baqui\b/.test(text.slice(0, at))) return null
  const whole = readQuestionFigures(text).figures
  const end = text.slice(at).search(/[.?!](?= |$)/)
  const [first, second] = [
    readQuestionFigures(text.slice(0, at)),
    readQuestionFigures(end < 0 ? text.slice(at) : text.slice(at, at + end)),
  ]
  const said = ofOneHome.filter(name => first.figures[name] !== null || second.figures[name] !== null)
  if (said.length === 0) return null
  const [own, other] = [{ ...whole }, { ...whole }]
  for (const name of said) {
    own[name] = first.figures[name]
    other[name] = second.figures[name]
  }
  // "e o outro por 1.250" leaves out of what.
  const [only] = said
  const [amount] = readAmounts(end < 0 ? text.slice(at) : text.slice(at, at + end))
  if (
    said.length === 1 &&
    (only === 'rent' || only === 'saleValue') &&
    other[only] === null &&
    amount !== undefined &&
    /\b(?:por|de|da|d[aá]|uns)\b/.test(text.slice(at)) &&
    second.figures.bid === null &&
    second.figures.otherPrice === null
  )
    other[only] = amount.value
  return [own, other]
}

/** Matches a question for the highest bid. */
export const maxBidPattern =
  /\blance maximo\b|\bmaximo (?:que )?(?:posso|devo|da)\b|\bate quanto\b|\b(?:quanto|que lance) (?:posso|devo|da pra|eu posso) (?:pagar|dar|oferecer|ofertar|lancar)\b|\bteto (?:de|do) lance\b|\blance max\b|\bquanto (?:eu )?(?:ofereco|oferto|pago no maximo)|\bno maximo quanto (?:eu )?(?:pago|dou)/

/** Whether a question claims a profit of a purchase and a sale that it names: "128 de compra, vendo por 210, dá 60 de lucro". */
const isClaimed = ({ bid, saleValue, otherPrice }: QuestionFigures, text: string): boolean =>
  ((saleValue !== null && bid !== null) ||
    ((saleValue !== null || otherPrice !== null) &&
      /\b(?:ne|certo|confere|verdade|isso mesmo|confirma\w*|entro)\b/.test(text))) &&
  !/\b(?:quero|queria|preciso de|pretendo|meta|gostaria|pra (?:ganhar|lucrar|sobrar)|para (?:ganhar|lucrar|sobrar))\b/.test(
    text,
  )

/** Whether a question asks if the return or profit that it names is reached, and not for a bid: "chega nos 20%?" */
export const asksWhetherReached = (figures: QuestionFigures, text: string): boolean =>
  (figures.goalPercent !== null || figures.goalProfit !== null) &&
  !maxBidPattern.test(text) &&
  (isClaimed(figures, text) ||
    /\b(?:chega|alcanca|atinge|bate|fecha|fica acima|sobram? (?:mesmo )?(?:[oa]s |uns |r\$ ?)*\d|entro ganhando|por esse preco|preco d[ae] (?:tela|hoje|lista))|\b(?:qual|quanto|quantos|que)\b[^?.]*\b(?:lucro|sobra|ganho|retorno|roi)\b(?! (?:de |minimo))|\blucro (?:de |limpo de )?(?:uns )?\d[^?]*\b(?:certo|ne|confirma\w*|verdade|isso)\b|\b(?:da|dao|rende|tiro|faco|ganho) (?:mesmo )?(?:[oa]s |uns )?\d+ ?(?:%|mil|por ?cento)/.test(
      text,
    ))

/** A loan as these sentences need it. */
interface SaidLoan {
  amount: Centavos
  system: string
  rows: readonly { total: Centavos }[]
  months: number
  loan: Centavos
  down: Centavos
  leastDown: Centavos
}

/** Matches a question for the sum of all instalments, or of the interest. */
const asksWhole =
  /\b(?:ate o fim|no fim das contas|ao todo|no total|total que (?:eu )?(?:vou )?pag\w+|somando (?:tudo|todas)|quanto (?:eu )?(?:pago|vou pagar|sai) de juros?|quanto de juros?|total de juros?)\b/

/** Says what all instalments of a loan come to, without the TR, where a question asks for it. */
export function describeWholeLoan({ rows, loan, down, months }: SaidLoan, question: string): string {
  if (!asksWhole.test(question)) return ''
  const sum = rows.reduce((total, row) => total + row.total, 0)
  return `Até o fim, em ${months} meses, as parcelas somam cerca de **${formatCentavos(sum)}**, e com a entrada **${formatCentavos(sum + down)}**: ${formatCentavos(sum - loan)} são juros, seguros e tarifa, sem contar a TR. `
}

/** How near a down payment is found, in centavos. */
const instalmentStep = 100_00

/**
 * Says whether the first instalment stays within the one that is wanted, else with which down payment it would.
 * @param listRows the instalments with a down payment
 */
export function describeWantedInstalment(
  { amount, system, rows, months, leastDown }: SaidLoan,
  wanted: Centavos | null,
  listRows: (down: Centavos) => readonly { total: Centavos }[],
): string {
  if (wanted === null) return ''
  const first = rows[0]?.total ?? 0
  if (first <= wanted)
    return `**Sim, cabe**: a 1ª parcela fica ${formatCentavos(wanted - first)} abaixo de ${formatCentavos(wanted)}. `
  let [low, high] = [leastDown, amount]
  while (high - low > instalmentStep) {
    const middle = Math.round((low + high) / 2)
    if ((listRows(middle)[0]?.total ?? 0) <= wanted) high = middle
    else low = middle
  }
  return `**Para a 1ª parcela ficar em até ${formatCentavos(wanted)}** em ${months} meses (${system.toUpperCase()}), a entrada tem de ser de cerca de **${formatCentavos(high)}**, e o financiado de ${formatCentavos(amount - high)}. `
}

/** Whether the numbers of a question are of a sale: "4 meses pra sair" are none. */
export const speaksOfSale = ({ saleValue, savings }: QuestionFigures, text: string): boolean =>
  saleValue !== null ||
  savings !== null ||
  /\b(?:vend|revend|lucr|sobra|roi\b|retorno|ganh|rend|cdi\b|prejuizo|perco|compens|vale a pena|conta\b|investi)/.test(
    text,
  )

/** Adds to the price and commission of each of two listings what a question would spend on it; empty where it says nothing. */
export function sumWithExpenses(
  listings: readonly Pick<OfferedListing, 'price' | 'modality' | 'situation'>[],
  question: string,
): { sum: Centavos; words: string }[] {
  const { figures } = readQuestionFigures(question)
  const ofTwo = readFiguresOfTwo(question)
  const stay = figures.rent !== null && figures.saleMonths !== null ? figures.rent * figures.saleMonths : 0
  const eviction = (figures.eviction ?? 0) + stay
  if (listings.length !== 2 || (eviction === 0 && (figures.reform ?? 0) === 0)) return []
  return listings.map(({ price, modality, situation }, at) => {
    const commission = Math.round((fromReais(price) * defaultCommissionPercent(modality)) / 100)
    const works = (ofTwo?.[at] ?? figures).reform ?? 0
    const leaving = situation === 'vacant' ? 0 : eviction
    const parts = [fromReais(price), commission, works, leaving].filter(part => part > 0)
    return {
      sum: parts.reduce((sum, part) => sum + part, 0),
      words: parts.map(part => formatCentavos(part)).join(' + '),
    }
  })
}
