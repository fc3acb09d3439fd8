import { cdiDefault, computeCdiValue } from '../calculators/cdi-comparison.ts'
import { buildAssumedCosts, defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import type { SaleGround } from '../calculators/sale-ground.ts'
import { listingNoun } from '../property/category-nouns.ts'
import type { CostQuestion } from '../calculators/cost-question.ts'
import { computeCostSums, computeMaxBid } from '../calculators/cost-sheet.ts'
import {
  formatCentavos,
  formatDecimal,
  formatNetRoi,
  formatPercent,
  formatShortDate,
} from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import { type Centavos, fromReais, fromReaisOrNull } from '../money.ts'
import type { OfferedListing } from './consultant-answer.ts'
import type { FigureName, QuestionFigures, ReadFigures } from './question-figures.ts'

/** An answer with figures, and which of the question's numbers it used. */
export interface ComputedAnswer {
  text: string
  used: readonly FigureName[]
  /** Amounts that it used and no figure holds, as written. */
  usedAmounts?: readonly string[]
  /** The figure by which listings are compared that are asked the same. */
  compare?: ComparedFigure
}

/** A figure of a listing, which of several is the best, and how a difference or value of it is written. */
export interface ComparedFigure {
  value: number
  best: 'least' | 'most'
  /** Whether the value is of centavos, so that a difference can be said. */
  isMoney?: true
  words: (value: number) => string
}

const money = (centavos: Centavos): string => `**${formatCentavos(centavos)}**`

/** Builds the listing's cost sheet with the question's numbers in it; `null` where no sale value is known. */
export function buildAskedPurchase(
  about: OfferedListing,
  figures: QuestionFigures,
): { purchase: CostQuestion; used: FigureName[] } | null {
  const { saleValue, saleMonths, reform, eviction, debts, rent, bid, monthlyCosts, goalPercent } = figures
  const { brokeragePercent } = figures
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
    ['brokeragePercent', brokeragePercent === null ? null : { brokeragePercent }],
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
    paid: null,
  })

const missingSaleValue =
  'Falta um dado: a lista não traz a avaliação deste imóvel. Diga por quanto venderia (“se eu vender por 200 mil”), que eu faço a conta.'

const saleValueNames: Readonly<Record<SaleGround, string>> = {
  paid: 'o que se pagou no prédio',
  appraisal: 'a avaliação da Caixa',
  none: 'a avaliação da Caixa',
  own: 'o seu valor',
}

/** Says with which numbers a result was computed: `vendendo por R$ 210.000 em 6 meses, com reforma de R$ 20.000`. */
export function describeAssumptions(
  { saleValue, months, reformCost, evictionCost, condoDebt, taxDebt, monthlyHolding }: CostQuestion,
  used: readonly FigureName[],
  ground: SaleGround,
): string {
  const mine = (name: FigureName): string => (used.includes(name) ? '' : ' (suposto)')
  const parts = [
    reformCost > 0 ? `reforma de ${formatCentavos(reformCost)}${mine('reform')}` : '',
    evictionCost > 0 ? `desocupação de ${formatCentavos(evictionCost)}${mine('eviction')}` : '',
    condoDebt + taxDebt > 0 ? `dívidas de ${formatCentavos(condoDebt + taxDebt)}` : '',
    monthlyHolding > 0 ? `${formatCentavos(monthlyHolding)} por mês${mine('monthlyCosts')}` : '',
  ].filter(part => part !== '')
  const with_ = parts.length === 0 ? '' : `, com ${joinWords(parts)}`
  return `vendendo por ${formatCentavos(saleValue)}${used.includes('saleValue') ? '' : ` (${saleValueNames[ground]})`} em ${months} meses${mine('saleMonths')}${with_}`
}

/** The kind of a listing of which nothing is known about resale. */
export const nameUngrounded = ({ category }: Pick<OfferedListing, 'category'>): string =>
  category === null ? 'imóveis assim' : listingNoun(category).many

