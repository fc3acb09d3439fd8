import { Landmark } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeFinancedReturn } from '#domain/calculators/financed-purchase.ts'
import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { type OwnAnswers, resolveFinancing } from '#domain/judgement/own-answers.ts'
import { readReturnStanding } from '#contract/return-standing.ts'
import { describeReturnEnds, isOnListAlone } from '#domain/judgement/judged-return.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import { ownInstalmentText } from '../calculators/financing/instalment-rows.tsx'
import { systemNames } from '../calculators/financing/financing-words.ts'
import { OnwardLink } from '../listing/onward-link.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

/** Says whether the bank accepts financing: by the person's own answer, else by what list and page say. */
function describeAcceptance(stated: boolean | null, answers: OwnAnswers): string {
  const financing = resolveFinancing(stated, answers)
  const source = answers.financing ? ' (resposta sua)' : ''
  if (financing === null)
    return 'Não se sabe se a Caixa aceita financiamento neste imóvel: confirme antes de contar com ele.'
  return financing
    ? `A Caixa aceita financiamento neste imóvel${source}; taxa, prazo e limite dependem da sua análise de crédito.`
    : `A Caixa não aceita financiamento neste imóvel${source}: só à vista.`
}

/**
 * The same purchase with a part of it financed: the payments and the net return. Where the bank does not finance it,
 * the card only says so.
 */
export function FinancingCard({ property }: { property: PropertyDetail }) {
  const { purchase, answers } = useJudgedProperty()
  if (resolveFinancing(property.financing, answers) === false)
    return (
      <FoldingPanel title="Se financiar" icon={Landmark} summary="A Caixa não financia este imóvel">
        <p className="text-sm text-pretty text-ink-2">{describeAcceptance(property.financing, answers)}</p>
      </FoldingPanel>
    )
  const { downPercent, yearlyRate, years, system } = financingDefaults
  const loan = `${years} anos, ${formatPercent(yearlyRate, 2)} ao ano, ${systemNames[system]}`
  return (
    <FoldingPanel title="Se financiar" icon={Landmark} summary="Entrada, parcelas e o ROI líquido financiado">
      {purchase && (
        <Figures
          purchase={purchase}
          loan={loan}
          downPercent={downPercent}
          insuredValue={fromReais(property.evaluationValue ?? property.price)}
          withReturn={!isOnListAlone(readReturnStanding(property, purchase.ground))}
        />
      )}
      <p className="border-t border-line pt-3 text-xs text-pretty text-ink-3">
        {purchase && `Prazo de ${loan}; parcelas com seguros e tarifa. `}
        {describeAcceptance(property.financing, answers)}
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
    </FoldingPanel>
  )
}

function Figures({
  purchase: { question, risks },
  loan,
  downPercent,
  insuredValue,
  withReturn,
}: {
  purchase: NonNullable<ReturnType<typeof useJudgedProperty>['purchase']>
  loan: string
  downPercent: number
  /** The appraisal, or the price where it is not known. */
  insuredValue: Centavos
  /** Whether the return is stated: not of a discount that nothing explains. */
  withReturn: boolean
}) {
  const { downPayment, first, last, range } = computeFinancedReturn(question, risks, {
    ...financingDefaults,
    instalments: financingDefaults.years * 12,
    insuredValue,
  })
  const instalments = (
    <FigureBasis
      formula={`${formatCentavos(question.bid - downPayment)} em ${loan}, com seguros e tarifa`}
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
      <ExplainedFigure label="Primeira parcela" value={formatCentavos(first?.total ?? 0)}>
        {instalments}
      </ExplainedFigure>
      <ExplainedFigure label="Última parcela" value={formatCentavos(last?.total ?? 0)}>
        {instalments}
      </ExplainedFigure>
      {range && withReturn && (
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
