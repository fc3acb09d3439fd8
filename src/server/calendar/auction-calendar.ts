import { ICalAlarmType, ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import sql from 'sql-template-tag'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { type PresentationContext, presentPresence } from '#contract/present-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { toBrasiliaIso, writeBrasiliaInstant } from '#domain/brasilia-time.ts'
import { daySeconds, hourMs, hourSeconds } from '#domain/durations.ts'
import { tidyText } from '#domain/fold-text.ts'
import { formatCentavos, formatReais } from '#domain/format-figures.ts'
import { writeDatedPresence } from '#domain/freshness/listing-presence.ts'
import { boughtStages, isBought } from '#domain/property/favorite-stage.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import {
  describeProperty,
  formatNeighborhood,
  formatPlaceName,
  readHeadName,
} from '#domain/property/place-names.ts'
import { formatSaleTime, isSaleDateToCome, isSaleDay, listSaleDates } from '#domain/property/sale-dates.ts'
import type { Queryable } from '../database/database.ts'

/** What an account wrote about a property of the bank, as far as it has a day. */
type DatedFavorite = Pick<Favorite, 'next' | 'deposit' | 'stage'> & { id: string }

/** The dates of an own lot; its rounds are left out once it is bought. */
type DatedLot = Pick<OwnLot, 'id' | 'title' | 'next' | 'deposit'> &
  Partial<Pick<OwnLot, 'city' | 'state' | 'address' | 'sourceUrl' | 'firstRound' | 'secondRound'>>

/** Lists favorites with a date of their owner's own on that day or later, `YYYY-MM-DD`. */
export const listFavoritesWithOwnDates = (
  db: Queryable,
  userId: string,
  today: string,
): Promise<DatedFavorite[]> =>
  db.query<DatedFavorite>(sql`
    select property_id::text as id, next, deposit, stage from favorites
    where user_id = ${userId} and greatest(next ->> 'date', deposit ->> 'dueDate') >= ${today}
    order by property_id`)

/** Lists lots from elsewhere with a date on that day or later, `YYYY-MM-DD`. */
export async function listDatedLots(db: Queryable, userId: string, today: string): Promise<DatedLot[]> {
  const rows = await db.query<
    Pick<OwnLot, 'id' | 'title' | 'next' | 'deposit'> & { bought: boolean; facts: Partial<OwnLot> }
  >(sql`
    select id, title, next, deposit, facts, coalesce(stage = any(${boughtStages}::text[]), false) as bought from own_lots
    where user_id = ${userId} and greatest(next ->> 'date', deposit ->> 'dueDate', facts -> 'firstRound' ->> 'date',
      facts -> 'secondRound' ->> 'date') >= ${today}
    order by id`)
  return rows.map(
    ({ facts: { city, state, address, sourceUrl, firstRound, secondRound }, bought, ...lot }) => ({
      ...lot,
      city: city ?? null,
      state: state ?? null,
      address: address ?? null,
      sourceUrl: sourceUrl ?? null,
      firstRound: bought ? null : (firstRound ?? null),
      secondRound: bought ? null : (secondRound ?? null),
    }),
  )
}

/**
 * Says in an entry whether its listing is still listed, without an age, because calendars keep entries for long. Empty
 * for the demonstration, whose dates are invented.
 */
const describeCalendarPresence = (listing: CataloguedListing, presentation: PresentationContext): string[] =>
  listing.source === 'demo'
    ? []
    : [writeDatedPresence(presentPresence(listing, presentation), presentation.now.getTime())]

/** Returns one line without characters that calendars cannot read, of at most `most` characters. */
const writeCalendarLine = (text: string, most = 300): string =>
  [...tidyText(text.replace(/\p{Cc}+/gu, ' '))].slice(0, most).join('')

/** One date of the desk: what happens, on which day in Brasília, and at what hour where one is known. */
interface DeskEntry {
  /** Stays the same while the date moves, so that programs move their entry too. */
  uid: string
  what: string
  date: string
  /** `HH:MM` in Brasília. */
  time?: string | null
  property: string
  location?: string
  words: string
  /** Whether its listing is still listed, a line each. */
  presence?: readonly string[]
  url: string
}

/** Whole days remind at nine in the morning of the day before. */
const wholeDayReminder = 15 * hourSeconds

