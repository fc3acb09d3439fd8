import { ICalAlarmType, type ICalCalendar } from 'ical-generator'
import type { PresentationContext } from '#contract/present-property.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatReais } from '#domain/format-figures.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { daySeconds, hourMs, hourSeconds } from '../durations.ts'
import { writeCalendarLine } from './calendar-line.ts'
import { describeCalendarPresence } from './calendar-presence.ts'
import type { DatedFavorite, DatedLot } from './own-calendar-dates.ts'

/** One date of the desk: what happens, on which day in Brasília, and at what hour where one is known. */
interface DeskEntry {
  /** Stays the same while the date moves, so that programs move their entry too. */
  uid: string
  what: string
  date: string
  /** `HH:MM` in Brasília. */
  time?: string | null
  about: string
  location?: string
  words: string
  /** Whether its listing is still listed, a line each. */
  presence?: readonly string[]
  url: string
}

/** Whole days remind at nine in the morning of the day before. */
export const wholeDayReminder = 15 * hourSeconds

function addEntry(calendar: ICalCalendar, entry: DeskEntry, today: string, now: Date): void {
  const { uid, what, date, time, about, location, words, presence = [], url } = entry
  if (date < today) return
  const start = time ? new Date(`${date}T${time}:00-03:00`) : null
  const summary = writeCalendarLine(about === '' ? what : `${what}: ${about}`)
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
  { about, url, presence = [] }: Pick<DeskEntry, 'about' | 'url' | 'presence'>,
): DeskEntry[] {
  return [
    ...(next === null
      ? []
      : [
          {
            uid: `${id}-next`,
            what: next.what === '' ? 'Próximo passo' : next.what,
            date: next.date,
            about,
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
            about,
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
    ...listOwnEntries(lot.id, lot, { about: lot.title, url }),
    ...rounds.flatMap(({ round, what, uid }) =>
      round?.date == null
        ? []
        : [
            {
              uid,
              what,
              date: round.date,
              time: round.time,
              about: lot.title,
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
export function addDeskDates(
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
      // What was bought leaves the list: nothing to say.
      const isShown = listing !== undefined && !isBought(favorite.stage)
      return listOwnEntries(favorite.id, favorite, {
        about: nameListing(listing, favorite.id),
        url: siteUrl + writePropertyPath(favorite.id),
        presence: isShown ? describeCalendarPresence(listing, presentation) : [],
      })
    }),
    ...lots.flatMap(lot => listLotEntries(lot, siteUrl)),
  ]
  for (const entry of entries) addEntry(calendar, entry, today, now)
}
