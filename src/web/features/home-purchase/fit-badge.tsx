import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeFit } from './home-words.ts'

const tones = {
  gain: 'bg-gain-soft text-gain',
  plain: 'bg-raised-3 text-ink-2',
  risk: 'bg-risk-soft text-risk',
} as const

/** Says in a few words whether a home fits. */
export function FitBadge({ home }: { home: FittingHome }) {
  const { text, tone } = describeFit(home)
  return (
    <p
      className={classNames(
        'text-xs/5.5 self-start mt-1.5 px-2 py-0.5 rounded-sm font-medium text-pretty',
        tones[tone],
      )}
    >
      {text}
    </p>
  )
}
