import { formatCentavos, formatPercent } from '../format-figures.ts'
import { ownMoneyRule } from '../home-purchase/home-assumptions.ts'
import { type Centavos, computePercentOfSum, fromReais, fromReaisOrNull } from '../money.ts'
import {
  bankLoanSource,
  bankLoanTerms,
  computeLeastDownPayment,
  statedRules,
} from './knowledge/stated-rules.ts'
import { readAnsweredFacts } from './listing-fact-sentences.ts'
import { ownMoney, readAmounts, readPercents } from './money-words.ts'
import { findItbiCost, findPaperFees } from './place-costs.ts'
import { type StatedSumQuestion, boldMoney } from './stated-sum-words.ts'

/** Single sums of a loan or of the FGTS, where a question asks for one of them and not for the instalments. */

const source = `Fonte: ${bankLoanSource}`

/** Says which instalment an income allows in each system. */
export function answerIncomeShare({ text, figures }: StatedSumQuestion): string | null {
  const { income, downPayment, downPercent, termMonths, instalment, bid } = figures
  const isAsked =
    /\b(?:parcela|prestac\w+|mensalidade|comprometer)\b/.test(text) &&
    /\b(?:ate quanto|ate que|(?:de )?quanto pode|qual (?:o |a )?(?:maxim\w+|limite|teto|maior)|que (?:parcela|prestacao) (?:cabe|posso|consigo)|limite|teto)\b/.test(
      text,
    )
  const others = [downPayment, downPercent, termMonths, instalment, bid]
  if (income === null || !isAsked || others.some(one => one !== null)) return null
  const { sac, price } = bankLoanTerms.incomeShares
  return `Com renda bruta de ${formatCentavos(income)}, a parcela vai até ${boldMoney(computePercentOfSum(income, sac))} no SAC (${sac}%) ou ${boldMoney(computePercentOfSum(income, price))} na PRICE (${price}%), já com seguros e tarifa. A Caixa ainda desconta outras dívidas suas: confirme com a simulação dela.\n\n${source}`
}

const twoTerms = /\b(\d{1,3})(?: (meses|anos))? (?:pra|para|a|por|ou|e|x|vs) (\d{1,3}) (meses|anos)\b/
const oneTerm = /\b(\d{1,3}) (meses|anos|vezes|parcelas)\b/
const toMonths = (value: string, unit: string): number => Number(value) * (unit === 'anos' ? 12 : 1)

/** Divides what is lent by the months: what the SAC pays off each month, in one term or two. */
export function answerAmortization({ about, text, figures }: StatedSumQuestion): string | null {
  if (
    !/\bamortiza(?:cao|c[oa]es|do)?\b/.test(text) ||
    /\bprice\b|\b(?:fgts|extra|a mais|antecip|quit)/.test(text)
  )
    return null
  const [, first, firstUnit, second, secondUnit] = twoTerms.exec(text) ?? []
  const [, only, onlyUnit] = oneTerm.exec(text) ?? []
  const terms =
    first !== undefined && second !== undefined && secondUnit !== undefined
      ? [toMonths(first, firstUnit ?? secondUnit), toMonths(second, secondUnit)]
      : only === undefined || onlyUnit === undefined
        ? []
        : [toMonths(only, onlyUnit)]
  const said = readAmounts(text).find(({ value }) => value >= leastLoan)?.value
  const price = figures.bid ?? fromReaisOrNull(about?.price ?? null)
  const loan =
    said ??
    (price === null
      ? null
      : price - computeLeastDownPayment(price, fromReaisOrNull(about?.evaluationValue ?? null), 'sac'))
  const [from, to] = terms
  if (from === undefined || from < 2 || loan === null) return null
  const each = (months: number): Centavos => Math.round(loan / months)
  const one = (months: number): string => `em ${months} meses, ${boldMoney(each(months))}`
  const gap =
    to === undefined
      ? ''
      : ` ${each(to) < each(from) ? 'Cai' : 'Sobe'} **${formatCentavos(Math.abs(each(from) - each(to)))} por mês**, e em troca os juros correm por ${Math.abs(to - from)} meses a ${to > from ? 'mais' : 'menos'}.`
  return `No SAC a amortização é o financiado dividido pelos meses, igual todo mês. De ${formatCentavos(loan)}: ${[from, ...(to === undefined ? [] : [to])].map(one).join('; ')}.${gap} A parcela é ela mais juros, seguros e tarifa.`
}
const leastLoan: Centavos = 10_000_00

