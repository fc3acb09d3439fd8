import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { SignedFigure } from '../../listing/signed-figure.tsx'

/** A listing's net ROI, which the result leaves out. */
export interface WholeRoi {
  /** Percent, with all costs; `null` while it loads. */
  netRoi: number | null
}

/** States clearly which costs the result leaves out, and links to the full cost sheet. */
export const OmittedCosts = ({
  whole,
  handover,
}: {
  whole: WholeRoi | null
  handover: Record<string, string>
}) => (
  <div className="mb-2 border-b border-line pb-3 text-sm text-ink-2">
    <p className="text-pretty">Sem comissão, corretagem, reforma e imposto de renda.</p>
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      {whole && (
        <span className={classNames('min-w-0', whole.netRoi === null && 'calculator-hint')}>
          Com todos os custos, comprando à vista pelo preço da lista: ROI líquido estimado{' '}
          <strong className="font-semibold whitespace-nowrap">
            <SignedFigure value={whole.netRoi ?? 0} text={formatNetRoi(whole.netRoi ?? 0)} />
          </strong>
        </span>
      )}
      <Link
        to={pagePaths.costs}
        search={handover}
        className="inline-flex min-h-target items-center font-medium text-ink print:hidden underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        Ver o custo total
      </Link>
    </p>
  </div>
)
