import type { Property } from '#contract/property-schemas.ts'
import { writePaidGap } from '#domain/paid-prices/paid-price-words.ts'
import { classNames } from '../../../ui/class-names.ts'

/** How far the price is from what was paid in the building; nothing where that is not known, nor for a gone listing. */
export function PaidGapLine({
  property: { paidDiscount, gone },
  className,
}: {
  property: Pick<Property, 'paidDiscount' | 'gone'>
  className?: string
}) {
  // An answer that the device keeps from before this field lacks it.
  if (paidDiscount == null || gone) return null
  const words = writePaidGap(paidDiscount)
  const split = /^(\S+ a(?:baixo|cima)) (.+)$/.exec(words)
  if (split === null) return <p className={classNames('text-sm text-ink-2', className)}>{words}</p>
  return (
    <p className={classNames('text-sm text-pretty text-ink-2', className)}>
      <b className={classNames('font-semibold', paidDiscount > 0 ? 'text-gain' : 'text-risk')}>{split[1]}</b>{' '}
      {split[2]}
    </p>
  )
}
