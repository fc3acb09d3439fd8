import { HandCoins, Wallet } from 'lucide-react'
import type { FinancedResult } from '#domain/calculators/financing.ts'
import { fromReais } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText, integer, percentText } from '../../../ui/format.ts'
import { Basis } from '../../../ui/basis.tsx'
import { own } from './instalments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FinancingForm } from './form.ts'

interface Shown {
  form: FinancingForm
  result: FinancedResult
}

/** The purchase: down payment, loan and instalment. */
function Purchase({ form, result }: Shown) {
  const { downPayment, financed, monthlyPercent, savings, schedule, firstPayment, lastPayment } = result
  const [first, last] = [schedule[0], schedule.at(-1)]
  const interest = schedule.reduce((sum, row) => sum + row.interest, 0)
  const loan = `${centavosText(financed)} em ${integer(form.instalments)} parcelas, a ${percentText(monthlyPercent, 2)} ao mês.`
  const [market, bid] = [fromReais(form.marketValue), fromReais(form.bid)]
  return (
    <Panel title="A compra" icon={HandCoins}>
      <dl>
        <Explained label="Diferença mercado − arremate" value={centavosText(savings)}>
          <Basis
            formula="Valor de mercado − valor de arremate"
            worked={`${centavosText(market)} − ${centavosText(bid)} = ${centavosText(savings)}, ${percentText(result.discount ?? 0, 2)} do valor de mercado.`}
            source={own}
          />
        </Explained>
        <Explained label={`Entrada (${percentText(form.downPercent, 2)})`} value={centavosText(downPayment)}>
          <Basis
            formula="Valor de arremate × % de entrada"
            worked={`${centavosText(bid)} × ${percentText(form.downPercent, 2)} = ${centavosText(downPayment)}`}
            source={own}
          />
        </Explained>
        <Explained label="Valor financiado" value={centavosText(financed)}>
          <Basis
            formula="Valor de arremate − entrada"
            worked={`${centavosText(bid)} − ${centavosText(downPayment)} = ${centavosText(financed)}`}
            source={own}
          />
        </Explained>
        <Explained label="Primeira parcela" value={centavosText(firstPayment)}>
          <Basis
            formula={
              form.system === 'sac'
                ? 'Financiado ÷ parcelas + juros do mês sobre o saldo'
                : 'Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês'
            }
            worked={`${loan} ${centavosText(first?.amortization ?? 0)} de amortização + ${centavosText(first?.interest ?? 0)} de juros. Sem seguros e tarifas do banco.`}
            source={own}
          />
        </Explained>
        <Explained label="Última parcela" value={centavosText(lastPayment)}>
          <Basis
            formula="Amortização + juros do último mês"
            worked={`${centavosText(last?.amortization ?? 0)} + ${centavosText(last?.interest ?? 0)}. Ela acerta os centavos que o arredondamento deixou.`}
            source={own}
          />
        </Explained>
        <Explained label="Juros em todo o prazo" value={centavosText(interest)}>
          <Basis
            formula="Soma dos juros de todas as parcelas"
            worked={`${loan} Quem vende antes não paga todos.`}
            source={own}
          />
        </Explained>
      </dl>
    </Panel>
  )
}

/** The figures until the sale. */
function UntilSale({ form, result }: Shown) {
  const { saleValue, estimatedProfit, paidUntilSale, interestUntilSale, savings, cashFlow } = result
  const paid = Math.min(form.months, form.instalments)
  const monthly = fromReais(form.monthlyTax) + fromReais(form.monthlyCondo)
  const expenses =
    fromReais(form.initialExpenses) + fromReais(form.additionalExpenses) + fromReais(form.documentExpenses)
  const months = monthsText(form.months)
  return (
    <Panel title={`Até a venda, em ${months}`} icon={Wallet}>
      <dl>
        <Explained label="Valor na venda" value={centavosText(saleValue)}>
          <Basis
            formula="Valor de mercado × (1 + valorização)^meses"
            worked={`${centavosText(fromReais(form.marketValue))} × (1 + ${percentText(form.appreciation, 2)})^${form.months} = ${centavosText(saleValue)}`}
            source={own}
          />
        </Explained>
        <Explained label="Lucro estimado total" value={centavosText(estimatedProfit)}>
          <Basis
            formula="Diferença mercado − arremate + valorização"
            worked={`${centavosText(savings)} + ${centavosText(estimatedProfit - savings)} = ${centavosText(estimatedProfit)}, antes de juros e despesas.`}
            source={own}
          />
        </Explained>
        <Explained label="Parcelas pagas até a venda" value={centavosText(paidUntilSale)}>
          <Basis
            formula={`Soma das primeiras ${paid === 1 ? 'parcelas: uma' : `${integer(paid)} parcelas`}`}
            worked={`${centavosText(paidUntilSale - interestUntilSale)} de amortização + ${centavosText(interestUntilSale)} de juros.`}
            source={own}
          />
        </Explained>
        <Explained label="Juros pagos até a venda" value={centavosText(interestUntilSale)}>
          <Basis
            formula="Soma dos juros dessas parcelas"
            worked="Em cada mês, a taxa mensal sobre o saldo devedor."
            source={own}
          />
        </Explained>
        <Explained label="Saldo devedor na venda" value={centavosText(cashFlow.balance)}>
          <Basis
            formula="Financiado − amortizações pagas"
            worked={`${centavosText(result.financed)} − ${centavosText(paidUntilSale - interestUntilSale)} = ${centavosText(cashFlow.balance)}, a quitar com o dinheiro da venda.`}
            source={own}
          />
        </Explained>
        <Explained label="Tudo o que você põe" value={centavosText(cashFlow.invested)}>
          <Basis
            formula="Entrada + despesas + parcelas + custos mensais"
            worked={`${centavosText(result.downPayment)} + ${centavosText(expenses)} + ${centavosText(paidUntilSale)} + ${form.months} × ${centavosText(monthly)} = ${centavosText(cashFlow.invested)}`}
            source={own}
          />
        </Explained>
      </dl>
    </Panel>
  )
}

/** All figures between the inputs and the result. */
export const Figures = (shown: Shown) => (
  <div className="panel-pair">
    <Purchase {...shown} />
    <UntilSale {...shown} />
  </div>
)
