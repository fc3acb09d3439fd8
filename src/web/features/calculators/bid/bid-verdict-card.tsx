import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { BidResult } from '#domain/calculators/bid-calculator.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { BidFields } from './bid-state.ts'
import { describeBidNetRoi, judgeBid } from './bid-verdict.ts'

/** The listing's figures beyond the rule of thumb. */
export interface ListingBidFigures {
  /** Percent, with all costs, at its list price; `null` while it loads. */
  netRoi: number | null
  /** In reais. */
  price: number
}

/** Shows the verdict and, beside it, the listing's net ROI after all costs. */
export function BidVerdictCard({
  fields,
  answer,
  listed,
  handover,
}: {
  fields: { [key in keyof BidFields]: number }
  answer: BidResult
  listed: ListingBidFigures | null
  handover: Record<string, string>
}) {
  const netRoi = listed?.netRoi ?? null
  const coming = listed !== null && netRoi === null
  const { good, title, text } = judgeBid(fields, answer, netRoi !== null && netRoi < 0)
  const Icon = good ? CircleCheck : TriangleAlert
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-lg px-4 py-3.5 print:col-span-2',
        coming ? 'bg-raised-2' : good ? 'bg-gain-soft' : 'bg-risk-soft',
      )}
    >
      <Icon
        className={classNames(
          'mt-0.5 size-5 shrink-0 print:hidden',
          coming ? 'invisible' : good ? 'text-gain' : 'text-risk',
        )}
        aria-hidden
      />
      <span className="min-w-0">
        <span className="calculator-comes block font-semibold">{title}</span>
        <span className="calculator-comes mt-0.5 block min-h-15 text-sm text-ink-2 text-pretty sm:min-h-10">
          {text}
        </span>
        {listed && (
          <Link
            to={pagePaths.costs}
            search={handover}
            className={classNames(
              'calculator-comes inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current',
              netRoi !== null && netRoi < 0 && 'text-risk',
            )}
          >
            {describeBidNetRoi(netRoi ?? 0, fields.initialBid === listed.price)}
          </Link>
        )}
      </span>
    </div>
  )
}
