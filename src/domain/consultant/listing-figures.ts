import { buildAssumedCosts, defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import type { CostQuestion } from '../calculators/cost-question.ts'
import { computeCostSums, computeMaxBid } from '../calculators/cost-sheet.ts'
import { formatCentavos, formatDecimal, formatNetRoi, formatPercent } from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { listInstalments } from '../loans/loan-terms.ts'
import { type Centavos, fromReais, fromReaisOrNull } from '../money.ts'
import { bankLoanSource, bankLoanTerms } from './knowledge/stated-rules.ts'
import type { OfferedListing } from './consultant-answer.ts'
import type { FigureName, QuestionFigures } from './question-figures.ts'

/** An answer with figures, and which of the question's numbers it used. */
export interface ComputedAnswer {
  text: string
  used: readonly FigureName[]
}

const money = (centavos: Centavos): string => `**${formatCentavos(centavos)}**`

/** Builds the listing's cost sheet with the question's numbers in it; `null` where no sale value is known. */
export function buildAskedPurchase(
  about: OfferedListing,
  figures: QuestionFigures,
): { purchase: CostQuestion; used: FigureName[] } | null {
  const { saleValue, saleMonths, reform, eviction, debts, rent, bid, monthlyCosts, goalPercent } = figures
  const base = about.judgement.purchase ?? (saleValue === null ? null : assumeCosts(about, saleValue))
  if (base === null) return null
  const changes: [FigureName, Partial<CostQuestion> | null][] = [
    ['bid', bid === null ? null : { bid }],
    ['saleValue', saleValue === null ? null : { saleValue }],
    [
      'saleMonths',
      saleMonths === null ? null : { months: Math.min(600, Math.max(1, Math.round(saleMonths))) },
    ],
    ['reform', reform === null ? null : { reformCost: reform, reformDocumented: reform }],
    ['eviction', eviction === null ? null : { evictionCost: eviction }],
    ['debts', debts === null ? null : { condoDebt: debts, taxDebt: 0 }],
    ['monthlyCosts', monthlyCosts === null ? null : { monthlyHolding: monthlyCosts }],
    ['rent', rent === null ? null : { monthlyRent: rent }],
    ['goalPercent', goalPercent === null ? null : { desiredRoi: goalPercent }],
  ]
  const said = changes.filter(([, change]) => change !== null)
  return {
    purchase: Object.assign(
      { ...base, desiredRoi: about.judgement.targetRoi },
      ...said.map(([, change]) => change),
    ),
    used: said.map(([name]) => name),
  }
}

/** Assumes the costs of a listing without appraisal that would be sold at a value. */
const assumeCosts = (about: OfferedListing, evaluation: Centavos): CostQuestion | null =>
  buildAssumedCosts({
    price: fromReais(about.price),
    evaluation,
    modality: about.modality,
    category: about.category,
    occupancy: about.situation === 'unknown' ? null : about.situation,
    state: about.state,
    city: about.city,
    area: about.area,
    condoDebtLimit: fromReaisOrNull(about.condoDebtLimit),
  })

const missingSaleValue =
  'Falta um dado: a lista não traz a avaliação deste imóvel. Diga por quanto venderia (“se eu vender por 200 mil”), que eu faço a conta.'

/** Says with which numbers a result was computed: `vendendo por R$ 210.000 em 6 meses, com reforma de R$ 20.000`. */
function describeAssumptions(
  { saleValue, months, reformCost, evictionCost, condoDebt, taxDebt, monthlyHolding }: CostQuestion,
  used: readonly FigureName[],
): string {
  const mine = (name: FigureName): string => (used.includes(name) ? '' : ' (suposto)')
  const parts = [
    reformCost > 0 ? `reforma de ${formatCentavos(reformCost)}${mine('reform')}` : '',
    evictionCost > 0 ? `desocupação de ${formatCentavos(evictionCost)}${mine('eviction')}` : '',
    condoDebt + taxDebt > 0 ? `dívidas de ${formatCentavos(condoDebt + taxDebt)}` : '',
    monthlyHolding > 0 ? `${formatCentavos(monthlyHolding)} por mês${mine('monthlyCosts')}` : '',
  ].filter(part => part !== '')
  const with_ = parts.length === 0 ? '' : `, com ${joinWords(parts)}`
  return `vendendo por ${formatCentavos(saleValue)}${used.includes('saleValue') ? '' : ' (a avaliação da Caixa)'} em ${months} meses${mine('saleMonths')}${with_}`
}

/** Finds the highest bid that leaves a profit, by the sheet: both fall together. */
function findBidForProfit(purchase: CostQuestion, profit: Centavos): Centavos | null {
  const leaves = (bid: Centavos): boolean => computeCostSums({ ...purchase, bid }).netProfit >= profit
  let [low, high] = [1, Math.max(1, purchase.saleValue)]
  if (!leaves(low)) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (leaves(middle)) low = middle
    else high = middle
  }
  return low
}

