import { HandCoins, Wallet } from 'lucide-react'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { fromReais } from '#domain/money.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, integerFormat, formatPercent } from '../../../ui/format-text.ts'
import { FigureBasis } from '../../../ui/figure-basis.tsx'
import { describeExtras, ownInstalmentText } from './instalment-rows.tsx'
import { ForResale, useResaleChoice } from '../resale-choice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FinancingForm } from './financing-form.ts'

interface Shown {
  form: FinancingForm
  result: FinancedResult
}

/** The purchase: down payment, loan and instalment. */
function Purchase({ form, result }: Shown) {
  const { downPayment, financed, monthlyPercent, schedule } = result
  const isResidentBuyer = useResaleChoice().resale === null
  const [first, last] = [schedule[0], schedule.at(-1)]
  const interest = schedule.reduce((sum, row) => sum + row.interest, 0)
  const loan = `${formatCentavos(financed)} em ${integerFormat(form.instalments)} parcelas, a ${formatPercent(monthlyPercent, 2)} ao mês.`
  const bid = fromReais(form.bid)
  return (
    <Panel title="A compra" icon={HandCoins}>
      <dl>
        <ExplainedFigure
          label={`Entrada (${formatPercent(form.downPercent, 2)})`}
          value={formatCentavos(downPayment)}
        >
          <FigureBasis
            formula="Valor de arremate × % de entrada"
            worked={`${formatCentavos(bid)} × ${formatPercent(form.downPercent, 2)} = ${formatCentavos(downPayment)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Valor financiado" value={formatCentavos(financed)}>
          <FigureBasis
            formula="Valor de arremate − entrada"
            worked={`${formatCentavos(bid)} − ${formatCentavos(downPayment)} = ${formatCentavos(financed)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Primeira parcela" value={formatCentavos(first?.total ?? 0)}>
          <FigureBasis
            formula={
              form.system === 'sac'
                ? 'Financiado ÷ parcelas + juros do mês sobre o saldo + seguros e tarifa'
                : 'Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês, + seguros e tarifa'
            }
            worked={`${loan} ${formatCentavos(first?.amortization ?? 0)} de amortização + ${formatCentavos(first?.interest ?? 0)} de juros + ${describeExtras(first)}.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Última parcela" value={formatCentavos(last?.total ?? 0)}>
          <FigureBasis
            formula="Amortização + juros do último mês + seguros e tarifa"
            worked={`${formatCentavos(last?.amortization ?? 0)} + ${formatCentavos(last?.interest ?? 0)} + ${describeExtras(last)}. Ela acerta os centavos que o arredondamento deixou.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Juros em todo o prazo" value={formatCentavos(interest)}>
          <FigureBasis
            formula="Soma dos juros de todas as parcelas"
            worked={`${loan} Quem ${isResidentBuyer ? 'quita' : 'vende'} antes não paga todos.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      </dl>
    </Panel>
  )
}

/** The figures until the sale. */
function UntilSale({ form, result }: Shown) {
  const { saleValue, paidUntilSale, interestUntilSale, cashFlow } = result
  const paid = Math.min(form.months, form.instalments)
  const months = formatMonths(form.months)
  return (
    <Panel title={`Até a venda, em ${months}`} icon={Wallet}>
      <dl>
        <ExplainedFigure label="Valor na venda" value={formatCentavos(saleValue)}>
          <FigureBasis
            formula="Valor de venda × (1 + valorização)^meses"
            worked={`${formatCentavos(fromReais(form.marketValue))} × (1 + ${formatPercent(form.appreciation, 2)})^${form.months} = ${formatCentavos(saleValue)}`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Parcelas pagas até a venda" value={formatCentavos(paidUntilSale)}>
          <FigureBasis
            formula={`Soma das primeiras ${paid === 1 ? 'parcelas: uma' : `${integerFormat(paid)} parcelas`}`}
            worked={`${formatCentavos(paidUntilSale - interestUntilSale)} de amortização + ${formatCentavos(interestUntilSale)} de juros.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Juros pagos até a venda" value={formatCentavos(interestUntilSale)}>
          <FigureBasis
            formula="Soma dos juros dessas parcelas"
            worked="Em cada mês, a taxa mensal sobre o saldo devedor."
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        <ExplainedFigure label="Saldo devedor na venda" value={formatCentavos(cashFlow.balance)}>
          <FigureBasis
            formula="Financiado − amortizações pagas"
            worked={`${formatCentavos(result.financed)} − ${formatCentavos(paidUntilSale - interestUntilSale)} = ${formatCentavos(cashFlow.balance)}, a quitar com o dinheiro da venda.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      </dl>
    </Panel>
  )
}

/** The figures of the loan and of the sale. */
export const FinancingResultFigures = (shown: Shown) => (
  <div className="panel-pair">
    <Purchase {...shown} />
    <ForResale>
      <UntilSale {...shown} />
    </ForResale>
  </div>
)
