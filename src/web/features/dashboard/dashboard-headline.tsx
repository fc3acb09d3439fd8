import type { ReactNode } from 'react'
import { greet } from './dashboard-greeting.ts'

/** The greeting, one sentence of what is new, and beside it how old the lists are; their places are reserved. */
export function DashboardHeadline({
  name,
  now,
  sentence,
  freshness,
}: {
  name: string
  /** Epoch ms. */
  now: number
  /** `null` while it loads. */
  sentence: string | null
  freshness: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold tracking-tight break-words md:text-4xl">
          {greet(new Date(now).getHours(), name)}
        </h1>
        <div className="mt-1 min-h-11 text-base text-ink-2 sm:min-h-5.5">
          {sentence === null ? (
            <div className="flex h-5.5 items-center" aria-hidden="true">
              <div className="skeleton h-3.5 w-72 max-w-full" />
            </div>
          ) : (
            <p className="text-pretty">{sentence}</p>
          )}
        </div>
      </div>
      <div className="min-h-10 max-w-full sm:min-h-5 text-sm text-ink-3 max-lg:w-full lg:max-w-md lg:text-right">
        {freshness}
      </div>
    </div>
  )
}
