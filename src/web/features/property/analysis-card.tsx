import { ChartNoAxesCombined } from 'lucide-react'
import type { PriceAnalysisAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatArea, integerFormat, formatPercent, formatReais } from '../../ui/format-text.ts'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RegionFiguresCard } from './region-figures.tsx'
import { competitionLabels } from '../listing/figure-words.ts'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'

const Discount = ({ percent }: { percent: number }) =>
  percent < 0 ? (
    <SignedFigure value={percent} text={`${formatPercent(-percent, 1)} acima da avaliação`} />
  ) : (
    formatPercent(percent, 1)
  )

function Figures({ property, analysis }: { property: PropertyDetail; analysis: PriceAnalysisAnswer }) {
  const { price, evaluationValue } = property
  const { marketValue, estimatedROI, idealBid, competition, discount, byComparables } = analysis
  const appraised = formatReais(evaluationValue ?? 0)
  const source = useListProvenance(property)
  const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'
  return (
    <dl className="[&_dd]:whitespace-nowrap">
      <ExplainedFigure
        label={<QualifiedFigure label="Valor de mercado" note="estimativa: avaliação + 15%" />}
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
              label="Pelos comparáveis"
              note={`${integerFormat(byComparables.sampleSize)} imóveis da mesma cidade e tipo`}
            />
          }
          value={formatReais(byComparables.value)}
        >
          <FigureBasis
            formula="Mediana da avaliação por m² dos comparáveis × área deste imóvel"
            worked={`${formatReais(byComparables.evaluationPerM2)}/m² × ${formatArea(property.area ?? 0)} ≈ ${formatReais(byComparables.value)}. O preço mediano deles é ${formatReais(byComparables.pricePerM2)}/m².`}
            source={`${integerFormat(byComparables.sampleSize)} imóveis que estão na lista; veja Comparáveis`}
          />
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label={<QualifiedFigure label="ROI estimado" note="bruto, sobre o valor de mercado" />}
        value={
          <SignedFigure
            value={estimatedROI}
            text={formatNetRoi(estimatedROI)}
            doubted={isFigureDoubtful(property)}
          />
        }
      >
        <FigureBasis
          formula="(valor de mercado − preço) ÷ preço"
          worked={`(${formatReais(marketValue)} − ${formatReais(price)}) ÷ ${formatReais(price)} = ${formatNetRoi(estimatedROI)}. Ainda sem custos e impostos. ${estimate}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Lance ideal, regra de bolso" value={formatReais(idealBid)}>
        <FigureBasis
          formula="Valor de mercado ÷ 1,1"
          worked={`${formatReais(marketValue)} ÷ 1,1 = ${formatReais(idealBid)}: deixa 10% de margem bruta. ${estimate}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Concorrência" value={competitionLabels[competition]}>
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

/** The conclusions from price and appraisal alone, each figure with its formula, and the prices of the region. */
export const AnalysisCard = ({ property }: { property: PropertyDetail }) => (
  <Panel title="Análise" icon={ChartNoAxesCombined}>
    {property.analysis === null ? (
      <p className="text-sm text-ink-2 text-pretty">
        A Caixa não informa a avaliação deste imóvel. Sem ela não há como estimar valor de mercado, ROI e
        lance ideal; compare o preço por m² com o da região.
      </p>
    ) : (
      <Figures property={property} analysis={property.analysis} />
    )}
    <RegionFiguresCard property={property} />
  </Panel>
)
