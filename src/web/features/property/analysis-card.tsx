import { ChartNoAxesCombined } from 'lucide-react'
import type { Analysis, PropertyDetail } from '#contract/property-detail.ts'
import { Explained } from '../../ui/explained.tsx'
import { netRoiText } from '#domain/format.ts'
import { area, integer, percentText, reaisText } from '../../ui/format.ts'
import { Basis, Qualified } from '../../ui/basis.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RegionFigures } from './region-figures.tsx'
import { competitionLabels } from '../listing/figure-words.ts'
import { isDoubted, Signed } from '../listing/signed.tsx'
import { useListOf } from './whose.ts'

const Discount = ({ percent }: { percent: number }) =>
  percent < 0 ? (
    <Signed value={percent} text={`${percentText(-percent, 1)} acima da avaliação`} />
  ) : (
    percentText(percent, 1)
  )

function Figures({ property, analysis }: { property: PropertyDetail; analysis: Analysis }) {
  const { price, evaluationValue } = property
  const { marketValue, estimatedROI, idealBid, competition, discount, byComparables } = analysis
  const appraised = reaisText(evaluationValue ?? 0)
  const source = useListOf(property)
  const estimate = 'Valor de mercado é estimativa: avaliação + 15%.'
  return (
    <dl className="[&_dd]:whitespace-nowrap">
      <Explained
        label={<Qualified label="Valor de mercado" note="estimativa: avaliação + 15%" />}
        value={reaisText(marketValue)}
      >
        <Basis
          formula="Avaliação da Caixa + 15%"
          worked={`${appraised} × 1,15 = ${reaisText(marketValue)}. Regra de bolso, não é laudo.`}
          source={source}
        />
      </Explained>
      {byComparables && (
        <Explained
          label={
            <Qualified
              label="Pelos comparáveis"
              note={`${integer(byComparables.sampleSize)} imóveis da mesma cidade e tipo`}
            />
          }
          value={reaisText(byComparables.value)}
        >
          <Basis
            formula="Mediana da avaliação por m² dos comparáveis × área deste imóvel"
            worked={`${reaisText(byComparables.evaluationPerM2)}/m² × ${area(property.area ?? 0)} ≈ ${reaisText(byComparables.value)}. O preço mediano deles é ${reaisText(byComparables.pricePerM2)}/m².`}
            source={`${integer(byComparables.sampleSize)} imóveis que estão na lista; veja Comparáveis`}
          />
        </Explained>
      )}
      <Explained
        label={<Qualified label="ROI estimado" note="bruto, sobre o valor de mercado" />}
        value={<Signed value={estimatedROI} text={netRoiText(estimatedROI)} doubted={isDoubted(property)} />}
      >
        <Basis
          formula="(valor de mercado − preço) ÷ preço"
          worked={`(${reaisText(marketValue)} − ${reaisText(price)}) ÷ ${reaisText(price)} = ${netRoiText(estimatedROI)}. Ainda sem custos e impostos. ${estimate}`}
          source={source}
        />
      </Explained>
      <Explained label="Lance ideal, regra de bolso" value={reaisText(idealBid)}>
        <Basis
          formula="Valor de mercado ÷ 1,1"
          worked={`${reaisText(marketValue)} ÷ 1,1 = ${reaisText(idealBid)}: deixa 10% de margem bruta. ${estimate}`}
          source={source}
        />
      </Explained>
      <Explained label="Concorrência" value={competitionLabels[competition]}>
        <Basis
          formula="Alta acima de 60% de desconto; média de 40% a 60%; baixa abaixo de 40%"
          worked={`Desconto de ${percentText(discount, 1)}: ${competitionLabels[competition].toLowerCase()}. Estimativa; ninguém conta os interessados.`}
          source={source}
        />
      </Explained>
      <Explained label="Desconto" value={<Discount percent={discount} />}>
        <Basis
          formula="(avaliação − preço) ÷ avaliação"
          worked={`(${appraised} − ${reaisText(price)}) ÷ ${appraised} = ${percentText(discount, 1)}`}
          source={source}
        />
      </Explained>
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
    <RegionFigures property={property} />
  </Panel>
)
