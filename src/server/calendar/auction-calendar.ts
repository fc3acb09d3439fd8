import { ICalAlarmType, ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { PresentationContext } from '#contract/present-property.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import {
  formatPlaceName,
  readHeadName,
  describeProperty,
  formatNeighborhood,
} from '#domain/property/place-names.ts'
import { formatSaleTime, isSaleDateToCome, isSaleDay, listSaleDates } from '#domain/property/sale-dates.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { daySeconds, hourMs, hourSeconds } from '../durations.ts'
import { writeCalendarLine } from './calendar-line.ts'
import { describeCalendarPresence } from './calendar-presence.ts'
import { addDeskDates, wholeDayReminder } from './desk-calendar.ts'
import type { DatedFavorite, DatedLot } from './own-calendar-dates.ts'

/** A date from the bank that is still to come. */
interface Coming {
  /** For example `1º leilão`. */
  name: string
  at: Date
  /** `13 jul. 2026, 10h00`; the day alone where the bank states no hour. */
  words: string
  /** Whether the bank states the day alone. */
  wholeDay: boolean
}

/** Returns the dates of an offered listing that are to come at `now`, soonest first. */
export function listComingAuctions(
  {
    modality,
    gone,
    firstAuctionAt,
    secondAuctionAt,
  }: Pick<CataloguedListing, 'modality' | 'gone' | 'firstAuctionAt' | 'secondAuctionAt'>,
  now: Date,
): Coming[] {
  return listSaleDates(modality, firstAuctionAt, secondAuctionAt)
    .map(({ name, at }) => ({
      name,
      at: new Date(at),
      words: formatSaleTime(at),
      wholeDay: isSaleDay(Date.parse(at)),
    }))
    .filter(({ at }) => !gone && isSaleDateToCome(at.getTime(), now.getTime()))
}

/** Seconds before the date at which the calendar reminds. */
const reminders = [daySeconds, hourSeconds]

/**
 * Writes the coming dates of these listings as iCalendar (RFC 5545); `null` when there are none. The same date of the
 * same listing always has the same UID, so that importing it again updates the entry instead of adding one.
 */
export function writeAuctionCalendar(
  listings: readonly CataloguedListing[],
  siteUrl: string,
  presentation: PresentationContext,
): string | null {
  const calendar = new ICalCalendar({ method: ICalCalendarMethod.PUBLISH, prodId })
  addAuctions(calendar, listings, siteUrl, presentation)
  return calendar.events().length === 0 ? null : calendar.toString()
}

/** What an account's calendar holds. */
export interface CalendarFeedContent {
  /** Favorites whose sales are shown. */
  sales: readonly CataloguedListing[]
  /** The favorites that own dates are about. */
  listings: readonly CataloguedListing[]
  favorites: readonly DatedFavorite[]
  lots: readonly DatedLot[]
}

/**
 * Writes the same entries as a calendar that programs subscribe to, with the days that the account wrote on its desk; it
 * may have none.
 */
export function writeCalendarFeed(
  content: CalendarFeedContent,
  siteUrl: string,
  presentation: PresentationContext,
): string {
  const calendar = new ICalCalendar({ prodId, name: 'Arremate: suas datas', ttl: 6 * hourSeconds })
  addAuctions(calendar, content.sales, siteUrl, presentation)
  addDeskDates(calendar, content, siteUrl, presentation)
  return calendar.toString()
}

const prodId = { company: 'Arremate', product: 'Leiloes', language: 'PT-BR' }

function addAuctions(
  calendar: ICalCalendar,
  listings: readonly CataloguedListing[],
  siteUrl: string,
  presentation: PresentationContext,
): void {
  const { now } = presentation
  for (const listing of listings) {
    for (const { name, at, words, wholeDay } of listComingAuctions(listing, now)) {
      const url = siteUrl + writePropertyPath(listing.id)
      const title = writeCalendarLine(
        `${name}: ${readHeadName(listing)} em ${formatPlaceName(listing.city)} - ${listing.state}`,
      )
      calendar.createEvent({
        id: `${listing.id}-${at.toISOString().replace(/[-:]|\.\d+/g, '')}@arremate`,
        ...(wholeDay
          ? { start: toBrasiliaIso(at.getTime()).slice(0, 10), allDay: true }
          : { start: at, end: new Date(at.getTime() + hourMs) }),
        stamp: now,
        summary: title,
        location: writeCalendarLine(
          [
            listing.address,
            formatNeighborhood(listing.neighborhood),
            `${formatPlaceName(listing.city)} - ${listing.state}`,
          ]
            .filter(Boolean)
            .join(', '),
        ),
        description: [
          writeCalendarLine(describeProperty(listing)),
          `Preço mínimo: ${formatCentavos(listing.price)}`,
          ...describeCalendarPresence(listing, presentation),
          `${name}: ${words}${wholeDay ? '' : ', horário de Brasília'}. Confirme a data no edital.`,
          url,
        ].join('\n'),
        url,
        alarms: (wholeDay ? [wholeDayReminder] : reminders).map(trigger => ({
          type: ICalAlarmType.display,
          trigger,
          description: title,
        })),
      })
    }
  }
}
