import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import { defaultHomeAssumptions, ownMoneyRule } from '../home-purchase/home-assumptions.ts'
import { sumHomeTransfer } from '../home-purchase/home-purchase.ts'
import { compareRentAndPurchase } from '../home-purchase/rent-or-buy.ts'
import {
  type AmortizationSystem,
  assumedAge,
  findLifeInsurance,
  type Instalment,
  listInstalments,
  loanDefaults,
} from '../loans/loan-terms.ts'
import { type Centavos, computePercentOfSum, fromReais, fromReaisOrNull } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { bankLoanSource, bankLoanTerms, computeLeastDownPayment } from './knowledge/stated-rules.ts'
import type { ComputedAnswer } from './listing-figures.ts'
import {
  describeEnough,
  describeShare,
  describeWantedInstalment,
  describeWholeLoan,
  readJoinedMoney,
} from './money-words.ts'
import { type CostRange, feeSource, findItbiCost, findLienFee, findPaperFees } from './place-costs.ts'
import type { FigureName, QuestionFigures } from './question-figures.ts'

const money = (centavos: Centavos): string => `**${formatCentavos(centavos)}**`

/** Where the question says none. */
const assumedLoan = { months: loanDefaults.years * 12, age: assumedAge }
const loanSource = `Fonte: ${bankLoanSource}`

/** A loan by the question's numbers, and what of them the bank's terms change. */
interface AskedLoan {
  amount: Centavos
  system: AmortizationSystem
  /** The down payment that is counted, at least the smallest, and the one that the question says. */
  down: Centavos
  wantedDown: Centavos | null
  leastDown: Centavos
  loan: Centavos
  wantedMonths: number
  mostMonths: number
  months: number
  rate: number
  rows: Instalment[]
}

/** Builds the loan that a question describes; without an appraisal the price stands for it. */
function buildLoan(
  price: Centavos,
  evaluation: Centavos | null,
  figures: QuestionFigures,
  system: AmortizationSystem,
): AskedLoan {
  const { downPayment, downPercent, termMonths, yearlyRate, age, bid } = figures
  const amount = bid ?? price
  const leastDown = computeLeastDownPayment(amount, evaluation, system)
  const ownDown = downPayment ?? (downPercent === null ? null : Math.round((amount * downPercent) / 100))
  // The FGTS completes the down payment: what is owned and what is in the fund count together.
  const wantedDown = ownDown === null || downPayment === null ? ownDown : ownDown + (figures.fgts ?? 0)
  const down = Math.max(wantedDown ?? leastDown, leastDown)
  const mostMonths = Math.min(
    bankLoanTerms.maxMonths,
    age === null ? bankLoanTerms.maxMonths : Math.max(0, bankLoanTerms.maxAgeMonths - age * 12),
  )
  const wantedMonths = Math.max(1, Math.round(termMonths ?? assumedLoan.months))
  const months = Math.min(wantedMonths, mostMonths)
  const loan = Math.max(0, amount - down)
  const rate = yearlyRate ?? bankLoanTerms.yearlyRate
  const rows = listInstalments({
    amount: loan,
    insuredValue: evaluation ?? amount,
    yearlyRate: rate,
    months,
    system,
    lifeInsurance: findLifeInsurance(age ?? assumedLoan.age),
    damageInsurance: bankLoanTerms.damageInsurance,
    adminFee: bankLoanTerms.adminFee,
  })
  return { amount, system, down, wantedDown, leastDown, loan, wantedMonths, mostMonths, months, rate, rows }
}

const loanFigureNames = [
  'bid',
  'downPayment',
  'downPercent',
  'termMonths',
  'yearlyRate',
  'income',
  'age',
  'fgts',
  'payOffMonths',
  'instalment',
  'system',
] as const

const listUsed = (figures: QuestionFigures): FigureName[] =>
  loanFigureNames.filter(name => figures[name] !== null)

const writeMonths = (months: number): string =>
  `${months} meses (${Math.floor(months / 12)} anos${months % 12 === 0 ? '' : ` e ${months % 12} meses`})`

