import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { capRatePercent, type SimulationAnswer } from '#domain/calculators/financing-simulation.ts'
import type { Centavos } from '#domain/money.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { formatCentavos, integerFormat, formatPercent, formatReais } from '../../ui/format-text.ts'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import type { InstalmentInputs } from '../calculators/financing/instalment-rows.tsx'
import { systemNames } from '../calculators/financing/financing-words.ts'
import { InstalmentRows, ownInstalmentText } from '../calculators/financing/instalment-rows.tsx'
import { UnknownFact } from '../listing/facts/unknown-fact.tsx'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'

/** `0,5%` */
const assumedRentPercent = formatPercent(capRatePercent, 2)

/** The results of the simulation; every figure opens its formula. */
export function FinancingFigures({
  property,
  inputs,
  answer,
  marketValue,
}: {
  property: PropertyDetail
  inputs: InstalmentInputs
  answer: SimulationAnswer
  marketValue: Centavos | null
}) {
  const { price, evaluationValue } = property
  const { downPercent, yearlyRate, years, system, monthlyRent } = inputs
  const { grossMargin, capRate, rentYield, loanToValue } = answer
  const source = useListProvenance(property)
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <ExplainedFigure
        label={`Entrada (${formatPercent(downPercent, 2)})`}
        value={formatCentavos(answer.downPayment)}
      >
        <FigureBasis
          formula="Preço × % de entrada"
          worked={`${formatReais(price)} × ${formatPercent(downPercent, 2)} = ${formatCentavos(answer.downPayment)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Valor financiado" value={formatCentavos(answer.financed)}>
        <FigureBasis
          formula="Preço − entrada"
          worked={`${formatReais(price)} − ${formatCentavos(answer.downPayment)} = ${formatCentavos(answer.financed)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="Prazo e sistema"
        value={`${years === 1 ? '1 ano' : `${integerFormat(years)} anos`}, ${systemNames[system]}`}
      >
        <FigureBasis
          formula={
            system === 'sac'
              ? 'SAC: as parcelas começam maiores e caem; no total se paga menos juros.'
              : 'PRICE: todas as parcelas são iguais; no total se paga mais juros que no SAC.'
          }
          worked={`${formatPercent(yearlyRate, 2)} ao ano = (1 + ${formatPercent(yearlyRate, 2)})^(1/12) − 1 = ${formatPercent(answer.monthlyPercent, 2)} ao mês.`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <InstalmentRows inputs={inputs} answer={answer} />
      <ExplainedFigure
        label="Margem bruta potencial"
        value={
          grossMargin === null ? (
            <UnknownFact name="Margem bruta potencial" />
          ) : (
            <SignedFigure
              value={grossMargin}
              text={formatCentavos(grossMargin)}
              doubted={isFigureDoubtful(property)}
            />
          )
        }
      >
        <FigureBasis
          formula="Valor de mercado − preço, antes de custos e impostos"
          worked={
            marketValue === null || grossMargin === null
              ? 'Sem avaliação não há valor de mercado.'
              : `${formatCentavos(marketValue)} − ${formatReais(price)}. Valor de mercado é estimativa: avaliação + 15%.`
          }
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="Cap rate estimado"
        value={
          capRate === null ? (
            <span className="font-normal text-ink-3">Sem entrada</span>
          ) : (
            `${formatPercent(capRate, 1)} ao ano`
          )
        }
      >
        <FigureBasis
          formula={`12 × ${assumedRentPercent} do preço por mês ÷ entrada`}
          worked={
            capRate === null
              ? 'Com entrada de 0% não há como calcular: ele se divide pela entrada.'
              : `12 × ${assumedRentPercent} × ${formatReais(price)} ÷ ${formatCentavos(answer.downPayment)} = ${formatPercent(capRate, 1)}. Supõe um aluguel de ${assumedRentPercent} do preço por mês e não conta as parcelas, vacância, condomínio e impostos: quanto menor a entrada, maior ele fica.`
          }
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="Aluguel sobre o preço"
        value={
          rentYield === null ? (
            <UnknownFact name="Aluguel sobre o preço" />
          ) : (
            `${formatPercent(rentYield, 1)} ao ano`
          )
        }
      >
        <FigureBasis
          formula="12 × aluguel estimado ÷ preço"
          worked={
            monthlyRent === null || rentYield === null
              ? 'Falta um aluguel.'
              : `12 × ${formatCentavos(monthlyRent)} ÷ ${formatReais(price)} = ${formatPercent(rentYield, 1)}. Não conta vacância, condomínio e impostos.`
          }
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="LTV (preço ÷ avaliação)"
        value={loanToValue === null ? <UnknownFact name="LTV" /> : formatPercent(loanToValue, 1)}
      >
        <FigureBasis
          formula="Preço ÷ avaliação da Caixa"
          worked={
            evaluationValue === null || loanToValue === null
              ? 'A Caixa não informa a avaliação.'
              : `${formatReais(price)} ÷ ${formatReais(evaluationValue)} = ${formatPercent(loanToValue, 1)}`
          }
          source={source}
        />
      </ExplainedFigure>
    </dl>
  )
}