function addEntry(calendar: ICalCalendar, entry: DeskEntry, today: string, now: Date): void {
  const { uid, what, date, time, property, location, words, presence = [], url } = entry
  if (date < today) return
  const start = time ? new Date(writeBrasiliaInstant(date, `${time}:00`)) : null
  const summary = writeCalendarLine(property === '' ? what : `${what}: ${property}`)
  calendar.createEvent({
    id: `${uid}@arremate`,
    ...(start ? { start, end: new Date(start.getTime() + hourMs) } : { start: date, allDay: true }),
    stamp: now,
    summary,
    ...(location && { location: writeCalendarLine(location) }),
    description: [writeCalendarLine(words), ...presence, url].join('\n'),
    url,
    alarms: (start ? [daySeconds, hourSeconds] : [wholeDayReminder]).map(trigger => ({
      type: ICalAlarmType.display,
      trigger,
      description: summary,
    })),
  })
}

type OwnDates = Pick<DatedFavorite, 'next' | 'deposit'>

/** Lists the next date and the deposit that an owner wrote about a property. */
function listOwnEntries(
  id: string,
  { next, deposit }: OwnDates,
  { property, url, presence = [] }: Pick<DeskEntry, 'property' | 'url' | 'presence'>,
): DeskEntry[] {
  return [
    ...(next === null
      ? []
      : [
          {
            uid: `${id}-next`,
            what: next.what === '' ? 'Próximo passo' : next.what,
            date: next.date,
            property,
            words: 'Data que você anotou na mesa.',
            presence,
            url,
          },
        ]),
    ...(deposit === null
      ? []
      : [
          {
            uid: `${id}-deposit`,
            what: `Sinal de ${formatReais(deposit.amount)} a pagar`,
            date: deposit.dueDate,
            property,
            words: 'Vencimento que você anotou na mesa.',
            presence,
            url,
          },
        ]),
  ]
}

const nameListing = (listing: CataloguedListing | undefined, id: string): string =>
  listing === undefined
    ? `Imóvel ${id}`
    : `${readHeadName(listing)} em ${formatPlaceName(listing.city)} - ${listing.state}`

/** The rounds of a lot from elsewhere, and what its owner wrote about it. */
function listLotEntries(lot: DatedLot, siteUrl: string): DeskEntry[] {
  const url = `${siteUrl}${pagePaths.desk}?ficha=${lot.id}`
  const rounds = [
    { round: lot.firstRound, what: '1ª praça', uid: `${lot.id}-round1` },
    { round: lot.secondRound, what: '2ª praça', uid: `${lot.id}-round2` },
  ]
  const place = [lot.city, lot.state].filter(Boolean).join(' - ')
  return [
    ...listOwnEntries(lot.id, lot, { property: lot.title, url }),
    ...rounds.flatMap(({ round, what, uid }) =>
      round?.date == null
        ? []
        : [
            {
              uid,
              what,
              date: round.date,
              time: round.time,
              property: lot.title,
              location: [lot.address, place].filter(Boolean).join(', '),
              words: `Lote de fora da Caixa, como você o anotou${round.price === null ? '' : `: lance mínimo ${formatReais(round.price)}`}. Confirme a data no edital.`,
              url,
            },
          ],
    ),
  ]
}

/**
 * Adds the days that an account wrote on its desk: own next dates, deposits that are due, and the rounds of lots from
 * elsewhere, from today on. The same date of the same property always has the same UID.
 */
function addDeskDates(
  calendar: ICalCalendar,
  {
    favorites,
    lots,
    listings,
  }: {
    favorites: readonly DatedFavorite[]
    lots: readonly DatedLot[]
    listings: readonly CataloguedListing[]
  },
  siteUrl: string,
  presentation: PresentationContext,
): void {
  const { now } = presentation
  const today = toBrasiliaIso(now.getTime()).slice(0, 10)
  const byId = new Map(listings.map(listing => [listing.id, listing]))
  const entries = [
    ...favorites.flatMap(favorite => {
      const listing = byId.get(favorite.id)
      // A bought property has left the list, which need not be said.
      const isShown = listing !== undefined && !isBought(favorite.stage)
      return listOwnEntries(favorite.id, favorite, {
        property: nameListing(listing, favorite.id),
        url: siteUrl + writePropertyPath(favorite.id),
        presence: isShown ? describeCalendarPresence(listing, presentation) : [],
      })
    }),
    ...lots.flatMap(lot => listLotEntries(lot, siteUrl)),
  ]
  for (const entry of entries) addEntry(calendar, entry, today, now)
}

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
