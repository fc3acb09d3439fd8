import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { fromReais } from '#domain/money.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { FigureBasis } from '../../../ui/figure-basis.tsx'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { OtherAccountsDrawer } from '../../listing/other-accounts-drawer.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { formatIrr, formatRoi } from '../cost-words.ts'
import type { FinancingForm } from './financing-form.ts'
import { financingResultName, formatMonthlyIrr, missingIrrText } from './financing-words.ts'
import { ownInstalmentText } from './instalment-rows.tsx'

/** Shows the result by the simplified formula, under its own name. */
function SimplifiedResultCard({ form, result }: { form: FinancingForm; result: FinancedResult }) {
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

interface Shown {
  form: FinancingForm
  result: FinancedResult
}

/** The TIR a month and a year, or why there is none. */
function IrrFigures({ cashFlow }: Pick<FinancedResult, 'cashFlow'>) {
  const { irrMonthly, irrAnnual } = cashFlow
  const missing = missingIrrText(cashFlow)
  if (missing !== null)
    return (
      <ExplainedFigure label="TIR" value={<span className="font-normal text-ink-2">{missing}</span>}>
        <FigureBasis
          formula="A taxa ao mês que iguala o que sai ao que entra"
          worked="Nestes valores não há uma. Confira o valor de venda, a entrada e os meses até a venda."
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    )
  return (
    <>
      <ExplainedFigure label="TIR ao mês" value={formatMonthlyIrr(irrMonthly)}>
        <FigureBasis
          formula="A taxa ao mês que iguala o que sai ao que entra"
          worked="Entrada e despesas no início, parcelas e custos mensais em cada mês, o que sobra da venda no último. É o rendimento do dinheiro enquanto ele esteve aplicado."
          source={ownInstalmentText}
        />
      </ExplainedFigure>
      <ExplainedFigure label="TIR ao ano" value={formatIrr(irrAnnual)}>
        <FigureBasis
          formula="(1 + TIR ao mês)^12 − 1"
          worked={`(1 + ${formatMonthlyIrr(irrMonthly)})^12 − 1 = ${formatIrr(irrAnnual)}. Compare com o que uma aplicação rende ao ano.`}
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    </>
  )
}

/** The cash flow of the loan month by month, without the costs that only the cost sheet has. */
function CashFlow({ form, result }: Shown) {
  const { balance, invested, netProfit, roi } = result.cashFlow
  const { downPayment, paidUntilSale, saleValue, savings, estimatedProfit } = result
  const monthly = fromReais(form.monthlyTax) + fromReais(form.monthlyCondo)
  const expenses = invested - downPayment - paidUntilSale - form.months * monthly
  const [market, bid] = [fromReais(form.marketValue), fromReais(form.bid)]
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">Fluxo de caixa, sem os outros custos</h3>
      <dl className="mt-1">
        <ExplainedFigure
          label={financingResultName}
          value={<SignedFigure value={netProfit} text={formatCentavos(netProfit)} doubted />}
        >
          <FigureBasis
            formula="Venda − saldo devedor − tudo o que você põe"
            worked={`${formatCentavos(saleValue)} − ${formatCentavos(balance)} − ${formatCentavos(invested)} = ${formatCentavos(netProfit)}. Sem comissão, corretagem, reforma e imposto sobre o ganho.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Tudo o que você põe" value={formatCentavos(invested)}>
          <FigureBasis
            formula="Entrada + despesas + parcelas + custos mensais"
            worked={`${formatCentavos(downPayment)} + ${formatCentavos(expenses)} + ${formatCentavos(paidUntilSale)} + ${form.months} × ${formatCentavos(monthly)} = ${formatCentavos(invested)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure
          label="ROI sobre o que você pôs"
          value={<SignedFigure value={roi ?? 0} text={formatRoi(roi)} doubted />}
        >
          <FigureBasis
            formula="Resultado da venda ÷ tudo o que você põe"
            worked={`${formatCentavos(netProfit)} ÷ ${formatCentavos(invested)} = ${formatRoi(roi)} em ${formatMonths(form.months)}.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <IrrFigures cashFlow={result.cashFlow} />
        <ExplainedFigure label="Diferença mercado − arremate" value={formatCentavos(savings)}>
          <FigureBasis
            formula="Valor de venda hoje − valor de arremate"
            worked={`${formatCentavos(market)} − ${formatCentavos(bid)} = ${formatCentavos(savings)}, ${formatPercent(result.discount ?? 0, 2)} do valor de venda.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Lucro estimado total" value={formatCentavos(estimatedProfit)}>
          <FigureBasis
            formula="Diferença mercado − arremate + valorização"
            worked={`${formatCentavos(savings)} + ${formatCentavos(estimatedProfit - savings)} = ${formatCentavos(estimatedProfit)}, antes de juros e despesas.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      </dl>
    </div>
  )
}

/** One closed drawer for the figures of the loan alone. */
export const OtherFinancingAccounts = ({ form, result }: Shown) => (
  <OtherAccountsDrawer
    subject="financing"
    names="Resultado da venda sem os outros custos, TIR, método simplificado, diferença mercado − arremate"
  >
    <p className="mb-3 text-sm text-pretty text-ink-2">
      Estas contas deixam fora comissão, corretagem, reforma, desocupação e imposto de renda, e por isso o
      site decide pelo ROI líquido.
    </p>
    <div className="@container">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-2">
        <CashFlow form={form} result={result} />
        <SimplifiedResultCard form={form} result={result} />
      </div>
    </div>
  </OtherAccountsDrawer>
)
