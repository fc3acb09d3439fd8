import { HandCoins, Wallet } from 'lucide-react'
import type { FinancedResult } from '#domain/calculators/financing.ts'
import { fromReais } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { integer } from '../../../ui/format.ts'
import { Basis } from '../../property/detail/basis.tsx'
import { finePercent } from '../../property/detail/figure-words.ts'
import { own } from '../../property/detail/instalments.tsx'
import { Panel } from '../../property/detail/panel.tsx'
import type { FinancingForm } from './form.ts'
import { monthsOf, reais, share } from './words.ts'

interface Shown {
  form: FinancingForm
  result: FinancedResult
}

/** What the purchase is: what is put down, what is borrowed, what an instalment is. */
function Purchase({ form, result }: Shown) {
  const { downPayment, financed, monthlyPercent, savings, schedule, firstPayment, lastPayment } = result
  const [first, last] = [schedule[0], schedule.at(-1)]
  const interest = schedule.reduce((sum, row) => sum + row.interest, 0)
  const loan = `${reais(financed)} em ${integer(form.instalments)} parcelas, a ${finePercent(monthlyPercent)} ao mês.`
  const [market, bid] = [fromReais(form.marketValue), fromReais(form.bid)]
  return (
    <Panel title="A compra" icon={HandCoins}>
      <dl>
        <Explained label="Diferença mercado − arremate" value={reais(savings)}>
          <Basis
            formula="Valor de mercado − valor de arremate"
            worked={`${reais(market)} − ${reais(bid)} = ${reais(savings)}, ${share(result.discount)} do valor de mercado.`}
            source={own}
          />
        </Explained>
        <Explained label={`Entrada (${finePercent(form.downPercent)})`} value={reais(downPayment)}>
          <Basis
            formula="Valor de arremate × % de entrada"
            worked={`${reais(bid)} × ${finePercent(form.downPercent)} = ${reais(downPayment)}`}
            source={own}
          />
        </Explained>
        <Explained label="Valor financiado" value={reais(financed)}>
          <Basis
            formula="Valor de arremate − entrada"
            worked={`${reais(bid)} − ${reais(downPayment)} = ${reais(financed)}`}
            source={own}
          />
        </Explained>
        <Explained label="Primeira parcela" value={reais(firstPayment)}>
          <Basis
            formula={
              form.system === 'sac'
                ? 'Financiado ÷ parcelas + juros do mês sobre o saldo'
                : 'Financiado × i ÷ (1 − (1 + i)^−n), igual todo mês'
            }
            worked={`${loan} ${reais(first?.amortization ?? 0)} de amortização + ${reais(first?.interest ?? 0)} de juros. Sem seguros e tarifas do banco.`}
            source={own}
          />
        </Explained>
        <Explained label="Última parcela" value={reais(lastPayment)}>
          <Basis
            formula="Amortização + juros do último mês"
            worked={`${reais(last?.amortization ?? 0)} + ${reais(last?.interest ?? 0)}. Ela acerta os centavos que o arredondamento deixou.`}
            source={own}
          />
        </Explained>
        <Explained label="Juros em todo o prazo" value={reais(interest)}>
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

/** What happens until the sale. */
function UntilSale({ form, result }: Shown) {
  const { saleValue, estimatedProfit, paidUntilSale, interestUntilSale, savings, cashFlow } = result
  const paid = Math.min(form.months, form.instalments)
  const monthly = fromReais(form.monthlyTax) + fromReais(form.monthlyCondo)
  const expenses =
    fromReais(form.initialExpenses) + fromReais(form.additionalExpenses) + fromReais(form.documentExpenses)
  const months = monthsOf(form.months)
  return (
    <Panel title={`Até a venda, em ${months}`} icon={Wallet}>
      <dl>
        <Explained label="Valor na venda" value={reais(saleValue)}>
          <Basis
            formula="Valor de mercado × (1 + valorização)^meses"
            worked={`${reais(fromReais(form.marketValue))} × (1 + ${finePercent(form.appreciation)})^${form.months} = ${reais(saleValue)}`}
            source={own}
          />
        </Explained>
        <Explained label="Lucro estimado total" value={reais(estimatedProfit)}>
          <Basis
            formula="Diferença mercado − arremate + valorização"
            worked={`${reais(savings)} + ${reais(estimatedProfit - savings)} = ${reais(estimatedProfit)}, antes de juros e despesas.`}
            source={own}
          />
        </Explained>
        <Explained label="Parcelas pagas até a venda" value={reais(paidUntilSale)}>
          <Basis
            formula={`Soma das primeiras ${paid === 1 ? 'parcelas: uma' : `${integer(paid)} parcelas`}`}
            worked={`${reais(paidUntilSale - interestUntilSale)} de amortização + ${reais(interestUntilSale)} de juros.`}
            source={own}
          />
        </Explained>
        <Explained label="Juros pagos até a venda" value={reais(interestUntilSale)}>
          <Basis
            formula="Soma dos juros dessas parcelas"
            worked="Em cada mês, a taxa mensal sobre o saldo devedor."
            source={own}
          />
        </Explained>
        <Explained label="Saldo devedor na venda" value={reais(cashFlow.balance)}>
          <Basis
            formula="Financiado − amortizações pagas"
            worked={`${reais(result.financed)} − ${reais(paidUntilSale - interestUntilSale)} = ${reais(cashFlow.balance)}, a quitar com o dinheiro da venda.`}
            source={own}
          />
        </Explained>
        <Explained label="Tudo o que você põe" value={reais(cashFlow.invested)}>
          <Basis
            formula="Entrada + despesas + parcelas + custos mensais"
            worked={`${reais(result.downPayment)} + ${reais(expenses)} + ${reais(paidUntilSale)} + ${form.months} × ${reais(monthly)} = ${reais(cashFlow.invested)}`}
            source={own}
          />
        </Explained>
      </dl>
    </Panel>
  )
}

/** Every figure between the inputs and the result. */
export const Figures = (shown: Shown) => (
  <div className="detail-pair">
    <Purchase {...shown} />
    <UntilSale {...shown} />
  </div>
)
