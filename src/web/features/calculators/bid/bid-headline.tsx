import { Link } from '../../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { formatPercent } from '../../../ui/format-text.ts'
import { UnexplainedDiscountNote } from '../../listing/unexplained-discount-note.tsx'
import { formatMaxBid } from '../cost-words.ts'
import { describeFullCostBid } from './bid-verdict.ts'

const basisNames = {
  sheet: 'Pela sua conta salva em Custo total',
  answers: 'Com todos os custos e as suas respostas, como em Custo total',
  assumed: 'Com todos os custos, como em Custo total',
}

/** Shows the maximum bid with all costs, the same as the cost sheet's, and what the typed bid yields. */
export const BidHeadline = ({
  answer,
  bid,
  target,
  basis,
  unexplained,
  handover,
}: {
  /** `null` for a gone listing. */
  answer: CostAnswer | null
  /** The typed bid in reais. */
  bid: number
  /** The desired net ROI, in percent. */
  target: number
  /** Whose costs count. */
  basis: 'sheet' | 'answers' | 'assumed'
  /** The listing's discount is out of the ordinary, and its page has not been read. */
  unexplained: boolean
  /** Parameters that the cost sheet starts with. */
  handover: Record<string, string>
}) => {
  const isForLiving = useIsForLiving()
  return (
    <div className="print:col-span-2">
      {unexplained && <UnexplainedDiscountNote className="mb-3" />}
      {answer === null ? (
        <p className="text-pretty text-ink-2">
          Saiu da lista da Caixa: ninguém pode mais dar um lance por ele. A conta da regra de bolso, abaixo,
          vale só como estudo.
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-2">
            {isForLiving
              ? `Se fosse para revender com ${formatPercent(target, 2)} de ganho: lance máximo`
              : `Lance máximo para ${formatPercent(target, 2)} de ROI líquido`}
          </p>
          <p className="calculator-comes text-3xl font-bold tracking-tight whitespace-nowrap sm:text-4xl">
            {formatMaxBid(answer.maxBid)}
          </p>
          <p className="calculator-comes mt-1.5 text-sm text-pretty text-ink-2">
            {describeFullCostBid(answer, bid, target)}
          </p>
        </>
      )}
      <Link
        to={pagePaths.costs}
        search={handover}
        className="calculator-comes inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {basisNames[basis]}
      </Link>
    </div>
  )
}
