import type { ReactNode } from 'react'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import type { Centavos } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { FigureBasis } from '../../../ui/figure-basis.tsx'
import { ownInstalmentText } from './instalment-rows.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { formatIrr, formatRoi } from '../cost-words.ts'
import type { FinancingForm } from './financing-form.ts'
import { SimplifiedResultCard } from './simplified-result.tsx'
import { type WholeRoi, OmittedCosts } from './omitted-costs.tsx'
import { formatMonthlyIrr, financingResultName, missingIrrText } from './financing-words.ts'

/** Shows the result as large as its digits allow. */
function Result({ value, doubted }: { value: Centavos; doubted: boolean }) {
  const text = formatCentavos(value)
  return (
    <span
      className={classNames(
        'font-bold tracking-tight',
        text.length > 15 ? 'text-sm sm:text-2xl' : 'text-2xl sm:text-4xl',
      )}
    >
      <SignedFigure value={value} text={text} doubted={doubted} />
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
  const without = missingIrrText(result.cashFlow)
  const left = result.saleValue - balance
  return (
    <div className="min-w-0">
      <dl>
        <ExplainedFigure label={financingResultName} value={<Result value={netProfit} doubted={doubted} />}>
          <FigureBasis
            formula="Venda − saldo devedor − tudo o que você pôs"
            worked={`${formatCentavos(result.saleValue)} − ${formatCentavos(balance)} − ${formatCentavos(invested)} = ${formatCentavos(netProfit)}. Sem corretagem e sem imposto sobre o ganho.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
      </dl>
      {children}
      <dl>
        <ExplainedFigure
          label="ROI sobre o que você pôs"
          value={<SignedFigure value={roi ?? 0} text={formatRoi(roi)} doubted={doubted} />}
        >
          <FigureBasis
            formula="Resultado da venda ÷ tudo o que você pôs"
            worked={`${formatCentavos(netProfit)} ÷ ${formatCentavos(invested)} = ${formatRoi(roi)} em ${formatMonths(form.months)}.`}
            source={ownInstalmentText}
          />
        </ExplainedFigure>
        {without === null ? (
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
        ) : (
          <ExplainedFigure label="TIR" value={<span className="font-normal text-ink-2">{without}</span>}>
            <FigureBasis
              formula="A taxa ao mês que iguala o que sai ao que entra"
              worked="Nestes valores não há uma. Confira o valor de mercado, a entrada e os meses até a venda."
              source={ownInstalmentText}
            />
          </ExplainedFigure>
        )}
      </dl>
      <p className="calculator-hint mt-3 text-sm text-ink-2 text-pretty">
        Você põe {formatCentavos(invested)} em {formatMonths(form.months)}. Vende por{' '}
        {formatCentavos(result.saleValue)}, quita {formatCentavos(balance)} e{' '}
        {left >= 0 ? `fica com ${formatCentavos(left)}` : `ainda deve ${formatCentavos(-left)}`}.
      </p>
    </div>
  )
}

/** The id of the result, which the page scrolls to on request. */
export const financingResultId = 'resultado'

/** Shows what the purchase leaves, computed both ways. */
export const FinancingHeadline = ({
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
  <section id={financingResultId} tabIndex={-1} aria-labelledby="resultado-nome" className="panel">
    <h2 id="resultado-nome" className="mb-3 text-md font-semibold">
      Vendendo depois de {formatMonths(form.months)}
    </h2>
    <div className="@container">
      <div className="grid gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_18rem]">
        <CashFlow form={form} result={result} doubted={(whole?.netRoi ?? 0) < 0}>
          <OmittedCosts whole={whole} handover={handover} />
        </CashFlow>
        <SimplifiedResultCard form={form} result={result} />
      </div>
    </div>
  </section>
)