/** Says what of the question the bank's terms do not allow; empty where they allow all. */
function listObjections(
  loan: AskedLoan,
  { age, fgts, downPayment }: QuestionFigures,
  ownShare: Centavos,
): string[] {
  const { wantedDown, leastDown, amount, system, wantedMonths, months } = loan
  const other = system === 'sac' ? 'PRICE' : 'SAC'
  const otherLeast = computeLeastDownPayment(amount, null, system === 'sac' ? 'price' : 'sac')
  return [
    wantedDown !== null && wantedDown < leastDown
      ? `**Não chega**: com ${formatCentavos(wantedDown)} a entrada é menor que a mínima. No ${system.toUpperCase()} a Caixa financia até ${bankLoanTerms.shares[system]}% do menor entre preço e avaliação, e a entrada mínima é ${money(leastDown)} (${formatCentavos(otherLeast)} no ${other}). O FGTS pode completar, onde o anúncio o aceita${fgts === null ? '' : `, e seus ${formatCentavos(fgts)} já estão somados`}, mas ao menos 5% (${formatCentavos(ownShare)}) saem do seu bolso.`
      : '',
    fgts !== null && downPayment !== null && downPayment < ownShare
      ? `**Falta dinheiro próprio**: dos 5% da proposta, ${formatCentavos(ownShare)}, você tem ${formatCentavos(downPayment)} fora do FGTS.`
      : '',
    months < wantedMonths
      ? age === null || months === bankLoanTerms.maxMonths
        ? `O prazo cai para ${months} meses, o máximo.`
        : `**Não em ${wantedMonths} meses**: aos ${age} anos o prazo vai até **${writeMonths(months)}**, porque a idade do mais velho e o prazo somados vão até 80 anos e 6 meses, e o seguro de vida já é de ${String(findLifeInsurance(age)).replace('.', ',')}% do saldo por mês.`
      : '',
  ].filter(part => part !== '')
}

/** Computes the first instalment of a price with a question's numbers. */
export function answerInstalment(
  price: Centavos,
  evaluation: Centavos | null,
  figures: QuestionFigures,
  question = '',
): ComputedAnswer {
  const system = figures.system ?? 'sac'
  const used = listUsed(figures)
  const asked = buildLoan(price, evaluation, figures, system)
  const { amount, down, wantedDown, leastDown, loan, months, rate, rows } = asked
  if ((wantedDown ?? 0) >= amount)
    return {
      text: `Com ${money(wantedDown ?? 0)} de entrada não há o que financiar: o preço é ${formatCentavos(amount)}.`,
      used,
    }
  if (months < 12)
    return {
      text: `Com ${figures.age} anos o prazo seria curto demais: idade e prazo somados vão até 80 anos e 6 meses.`,
      used,
    }
  const [first, last] = [rows[0]?.total ?? 0, rows.at(-1)?.payment ?? 0]
  const share = bankLoanTerms.incomeShares[system]
  const needed = Math.ceil((first * 100) / share)
  const objections = listObjections(asked, figures, Math.ceil(amount / 20))
  const { income, termMonths, yearlyRate, payOffMonths } = figures
  const fits =
    income === null
      ? `Pede renda de cerca de ${money(needed)} por mês (${share}%).`
      : income >= needed
        ? `Com renda de ${formatCentavos(income)}, **cabe**: o limite de ${share}% são ${formatCentavos(Math.floor((income * share) / 100))}${system === 'sac' ? ' (há quem diga 25%: confirme)' : ''}.`
        : `Com renda de ${formatCentavos(income)}, **não cabe**: o limite de ${share}% são ${formatCentavos(Math.floor((income * share) / 100))}, e ela pediria ${formatCentavos(needed)}.`
  const enough =
    wantedDown !== null && wantedDown >= leastDown && (figures.downPayment ?? amount) >= amount / 20
      ? ` A entrada basta: a mínima no ${system.toUpperCase()} é ${formatCentavos(leastDown)}${figures.fgts === null || figures.downPayment === null ? '.' : `, e os ${formatCentavos(wantedDown)} somam o FGTS, se o anúncio o aceitar. ITBI e registro saem à parte, em dinheiro.`}`
      : ''
  // Whether own money and FGTS together are enough is then what is asked.
  const asksFund = figures.fgts !== null && figures.downPayment !== null
  const paidOff = payOffMonths === null ? null : (rows[Math.round(payOffMonths) - 1] ?? null)
  const left =
    income === null || income <= first ? '' : ` Paga a 1ª parcela, sobram ${money(income - first)} da renda.`
  const whole = describeWholeLoan(asked, question)
  const wanted = describeWantedInstalment(
    asked,
    figures.instalment,
    downPayment =>
      buildLoan(price, evaluation, { ...figures, downPayment, downPercent: null, fgts: null }, system).rows,
  )
  const rest =
    paidOff === null
      ? ''
      : ` Depois de ${Math.round(payOffMonths ?? 0)} meses ainda se devem ${money(paidOff.balance)}.`
  const sum = `Financiando ${formatCentavos(loan)} com ${money(down)} de entrada${wantedDown === null || wantedDown < leastDown ? ' (a mínima)' : ''} em ${months} meses${termMonths === null ? ' (suposto)' : ''}${figures.age === null ? '' : `, aos ${figures.age} anos`}, ${system.toUpperCase()}: 1ª parcela de cerca de ${money(first)}${system === 'sac' ? `, caindo até ${formatCentavos(last)}` : ', a mesma até o fim'}, com seguros e tarifa, a ${formatPercent(rate, 2)} ao ano${yearlyRate === null ? ' (balcão) + TR' : ''}.`
  return {
    text: `${whole}${wanted}${[...objections, asksFund ? `${enough.trim()} ${sum}`.trim() : sum].join(' ')} ${fits}${left}${asksFund ? '' : enough}${rest}\n\n${loanSource}`,
    used,
    compare: {
      value: first,
      best: 'least',
      isMoney: true,
      words: value => `1ª parcela de ${formatCentavos(value)}`,
    },
  }
}

