import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { BidResult } from '#domain/calculators/bid-calculator.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { FigureBasis, QualifiedFigure } from '../../../ui/figure-basis.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import type { BidFields } from './bid-state.ts'
import { describeFullCostBid, judgeBid } from './bid-verdict.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Strut } from '../../../ui/plot/strut.tsx'
import { Link } from '../../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { UnexplainedDiscountNote } from '../../listing/unexplained-discount-note.tsx'
import { formatMaxBid } from '../cost-words.ts'

const basisNames = {
  sheet: 'Pela sua conta salva em Custo total',
  answers: 'Com todos os custos e as suas respostas, como em Custo total',
  assumed: 'Com todos os custos, como em Custo total',
}

/** Shows the maximum bid with all costs, the same as the cost sheet's, and what the typed bid yields. */
const BidHeadline = ({
  answer,
  bid,
  target,
  basis,
  unexplained,
  handover,
}: {
  /** `null` for a gone listing. */
  answer: CostAnswer | null
  /** The typed bid in reais. */
  bid: number
  /** The desired net ROI, in percent. */
  target: number
  /** Whose costs count. */
  basis: 'sheet' | 'answers' | 'assumed'
  /** The listing's discount is out of the ordinary, and its page has not been read. */
  unexplained: boolean
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
}) => {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    <div className="print:col-span-2">
      {unexplained && <UnexplainedDiscountNote className="mb-3" />}
      {answer === null ? (
        <p className="text-pretty text-ink-2">
          Saiu da lista da Caixa: ninguém pode mais dar um lance por ele. A conta da regra de bolso, abaixo,
          vale só como estudo.
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {isResidentBuyer
              ? `Se fosse para revender com ${formatPercent(target, 2)} de ganho: lance máximo`
              : `Lance máximo para ${formatPercent(target, 2)} de ROI líquido`}
          </p>
          <p className="calculator-comes text-3xl font-bold tracking-tight whitespace-nowrap sm:text-4xl">
            {formatMaxBid(answer.maxBid)}
          </p>
          <p className="calculator-comes mt-1.5 text-sm text-pretty text-ink-2">
            {describeFullCostBid(answer, bid, target)}
          </p>
        </>
      )}
      <Link
        to={pagePaths.costs}
        search={handover}
        className="calculator-comes inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {basisNames[basis]}
      </Link>
    </div>
  )
}

/** Shows the bid among the values it is compared with, from the lowest to the highest. */
function BidBars({
  bid,
  evaluation,
  answer: { idealBid, maxBid, marketValue },
}: {
  /** In reais, as the appraisal. */
  bid: number
  evaluation: number
  answer: BidResult
}) {
  const bars: { name: string; value: Centavos; own?: true }[] = [
    { name: 'Seu lance', value: fromReais(bid), own: true },
    { name: 'Lance para a meta, sem custos', value: idealBid },
    { name: 'Lance ideal, regra de bolso', value: maxBid },
    { name: 'Avaliação', value: fromReais(evaluation) },
    { name: 'Valor de mercado', value: marketValue },
  ]
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <div>
      <h2 className="text-sm font-semibold">Onde o lance fica</h2>
      <ul className="mt-3 grid gap-3">
        {bars
          .toSorted((one, other) => one.value - other.value)
          .map(({ name, value, own }) => (
            <li key={name}>
              <div
                className={classNames(
                  'flex items-baseline justify-between gap-3 text-sm',
                  own ? 'font-semibold text-ink' : 'text-ink-2',
                )}
              >
                <span>{name}</span>
                <span className="calculator-comes whitespace-nowrap">{formatCentavos(value)}</span>
              </div>
              <div className="mt-1.5 h-1.5 rounded-full bg-raised-3">
                <Strut
                  percent={(value / most) * 100}
                  className={classNames('h-full rounded-full', own ? 'bg-amber' : 'bg-ink-3')}
                />
              </div>
            </li>
          ))}
      </ul>
    </div>
  )
}