/** Says how far the value of the sale can be trusted; empty where the question or the person says it. */
const describeTrust = (about: OfferedListing, used: readonly FigureName[]): string => {
  const { ground } = about.judgement
  if (used.includes('saleValue') || ground === 'own' || ground === 'paid') return ''
  return ground === 'appraisal'
    ? ' A avaliação é do banco, não é venda certa: ponha o seu valor (“se eu vender por 200 mil”).'
    : ` Para ${nameUngrounded(about)} não há prova do que se revende: isto vale só **se vender pela avaliação**, que é do banco. Por quanto você venderia?`
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
        : `ganhar **${formatPercent(goalPercent, 2)}** líquidos${used.includes('saleMonths') ? ` em ${purchase.months} meses` : ''}`
      : `lucrar ${money(goalProfit)} líquidos`
  const basis = `A conta vai ${describeAssumptions(purchase, used, about.judgement.ground)}; já desconta comissão, ITBI, cartório, corretagem e imposto.${describeTrust(about, used)}`
  if (bid === null)
    return { text: `Nenhum lance deixa ${target.replace(/^ganhar/, 'um ganho de')}. ${basis}`, used }
  const price = fromReais(about.price)
  const against =
    bid < price
      ? `Isso fica **abaixo do mínimo** de hoje, ${formatCentavos(price)}: com essa meta, por este preço, não compra.`
      : `O mínimo de hoje é ${formatCentavos(price)}: sobra espaço de ${formatCentavos(bid - price)}.`
  return {
    text: `Para ${target}, o lance máximo é ${money(bid)}. ${against} ${basis}`,
    used,
    compare: {
      value: bid - price,
      best: 'most',
      words: room =>
        room < 0
          ? `${formatCentavos(-room)} acima do lance máximo`
          : `${formatCentavos(room)} de folga até o lance máximo`,
    },
  }
}

/** Compares the money of a question at CDI with what the purchase leaves; empty without such money. */
function describeCdi(
  { savings }: QuestionFigures,
  { months }: CostQuestion,
  invested: Centavos,
  netProfit: Centavos,
): string {
  if (savings === null) return ''
  const { finalValue, taxPercent } = computeCdiValue(savings, months, cdiDefault.percent)
  const gain = finalValue - savings
  const short =
    invested > savings ? ` O imóvel pede ${formatCentavos(invested - savings)} a mais do que isso.` : ''
  return `No **CDI**, ${formatCentavos(savings)} em ${months} meses viram ${money(finalValue)}: ganho de **${formatCentavos(gain)}** já com ${formatPercent(taxPercent, 1)} de imposto (CDI de ${formatPercent(cdiDefault.percent, 2)} ao ano, ${formatShortDate(cdiDefault.asOf)}). O imóvel deixaria **${formatCentavos(netProfit)}**: ${netProfit > gain ? `${formatCentavos(netProfit - gain)} a mais, com o risco de não vender` : `${formatCentavos(gain - netProfit)} a menos`}.${short}\n\n`
}

/** Compares what is invested, left in the savings account, with what the purchase leaves. */
function describeSavings(invested: Centavos, months: number, netProfit: Centavos): string {
  const gain = Math.round(invested * ((1 + figuresInUse.savings / 100) ** months - 1))
  return `${netProfit > gain ? '**Sim**, nesta conta rende mais que a poupança' : '**Não**, nesta conta rende menos que a poupança'}: ${formatCentavos(invested)} parados nela em ${months} meses dariam cerca de **${formatCentavos(gain)}** (${formatPercent(figuresInUse.savings, 1)} ao mês, sem a TR), contra **${formatCentavos(netProfit)}** do imóvel, que tem risco e demora a vender. `
}