/** Compares SAC and PRICE for a listing, with what is still owed where the question says when it is paid off. */
export function answerLoanSystems(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const price = fromReais(about.price)
  const evaluation = fromReaisOrNull(about.evaluationValue)
  const months = Math.round(figures.payOffMonths ?? figures.saleMonths ?? 0)
  const lines = (['sac', 'price'] as const).map(system => {
    const loan = buildLoan(price, evaluation, figures, system)
    const { wantedDown, leastDown, rows, down } = loan
    const short = wantedDown !== null && wantedDown < leastDown
    const after = months > 0 ? rows[months - 1] : undefined
    const paid = rows.slice(0, months).reduce((sum, { total }) => sum + total, 0)
    return `- **${system.toUpperCase()}**, até ${bankLoanTerms.shares[system]}% (entrada mínima ${formatCentavos(leastDown)}): ${short ? `com ${formatCentavos(wantedDown)} **não serve**; com a mínima, ` : `com ${formatCentavos(down)}, `}1ª parcela de ${money(rows[0]?.total ?? 0)}${after === undefined ? '' : `; em ${months} meses paga ${formatCentavos(paid)} e ainda deve ${money(after.balance)}`}.`
  })
  const term = Math.round(figures.termMonths ?? assumedLoan.months)
  return {
    text: `A PRICE começa com a parcela menor; no SAC o saldo cai mais depressa, o que pesa para quem quita ou revende cedo.\n\n${lines.join('\n')}\n\nEm ${term} meses${figures.termMonths === null ? ' (suposto)' : ''}, a ${formatPercent(figures.yearlyRate ?? bankLoanTerms.yearlyRate, 2)} ao ano + TR, com seguros.\n\n${loanSource}`,
    used: [...listUsed(figures), ...(figures.saleMonths === null ? [] : (['saleMonths'] as const))],
  }
}

