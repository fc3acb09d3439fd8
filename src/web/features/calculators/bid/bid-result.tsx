import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { BidResult } from '#domain/calculators/bid-calculator.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { FigureBasis, QualifiedFigure } from '../../../ui/figure-basis.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { BidBars } from './bid-bars.tsx'
import type { BidFields } from './bid-state.ts'
import { BidHeadline } from './bid-headline.tsx'
import { judgeBid } from './bid-verdict.ts'

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
        <summary className="flex min-h-target list-none items-center justify-between gap-3 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
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
