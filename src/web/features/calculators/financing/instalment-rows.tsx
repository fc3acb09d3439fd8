import type { SimulationAnswer, SimulationQuestion } from '#domain/calculators/financing-simulation.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { FigureBasis } from '../../../ui/figure-basis.tsx'

export type InstalmentInputs = Omit<SimulationQuestion, 'price' | 'evaluation'>

/** The source of values that exist only in the simulation. */
export const ownInstalmentText = 'os valores desta simulação'

/** Shows the instalments: one amount with PRICE, the first and the last with SAC. */
export function InstalmentRows({ inputs, answer }: { inputs: InstalmentInputs; answer: SimulationAnswer }) {
  const { first, last } = answer
  if (first === null || last === null) return null
  const loan = `${formatCentavos(answer.financed)} em ${inputs.years * 12} meses, a ${formatPercent(answer.monthlyPercent, 2)} ao mês.`
  const interest = `No total, ${formatCentavos(answer.interest)} de juros. Sem seguros e tarifas.`
  if (inputs.system === 'price')
    return (
      <ExplainedFigure label="Parcela mensal" value={formatCentavos(first.payment)}>
        <FigureBasis
          formula="Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês"
          worked={`${loan} Na primeira, ${formatCentavos(first.interest)} são juros. ${interest}`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    )
  return (
    <>
      <ExplainedFigure label="Primeira parcela" value={formatCentavos(first.payment)}>
        <FigureBasis
          formula="Financiado ÷ meses + juros do mês sobre o que se deve"
          worked={`${loan} ${formatCentavos(first.amortization)} de amortização + ${formatCentavos(first.interest)} de juros. ${interest}`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Última parcela" value={formatCentavos(last.payment)}>
        <FigureBasis
          formula="A mesma amortização + os juros do último mês"
          worked={`${formatCentavos(last.amortization)} + ${formatCentavos(last.interest)}. A cada mês a parcela cai, porque se deve menos.`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    </>
  )
}
