import type { PropertyDetail } from '#contract/property-detail.ts'
import type { FinancingAnswer } from '#domain/calculators/simulation.ts'
import type { Centavos } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explained.tsx'
import { integer, money } from '../../../ui/format.ts'
import { Basis } from './basis.tsx'
import { finePercent } from './figure-words.ts'
import type { FinancingInputs } from './financing-controls.tsx'
import { Instalments, own, reais } from './instalments.tsx'
import { exactPercent, listOf } from './words.ts'

const unknown = <span className="font-normal text-ink-3">Não informado</span>

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
  const { grossMargin, capRate, loanToValue } = answer
  const source = listOf(property)
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
            <span className={classes(grossMargin > 0 && 'text-gain', grossMargin < 0 && 'text-risk')}>
              {reais(grossMargin).replace('R$ -', '−R$ ')}
            </span>
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
        value={capRate === null ? unknown : `${exactPercent(capRate)} ao ano`}
      >
        <Basis
          formula="12 × aluguel ÷ preço"
          worked={
            monthlyRent === null || capRate === null
              ? 'Falta um aluguel.'
              : `12 × ${reais(monthlyRent)} ÷ ${money(price)} = ${exactPercent(capRate)}. O aluguel é suposição: não conta vacância, condomínio e impostos.`
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
