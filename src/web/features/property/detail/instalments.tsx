import type { FinancingAnswer } from '#domain/calculators/simulation.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { money } from './amounts.ts'
import { Basis } from './basis.tsx'
import { finePercent } from './figure-words.ts'
import type { FinancingInputs } from './financing-controls.tsx'

/** Centavos as people read them. */
export const reais = (centavos: Centavos): string => money(toReais(centavos))

/** The source of what only the simulation says. */
export const own = 'os valores desta simulação'

/** The instalments: of PRICE one for all months, of SAC the first and the last. */
export function Instalments({ inputs, answer }: { inputs: FinancingInputs; answer: FinancingAnswer }) {
  const { first, last } = answer
  if (first === null || last === null) return null
  const loan = `${reais(answer.financed)} em ${inputs.years * 12} meses, a ${finePercent(answer.monthlyPercent)} ao mês.`
  const interest = `No total, ${reais(answer.interest)} de juros. Sem seguros e tarifas.`
  if (inputs.system === 'price')
    return (
      <Explained label="Parcela mensal" value={reais(first.payment)}>
        <Basis
          formula="Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês"
          worked={`${loan} Na primeira, ${reais(first.interest)} são juros. ${interest}`}
          source={own}
        />
      </Explained>
    )
  return (
    <>
      <Explained label="Primeira parcela" value={reais(first.payment)}>
        <Basis
          formula="Financiado ÷ meses + juros do mês sobre o que se deve"
          worked={`${loan} ${reais(first.amortization)} de amortização + ${reais(first.interest)} de juros. ${interest}`}
          source={own}
        />
      </Explained>
      <Explained label="Última parcela" value={reais(last.payment)}>
        <Basis
          formula="A mesma amortização + os juros do último mês"
          worked={`${reais(last.amortization)} + ${reais(last.interest)}. A cada mês a parcela cai, porque se deve menos.`}
          source={own}
        />
      </Explained>
    </>
  )
}