/** Says the least down payment in both systems, and whether a rate that a question claims is today's. */
export function answerBothDownPayments({ about, text, figures }: StatedSumQuestion): string | null {
  const isAsked =
    /\bsac\b/.test(text) &&
    /\bprice\b/.test(text) &&
    /\bentrada\b/.test(text) &&
    /\b(?:quanto|maior|menor|diferen\w+|muda|qual|igual)\b/.test(text)
  const { downPayment, downPercent, termMonths, instalment, payOffMonths, income, yearlyRate } = figures
  const others = [downPayment, downPercent, termMonths, instalment, payOffMonths, income]
  if (about === null || about.gone || !isAsked || others.some(one => one !== null) || /\bparcela/.test(text))
    return null
  if (readAnsweredFacts(about).financing === false) return null
  const price = figures.bid ?? fromReais(about.price)
  const least = (system: 'sac' | 'price'): Centavos =>
    computeLeastDownPayment(price, fromReaisOrNull(about.evaluationValue), system)
  const { sac, price: shareOfPrice } = bankLoanTerms.shares
  return `**Na PRICE a entrada é maior**: ${boldMoney(least('price'))} (financia até ${shareOfPrice}%), contra ${boldMoney(least('sac'))} no SAC (até ${sac}%). São ${formatCentavos(least('price') - least('sac'))} de diferença, sobre ${formatCentavos(price)}.${/\b(?:juros?|taxa)\b/.test(text) ? ` ${describeRate(yearlyRate ?? readPercents(text)[0]?.value ?? null)}` : ''}\n\n${source}`
}

/** Says today's rate, and first whether it is the one that a question claims. */
function describeRate(claimed: number | null): string {
  const now = bankLoanTerms.yearlyRate
  const is =
    claimed === null
      ? 'O juro é de'
      : claimed === now
        ? 'O juro é esse mesmo:'
        : `O juro **não é ${formatPercent(claimed, 2)}**: são`
  return `${is} **${formatPercent(now, 2)} ao ano + TR** no balcão, ou ${statedRules['sbpe-rate-best'].value} com salário e débito na Caixa.`
}

/** Says whether the money that somebody has is the least down payment, and what it leaves for the papers. */
export function answerOwnDownPayment({ about, text, figures }: StatedSumQuestion): string | null {
  const { downPayment, fgts, termMonths, income, instalment, age, payOffMonths } = figures
  const isAsked =
    /\b(?:da|serve|basta|chega|suficiente|alcanca|cobre|tenho o minimo)\b[^?]*\bentrada\b|\bentrada\b[^?]*\b(?:basta|chega|suficiente|alcanca)\b/.test(
      text,
    )
  const others = [fgts, termMonths, income, instalment, age, payOffMonths]
  if (about === null || about.gone || downPayment === null || !isAsked || others.some(one => one !== null))
    return null
  if (
    readAnsweredFacts(about).financing === false ||
    /\b(?:parcel|prestac|quantos meses|quanto tempo)/.test(text)
  )
    return null
  const price = figures.bid ?? fromReais(about.price)
  const system = figures.system ?? 'sac'
  const least = computeLeastDownPayment(price, fromReaisOrNull(about.evaluationValue), system)
  if (downPayment < least || downPayment >= price) return null
  const left = downPayment - least
  const unknown =
    readAnsweredFacts(about).financing === null
      ? ' A lista não diz se ele aceita financiamento: confirme antes.'
      : ''
  const itbi = findItbiCost(about.state, about.city, price)
  return `**Sim**: a entrada mínima no ${system.toUpperCase()} é ${boldMoney(least)} (${100 - bankLoanTerms.shares[system]}% do preço), e de ${formatCentavos(downPayment)} ${left === 0 ? '**não sobra nada**' : `**sobram ${formatCentavos(left)}**`} para ITBI (${itbi.range[0] === itbi.range[1] ? formatCentavos(itbi.range[1]) : `${formatCentavos(itbi.range[0])} a ${formatCentavos(itbi.range[1])}`}), registro e tarifas, que se pagam em dinheiro. Não ponha tudo na entrada.${unknown}\n\n${source}`
}

