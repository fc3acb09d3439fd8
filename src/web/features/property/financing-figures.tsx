import type { PropertyDetail } from '#contract/property-detail.ts'
import { capRatePercent, type SimulationAnswer } from '#domain/calculators/simulation.ts'
import type { Centavos } from '#domain/money.ts'
import { Explained } from '../../ui/explained.tsx'
import { centavosText, integer, percentText, reaisText } from '../../ui/format.ts'
import { Basis } from '../../ui/basis.tsx'
import type { FinancingInputs } from '../calculators/financing/instalments.tsx'
import { Instalments, own } from '../calculators/financing/instalments.tsx'
import { isDoubted, Signed } from '../listing/signed.tsx'
import { useListOf } from './whose.ts'

const unknown = <span className="font-normal text-ink-3">Não informado</span>

/** `0,5%` */
const supposed = percentText(capRatePercent, 2)

/** The results of the simulation; every figure opens its formula. */
export function FinancingFigures({
  property,
  inputs,
  answer,
  marketValue,
}: {
  property: PropertyDetail
  inputs: FinancingInputs
  answer: SimulationAnswer
  marketValue: Centavos | null
}) {
  const { price, evaluationValue } = property
  const { downPercent, yearlyRate, years, system, monthlyRent } = inputs
  const { grossMargin, capRate, rentYield, loanToValue } = answer
  const source = useListOf(property)
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <Explained label={`Entrada (${percentText(downPercent, 2)})`} value={centavosText(answer.downPayment)}>
        <Basis
          formula="Preço × % de entrada"
          worked={`${reaisText(price)} × ${percentText(downPercent, 2)} = ${centavosText(answer.downPayment)}`}
          source={source}
        />
      </Explained>
      <Explained label="Valor financiado" value={centavosText(answer.financed)}>
        <Basis
          formula="Preço − entrada"
          worked={`${reaisText(price)} − ${centavosText(answer.downPayment)} = ${centavosText(answer.financed)}`}
          source={source}
        />
      </Explained>
      <Explained
        label="Prazo e sistema"
        value={`${years === 1 ? '1 ano' : `${integer(years)} anos`}, ${system === 'sac' ? 'SAC' : 'PRICE'}`}
      >
        <Basis
          formula={
            system === 'sac'
              ? 'SAC: as parcelas começam maiores e caem; no total se paga menos juros.'
              : 'PRICE: todas as parcelas são iguais; no total se paga mais juros que no SAC.'
          }
          worked={`${percentText(yearlyRate, 2)} ao ano = (1 + ${percentText(yearlyRate, 2)})^(1/12) − 1 = ${percentText(answer.monthlyPercent, 2)} ao mês.`}
          source={own}
        />
      </Explained>
      <Instalments inputs={inputs} answer={answer} />
      <Explained
        label="Margem bruta potencial"
        value={
          grossMargin === null ? (
            unknown
          ) : (
            <Signed value={grossMargin} text={centavosText(grossMargin)} doubted={isDoubted(property)} />
          )
        }
      >
        <Basis
          formula="Valor de mercado − preço, antes de custos e impostos"
          worked={
            marketValue === null || grossMargin === null
              ? 'Sem avaliação não há valor de mercado.'
              : `${centavosText(marketValue)} − ${reaisText(price)}. Valor de mercado é estimativa: avaliação + 15%.`
          }
          source={source}
        />
      </Explained>
      <Explained
        label="Cap rate estimado"
        value={
          capRate === null ? (
            <span className="font-normal text-ink-3">Sem entrada</span>
          ) : (
            `${percentText(capRate, 1)} ao ano`
          )
        }
      >
        <Basis
          formula={`12 × ${supposed} do preço por mês ÷ entrada`}
          worked={
            capRate === null
              ? 'Com entrada de 0% não há como calcular: ele se divide pela entrada.'
              : `12 × ${supposed} × ${reaisText(price)} ÷ ${centavosText(answer.downPayment)} = ${percentText(capRate, 1)}. Supõe um aluguel de ${supposed} do preço por mês e não conta as parcelas, vacância, condomínio e impostos: quanto menor a entrada, maior ele fica.`
          }
          source={own}
        />
      </Explained>
      <Explained
        label="Aluguel sobre o preço"
        value={rentYield === null ? unknown : `${percentText(rentYield, 1)} ao ano`}
      >
        <Basis
          formula="12 × aluguel estimado ÷ preço"
          worked={
            monthlyRent === null || rentYield === null
              ? 'Falta um aluguel.'
              : `12 × ${centavosText(monthlyRent)} ÷ ${reaisText(price)} = ${percentText(rentYield, 1)}. Não conta vacância, condomínio e impostos.`
          }
          source={own}
        />
      </Explained>
      <Explained
        label="LTV (preço ÷ avaliação)"
        value={loanToValue === null ? unknown : percentText(loanToValue, 1)}
      >
        <Basis
          formula="Preço ÷ avaliação da Caixa"
          worked={
            evaluationValue === null || loanToValue === null
              ? 'A Caixa não informa a avaliação.'
              : `${reaisText(price)} ÷ ${reaisText(evaluationValue)} = ${percentText(loanToValue, 1)}`
          }
          source={source}
        />
      </Explained>
    </dl>
  )
}