/** Says whether a return reaches the question's goal, and which bid would; empty without a goal. */
function compareWithGoal(
  purchase: CostQuestion,
  roi: number | null,
  netProfit: Centavos,
  { goalPercent, goalProfit }: QuestionFigures,
): string {
  if (goalProfit !== null) {
    const most = findBidForProfit(purchase, goalProfit)
    const bid = most === null ? '' : ` Para sobrar isso, o lance máximo seria ${money(most)}.`
    return netProfit >= goalProfit
      ? `**Sim**: sobram ${money(netProfit)}, ${formatCentavos(netProfit - goalProfit)} a mais que ${formatCentavos(goalProfit)}. `
      : `**Não**: ${netProfit < 0 ? 'não sobra nada' : `sobram ${money(netProfit)}`}, ${formatCentavos(goalProfit - netProfit)} a menos que ${formatCentavos(goalProfit)}.${bid} `
  }
  if (goalPercent === null || roi === null) return ''
  const goal = formatPercent(goalPercent, 2)
  const most = computeMaxBid(purchase)
  const bid = most === null ? '' : ` Para ${goal}, o lance máximo é ${money(most)}.`
  return `${roi >= goalPercent ? `**Sim**: fica acima de ${goal}` : `**Não**: não chega a ${goal}`}, com **${formatNetRoi(roi)}** líquidos.${bid} `
}

/** Says that a bid of the question is below the minimum; empty where it is not. */
const describeTooLow = (about: OfferedListing, { bid }: QuestionFigures): string =>
  bid !== null && bid < fromReais(about.price)
    ? ` O mínimo de hoje é ${formatCentavos(fromReais(about.price))}: por menos, a proposta não é aceita.`
    : ''

/** Answers what a purchase with the question's numbers leaves. */
export function answerReturn(
  about: OfferedListing,
  figures: QuestionFigures,
  comparesSavings = false,
): ComputedAnswer {
  const asked = buildAskedPurchase(about, figures)
  if (asked === null) return { text: missingSaleValue, used: [] }
  const { purchase } = asked
  const used: FigureName[] = [
    ...asked.used,
    ...(['savings', 'goalProfit', 'otherPrice'] as const).filter(name => figures[name] !== null),
  ]
  const { invested, netProfit, roi, saleNet, incomeTax } = computeCostSums(purchase)
  const saved = comparesSavings ? describeSavings(invested, purchase.months, netProfit) : ''
  const word = netProfit < 0 ? 'prejuízo' : 'lucro líquido'
  const brokerage = used.includes('brokeragePercent')
    ? ` de ${formatPercent(purchase.brokeragePercent, 1)}`
    : ''
  return {
    text: `${saved}${describeCdi(figures, purchase, invested, netProfit)}${compareWithGoal(purchase, roi, netProfit, figures)}Comprando por ${money(purchase.bid)} e ${describeAssumptions(purchase, used, about.judgement.ground)}: investe ${money(invested)}, recebe ${formatCentavos(saleNet)} já sem corretagem${brokerage}, paga ${formatCentavos(incomeTax)} de imposto, e fica com **${word} de ${formatCentavos(Math.abs(netProfit))}**${roi === null ? '' : ` (**${formatNetRoi(roi)}** do que investiu)`}.${incomeTax > 0 ? ' O imposto são 15% do ganho, já sem os custos; o fator de redução por tempo de posse o baixa um pouco, e há isenções.' : ''}${describeTooLow(about, figures)}${describeTrust(about, used)} São estimativas: mude cada valor na calculadora de custo total.`,
    used,
    ...(roi === null
      ? {}
      : {
          compare: {
            value: roi,
            best: 'most' as const,
            words: (value: number) => `${formatNetRoi(value)} líquidos`,
          },
        }),
  }
}

/** After more months than this nobody waits for the money. */
const mostPaybackMonths = 600

/** Says after how many months the rent that is left has paid what was invested, both in centavos. */
const describePayback = (invested: Centavos, kept: Centavos): string => {
  if (kept <= 0) return 'O aluguel não paga essas despesas: não sobra nada por mês.'
  const months = Math.ceil(invested / kept)
  return months > mostPaybackMonths
    ? `Nesse passo o dinheiro só voltaria depois de ${Math.floor(mostPaybackMonths / 12)} anos.`
    : `O dinheiro volta em cerca de **${months} meses** de aluguel${months >= 24 ? `, uns **${formatDecimal(months / 12, 0, 1)} anos**` : ''}.`
}