/** Answers which bid leaves the return or the profit that a question wants. */
export function answerMaxBid(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const { goalPercent, goalProfit } = figures
  const asked = buildAskedPurchase(about, { ...figures, bid: null })
  if (asked === null) return { text: missingSaleValue, used: [] }
  const { purchase } = asked
  const used: FigureName[] = goalProfit === null ? asked.used : [...asked.used, 'goalProfit']
  const bid = goalProfit === null ? computeMaxBid(purchase) : findBidForProfit(purchase, goalProfit)
  const target =
    goalProfit === null
      ? goalPercent === null
        ? `${about.judgement.hasOwnTarget ? 'a sua meta de' : 'um ROI líquido de'} ${formatPercent(purchase.desiredRoi, 2)}`
        : `ganhar **${formatPercent(goalPercent, 2)}** líquidos`
      : `lucrar ${money(goalProfit)} líquidos`
  const basis = `A conta vai ${describeAssumptions(purchase, used)}; já desconta comissão, ITBI, cartório, corretagem e imposto.`
  if (bid === null)
    return { text: `Nenhum lance deixa ${target.replace(/^ganhar/, 'um ganho de')}. ${basis}`, used }
  const price = fromReais(about.price)
  const against =
    bid < price
      ? `Isso fica **abaixo do mínimo** de hoje, ${formatCentavos(price)}: com essa meta, por este preço, não compra.`
      : `O mínimo de hoje é ${formatCentavos(price)}: sobra espaço de ${formatCentavos(bid - price)}.`
  return { text: `Para ${target}, o lance máximo é ${money(bid)}. ${against} ${basis}`, used }
}

/** Answers what a purchase with the question's numbers leaves. */
export function answerReturn(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const asked = buildAskedPurchase(about, figures)
  if (asked === null) return { text: missingSaleValue, used: [] }
  const { purchase, used } = asked
  const { invested, netProfit, roi, saleNet, incomeTax } = computeCostSums(purchase)
  const word = netProfit < 0 ? 'prejuízo' : 'lucro líquido'
  return {
    text: `Comprando por ${money(purchase.bid)} e ${describeAssumptions(purchase, used)}: investe ${money(invested)}, recebe ${formatCentavos(saleNet)} já sem corretagem, paga ${formatCentavos(incomeTax)} de imposto, e fica com **${word} de ${formatCentavos(Math.abs(netProfit))}**${roi === null ? '' : ` (**${formatNetRoi(roi)}** do que investiu)`}. São estimativas: mude cada valor na calculadora de custo total.`,
    used,
  }
}

/** Answers what the rent of a question yields. */
export function answerRent(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const { rent } = figures
  if (rent === null)
    return {
      text: 'Falta um dado: o aluguel. Veja anúncios parecidos no bairro e diga o valor (“se alugar por 1.200, quanto rende?”), que eu calculo. Não estimo aluguel.',
      used: [],
    }
  const asked = buildAskedPurchase(about, { ...figures, saleMonths: null, saleValue: figures.saleValue })
  const price = figures.bid ?? fromReais(about.price)
  const invested =
    asked === null
      ? price
      : computeCostSums(asked.purchase).invested - asked.purchase.monthlyHolding * asked.purchase.months
  const yearly = (rent * 12 * 100) / invested
  return {
    text: `Alugado por ${money(rent)} por mês, são ${formatCentavos(rent * 12)} ao ano: **${formatDecimal(yearly, 1, 1)}% ao ano** sobre ${formatCentavos(invested)} (${asked === null ? 'só o preço: sem a avaliação não dá para estimar os custos' : 'preço com comissão, ITBI, cartório, desocupação e reforma supostos'}), antes de imposto de renda, meses vazios e manutenção. O dinheiro volta em cerca de **${Math.ceil(invested / rent)} meses** de aluguel.`,
    used: [...(asked?.used ?? (figures.bid === null ? [] : ['bid' as const])), 'rent'],
  }
}

const lifeInsuranceAt = (age: number): number =>
  bankLoanTerms.lifeInsurance.find(([to]) => age <= to)?.[1] ?? 0
/** Where the question says none. */
const assumedLoan = { months: 360, age: 40 }
const loanSource = `Fonte: ${bankLoanSource}`

