import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import type { FinancedResult } from '#domain/calculators/financing.ts'
import type { Centavos } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explained.tsx'
import { finePercent } from '../../property/detail/figure-words.ts'
import { Basis } from '../../property/detail/basis.tsx'
import { own } from '../../property/detail/instalments.tsx'
import type { FinancingForm } from './form.ts'
import { irr, monthsOf, reais, share, withoutIrr } from './words.ts'

const tone = (value: number): string | undefined =>
  value > 0 ? 'text-gain' : value < 0 ? 'text-risk' : undefined

const Profit = ({ value, large = false }: { value: Centavos; large?: boolean }) => (
  <span className={classes(tone(value), large && 'text-2xl font-bold tracking-tight sm:text-4xl')}>
    {reais(value)}
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
            worked={`${reais(result.saleValue)} − ${reais(balance)} − ${reais(invested)} = ${reais(netProfit)}. Sem corretagem e sem imposto sobre o ganho.`}
            source={own}
          />
        </Explained>
        <Explained
          label="ROI sobre o que você pôs"
          value={<span className={tone(roi ?? 0)}>{share(roi)}</span>}
        >
          <Basis
            formula="Lucro líquido ÷ tudo o que você pôs"
            worked={`${reais(netProfit)} ÷ ${reais(invested)} = ${share(roi)} em ${monthsOf(form.months)}.`}
            source={own}
          />
        </Explained>
        {without === null ? (
          <>
            <Explained label="TIR ao mês" value={irr(irrMonthly)}>
              <Basis
                formula="A taxa ao mês que iguala o que sai ao que entra"
                worked="Entrada e despesas no início, parcelas e custos mensais em cada mês, o que sobra da venda no último. É o rendimento do dinheiro enquanto ele esteve aplicado."
                source={own}
              />
            </Explained>
            <Explained label="TIR ao ano" value={irr(irrAnnual)}>
              <Basis
                formula="(1 + TIR ao mês)^12 − 1"
                worked={`(1 + ${irr(irrMonthly)})^12 − 1 = ${irr(irrAnnual)}. Compare com o que uma aplicação rende ao ano.`}
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
        Você põe {reais(invested)} em {monthsOf(form.months)}. Vende por {reais(result.saleValue)}, quita{' '}
        {reais(balance)} e {left >= 0 ? `fica com ${reais(left)}` : `ainda deve ${reais(-left)}`}.
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
            worked={`${reais(result.estimatedProfit)} − ${reais(result.cashFlow.balance)} = ${reais(profit)}. Não considera o que você já pagou.`}
            source={own}
          />
        </Explained>
        <Explained label="Investimento total" value={reais(invested)}>
          <Basis
            formula="Entrada + parcelas até a venda + despesas"
            worked={`${reais(result.downPayment)} + ${reais(result.paidUntilSale)} + ${reais(Math.round(expenses * 100))} = ${reais(invested)}`}
            source={own}
          />
        </Explained>
        <Explained label="ROI total" value={share(roi)}>
          <Basis
            formula="Lucro após venda ÷ investimento total"
            worked={`${reais(profit)} ÷ ${reais(invested)} = ${share(roi)}`}
            source={own}
          />
        </Explained>
        <Explained label="ROI médio mensal" value={share(monthlyRoi)}>
          <Basis
            formula="ROI total ÷ meses até a venda"
            worked={
              roi === null || monthlyRoi === null
                ? 'Sem investimento não há ROI.'
                : `${finePercent(roi)} ÷ ${form.months} = ${finePercent(monthlyRoi)}, sem juros sobre juros.`
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
  property,
}: {
  form: FinancingForm
  result: FinancedResult
  /** Whose cost sheet leads on; `null` = none. */
  property: string | null
}) => (
  <section id={resultId} tabIndex={-1} aria-labelledby="resultado-nome" className="panel">
    <h2 id="resultado-nome" className="mb-3 text-md font-semibold">
      Vendendo depois de {monthsOf(form.months)}
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
        search={(property === null ? {} : { imovel: property }) as never}
        className="target font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Ver o custo total
      </Link>
    </p>
  </section>
)
