import { Link } from '../../../framework/link.tsx'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturn, describeReturnEnds } from '#domain/judgement/judged-return.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ExplainedFigure } from '../../../ui/explained-figure.tsx'
import { FigureBasis } from '../../../ui/figure-basis.tsx'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { RangeBar } from '../../../ui/plot/range-bar.tsx'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { UnexplainedDiscountNote } from '../../listing/unexplained-discount-note.tsx'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { fromReais } from '#domain/money.ts'
import { ForResidentBuyer, ForResale } from '../resale-choice.tsx'
import type { FinancingForm } from './financing-form.ts'
import type { FinancingReturn } from './financing-return.ts'
import type { FinancingStart } from './financing-start.ts'
import { ownInstalmentText } from './instalment-rows.tsx'

/** The id of the result, which the page scrolls to on request. */
export const financingResultId = 'resultado'

const basisNames: Record<FinancingStart['basis'], string> = {
  own: 'Comissão, reforma, desocupação, corretagem e imposto de renda como na sua conta.',
  assumed: 'Comissão, reforma, desocupação, corretagem e imposto de renda como os supomos em Custo total.',
  example: 'Comissão, reforma, desocupação, corretagem e imposto de renda como no exemplo de Custo total.',
}

/** The net return with its ends, as large as its digits allow, and the bar of its range. */
function LeadingReturn({
  range,
  unexplained,
}: {
  range: NonNullable<FinancingReturn['range']>
  unexplained: boolean
}) {
  const text = formatNetRoi(range.base)
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-2">ROI líquido, financiado</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <strong className={classNames('font-bold tracking-tight', text.length > 7 ? 'text-2xl' : 'text-4xl')}>
          <SignedFigure value={range.base} text={text} doubted={unexplained} />
        </strong>{' '}
        <span className="calculator-comes text-ink-2 whitespace-nowrap">{describeReturnEnds(range)}</span>
      </p>
      <div className="mt-3">
        <RangeBar range={range} size="page" />
      </div>
    </div>
  )
}

/** What the return is made of, and the same purchase without the loan. */
const ReturnFigures = ({ ownMoney, netProfit, paidAtOnce }: FinancingReturn) => (
  <dl className="[&_dd]:whitespace-nowrap">
    <ExplainedFigure label="Sai do seu bolso até a venda" value={formatCentavos(ownMoney)}>
      <FigureBasis
        formula="Entrada + todos os custos da compra e da posse + parcelas até a venda"
        worked="Os custos de Custo total; do lance, só a entrada e as parcelas pagas."
        source={ownInstalmentText}
      />
    </ExplainedFigure>
    <ExplainedFigure
      label={netProfit < 0 ? 'Prejuízo' : 'Lucro líquido'}
      value={<SignedFigure value={netProfit} text={formatCentavos(Math.abs(netProfit))} />}
    >
      <FigureBasis
        formula="Venda − corretagem − imposto de renda − tudo o que se paga − juros até a venda"
        worked="A mesma conta de Custo total; dela saem também os juros das parcelas pagas até a venda."
        source={ownInstalmentText}
      />
    </ExplainedFigure>
    {paidAtOnce && (
      <ExplainedFigure label="À vista, pelo mesmo lance" value={describeReturn(paidAtOnce)}>
        <FigureBasis
          formula="Lucro líquido ÷ tudo o que se investe, sem o empréstimo"
          worked="O ROI líquido de Custo total, com o lance, a venda e os meses desta simulação."
          source={ownInstalmentText}
        />
      </ExplainedFigure>
    )}
  </dl>
)

/**
 * The headline of a resident buyer: the first instalment, down payment and expenses, and the interest of the whole
 * term.
 */
function LoanFigures({ form, result }: { form: FinancingForm; result: FinancedResult }) {
  const { downPayment, schedule } = result
  const paidAtPurchase = downPayment + fromReais(form.initialExpenses)
  const interest = schedule.reduce((sum, row) => sum + row.interest, 0)
  const rows: [name: string, value: string][] = [
    ['Última parcela', formatCentavos(schedule.at(-1)?.total ?? 0)],
    ['Entrada e despesas da compra', formatCentavos(paidAtPurchase)],
    ['Juros em todo o prazo', formatCentavos(interest)],
  ]
  return (
    <>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <p className="text-sm text-ink-2">Primeira parcela</p>
          <p className="calculator-comes mt-1 text-4xl font-bold tracking-tight whitespace-nowrap">
            {formatCentavos(schedule[0]?.total ?? 0)}
          </p>
        </div>
        <dl>
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-3 border-t border-line py-2 text-sm first:border-t-0"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-ink-2">
        <span className="min-w-0 flex-1 basis-72 text-pretty">
          Com os seguros e a tarifa do banco, como na conta da família.
        </span>
        <Link
          to={pagePaths.homePurchase}
          search={{}}
          hash="conta"
          className="inline-flex min-h-target items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current print:hidden"
        >
          Ver o que cabe na minha renda
        </Link>
      </p>
    </>
  )
}

/** Leads with the net return of the financed purchase, with all costs and with its ends, or says why there is none. */
export function FinancingHeadline({
  months,
  answer,
  silence,
  unexplained,
  basis,
  handover,
  coming,
  form,
  result,
}: {
  /** Months until the sale. */
  months: number
  form: FinancingForm
  result: FinancedResult
  answer: FinancingReturn
  /** Why no return is stated; `null` when one is. */
  silence: string | null
  /** The listing's discount is out of the ordinary, and its page has not been read. */
  unexplained: boolean
  basis: FinancingStart['basis']
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
  /** The listing's costs are still loading. */
  coming: boolean
}) {
  const { range } = answer
  const body: ReactNode =
    silence !== null || range === null ? (
      <p className="text-pretty text-ink-2">{silence ?? 'Sem dinheiro seu na compra não há ROI.'}</p>
    ) : (
      <div className="@container">
        {unexplained && <UnexplainedDiscountNote className="mb-3" />}
        <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <LeadingReturn range={range} unexplained={unexplained} />
          <ReturnFigures {...answer} />
        </div>
      </div>
    )
  return (
    <section
      id={financingResultId}
      tabIndex={-1}
      aria-labelledby="resultado-nome"
      className={classNames('panel', coming && 'calculator-coming')}
      aria-busy={coming || undefined}
    >
      <h2 id="resultado-nome" className="mb-3 text-md font-semibold">
        <ForResale>Vendendo depois de {formatMonths(months)}</ForResale>
        <ForResidentBuyer>A parcela e a entrada</ForResidentBuyer>
      </h2>
      <ForResidentBuyer>
        <LoanFigures form={form} result={result} />
      </ForResidentBuyer>
      <ForResale>
        {body}
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-ink-2">
          <span className="min-w-0 flex-1 basis-72 text-pretty">{silence === null && basisNames[basis]}</span>
          <Link
            to={pagePaths.costs}
            search={handover}
            className="inline-flex min-h-target items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current print:hidden"
          >
            Ver o custo total
          </Link>
        </p>
      </ForResale>
    </section>
  )
}
