import { Landmark } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeFinancedReturn } from '#domain/calculators/financed-return.ts'
import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturnEnds } from '#domain/judgement/describe-return.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { ownInstalmentText } from '../calculators/financing/instalment-rows.tsx'
import { systemNames } from '../calculators/financing/financing-words.ts'
import { OnwardLink } from '../listing/onward-link.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

const acceptance = (financing: boolean | null): string =>
  financing === null
    ? 'Não se sabe se a Caixa aceita financiamento neste imóvel: confirme antes de contar com ele.'
    : financing
      ? 'A Caixa aceita financiamento neste imóvel; taxa, prazo e limite dependem da sua análise de crédito.'
      : 'A Caixa não aceita financiamento neste imóvel: a conta serve só para comparação.'

/** The same purchase with a part of it financed: what one pays, and the same net return. */
export function FinancingCard({ property }: { property: PropertyDetail }) {
  const { purchase } = useJudgedProperty(property)
  const { downPercent, yearlyRate, years, system } = financingDefaults
  const loan = `${years} anos, ${formatPercent(yearlyRate, 2)} ao ano, ${systemNames[system]}`
  return (
    <Panel title="Se financiar" icon={Landmark}>
      {purchase && <Figures purchase={purchase} loan={loan} downPercent={downPercent} />}
      <p className="border-t border-line pt-3 text-xs text-pretty text-ink-3">
        {purchase && `Prazo de ${loan}, sem seguros. `}
        {acceptance(property.financing)}
      </p>
      <div className="-mb-2">
        <OnwardLink
          to={pagePaths.financing}
          search={{
            imovel: property.id,
            sistema: system,
            entrada: String(downPercent),
            juros: String(yearlyRate),
            parcelas: String(years * 12),
          }}
        >
          Simular financiamento
        </OnwardLink>
      </div>
    </Panel>
  )
}

function Figures({
  purchase: { question, worstCondoDebt },
  loan,
  downPercent,
}: {
  purchase: NonNullable<ReturnType<typeof useJudgedProperty>['purchase']>
  loan: string
  downPercent: number
}) {
  const { downPayment, firstPayment, lastPayment, range } = computeFinancedReturn(
    question,
    worstCondoDebt,
    financingDefaults,
  )
  const instalments = (
    <FigureBasis
      formula={`${formatCentavos(question.bid - downPayment)} em ${loan}`}
      source={ownInstalmentText}
    />
  )
  return (
    <dl className="[&_dd]:whitespace-nowrap">
      <ExplainedFigure
        label={`Entrada, ${formatPercent(downPercent, 2)}`}
        value={formatCentavos(downPayment)}
      >
        <FigureBasis
          formula="Lance × % de entrada"
          worked={`${formatCentavos(question.bid)} × ${formatPercent(downPercent, 2)} = ${formatCentavos(downPayment)}`}
          source="uma suposição nossa; mude no simulador"
        />
      </ExplainedFigure>
      <ExplainedFigure label="Primeira parcela" value={formatCentavos(firstPayment)}>
        {instalments}
      </ExplainedFigure>
      <ExplainedFigure label="Última parcela" value={formatCentavos(lastPayment)}>
        {instalments}
      </ExplainedFigure>
      {range && (
        <ExplainedFigure
          label={<QualifiedFigure label="ROI líquido, financiado" note={describeReturnEnds(range)} />}
          value={formatNetRoi(range.base)}
        >
          <FigureBasis
            formula="(Lucro líquido − juros até a venda) ÷ o dinheiro que sai do bolso até lá"
            worked="A mesma conta de Do lance ao lucro; só o lance se paga em parte com o empréstimo."
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      )}
    </dl>
  )
}
