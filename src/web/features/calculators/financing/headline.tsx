import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import type { FinancedResult } from '#domain/calculators/financing.ts'
import type { Centavos } from '#domain/money.ts'
import { Explained } from '../../../ui/explained.tsx'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText, percentText } from '../../../ui/format.ts'
import { Basis } from '../../property/detail/basis.tsx'
import { own } from '../../property/detail/instalments.tsx'
import { Signed } from '../../property/detail/signed.tsx'
import { irrText, roiText } from '../cost-words.ts'
import type { FinancingForm } from './form.ts'
import { monthlyIrrText, withoutIrr } from './words.ts'

const Profit = ({ value, large = false }: { value: Centavos; large?: boolean }) => (
  <span className={large ? 'text-2xl font-bold tracking-tight sm:text-4xl' : undefined}>
    <Signed value={value} text={centavosText(value)} />
  </span>
)

/** What really comes in and goes out, month by month: the headline (decisions.md 9). */
function CashFlow({ form, result }: { form: FinancingForm; result: FinancedResult }) {
  const { balance, invested, netProfit, roi, irrMonthly, irrAnnual } = result.cashFlow
  const without = withoutIrr(result.cashFlow)
  const left = result.saleValue - balance
  return (
    <div className="min-w-0">
      <dl>
        <Explained label="Lucro líquido" value={<Profit value={netProfit} large />}>
          <Basis
            formula="Venda − saldo devedor − tudo o que você pôs"
            worked={`${centavosText(result.saleValue)} − ${centavosText(balance)} − ${centavosText(invested)} = ${centavosText(netProfit)}. Sem corretagem e sem imposto sobre o ganho.`}
            source={own}
          />
        </Explained>
        <Explained label="ROI sobre o que você pôs" value={<Signed value={roi ?? 0} text={roiText(roi)} />}>
          <Basis
            formula="Lucro líquido ÷ tudo o que você pôs"
            worked={`${centavosText(netProfit)} ÷ ${centavosText(invested)} = ${roiText(roi)} em ${monthsText(form.months)}.`}
            source={own}
          />
        </Explained>
        {without === null ? (
          <>
            <Explained label="TIR ao mês" value={monthlyIrrText(irrMonthly)}>
              <Basis
                formula="A taxa ao mês que iguala o que sai ao que entra"
                worked="Entrada e despesas no início, parcelas e custos mensais em cada mês, o que sobra da venda no último. É o rendimento do dinheiro enquanto ele esteve aplicado."
                source={own}
              />
            </Explained>
            <Explained label="TIR ao ano" value={irrText(irrAnnual)}>
              <Basis
                formula="(1 + TIR ao mês)^12 − 1"
                worked={`(1 + ${monthlyIrrText(irrMonthly)})^12 − 1 = ${irrText(irrAnnual)}. Compare com o que uma aplicação rende ao ano.`}
                source={own}
              />
            </Explained>
          </>
        ) : (
          <Explained label="TIR" value={<span className="font-normal text-ink-2">{without}</span>}>
            <Basis
              formula="A taxa ao mês que iguala o que sai ao que entra"
              worked="Nestes valores não há uma. Confira o valor de mercado, a entrada e os meses até a venda."
              source={own}
            />
          </Explained>
        )}
      </dl>
      <p className="calculator-hint mt-3 text-sm text-ink-2 text-pretty">
        Você põe {centavosText(invested)} em {monthsText(form.months)}. Vende por{' '}
        {centavosText(result.saleValue)}, quita {centavosText(balance)} e{' '}
        {left >= 0 ? `fica com ${centavosText(left)}` : `ainda deve ${centavosText(-left)}`}.
      </p>
    </div>
  )
}

/** The requirement's own result, under its own name. */
function Simplified({ form, result }: { form: FinancingForm; result: FinancedResult }) {
  const { profit, invested, roi, monthlyRoi } = result.simplified
  const expenses = form.initialExpenses + form.additionalExpenses + form.documentExpenses
  return (
    <div className="min-w-0 self-start rounded-lg bg-raised-2 px-4 py-3">
      <h3 className="text-sm font-semibold">Método simplificado</h3>
      <dl className="mt-1">
        <Explained label="Lucro após venda" value={<Profit value={profit} />}>
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

/** Where the page goes when somebody asks for the result. */
export const resultId = 'resultado'

/** What the purchase leaves, both ways. */
export const Headline = ({
  form,
  result,
  handover,
}: {
  form: FinancingForm
  result: FinancedResult
  /** What the cost sheet begins with. */
  handover: Record<string, string>
}) => (
  <section id={resultId} tabIndex={-1} aria-labelledby="resultado-nome" className="panel">
    <h2 id="resultado-nome" className="mb-3 text-md font-semibold">
      Vendendo depois de {monthsText(form.months)}
    </h2>
    <div className="@container">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_18rem]">
        <CashFlow form={form} result={result} />
        <Simplified form={form} result={result} />
      </div>
    </div>
    <p className="mt-4 text-2xs text-ink-3 text-pretty">
      Sem comissão do leiloeiro, corretagem, reforma e imposto sobre o ganho.{' '}
      <Link
        to={pagePaths.costs}
        search={handover as never}
        className="target font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Ver o custo total
      </Link>
    </p>
  </section>
)
