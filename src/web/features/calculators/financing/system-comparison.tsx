import '../../../ui/figures-table.css'
import { Scale } from 'lucide-react'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import type { AmortizationSystem } from '#domain/loans/loan-terms.ts'
import type { Centavos } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatRoi } from '../cost-words.ts'
import { ForResidentBuyer, ForResale, useResaleChoice } from '../resale-choice.tsx'
import type { FinancingReturn } from './financing-return.ts'
import { systemNames } from './financing-words.ts'

const totalInterest = ({ schedule }: FinancedResult): Centavos =>
  schedule.reduce((sum, { interest }) => sum + interest, 0)

/** A system's loan, and what the purchase returns with it. */
interface ComparedSystem {
  result: FinancedResult
  answer: FinancingReturn
}

const loanRows: { label: string; isOfSale?: true; describe: (result: FinancedResult) => string }[] = [
  { label: 'Primeira parcela', describe: result => formatCentavos(result.schedule[0]?.total ?? 0) },
  { label: 'Última parcela', describe: result => formatCentavos(result.schedule.at(-1)?.total ?? 0) },
  {
    label: 'Juros até a venda',
    isOfSale: true,
    describe: result => formatCentavos(result.interestUntilSale),
  },
  { label: 'Juros em todo o prazo', describe: result => formatCentavos(totalInterest(result)) },
  { label: 'Saldo na venda', isOfSale: true, describe: result => formatCentavos(result.cashFlow.balance) },
]

const returnRows: { label: string; describe: (answer: FinancingReturn) => string }[] = [
  { label: 'Lucro líquido', describe: ({ netProfit }) => formatCentavos(netProfit) },
  { label: 'ROI líquido', describe: ({ range }) => formatRoi(range?.base ?? null) },
]

/** From this amount (centavos) on, two columns are wider than a phone. */
const manyDigits = 10_000_000_000

const isLarge = (...results: FinancedResult[]): boolean =>
  results.some(
    result =>
      Math.max(totalInterest(result), result.cashFlow.balance, Math.abs(result.cashFlow.netProfit)) >=
      manyDigits,
  )

/** Describes which system leaves more at the sale. */
function verdict(sac: FinancedResult, price: FinancedResult): string {
  const profit = sac.cashFlow.netProfit - price.cashFlow.netProfit
  if (profit === 0) return 'Nestes valores os dois dão o mesmo resultado.'
  const [more, less] = profit > 0 ? ['o SAC', 'a PRICE'] : ['a PRICE', 'o SAC']
  const out = sac.cashFlow.invested - price.cashFlow.invested
  const cash =
    out === 0
      ? ''
      : ` Até lá, ${out > 0 ? 'a PRICE' : 'o SAC'} pede ${formatCentavos(Math.abs(out))} a menos do seu bolso.`
  return `Vendendo nesse mês, ${more} deixa ${formatCentavos(Math.abs(profit))} a mais que ${less}.${cash}`
}

/** Says for a resident buyer which system has the lower first instalment and which costs less interest in the end. */
function compareTerms(sac: FinancedResult, price: FinancedResult): string {
  const [first, interest] = [sac.firstPayment - price.firstPayment, totalInterest(price) - totalInterest(sac)]
  if (first === 0 && interest === 0) return 'Nestes valores os dois dão o mesmo resultado.'
  return `A PRICE começa ${formatCentavos(first)} por mês mais barata; até o fim, o SAC paga ${formatCentavos(interest)} a menos de juros.`
}

/** Compares both systems with the same values. */
export function SystemComparison({
  sac,
  price,
  system,
  stated,
}: {
  sac: ComparedSystem
  price: ComparedSystem
  system: AmortizationSystem
  /** Whether a return is stated. */
  stated: boolean
}) {
  const { resale } = useResaleChoice()
  const columns = [
    { key: 'sac', answer: sac },
    { key: 'price', answer: price },
  ] as const
  const rows = [
    ...loanRows.map(({ label, isOfSale = false, describe }) => ({
      label,
      isOfSale,
      write: ({ result }: ComparedSystem) => describe(result),
    })),
    ...(stated
      ? returnRows.map(({ label, describe }) => ({
          label,
          isOfSale: true,
          write: ({ answer }: ComparedSystem) => describe(answer),
        }))
      : []),
  ].filter(({ isOfSale }) => !isOfSale || resale !== null)
  const cellClass = (key: AmortizationSystem) => (key === system ? 'text-ink' : 'text-ink-2')
  return (
    <Panel title="SAC e PRICE lado a lado" icon={Scale}>
      <table
        className="figures-table calculator-table"
        data-large={isLarge(sac.result, price.result) || undefined}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Figura</span>
            </th>
            {columns.map(({ key }) => (
              <th key={key} scope="col">
                <span
                  className={classNames(
                    'inline-block rounded-sm px-1.5 py-0.5',
                    key === system && 'bg-amber-soft text-ink',
                  )}
                >
                  {systemNames[key]}
                  {key === system && <span className="sr-only"> (escolhido)</span>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, isOfSale, write }) => (
            <tr key={label} className={(isOfSale && resale) || undefined}>
              <th scope="row" className="text-ink-2">
                {label}
              </th>
              {columns.map(({ key, answer }) => (
                <td key={key} className={cellClass(key)}>
                  {write(answer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="calculator-hint mt-3 text-sm text-ink-2 text-pretty">
        <ForResale>{verdict(sac.result, price.result)}</ForResale>
        <ForResidentBuyer>{compareTerms(sac.result, price.result)}</ForResidentBuyer>
      </p>
    </Panel>
  )
}
