import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { PriceAnalysisAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatArea, integerFormat, formatPercent, formatReais } from '../../ui/format-text.ts'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { FinancingPanel } from './financing-panel.tsx'
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
            source={`${integerFormat(byComparables.sampleSize)} imóveis que estão na lista; veja Comparáveis`}
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

const NoAppraisal = () => (
  <p className="text-sm text-ink-2 text-pretty">
    A Caixa não informa a avaliação deste imóvel. Sem ela não há como estimar valor de mercado, ROI e lance
    ideal; compare o preço por m² com o da região.
  </p>
)

/** The figures of the drawer, each with its formula and with what it leaves out. */
export const OtherAccountsList = ({ property }: { property: PropertyDetail }) => (
  <>
    <p className="mb-2 text-sm text-pretty text-ink-2">
      Estas contas são de bolso: nenhuma traz todos os custos, e por isso o site decide pelo ROI líquido.
    </p>
    {property.analysis === null ? (
      <NoAppraisal />
    ) : (
      <Figures property={property} analysis={property.analysis} />
    )}
    <RegionFiguresCard property={property} />
    {!property.gone && <FinancingPanel property={property} />}
  </>
)

/** One closed drawer for every other figure of return or market value. */
export function OtherAccounts({ property }: { property: PropertyDetail }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="panel other-accounts"
      onToggle={event => {
        if (event.currentTarget.open) setOpen(true)
      }}
    >
      <summary className="flex list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span>
          <span className="block text-md font-semibold">Outras contas</span>
          <span className="block text-sm text-pretty text-ink-3">
            ROI bruto, avaliação + 15%, ROI estimado, lance ideal, concorrência, financiamento simplificado,
            médias da cidade, e o que cada uma deixa de fora
          </span>
        </span>
      </summary>
      {open && (
        <div className="mt-4 border-t border-line pt-4">
          <OtherAccountsList property={property} />
        </div>
      )}
    </details>
  )
}
