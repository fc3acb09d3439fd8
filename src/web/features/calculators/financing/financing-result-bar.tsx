import { formatNetRoi } from '#domain/format-figures.ts'
import { describeReturn, describeReturnEnds } from '#domain/judgement/judged-return.ts'
import type { Centavos } from '#domain/money.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { ForResidentBuyer, ForResale, useResaleChoice } from '../resale-choice.tsx'
import type { FinancingReturn } from './financing-return.ts'

/** On a phone: shows the result in one line while typing. */
export function FinancingResultBar({
  answer: { range, first },
  stated,
  unexplained,
  downPayment,
  onShow,
}: {
  answer: FinancingReturn
  /** Whether a return is stated. */
  stated: boolean
  /** The listing's discount is out of the ordinary, and its page has not been read. */
  unexplained: boolean
  downPayment: Centavos
  onShow: () => void
}) {
  const shown = stated ? range : null
  const instalment = `primeira parcela ${formatCentavos(first?.total ?? 0)}`
  const isResidentBuyer = useResaleChoice().resale === null
  const description =
    shown && !isResidentBuyer ? `ROI líquido ${describeReturn(shown)}, ${instalment}` : instalment
  return (
    <button
      type="button"
      className="calculator-bar"
      aria-label={`Ver o resultado: ${description}`}
      onClick={onShow}
    >
      <ForResidentBuyer>
        <span className="min-w-0 text-left">
          <span className="block text-2xs text-ink-3">Entrada</span>
          <strong className="block text-md whitespace-nowrap">{formatCentavos(downPayment)}</strong>
        </span>
      </ForResidentBuyer>
      <ForResale>
        <span className="min-w-0 text-left">
          <span className="block text-2xs text-ink-3">
            {unexplained ? 'Fora do comum: ROI líquido' : 'ROI líquido, financiado'}
          </span>
          <span className="flex items-baseline gap-2 whitespace-nowrap">
            <strong className="text-md">
              {shown ? (
                <SignedFigure value={shown.base} text={formatNetRoi(shown.base)} doubted={unexplained} />
              ) : (
                'não há'
              )}
            </strong>
            {shown && (
              <span className="calculator-comes text-xs text-ink-2">{describeReturnEnds(shown)}</span>
            )}
          </span>
        </span>
      </ForResale>
      <span className="shrink-0 text-right">
        <span className="block text-2xs text-ink-3">Primeira parcela</span>
        <strong className="block text-md whitespace-nowrap">{formatCentavos(first?.total ?? 0)}</strong>
      </span>
    </button>
  )
}
