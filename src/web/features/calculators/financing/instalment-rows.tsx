import type { SimulationAnswer, SimulationQuestion } from '#domain/calculators/financing-simulation.ts'
import type { Instalment } from '#domain/loans/loan-terms.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { FigureBasis } from '../../../ui/figure-basis.tsx'

export type InstalmentInputs = Omit<SimulationQuestion, 'price' | 'evaluation'>

/** The source of values that exist only in the simulation. */
export const ownInstalmentText = 'os valores desta simulação'

/** Describes what an instalment has beside amortization and interest: `R$ 35,70 de seguros e R$ 25 de tarifa`. */
export const describeExtras = (row: Instalment | null | undefined): string =>
  `${formatCentavos((row?.lifeInsurance ?? 0) + (row?.damageInsurance ?? 0))} de seguros e ${formatCentavos(row?.adminFee ?? 0)} de tarifa`

/** Shows the instalments: one amount with PRICE, the first and the last with SAC. */
export function InstalmentRows({ inputs, answer }: { inputs: InstalmentInputs; answer: SimulationAnswer }) {
  const { first, last } = answer
  if (first === null || last === null) return null
  const loan = `${formatCentavos(answer.financed)} em ${inputs.years * 12} meses, a ${formatPercent(answer.monthlyPercent, 2)} ao mês.`
  const interest = `No total, ${formatCentavos(answer.interest)} de juros.`
  if (inputs.system === 'price')
    return (
      <ExplainedFigure label="Primeira parcela" value={formatCentavos(first.total)}>
        <FigureBasis
          formula="Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês, + seguros e tarifa"
          worked={`${loan} Na primeira, ${formatCentavos(first.interest)} são juros; com ela vão ${describeExtras(first)}. ${interest}`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    )
  return (
    <>
      <ExplainedFigure label="Primeira parcela" value={formatCentavos(first.total)}>
        <FigureBasis
          formula="Financiado ÷ meses + juros do mês sobre o que se deve + seguros e tarifa"
          worked={`${loan} ${formatCentavos(first.amortization)} de amortização + ${formatCentavos(first.interest)} de juros + ${describeExtras(first)}. ${interest}`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Última parcela" value={formatCentavos(last.total)}>
        <FigureBasis
          formula="A mesma amortização + os juros do último mês + seguros e tarifa"
          worked={`${formatCentavos(last.amortization)} + ${formatCentavos(last.interest)} + ${describeExtras(last)}. A cada mês a parcela cai, porque se deve menos.`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    </>
  )
}
