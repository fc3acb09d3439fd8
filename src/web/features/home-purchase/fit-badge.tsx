import './fit-badge.css'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeFit } from './home-words.ts'

const tones = { gain: 'purchase-fit-gain', plain: 'purchase-fit-plain', risk: 'purchase-fit-risk' } as const

/** Says in a few words whether a home fits. */
export function FitBadge({ home }: { home: FittingHome }) {
  const { text, tone } = describeFit(home)
  return <p className={classNames('purchase-fit', tones[tone])}>{text}</p>
}
