import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { formatPercent } from '../../../ui/format-text.ts'
import { formatMaxBid } from '../cost-words.ts'
import { describeFullCostBid } from './bid-verdict.ts'

/** Shows the maximum bid with all costs, the same as the cost sheet's, and what the typed bid yields. */
export const BidHeadline = ({
  answer,
  target,
  own,
  handover,
}: {
  answer: CostAnswer
  /** The desired net ROI, in percent. */
  target: number
  /** The costs are those of the person's saved sheet. */
  own: boolean
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
}) => (
  <div className="print:col-span-2">
    <p className="text-sm text-ink-2">Lance máximo para {formatPercent(target, 2)} de ROI líquido</p>
    <p className="calculator-comes text-3xl font-bold tracking-tight whitespace-nowrap sm:text-4xl">
      {formatMaxBid(answer.maxBid)}
    </p>
    <p className="calculator-comes mt-1.5 text-sm text-pretty text-ink-2">
      {describeFullCostBid(answer, target)}
    </p>
    <Link
      to={pagePaths.costs}
      search={handover}
      className="calculator-comes inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {own ? 'Pela sua conta salva em Custo total' : 'Com todos os custos, como em Custo total'}
    </Link>
  </div>
)
