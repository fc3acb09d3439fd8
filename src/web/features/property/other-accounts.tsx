import type { PriceAnalysisAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { OtherAccountsDrawer } from '../listing/other-accounts-drawer.tsx'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatArea, formatPercent, formatReais, integerFormat } from '../../ui/format-text.ts'
import { categoryLabels } from '../listing/listing-labels.ts'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { analyzePrice } from '#domain/analysis/price-analysis.ts'
import {
  estimateRent,
  financingDefaults,
  simulateFinancing,
} from '#domain/calculators/financing-simulation.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { onAccountCleared } from '../../data/account/session.ts'
import type { InstalmentInputs } from '../calculators/financing/instalment-rows.tsx'
import { FinancingControls } from './financing-controls.tsx'
import { FinancingFigures } from './financing-figures.tsx'
import { OnwardLink } from '../listing/onward-link.tsx'
import { formatNetRoi } from '#domain/format-figures.ts'
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
function OtherAccountFigures({
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

/** Says what the bank list states about financing, so that the simulation is not taken for an offer. */
const FinancingAcceptance = ({ financing }: { financing: boolean | null }) =>
  financing === null ? (
    <p className="text-sm text-ink-2 text-pretty">
      Aceita financiamento: <span className="text-ink-3">não informado</span>. Confirme com a Caixa antes de
      contar com ele.
    </p>
  ) : financing ? (
    <p className="text-sm text-ink-2 text-pretty">
      A Caixa aceita financiamento neste imóvel. Taxa, prazo e limite dependem da sua análise de crédito.
    </p>
  ) : (
    <p className="rounded-md bg-risk-soft px-3 py-2.5 text-sm text-ink text-pretty">
      A Caixa não aceita financiamento neste imóvel: simulação só para comparação.
    </p>
  )

/**
 * The changed inputs by property: they are kept after a visit elsewhere, and when the panel moves in a narrower
 * window.
 */
const simulationInputs = new Map<string, Partial<InstalmentInputs>>()
onAccountCleared(() => simulationInputs.clear())

/** The URL parameters of the same simulation on its own page. */
const simulatorSearch = (id: string, { downPercent, yearlyRate, years, system }: InstalmentInputs) => ({
  imovel: id,
  sistema: system,
  entrada: String(downPercent),
  juros: String(yearlyRate),
  parcelas: String(years * 12),
})

/** The simplified simulation of the drawer; it recalculates while the person types. */
export function FinancingPanel({ property }: { property: PropertyDetail }) {
  const price = fromReais(property.price)
  const evaluation = fromReaisOrNull(property.evaluationValue)
  const marketValue = analyzePrice(price, evaluation)?.marketValue ?? null
  const [changes, setChanges] = useState(() => simulationInputs.get(property.id))
  const assumed = estimateRent(marketValue)
  const inputs = { ...financingDefaults, monthlyRent: assumed, ...changes }
  const change = (next: Partial<InstalmentInputs>): void => {
    const all = { ...simulationInputs.get(property.id), ...next }
    simulationInputs.set(property.id, all)
    setChanges(all)
  }
  const answer = simulateFinancing({ ...inputs, price, evaluation })
  return (
    <section aria-labelledby="simplified-financing" className="mt-4 border-t border-line pt-4">
      <h3 id="simplified-financing" className="mb-1 text-sm font-semibold">
        Financiamento simplificado
      </h3>
      <p className="mb-2 text-2xs text-pretty text-ink-3">
        Deixa fora comissão, impostos, reforma e o custo de vender.
      </p>
      <FinancingAcceptance financing={property.financing} />
      <div className="@container mt-4">
        <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-2">
          <FinancingControls inputs={inputs} assumed={assumed} onChange={change} />
          <FinancingFigures property={property} inputs={inputs} answer={answer} marketValue={marketValue} />
        </div>
      </div>
      <div className="mt-4 -mb-2 border-t border-line pt-1">
        <OnwardLink to={pagePaths.financing} search={simulatorSearch(property.id, inputs)}>
          Simular financiamento completo
        </OnwardLink>
      </div>
    </section>
  )
}

/** Averages of the same city and category; a region without listings has no figures, not zeros. */
function RegionFiguresCard({ property }: { property: PropertyDetail }) {
  const { region, city, state, category, price, area } = property
  const place = formatPlaceName(city)
  // A property that is listed is itself among them.
  const others = Math.max(0, region.sampleSize - (property.listed === 'listed' ? 1 : 0))
  const what = category === null ? 'imóveis' : `imóveis da categoria ${categoryLabels[category]}`
  const source = `${integerFormat(region.sampleSize)} ${what} em ${place}, ${state}, que estão na lista`
  const figure = (name: string, value: number): { label: string; value: string } => ({
    label: name,
    value: value > 0 ? formatWholeReais(value) : describeUnknownFact(name),
  })
  return (
    <>
      <h3 className="mt-4 border-t border-line pt-4 text-sm font-semibold">
        Em {place}
        <span className="font-normal text-ink-3">
          {category !== null && ` · ${categoryLabels[category]}`}
          {others > 0 &&
            ` · ${region.sampleSize === 1 ? '1 imóvel' : `${integerFormat(region.sampleSize)} imóveis`}`}
        </span>
      </h3>
      {others === 0 ? (
        <p className="mt-2 text-sm text-ink-3">Não há outros para comparar.</p>
      ) : (
        <dl className="mt-1 [&_dd]:whitespace-nowrap">
          <ExplainedFigure {...figure('Preço médio', region.avgPrice)}>
            <FigureBasis
              formula="Soma dos preços ÷ quantidade de imóveis"
              worked={`Este custa ${formatReais(price)}.`}
              source={source}
            />
          </ExplainedFigure>
          <ExplainedFigure {...figure('Avaliação média', region.avgEval)}>
            <FigureBasis
              formula="Soma das avaliações ÷ quantidade dos que têm avaliação"
              worked={
                property.evaluationValue === null
                  ? undefined
                  : `Este foi avaliado em ${formatReais(property.evaluationValue)}.`
              }
              source={source}
            />
          </ExplainedFigure>
          <ExplainedFigure {...figure('Preço por m², mediana', region.medianPricePerM2)}>
            <FigureBasis
              formula="O do meio entre os preços por m² dos que têm área"
              worked={
                area === null || area <= 0 ? undefined : `Este sai por ${formatWholeReais(price / area)}/m².`
              }
              source={source}
            />
          </ExplainedFigure>
        </dl>
      )}
    </>
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
      <OtherAccountFigures property={property} analysis={property.analysis} />
    )}
    <RegionFiguresCard property={property} />
    {!property.gone && <FinancingPanel property={property} />}
  </>
)

/** One closed drawer for every other figure of return or market value. */
export const OtherAccounts = ({ property }: { property: PropertyDetail }) => (
  <OtherAccountsDrawer
    subject={property.id}
    names="ROI bruto, avaliação + 15%, ROI estimado, lance ideal, concorrência, financiamento simplificado, médias da cidade, e o que cada uma deixa de fora"
  >
    <OtherAccountsList property={property} />
  </OtherAccountsDrawer>
)
