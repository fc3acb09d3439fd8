import type { PriceAnalysisAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { formatArea, integerFormat, formatPercent, formatReais } from '../../ui/format-text.ts'
import { competitionLabels } from '../listing/figure-words.ts'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'

const Discount = ({ percent }: { percent: number }) =>
  percent < 0 ? (
    <SignedFigure value={percent} text={`${formatPercent(-percent, 1)} acima da avaliação`} />
  ) : (
    formatPercent(percent, 1)
  )

/** The figures of return and market value that leave something out; each says what. */
export function OtherAccountFigures({
  property,
  analysis,
}: {
  property: PropertyDetail
  analysis: PriceAnalysisAnswer
}) {
  const { price, evaluationValue, roi } = property
  const { marketValue, estimatedROI, idealBid, competition, discount, byComparables } = analysis
  const appraised = formatReais(evaluationValue ?? 0)
  const source = useListProvenance(property)
  const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'
  return (
    <dl className="[&_dd]:whitespace-nowrap">
      {roi !== null && evaluationValue !== null && (
        <ExplainedFigure
          label={
            <QualifiedFigure label="ROI bruto" note="deixa fora custos, impostos, dívidas, reforma e tempo" />
          }
          value={<SignedFigure value={roi} text={formatNetRoi(roi)} doubted={isFigureDoubtful(property)} />}
        >
          <FigureBasis
            formula="(avaliação − preço) ÷ preço"
            worked={`(${formatReais(evaluationValue)} − ${formatReais(price)}) ÷ ${formatReais(price)} = ${formatNetRoi(roi)}`}
            source={source}
          />
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label={
          <QualifiedFigure
            label="Valor de mercado"
            note="estimativa: avaliação + 15%; deixa fora o mercado da rua"
          />
        }
        value={formatReais(marketValue)}
      >
        <FigureBasis
          formula="Avaliação da Caixa + 15%"
          worked={`${appraised} × 1,15 = ${formatReais(marketValue)}. Regra de bolso, não é laudo.`}
          source={source}
        />
      </ExplainedFigure>
      {byComparables && (
        <ExplainedFigure
          label={
            <QualifiedFigure
              label="Pela avaliação da Caixa de parecidos"
              note={`${integerFormat(byComparables.sampleSize)} imóveis da mesma cidade e tipo; deixa fora o estado de cada um`}
            />
          }
          value={formatReais(byComparables.value)}
        >
          <FigureBasis
            formula="Mediana da avaliação por m² dos comparáveis × área deste imóvel"
            worked={`${formatReais(byComparables.evaluationPerM2)}/m² × ${formatArea(property.area ?? 0)} ≈ ${formatReais(byComparables.value)}. O preço mediano deles é ${formatReais(byComparables.pricePerM2)}/m².`}
            source={`${integerFormat(byComparables.sampleSize)} imóveis parecidos; veja Comparáveis`}
          />
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label={
          <QualifiedFigure
            label="ROI estimado"
            note="bruto, sobre o valor de mercado; deixa fora todos os custos"
          />
        }
        value={
          <SignedFigure
            value={estimatedROI}
            text={formatPercent(estimatedROI, 1)}
            doubted={isFigureDoubtful(property)}
          />
        }
      >
        <FigureBasis
          formula="(valor de mercado − preço) ÷ preço"
          worked={`(${formatReais(marketValue)} − ${formatReais(price)}) ÷ ${formatReais(price)} = ${formatPercent(estimatedROI, 1)}. Ainda sem custos e impostos. ${estimate}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label={
          <QualifiedFigure label="Lance ideal, regra de bolso" note="deixa fora custos, prazo e a sua meta" />
        }
        value={formatReais(idealBid)}
      >
        <FigureBasis
          formula="Valor de mercado ÷ 1,1"
          worked={`${formatReais(marketValue)} ÷ 1,1 = ${formatReais(idealBid)}: deixa 10% de margem bruta. ${estimate}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label={
          <QualifiedFigure label="Concorrência" note="só pelo desconto; deixa fora quantos se interessam" />
        }
        value={competitionLabels[competition]}
      >
        <FigureBasis
          formula="Alta acima de 60% de desconto; média de 40% a 60%; baixa abaixo de 40%"
          worked={`Desconto de ${formatPercent(discount, 1)}: ${competitionLabels[competition].toLowerCase()}. Estimativa; ninguém conta os interessados.`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Desconto" value={<Discount percent={discount} />}>
        <FigureBasis
          formula="(avaliação − preço) ÷ avaliação"
          worked={`(${appraised} − ${formatReais(price)}) ÷ ${appraised} = ${formatPercent(discount, 1)}`}
          source={source}
        />
      </ExplainedFigure>
    </dl>
  )
}
