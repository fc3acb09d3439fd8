import { TriangleAlert } from 'lucide-react'
import { Link } from '../../../framework/link.tsx'
import type { PaperFailure } from './paper-failure.ts'

const wayClass = '-mb-2 flex h-target w-fit items-center font-semibold underline underline-offset-4'

/** Says what went wrong and what to do, with a way on where there is one. */
export const PaperFailureAlert = ({
  failure: { title, advice, way },
  again,
}: {
  failure: PaperFailure
  again: (() => void) | null
}) => (
  <div role="alert" className="mt-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" />
    <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-ink-2">{advice}</p>
      {again && (
        <button type="button" className={wayClass} onClick={again}>
          Tentar de novo
        </button>
      )}
      {way && (
        <Link to={way.to} className={wayClass}>
          {way.name}
        </Link>
      )}
    </div>
  </div>
)
