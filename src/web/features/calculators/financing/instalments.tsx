import type { SimulationAnswer, SimulationQuestion } from '#domain/calculators/simulation.ts'
import { Explained } from '../../../ui/explained.tsx'
import { centavosText, percentText } from '../../../ui/format.ts'
import { Basis } from '../../../ui/basis.tsx'

export type FinancingInputs = Omit<SimulationQuestion, 'price' | 'evaluation'>

/** The source of values that exist only in the simulation. */
export const own = 'os valores desta simulação'

/** Shows the instalments: one amount with PRICE, the first and the last with SAC. */
export function Instalments({ inputs, answer }: { inputs: FinancingInputs; answer: SimulationAnswer }) {
  const { first, last } = answer
  if (first === null || last === null) return null
  const loan = `${centavosText(answer.financed)} em ${inputs.years * 12} meses, a ${percentText(answer.monthlyPercent, 2)} ao mês.`
  const interest = `No total, ${centavosText(answer.interest)} de juros. Sem seguros e tarifas.`
  if (inputs.system === 'price')
    return (
      <Explained label="Parcela mensal" value={centavosText(first.payment)}>
        <Basis
          formula="Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês"
          worked={`${loan} Na primeira, ${centavosText(first.interest)} são juros. ${interest}`}
          source={own}
        />
      </Explained>
    )
  return (
    <>
      <Explained label="Primeira parcela" value={centavosText(first.payment)}>
        <Basis
          formula="Financiado ÷ meses + juros do mês sobre o que se deve"
          worked={`${loan} ${centavosText(first.amortization)} de amortização + ${centavosText(first.interest)} de juros. ${interest}`}
          source={own}
        />
      </Explained>
      <Explained label="Última parcela" value={centavosText(last.payment)}>
        <Basis
          formula="A mesma amortização + os juros do último mês"
          worked={`${centavosText(last.amortization)} + ${centavosText(last.interest)}. A cada mês a parcela cai, porque se deve menos.`}
          source={own}
        />
      </Explained>
    </>
  )
}