/** Computes the first instalment of a price with a question's numbers; without an appraisal the price stands for it. */
export function answerInstalment(
  price: Centavos,
  evaluation: Centavos | null,
  figures: QuestionFigures,
): ComputedAnswer {
  const { downPayment, downPercent, termMonths, yearlyRate, income, age, bid } = figures
  const system = figures.system ?? 'sac'
  const amount = bid ?? price
  const lent = Math.floor((Math.min(amount, evaluation ?? amount) * bankLoanTerms.shares[system]) / 100)
  const leastDown = amount - lent
  const down = downPayment ?? (downPercent === null ? leastDown : Math.round((amount * downPercent) / 100))
  const used = (
    ['bid', 'downPayment', 'downPercent', 'termMonths', 'yearlyRate', 'income', 'age', 'system'] as const
  ).filter(name => figures[name] !== null)
  if (down >= amount)
    return {
      text: `Com ${money(down)} de entrada não há o que financiar: o preço é ${formatCentavos(amount)}.`,
      used,
    }
  const mostMonths = Math.min(
    bankLoanTerms.maxMonths,
    age === null ? bankLoanTerms.maxMonths : Math.max(0, bankLoanTerms.maxAgeMonths - age * 12),
  )
  const wanted = Math.max(1, Math.round(termMonths ?? assumedLoan.months))
  const months = Math.min(wanted, mostMonths)
  if (months < 12)
    return {
      text: `Com ${age} anos o prazo seria curto demais: idade e prazo somados vão até 80 anos e 6 meses.`,
      used,
    }
  const loan = amount - Math.max(down, 0)
  const rate = yearlyRate ?? bankLoanTerms.yearlyRate
  const instalments = listInstalments({
    amount: loan,
    insuredValue: evaluation ?? amount,
    yearlyRate: rate,
    months,
    system,
    lifeInsurance: lifeInsuranceAt(age ?? assumedLoan.age),
    damageInsurance: bankLoanTerms.damageInsurance,
    adminFee: bankLoanTerms.adminFee,
  })
  const [first, last] = [instalments[0]?.total ?? 0, instalments.at(-1)?.payment ?? 0]
  const needed = Math.ceil((first * 100) / bankLoanTerms.incomeShares[system])
  const notes = [
    down < leastDown
      ? `A entrada é menor que a mínima: no ${system.toUpperCase()} a Caixa financia até ${bankLoanTerms.shares[system]}% do menor entre preço e avaliação, e seriam ${formatCentavos(leastDown)}.`
      : '',
    months < wanted
      ? `O prazo caiu para ${months} meses${age === null || months === bankLoanTerms.maxMonths ? ', o máximo' : `: aos ${age} anos, idade e prazo somados vão até 80 anos e 6 meses`}.`
      : '',
    income === null
      ? `Pede renda de cerca de ${money(needed)} por mês (${bankLoanTerms.incomeShares[system]}%).`
      : income >= needed
        ? `Com renda de ${formatCentavos(income)}, **cabe** nos ${bankLoanTerms.incomeShares[system]}%.`
        : `Com renda de ${formatCentavos(income)}, **não cabe**: pediria ${formatCentavos(needed)}.`,
  ].filter(note => note !== '')
  return {
    text: `Financiando ${formatCentavos(loan)} com ${money(down)} de entrada${downPayment === null && downPercent === null ? ' (a mínima)' : ''} em ${months} meses${termMonths === null ? ' (suposto)' : ''}, ${system.toUpperCase()}: 1ª parcela de cerca de ${money(first)}${system === 'sac' ? `, caindo até ${formatCentavos(last)}` : ''}, com seguros e tarifa, a ${formatPercent(rate, 2)} ao ano${yearlyRate === null ? ' (balcão) + TR' : ''}. ${notes.join(' ')}\n\n${loanSource}`,
    used,
  }
}

/** Says what the leiloeiro's commission comes to. */
export function answerCommission(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const percent = defaultCommissionPercent(about.modality)
  const bid = figures.bid ?? fromReais(about.price)
  const used: FigureName[] = figures.bid === null ? [] : ['bid']
  if (about.modality === null)
    return {
      text: 'Falta um dado: a modalidade. Em leilão e licitação são 5% do lance; em venda online e direta, nada.',
      used,
    }
  return {
    text:
      percent === 0
        ? 'Nesta modalidade **não há comissão** a pagar: o corretor credenciado é pago pela Caixa.'
        : `Ao leiloeiro vão **${percent}% do lance**, por fora do preço: sobre ${formatCentavos(bid)}, ${money(Math.round((bid * percent) / 100))}.`,
    used,
  }
}
