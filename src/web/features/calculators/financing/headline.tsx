import type { ReactNode } from 'react'
import type { FinancedResult } from '#domain/calculators/financing.ts'
import type { Centavos } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explained.tsx'
import { monthsText } from '../../../ui/figures.ts'
import { centavosText } from '../../../ui/format.ts'
import { Basis } from '../../../ui/basis.tsx'
import { own } from './instalments.tsx'
import { Signed } from '../../listing/signed.tsx'
import { irrText, roiText } from '../cost-words.ts'
import type { FinancingForm } from './form.ts'
import { Simplified } from './simplified.tsx'
import { type WholeRoi, Without } from './without.tsx'
import { monthlyIrrText, resultName, withoutIrr } from './words.ts'

/** Shows the result as large as its digits allow. */
function Result({ value, doubted }: { value: Centavos; doubted: boolean }) {
  const text = centavosText(value)
  return (
    <span
      className={classes(
        'font-bold tracking-tight',
        text.length > 15 ? 'text-sm sm:text-2xl' : 'text-2xl sm:text-4xl',
      )}
    >
      <Signed value={value} text={text} doubted={doubted} />
    </span>
  )
}

/** Shows the cash flow month by month, which is the main result. */
function CashFlow({
  form,
  result,
  doubted,
  children,
}: {
  form: FinancingForm
  result: FinancedResult
  /** The listing loses money after all costs, so that the gain is not green. */
  doubted: boolean
  /** Shown under the result. */
  children: ReactNode
}) {
  const { balance, invested, netProfit, roi, irrMonthly, irrAnnual } = result.cashFlow
  const without = withoutIrr(result.cashFlow)
  const left = result.saleValue - balance
  return (
    <div className="min-w-0">
      <dl>
        <Explained label={resultName} value={<Result value={netProfit} doubted={doubted} />}>
          <Basis
            formula="Venda − saldo devedor − tudo o que você pôs"
            worked={`${centavosText(result.saleValue)} − ${centavosText(balance)} − ${centavosText(invested)} = ${centavosText(netProfit)}. Sem corretagem e sem imposto sobre o ganho.`}
            source={own}
          />
        </Explained>
      </dl>
      {children}
      <dl>
        <Explained
          label="ROI sobre o que você pôs"
          value={<Signed value={roi ?? 0} text={roiText(roi)} doubted={doubted} />}
        >
          <Basis
            formula="Resultado da venda ÷ tudo o que você pôs"
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

/** The id of the result, which the page scrolls to on request. */
export const resultId = 'resultado'

/** Shows what the purchase leaves, computed both ways. */
export const Headline = ({
  form,
  result,
  whole,
  handover,
}: {
  form: FinancingForm
  result: FinancedResult
  /** `null` without a listing, or when it is unknown. */
  whole: WholeRoi | null
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
}) => (
  <section id={resultId} tabIndex={-1} aria-labelledby="resultado-nome" className="panel">
    <h2 id="resultado-nome" className="mb-3 text-md font-semibold">
      Vendendo depois de {monthsText(form.months)}
    </h2>
    <div className="@container">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_18rem]">
        <CashFlow form={form} result={result} doubted={(whole?.netRoi ?? 0) < 0}>
          <Without whole={whole} handover={handover} />
        </CashFlow>
        <Simplified form={form} result={result} />
      </div>
    </div>
  </section>
)
