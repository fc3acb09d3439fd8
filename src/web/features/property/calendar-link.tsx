import { isSaleDateToCome } from '#domain/property/sale-dates.ts'
import { CalendarPlus } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { apiPath } from '../../data/api-client.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Whether the bank has given a date that is still to come. */
const hasComingDate = ({ gone, firstAuctionDate, secondAuctionDate }: Property, now: number): boolean =>
  !gone &&
  [firstAuctionDate, secondAuctionDate].some(date => date !== null && isSaleDateToCome(Date.parse(date), now))

/** Downloads the coming dates for a calendar, with reminders; renders nothing when none is to come. */
export const CalendarLink = ({ property, now }: { property: Property; now: number }) =>
  hasComingDate(property, now) && (
    <p className="mt-4">
      <a
        href={apiPath('GET /api/properties/{id}/auction.ics', { params: { id: property.id } })}
        className={buttonClass('outline')}
      >
        <CalendarPlus className="size-4.5" />
        Adicionar à agenda
      </a>
    </p>
  )
