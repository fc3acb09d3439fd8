import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import { formatIrr, formatMaxBid, formatRoi } from '../calculators/cost-words.ts'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'

const Figure = ({ text }: { text: string }) => <span className="font-normal text-ink-3">{text}</span>

/** The results of the sheet; every figure opens its formula. */
export function CostFigures({
  property,
  question,
  answer,
  source,
}: {
  property: PropertyDetail
  question: CostQuestion
  answer: CostAnswer
  source: string
}) {
  const { invested, netProfit, roi, irrMonthly, irrAnnual, maxBid, incomeTax } = answer
  const { bid, saleValue, months, desiredRoi } = question
  const unexplained = isUnexplainedDiscount(property)
  const doubted = isFigureDoubtful(property) || unexplained
  const brokerage = saleValue - answer.saleNet
  const price = fromReais(property.price)
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <ExplainedFigure
        label={<QualifiedFigure label="Investido" note={`lance e custos, em ${formatMonths(months)}`} />}
        value={formatCentavos(invested)}
      >
        <FigureBasis
          formula="Lance + tudo o que se paga até a venda"
          worked={`${formatCentavos(bid)} + ${formatCentavos(invested - bid)} de custos = ${formatCentavos(invested)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="Lucro líquido"
        value={<SignedFigure value={toReais(netProfit)} text={formatCentavos(netProfit)} doubted={doubted} />}
      >
        <FigureBasis
          formula="Venda − corretagem − imposto sobre o ganho − investido"
          worked={`${formatCentavos(saleValue)} − ${formatCentavos(brokerage)} − ${formatCentavos(incomeTax)} − ${formatCentavos(invested)} = ${formatCentavos(netProfit)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="ROI líquido"
        value={
          roi === null ? (
            <Figure text={formatRoi(null)} />
          ) : (
            <SignedFigure value={roi} text={formatRoi(roi)} doubted={doubted} />
          )
        }
      >
        <FigureBasis
          formula="Lucro líquido ÷ investido"
          worked={
            roi !== null && `${formatCentavos(netProfit)} ÷ ${formatCentavos(invested)} = ${formatRoi(roi)}`
          }
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="TIR ao ano"
        value={
          irrAnnual === null || irrMonthly === null ? (
            <Figure text={formatIrr(null)} />
          ) : (
            <SignedFigure value={irrAnnual * 100} text={formatIrr(irrAnnual)} doubted={doubted} />
          )
        }
      >
        <FigureBasis
          formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
          worked={
            irrAnnual === null || irrMonthly === null
              ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
              : `${formatPercent(irrMonthly * 100, 2)} ao mês, ${formatIrr(irrAnnual)} ao ano. Conta quando cada custo é pago; o ROI, não.`
          }
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label={
          <QualifiedFigure
            label="Lance máximo"
            note={`${unexplained ? 'fora do comum; ' : ''}para um ROI líquido de ${formatPercent(desiredRoi, 2)}`}
          />
        }
        value={maxBid === null ? <Figure text={formatMaxBid(null)} /> : formatMaxBid(maxBid)}
      >
        <FigureBasis
          formula={`O maior lance que, com os mesmos custos e a mesma venda, ainda rende ${formatPercent(desiredRoi, 2)}`}
          worked={
            maxBid === null
              ? 'Com estes custos, nem de graça renderia tanto.'
              : maxBid < price
                ? `O preço mínimo, de ${formatCentavos(price)}, já passa dele.`
                : `Fica ${formatCentavos(maxBid - price)} acima do preço mínimo.`
          }
          source={source}
        />
      </ExplainedFigure>
    </dl>
  )
}
