import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { FigureBasis } from '../../../ui/figure-basis.tsx'
import { ownInstalmentText } from './instalment-rows.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { formatRoi } from '../cost-words.ts'
import type { FinancingForm } from './financing-form.ts'

/** Shows the result by the simplified formula, under its own name. */
export function SimplifiedResultCard({ form, result }: { form: FinancingForm; result: FinancedResult }) {
  const { profit, invested, roi, monthlyRoi } = result.simplified
  const expenses = form.initialExpenses + form.additionalExpenses + form.documentExpenses
  return (
    <div className="min-w-0 self-start rounded-lg bg-raised-2 px-4 py-3">
      <h3 className="text-sm font-semibold">Método simplificado</h3>
      <dl className="mt-1">
        <ExplainedFigure
          label="Lucro após venda"
          value={<SignedFigure value={profit} text={formatCentavos(profit)} doubted />}
        >
          <FigureBasis
            formula="Diferença mercado − arremate + valorização − saldo devedor"
            worked={`${formatCentavos(result.estimatedProfit)} − ${formatCentavos(result.cashFlow.balance)} = ${formatCentavos(profit)}. Não considera o que você já pagou.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Investimento total" value={formatCentavos(invested)}>
          <FigureBasis
            formula="Entrada + parcelas até a venda + despesas"
            worked={`${formatCentavos(result.downPayment)} + ${formatCentavos(result.paidUntilSale)} + ${formatCentavos(Math.round(expenses * 100))} = ${formatCentavos(invested)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="ROI total" value={formatRoi(roi)}>
          <FigureBasis
            formula="Lucro após venda ÷ investimento total"
            worked={`${formatCentavos(profit)} ÷ ${formatCentavos(invested)} = ${formatRoi(roi)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure
          label="ROI médio mensal"
          value={monthlyRoi === null ? formatRoi(null) : formatPercent(monthlyRoi, 2)}
        >
          <FigureBasis
            formula="ROI total ÷ meses até a venda"
            worked={
              roi === null || monthlyRoi === null
                ? 'Sem investimento não há ROI.'
                : `${formatRoi(roi)} ÷ ${form.months} = ${formatPercent(monthlyRoi, 2)}, sem juros sobre juros.`
            }
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      </dl>
    </div>
  )
}