/** Compares renting at the question's rent with buying a listing on a loan. */
export function answerRentOrBuy(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const price = fromReais(about.price)
  const evaluation = fromReaisOrNull(about.evaluationValue)
  const loan = buildLoan(price, evaluation, figures, figures.system ?? 'sac')
  const assumptions = {
    ...defaultHomeAssumptions,
    yearlyRate: loan.rate,
    years: Math.max(1, Math.round(loan.months / 12)),
    system: loan.system,
    lifeInsurance: findLifeInsurance(figures.age ?? assumedLoan.age),
    damageInsurance: bankLoanTerms.damageInsurance,
  }
  const place = { state: about.state, city: about.city }
  const papers = sumHomeTransfer({ price, evaluation, place }, loan.loan, false)
  const { years, rent, evenAfter } = compareRentAndPurchase(
    { price, evaluation },
    { loan: loan.loan, cash: loan.down + papers, fromFgts: 0 },
    assumptions,
    figures.rent,
  )
  const lines = years.map(
    ({ months, renting, buying }) =>
      `- depois de ${months / 12} ${months === 12 ? 'ano' : 'anos'}: alugando ${formatCentavos(renting)}, comprando ${formatCentavos(buying)}`,
  )
  const even =
    evenAfter === null
      ? 'Em dez anos, comprar não alcança alugar nesta conta.'
      : `Comprar passa à frente depois de cerca de **${Math.ceil(evenAfter / 12)} ${evenAfter <= 12 ? 'ano' : 'anos'}**.`
  return {
    text: `${even} Pagando ${money(rent)} de aluguel, contra ${money(loan.down)} de entrada e 1ª parcela de ${money(loan.rows[0]?.total ?? 0)} em ${loan.months} meses, o que se tem:\n\n${lines.join('\n')}\n\nDepende do que se supõe: aluguel e preço sobem ${formatPercent(assumptions.yearlyRise, 1)} ao ano, a entrada guardada rende ${formatPercent(assumptions.savingsRate, 1)} ao mês, a TR fica de fora, e ITBI e registros, cerca de ${formatCentavos(papers)}, saem no primeiro dia. Mude cada suposição em [Para morar](/morar).\n\n${loanSource}`,
    used: [...listUsed(figures), ...(figures.rent === null ? [] : (['rent'] as const))],
  }
}

/** A line of what a purchase takes at once; `null` = not known. */
interface Line {
  name: string
  range: CostRange
}

const write = (range: CostRange): string => {
  if (range === null) return 'não achei o valor'
  const [low, high] = range
  return low === high
    ? `**${formatCentavos(high)}**`
    : low === 0
      ? `até **${formatCentavos(high)}**`
      : `**${formatCentavos(low)} a ${formatCentavos(high)}**`
}

const exactly = (value: Centavos): CostRange => [value, value]
/** Adds ranges up; lines without one add nothing. */
const addUp = (lines: readonly Line[]): [Centavos, Centavos] =>
  lines.reduce<[Centavos, Centavos]>(
    ([low, high], { range }) => (range === null ? [low, high] : [low + range[0], high + range[1]]),
    [0, 0],
  )

/** Lists what buying a listing takes beside its debts: paid at once, or with a loan. */
function listLines(
  about: OfferedListing,
  figures: QuestionFigures,
  financed: boolean,
): { lines: Line[]; used: FigureName[] } {
  const { bid, reform, eviction, downPayment, downPercent } = figures
  const price = bid ?? fromReais(about.price)
  const itbi = findItbiCost(about.state, about.city, price)
  const fees = findPaperFees(about.state, price)
  const commission = defaultCommissionPercent(about.modality)
  const itbiLine: Line = {
    name: `ITBI de ${formatPlaceName(about.city)}, ${itbi.percents}${itbi.isKnown ? '' : ' (suposto: a alíquota da cidade não sei)'}, à vista`,
    range: itbi.range,
  }
  const extra: Line[] = [
    ...(commission === 0
      ? []
      : [
          {
            name: `comissão do leiloeiro, ${formatPercent(commission, 0)}`,
            range: exactly(computePercentOfSum(price, commission)),
          },
        ]),
    ...(reform === null ? [] : [{ name: 'obra, como você disse', range: exactly(reform) }]),
    ...(eviction === null ? [] : [{ name: 'desocupação (sua, ou a que supomos)', range: exactly(eviction) }]),
  ]
  const used = (['bid', 'reform', 'eviction'] as const).filter(name => figures[name] !== null)
  if (!financed)
    return {
      lines: [
        { name: 'preço', range: exactly(price) },
        itbiLine,
        { name: `escritura (${about.state})`, range: fees.deed },
        { name: `registro (${about.state})`, range: fees.registry },
        ...extra,
      ],
      used,
    }
  const system = figures.system ?? 'sac'
  const least = computeLeastDownPayment(price, fromReaisOrNull(about.evaluationValue), system)
  const wanted = downPayment ?? (downPercent === null ? least : computePercentOfSum(price, downPercent))
  const down = Math.max(wanted, least)
  return {
    lines: [
      {
        name: `entrada de ${formatPercent((down * 100) / price, 1)}${wanted < least ? ` (a mínima: ${formatCentavos(wanted)} não bastam)` : ''}`,
        range: exactly(down),
      },
      itbiLine,
      { name: `registro da compra (${about.state})`, range: fees.registry },
      { name: 'registro da garantia', range: findLienFee(about.state, price - down) },
      { name: 'avaliação e tarifas do banco (suposto)', range: exactly(defaultHomeAssumptions.bankFee) },
      ...extra,
    ],
    used: [
      ...used,
      ...(['downPayment', 'downPercent', 'system'] as const).filter(name => figures[name] !== null),
    ],
  }
}

