import { defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import { defaultHomeAssumptions, ownMoneyRule } from '../home-purchase/home-assumptions.ts'
import { type Centavos, computePercentOfSum, fromReais, fromReaisOrNull } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { computeLeastDownPayment } from './knowledge/stated-rules.ts'
import type { ComputedAnswer } from './listing-figures.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { type CostRange, feeSource, findItbiCost, findPaperFees } from './place-costs.ts'
import type { FigureName, QuestionFigures } from './question-figures.ts'

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
    ...(eviction === null ? [] : [{ name: 'desocupação, como você disse', range: exactly(eviction) }]),
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
      { name: 'registro da garantia', range: findPaperFees(about.state, price - down).registry },
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
  if (modality === 'leilao') return 'Dívidas de condomínio e tributos são todas suas, sem limite, e vêm por fora.'
  const most = condoDebtLimit ?? (evaluationValue === null ? null : evaluationValue / 10)
  return `Por fora podem vir condomínio atrasado, até ${most === null ? '10% da avaliação' : `${formatCentavos(fromReais(most))} (10% da avaliação)`}, e tributos abaixo disso: a página do imóvel diz.`
}

/**
 * Answers how much money a purchase takes at once, with the ITBI of its city and the fees of its state; `financed`: with the
 * least down payment, or the one that the question says.
 */
export function answerFirstDay(
  about: OfferedListing,
  figures: QuestionFigures,
  financed: boolean,
): ComputedAnswer {
  const { lines, used } = listLines(about, figures, financed)
  const sum = addUp(lines)
  const missing = lines.filter(({ range }) => range === null).map(({ name }) => name)
  const accepts = about.judgement.answers.financing?.value ?? about.financing
  const before =
    financed && accepts === false ? 'Este imóvel **não aceita financiamento**: a conta fica só como ideia. ' : ''
  const noCommission = defaultCommissionPercent(about.modality) === 0 ? ' Nesta venda não há comissão de leiloeiro.' : ''
  const papers = financed
    ? ` Financiado **não há escritura**, mas dois registros; na primeira casa pelo SFH, peça 50% de desconto neles. Ao menos ${ownMoneyRule.percent}% do preço saem do seu bolso, o FGTS pode completar a entrada onde é aceito.`
    : ''
  return {
    text: `${before}${financed ? 'No primeiro dia, financiando,' : 'À vista,'} conte com ${write(sum)}${missing.length === 0 ? '' : `, mais ${missing.join(' e ')}, que não achei`}:\n\n${lines
      .map(({ name, range }) => `- ${name}: ${write(range)}`)
      .join('\n')}\n\n${describeDebtRisk(about)}${noCommission}${papers}\n\nFonte: ${feeSource}`,
    used,
    compare: { value: sum[1], best: 'least', words: value => `${formatCentavos(value)} no total` },
  }
}
