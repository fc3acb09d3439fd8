import { TriangleAlert } from 'lucide-react'
import type { EditalFailure } from './edital-failure.ts'

/** Says what went wrong and what to do, with a button to try again when that may help. */
export const EditalFailed = ({
  failure: { title, advice },
  again,
}: {
  failure: EditalFailure
  again: (() => void) | null
}) => (
  <div role="alert" className="mt-3 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" />
    <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-ink-2">{advice}</p>
      {again && (
        <button
          type="button"
          className="-mb-2 flex h-target items-center font-semibold underline underline-offset-4"
          onClick={again}
        >
          Tentar de novo
        </button>
      )}
    </div>
  </div>
)