/** Says which debts may come on top. */
function describeDebtRisk({ modality, evaluationValue, condoDebtLimit }: OfferedListing): string {
  if (modality === 'leilao')
    return 'Dívidas de condomínio e tributos são todas suas, sem limite, e vêm por fora.'
  const most = condoDebtLimit ?? (evaluationValue === null ? null : evaluationValue / 10)
  return `Por fora podem vir condomínio atrasado, até ${most === null ? '10% da avaliação' : `${formatCentavos(fromReais(most))} (10% da avaliação)`}, e tributos abaixo disso: a página do imóvel diz.`
}

/** Says that a listing is sold for cash alone, and what is missing to its price. */
export function describeCashOnly(
  about: OfferedListing,
  { downPayment }: QuestionFigures,
  fgts: boolean | null,
): string {
  const price = fromReais(about.price)
  const missing =
    downPayment === null || downPayment >= price
      ? ''
      : ` Com ${formatCentavos(downPayment)} faltam **${formatCentavos(price - downPayment)}** do preço, além de ITBI e cartório.`
  return `este imóvel **não aceita financiamento**, segundo a Caixa: paga-se **à vista**${fgts === null ? '' : fgts ? ', ou em parte com FGTS, com ao menos 5% do seu bolso' : ', sem FGTS'}.${missing} Parcela não há aqui; para financiar, busque “que aceitam financiamento”.`
}

/**
 * Answers how much money a purchase takes at once, with the ITBI of its city and the fees of its state; `financed`: with the
 * least down payment, or the one that the question says.
 */
export function answerFirstDay(
  about: OfferedListing,
  figures: QuestionFigures,
  financed: boolean,
  text = '',
): ComputedAnswer {
  // Money that somebody has in all is no down payment: the least one counts.
  const isInAll = text !== '' && !/\bentrada de\b|\bde entrada\b/.test(text)
  const { lines, used } = listLines(about, isInAll ? { ...figures, downPayment: null } : figures, financed)
  const accepts = about.judgement.answers.financing?.value ?? about.financing
  if (financed && accepts === false)
    return { text: `**Não dá para financiar**: ${describeCashOnly(about, figures, about.fgts)}`, used }
  const sum = addUp(lines)
  const together = isInAll ? readJoinedMoney(text) : null
  const own = together === null ? figures : { ...figures, downPayment: together.value, fgts: null }
  const enough = isInAll ? describeEnough(sum, own, text) : { text: '', used: [] }
  const each = describeShare(sum, text)
  const missing = lines.filter(({ range }) => range === null).map(({ name }) => name)
  const noCommission =
    defaultCommissionPercent(about.modality) === 0 ? ' Nesta venda não há comissão de leiloeiro.' : ''
  const papers = financed
    ? ` Financiado **não há escritura**, mas dois registros; na primeira casa pelo SFH, peça 50% de desconto neles. Ao menos ${ownMoneyRule.percent}% do preço saem do seu bolso, o FGTS pode completar a entrada onde é aceito.`
    : ''
  return {
    text: `${enough.text}${each}${financed ? 'No primeiro dia, financiando,' : 'À vista,'} conte com ${write(sum)}${missing.length === 0 ? '' : `, mais ${missing.join(' e ')}, que não achei`}:\n\n${lines
      .map(({ name, range }) => `- ${name}: ${write(range)}`)
      .join('\n')}\n\n${describeDebtRisk(about)}${noCommission}${papers}\n\nFonte: ${feeSource}`,
    used: [...used, ...enough.used],
    usedAmounts: together?.said ?? [],
    compare: {
      value: sum[1],
      best: 'least',
      isMoney: true,
      words: value => `${formatCentavos(value)} no total`,
    },
  }
}