/** Answers what the rent of a question yields; `comparesCdi`: against the CDI of the day. */
export function answerRent(
  about: OfferedListing,
  figures: QuestionFigures,
  comparesCdi = false,
): ComputedAnswer {
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
  const kept = rent - (figures.monthlyCosts ?? 0)
  const yearly = (kept * 12 * 100) / invested
  return {
    text: `Alugado por ${money(rent)} por mês, são ${formatCentavos(rent * 12)} ao ano${figures.monthlyCosts === null ? '' : `, ou ${formatCentavos(kept * 12)} já sem ${formatCentavos(figures.monthlyCosts)} por mês de despesas suas`}: **${formatDecimal(yearly, 1, 1)}% ao ano** sobre ${formatCentavos(invested)} (${asked === null ? 'só o preço: sem a avaliação não dá para estimar os custos' : 'preço com comissão, ITBI, cartório, desocupação e reforma supostos'}), antes de imposto de renda, meses vazios e manutenção. ${describePayback(invested, kept)}${comparesCdi ? ` O **CDI** estava em ${formatPercent(cdiDefault.percent, 2)} ao ano, antes de imposto (${formatShortDate(cdiDefault.asOf)}): ${yearly < cdiDefault.percent ? 'só no aluguel, **perde para ele**; a diferença teria de vir da valorização' : 'o aluguel **rende mais**, mas com meses vazios e manutenção'}.` : ''}${describeTooLow(about, figures)}`,
    used: [...(asked?.used ?? (figures.bid === null ? [] : ['bid' as const])), 'rent', 'monthlyCosts'],
    compare: { value: yearly, best: 'most', words: value => `${formatDecimal(value, 1, 1)}% ao ano` },
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
        ? `Nesta modalidade **não há comissão** a pagar: o corretor credenciado é pago pela Caixa, e o preço fica em ${money(bid)}.`
        : `Ao leiloeiro vão **${percent}% do lance** que vencer, e não do mínimo, por fora do preço: sobre ${formatCentavos(bid)}, ${money(Math.round((bid * percent) / 100))}. Lance e comissão somam ${money(bid + Math.round((bid * percent) / 100))}, antes de ITBI, cartório e dívidas.`,
    used,
    compare: {
      value: bid + Math.round((bid * percent) / 100),
      best: 'least',
      isMoney: true,
      words: value => `${formatCentavos(value)} com a comissão`,
    },
  }
}

const figureNames: Readonly<Record<FigureName, string>> = {
  goalPercent: 'de retorno',
  goalProfit: 'de lucro',
  bid: 'de lance',
  saleValue: 'de venda',
  saleMonths: 'até a venda',
  reform: 'de reforma',
  eviction: 'de desocupação',
  debts: 'de dívidas',
  rent: 'de aluguel',
  monthlyCosts: 'por mês',
  income: 'de renda',
  downPayment: 'de entrada',
  downPercent: 'de entrada',
  termMonths: 'de prazo',
  yearlyRate: 'de juros',
  payOffMonths: 'até quitar',
  age: 'de idade',
  fgts: 'de FGTS',
  evaluation: 'de avaliação',
  brokeragePercent: 'de corretagem',
  otherPrice: 'de outro imóvel',
  reformPerArea: 'de obra por metro',
  areaPrice: 'por metro',
  instalment: 'de parcela',
  savings: 'para aplicar',
  system: '',
}

/** Names the quantities of a question that no answer used; empty where all were. */
export function nameUnusedFigures(
  { words, unread }: ReadFigures,
  used: ReadonlySet<FigureName>,
  usedAmounts: ReadonlySet<string> = new Set(),
): string {
  const left = (Object.entries(words) as [FigureName, string][])
    .filter(([name, said]) => !used.has(name) && !usedAmounts.has(said))
    .map(([name, said]) => `“${said}” ${figureNames[name]}`.trim())
  const all = [...left, ...unread.filter(said => !usedAmounts.has(said)).map(said => `“${said}”`)]
  return all.length === 0 ? '' : `Não usei nesta resposta: ${all.join(', ')}.`
}
