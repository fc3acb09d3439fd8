import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { AppraisalLine, LargePrice } from '../listing/facts/large-price.tsx'
import { PaidGapLine } from '../listing/facts/paid-gap-line.tsx'
import { listMainFacts } from '../listing/facts/main-facts.ts'
import { addressLine } from '../listing/outside-maps.ts'
import { PrintPropertyButton } from './print-property-button.tsx'
import { PropertyNumberButton } from './property-number-button.tsx'
import { describePresence, type ListedListing } from '#domain/freshness/listing-presence.ts'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { PropertyTools } from './property-tools.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

/** Whether a note about the list stands before the figures: when the newest list lacks the listing, or is old. */
export const isPresenceDoubtful = ({ gone, unseenSince, listDate }: ListedListing, now: number): boolean =>
  !gone && describePresence({ gone, unseenSince, listDate }, now).level !== 'fresh'

/** The property's name, address, main facts and number; on a phone its price, too. */
export const PropertyHeadline = ({
  property,
  demonstration,
  now,
  onPrint,
}: {
  property: PropertyDetail
  demonstration: boolean
  /** Epoch ms, by the device's clock. */
  now: number
  onPrint: () => void
}) => {
  const facts = listMainFacts(property)
  return (
    <div className="property-headline">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-xl leading-7 font-bold tracking-tight text-balance wrap-anywhere lg:text-[1.75rem] lg:leading-9">
            {listingTitle(property)}
          </h1>
          <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2 lg:text-base">
            <span className="max-lg:hidden">
              {/* The dot stays at the end of a line. */}
              {[addressLine(property), listingCity(property)].filter(Boolean).join('\u00a0· ')}
            </span>
            <span className="lg:hidden">
              {[listingCity(property), ...facts.map(([, text]) => text)].join('\u00a0· ')}
            </span>
          </p>
        </div>
        <div className="flex shrink-0 gap-2 max-lg:hidden">
          <PropertyTools property={property} />
        </div>
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-3 text-sm text-ink-2 max-lg:hidden">
        {facts.map(([Icon, text]) => (
          <li key={text} className="flex items-center gap-2 whitespace-nowrap">
            <Icon className="size-4.5 text-ink-3" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-lg:hidden">
        <PropertyNumberButton id={property.id} />
        <PrintPropertyButton onPrint={onPrint} className="mt-2" />
      </div>
      {!property.gone && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm lg:hidden">
          <LargePrice reais={property.price} />
          <AppraisalLine property={property} />
          <DoubtfulPriceNote property={property} />
          <PaidGapLine property={property} />
        </div>
      )}
      {isPresenceDoubtful(property, now) && (
        <SeenStamp
          property={property}
          demonstration={demonstration}
          now={now}
          withCaution
          className="mt-3 text-sm"
        />
      )}
    </div>
  )
}
