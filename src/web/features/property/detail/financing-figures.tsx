import type { PropertyDetail } from '#contract/property-detail.ts'
import { capRatePercent, type FinancingAnswer } from '#domain/calculators/simulation.ts'
import type { Centavos } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { integer } from '../../../ui/format.ts'
import { money } from './amounts.ts'
import { Basis } from './basis.tsx'
import { finePercent } from './figure-words.ts'
import type { FinancingInputs } from './financing-controls.tsx'
import { Instalments, own, reais } from './instalments.tsx'
import { isDoubted, Signed } from './signed.tsx'
import { useListOf } from './whose.ts'
import { exactPercent } from './words.ts'

const unknown = <span className="font-normal text-ink-3">Não informado</span>

/** `0,5%` */
const supposed = finePercent(capRatePercent)

/** What the simulation says; every figure opens to its formula. */
export function FinancingFigures({
  property,
  inputs,
  answer,
  marketValue,
}: {
  property: PropertyDetail
  inputs: FinancingInputs
  answer: FinancingAnswer
  marketValue: Centavos | null
}) {
  const { price, evaluationValue } = property
  const { downPercent, yearlyRate, years, system, monthlyRent } = inputs
  const { grossMargin, capRate, rentYield, loanToValue } = answer
  const source = useListOf(property)
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <Explained label={`Entrada (${finePercent(downPercent)})`} value={reais(answer.downPayment)}>
        <Basis
          formula="Preço × % de entrada"
          worked={`${money(price)} × ${finePercent(downPercent)} = ${reais(answer.downPayment)}`}
          source={source}
        />
      </Explained>
      <Explained label="Valor financiado" value={reais(answer.financed)}>
        <Basis
          formula="Preço − entrada"
          worked={`${money(price)} − ${reais(answer.downPayment)} = ${reais(answer.financed)}`}
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
          worked={`${finePercent(yearlyRate)} ao ano = (1 + ${finePercent(yearlyRate)})^(1/12) − 1 = ${finePercent(answer.monthlyPercent)} ao mês.`}
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
            <Signed
              value={grossMargin}
              text={reais(grossMargin).replace(/R\$\s-/, '−R$\u00a0')}
              doubted={isDoubted(property)}
            />
          )
        }
      >
        <Basis
          formula="Valor de mercado − preço, antes de custos e impostos"
          worked={
            marketValue === null || grossMargin === null
              ? 'Sem avaliação não há valor de mercado.'
              : `${reais(marketValue)} − ${money(price)}. Valor de mercado é estimativa: avaliação + 15%.`
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
            `${exactPercent(capRate)} ao ano`
          )
        }
      >
        <Basis
          formula={`12 × ${supposed} do preço por mês ÷ entrada`}
          worked={
            capRate === null
              ? 'Com entrada de 0% não há como calcular: ele se divide pela entrada.'
              : `12 × ${supposed} × ${money(price)} ÷ ${reais(answer.downPayment)} = ${exactPercent(capRate)}. Supõe um aluguel de ${supposed} do preço por mês e não conta as parcelas, vacância, condomínio e impostos: quanto menor a entrada, maior ele fica.`
          }
          source={own}
        />
      </Explained>
      <Explained
        label="Aluguel sobre o preço"
        value={rentYield === null ? unknown : `${exactPercent(rentYield)} ao ano`}
      >
        <Basis
          formula="12 × aluguel estimado ÷ preço"
          worked={
            monthlyRent === null || rentYield === null
              ? 'Falta um aluguel.'
              : `12 × ${reais(monthlyRent)} ÷ ${money(price)} = ${exactPercent(rentYield)}. Não conta vacância, condomínio e impostos.`
          }
          source={own}
        />
      </Explained>
      <Explained
        label="LTV (preço ÷ avaliação)"
        value={loanToValue === null ? unknown : exactPercent(loanToValue)}
      >
        <Basis
          formula="Preço ÷ avaliação da Caixa"
          worked={
            evaluationValue === null || loanToValue === null
              ? 'A Caixa não informa a avaliação.'
              : `${money(price)} ÷ ${money(evaluationValue)} = ${exactPercent(loanToValue)}`
          }
          source={source}
        />
      </Explained>
    </dl>
  )
}