const cashSaid =
  /((?:r\$ ?)?\d[\d.]*(?:,\d+)?(?: ?(?:mil|k))?) (?:em|de|no|na) (?:dinheiro|conta|banco|poupanca|especie|reserva|caixinha)\b/

/** Keeps own cash and FGTS apart: what the fund may pay, what must be cash, and what is left of it for the papers. */
export function answerCashAndFund({ about, text, figures }: StatedSumQuestion): string | null {
  const { fgts } = figures
  const [, cashWords = ''] = cashSaid.exec(text) ?? []
  const own = ownMoney(figures) ?? readAmounts(cashWords)[0]?.value ?? null
  const isAsked =
    /\b(?:da|chega|basta|alcanc\w+|consigo|sobra\w*|falta\w*|suficiente|compro|posso)\b/.test(text) &&
    !/\b(?:parcel|prestac|financ|entrada|sac|price|renda)/.test(text)
  if (about === null || about.gone || fgts === null || own === null || !isAsked) return null
  if (/\b(?:d[oe]s|desses|dos quais|delas|deles|sendo|incluindo)\b/.test(text) || about.fgts === false)
    return null
  const price =
    figures.bid !== null && figures.bid * 2 > fromReais(about.price) ? figures.bid : fromReais(about.price)
  const least = computePercentOfSum(price, ownMoneyRule.percent)
  const fund = Math.min(fgts, price - least)
  const cash = price - fund
  const itbi = findItbiCost(about.state, about.city, price).range
  const { registry, deed } = findPaperFees(about.state, price)
  const fees = [itbi, registry, deed].filter(range => range !== null)
  const [low, high] = [0, 1].map(end => fees.reduce((sum, range) => sum + (range[end] ?? 0), 0)) as [
    Centavos,
    Centavos,
  ]
  const paper = low === high ? formatCentavos(low) : `${formatCentavos(low)} a ${formatCentavos(high)}`
  const unknown =
    about.fgts === null ? ' O anúncio não diz se aceita FGTS: sem ele, a conta não fecha assim.' : ''
  const rule = `ao menos ${ownMoneyRule.percent}% da proposta, ${boldMoney(least)}, saem do seu bolso; o FGTS pode pagar até ${formatCentavos(price - least)}`
  if (own < cash)
    return `**Não alcança**: ${rule}. Usando ${formatCentavos(fund)} do FGTS, o preço pede ${formatCentavos(cash)} em dinheiro e você tem ${formatCentavos(own)}: **faltam ${formatCentavos(cash - own)}**, antes de ITBI, escritura e registro (cerca de ${paper}), que o FGTS não paga.${unknown}`
  const left = own - cash
  const verdict =
    left >= high
      ? `**bastam** para ITBI, escritura e registro, cerca de ${paper}`
      : left < low
        ? `**não bastam** para ITBI, escritura e registro, cerca de ${paper}: faltam ${low === high ? formatCentavos(low - left) : `${formatCentavos(low - left)} a ${formatCentavos(high - left)}`}`
        : `ficam no limite para ITBI, escritura e registro, cerca de ${paper}`
  return `**O preço você alcança**: ${rule}, e cobre ${formatCentavos(fund)}. Do seu dinheiro, ${formatCentavos(own)}, **sobram ${formatCentavos(left)}**, que ${verdict}. O FGTS não paga essas taxas.${unknown} Vale só para moradia própria e com as condições do FGTS: confirme na agência antes da proposta.`
}