const ownSourceText = 'os valores desta conta'
const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'

/** Shows the maximum bid with all costs and, in a closed drawer, the rule of thumb; every figure opens its formula. */
export function BidResultCard({
  fields,
  answer,
  headline,
}: {
  fields: { [key in keyof BidFields]: number }
  answer: BidResult
  headline: ComponentProps<typeof BidHeadline>
}) {
  const { evaluationValue, initialBid, desiredRoi } = fields
  const { estimatedRoi, discount, goodDeal } = answer
  const market = formatCentavos(answer.marketValue)
  const ideal = formatCentavos(answer.idealBid)
  const most = formatCentavos(answer.maxBid)
  const [bid, appraised] = [formatReais(initialBid), formatReais(evaluationValue)]
  return (
    <div className="grid gap-5 print:grid-cols-2 print:gap-x-8">
      <BidHeadline {...headline} />
      <details className="group border-t border-line pt-1 print:col-span-2">
        <summary className="flex min-h-target items-center justify-between gap-3 rounded-sm font-medium">
          Outras contas
          <ChevronDown
            className="size-4 text-ink-3 transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <p className="mb-3 text-sm text-pretty text-ink-2">
          Pela regra de bolso, que compara o lance com a avaliação + 15% e deixa de fora custos, meses e
          impostos: {judgeBid(fields, answer).text}
        </p>
        <dl className="[&_dd]:whitespace-nowrap">
          <ExplainedFigure
            label={<QualifiedFigure label="Valor de mercado" note="estimativa: avaliação + 15%" />}
            value={market}
          >
            <FigureBasis
              formula="Avaliação + 15%"
              worked={`${appraised} × 1,15 = ${market}. Regra de bolso, não é laudo.`}
              source={ownSourceText}
            />
          </ExplainedFigure>
          <ExplainedFigure
            label={<QualifiedFigure label="Lance para a meta" note="deixa fora todos os custos" />}
            value={ideal}
          >
            <FigureBasis
              formula="Valor de mercado ÷ (1 + ROI desejado)"
              worked={`${market} ÷ (1 + ${formatPercent(desiredRoi, 2)}) = ${ideal}: até aqui o lance rende o que você quer, antes dos custos. ${estimate}`}
              source={ownSourceText}
            />
          </ExplainedFigure>
          <ExplainedFigure
            label={<QualifiedFigure label="Lance ideal" note="regra de bolso, sem a sua meta" />}
            value={most}
          >
            <FigureBasis
              formula="Valor de mercado ÷ 1,1"
              worked={`${market} ÷ 1,1 = ${most}: deixa 10% de margem bruta. ${estimate}`}
              source={ownSourceText}
            />
          </ExplainedFigure>
          <ExplainedFigure
            label={<QualifiedFigure label="ROI estimado" note="bruto, antes dos custos" />}
            value={
              <SignedFigure value={estimatedRoi} text={formatNetRoi(estimatedRoi)} doubted={!goodDeal} />
            }
          >
            <FigureBasis
              formula="(valor de mercado − lance) ÷ lance"
              worked={`(${market} − ${bid}) ÷ ${bid} = ${formatNetRoi(estimatedRoi)}. Ainda sem custos e impostos. ${estimate}`}
              source={ownSourceText}
            />
          </ExplainedFigure>
          <ExplainedFigure
            label="Desconto"
            value={
              <SignedFigure
                value={discount}
                text={
                  discount < 0
                    ? `${formatPercent(-discount, 2)} acima da avaliação`
                    : formatPercent(discount, 2)
                }
              />
            }
          >
            <FigureBasis
              formula="(avaliação − lance) ÷ avaliação"
              worked={`(${appraised} − ${bid}) ÷ ${appraised} = ${formatPercent(discount, 2)}`}
              source={ownSourceText}
            />
          </ExplainedFigure>
        </dl>
        <div className="mt-5">
          <BidBars bid={initialBid} evaluation={evaluationValue} answer={answer} />
        </div>
      </details>
    </div>
  )
}
