import type { ReactNode } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { highNetRoiPercent } from '#domain/property/high-net-roi.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatWholePercent } from '../../ui/format-text.ts'

/** A badge on a picture; `large` on the property's own page. */
export const ListingBadge = ({
  className,
  large,
  children,
}: {
  className: string
  large?: boolean | undefined
  children: ReactNode
}) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 font-semibold whitespace-nowrap',
      large ? 'h-8 rounded-md px-2.5 text-sm' : 'h-7 rounded-sm px-2 text-xs',
      className,
    )}
  >
    {children}
  </span>
)

/** Badges for the figures of a listing that is still offered: the discount when there is one, and a high net ROI. */
export const FigureBadges = ({
  property: { discount, netRoi, gone },
  large,
}: {
  property: Property
  large?: boolean
}) => (
  <>
    {discount !== null && discount > 0 && !gone && (
      <ListingBadge large={large} className="bg-amber text-amber-ink">
        <span className="sr-only">Desconto de </span>
        <span>
          <span aria-hidden="true">−</span>
          {formatWholePercent(discount)}
        </span>
      </ListingBadge>
    )}
    {netRoi !== null && netRoi >= highNetRoiPercent && !gone && (
      <ListingBadge large={large} className="bg-plate text-plate-ink">
        ROI Alto
      </ListingBadge>
    )}
  </>
)
