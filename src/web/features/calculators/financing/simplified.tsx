import type { FinancedResult } from '#domain/calculators/financing.ts'
import { Explained } from '../../../ui/explained.tsx'
import { centavosText, percentText } from '../../../ui/format.ts'
import { Basis } from '../../../ui/basis.tsx'
import { own } from './instalments.tsx'
import { Signed } from '../../listing/signed.tsx'
import { roiText } from '../cost-words.ts'
import type { FinancingForm } from './form.ts'

/** Shows the result by the simplified formula, under its own name. */
export function Simplified({ form, result }: { form: FinancingForm; result: FinancedResult }) {
  const { profit, invested, roi, monthlyRoi } = result.simplified
  const expenses = form.initialExpenses + form.additionalExpenses + form.documentExpenses
  return (
    <div className="min-w-0 self-start rounded-lg bg-raised-2 px-4 py-3">
      <h3 className="text-sm font-semibold">Método simplificado</h3>
      <dl className="mt-1">
        <Explained label="Lucro após venda" value={<Signed value={profit} text={centavosText(profit)} />}>
          <Basis
            formula="Diferença mercado − arremate + valorização − saldo devedor"
            worked={`${centavosText(result.estimatedProfit)} − ${centavosText(result.cashFlow.balance)} = ${centavosText(profit)}. Não considera o que você já pagou.`}
            source={own}
          />
        </Explained>
        <Explained label="Investimento total" value={centavosText(invested)}>
          <Basis
            formula="Entrada + parcelas até a venda + despesas"
            worked={`${centavosText(result.downPayment)} + ${centavosText(result.paidUntilSale)} + ${centavosText(Math.round(expenses * 100))} = ${centavosText(invested)}`}
            source={own}
          />
        </Explained>
        <Explained label="ROI total" value={roiText(roi)}>
          <Basis
            formula="Lucro após venda ÷ investimento total"
            worked={`${centavosText(profit)} ÷ ${centavosText(invested)} = ${roiText(roi)}`}
            source={own}
          />
        </Explained>
        <Explained
          label="ROI médio mensal"
          value={monthlyRoi === null ? roiText(null) : percentText(monthlyRoi, 2)}
        >
          <Basis
            formula="ROI total ÷ meses até a venda"
            worked={
              roi === null || monthlyRoi === null
                ? 'Sem investimento não há ROI.'
                : `${roiText(roi)} ÷ ${form.months} = ${percentText(monthlyRoi, 2)}, sem juros sobre juros.`
            }
            source={own}
          />
        </Explained>
      </dl>
    </div>
  )
}
