import type { ReactNode } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { isFirstAuctionProperty, readReturnStanding } from '#contract/return-standing.ts'
import { describePresence, type ListedListing } from '#domain/freshness/listing-presence.ts'
import { firstAuctionText } from '#domain/judgement/first-auction.ts'
import { isHighReturn, isQuietReturn, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatWholePercent } from '../../ui/format-text.ts'
import { useListingReturn } from './use-listing-return.ts'

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

/** On a gone listing's own picture: `Fora da lista desde 20 nov. 2026`, or of the bank's site. */
export const GonePresence = ({ property, now }: { property: ListedListing; now: number }) => (
  <span className="first-letter:uppercase">{describePresence(property, now).text}</span>
)

/**
 * How far the price lies below the appraisal; in a quiet colour where only the bank's list supports the discount. A first
 * auction has none: its price is the legal floor.
 */
export function DiscountBadge({ property, large }: { property: Property; large?: boolean | undefined }) {
  const { discount } = property
  if (isFirstAuctionProperty(property))
    return (
      <ListingBadge large={large} className="bg-plate font-medium text-plate-ink">
        <span className="first-letter:uppercase">{firstAuctionText}</span>
      </ListingBadge>
    )
  if (discount === null || discount <= 0) return null
  return (
    <ListingBadge
      large={large}
      className={
        isQuietReturn(readReturnStanding(property)) ? 'bg-plate text-plate-ink' : 'bg-amber text-amber-ink'
      }
    >
      <span className="sr-only">Desconto de </span>
      <span>
        <span aria-hidden="true">−</span>
        {formatWholePercent(discount)}
      </span>
    </ListingBadge>
  )
}

/** Says that an extreme discount, whose page was not read, is no merit. */
export const UnusualDiscountBadge = ({
  property,
  large,
}: {
  property: Property
  large?: boolean | undefined
}) =>
  isUnexplainedDiscount(property) && (
    <ListingBadge large={large} className="bg-plate font-medium text-plate-ink">
      Fora do comum
    </ListingBadge>
  )

/**
 * Badges for the figures of a listing that is still offered: its discount, and a high return for everybody but a
 * resident buyer. The return is computed from the person's own figures where the line below uses them.
 */
export function FigureBadges({ property, large }: { property: Property; large?: boolean | undefined }) {
  const { range, ground } = useListingReturn(property)
  const isResidentBuyer = useIsResidentBuyer()
  if (property.gone) return null
  return (
    <>
      <DiscountBadge property={property} large={large} />
      <UnusualDiscountBadge property={property} large={large} />
      {!isResidentBuyer && isHighReturn(range, readReturnStanding(property, ground)) && (
        <ListingBadge large={large} className="for-resale bg-plate text-plate-ink">
          ROI Alto
        </ListingBadge>
      )}
    </>
  )
}
