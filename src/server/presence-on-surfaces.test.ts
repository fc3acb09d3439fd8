import { expect, it } from 'vitest'
import { judgeConsultantListing, resultKnowledge } from '#contract/consultant-listing.ts'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { describeAuctionReminder } from '#domain/alerts/auction-notification.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { buildListingWelcome } from '#domain/consultant/welcome-message.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { calendarEventsOf } from '#test/support/calendar.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presenceLookedAt } from '#test/support/presence-states.ts'
import { presentAt } from '#test/support/presentation.ts'
import { expectSaidPresence } from '#test/support/said-presence.ts'
import { writeAuctionCalendar, writeCalendarFeed } from './calendar/auction-calendar.ts'
import { compactListing } from './chat/model/compact-listing.ts'
import { writeDigestMail } from './digest/digest-mail.ts'
import { describePictureSource } from './pictures/picture-routes.ts'

const now = new Date(presenceLookedAt)
/** Read when the newest list of the state is of 19 November; what changed the listing last is older. */
const presentation: PresentationContext = {
  now,
  index: {
    ...presentAt(now).index,
    lists: new Map([
      ['SP', { first: toDayNumber('2026-01-08'), newest: toDayNumber('2026-11-19'), recent: [] }],
    ]),
  },
}
const stale: PresentationContext = {
  now,
  index: {
    ...presentation.index,
    lists: new Map([
      ['SP', { first: toDayNumber('2026-01-08'), newest: toDayNumber('2026-01-08'), recent: [] }],
    ]),
  },
}
const listing = createListing({
  modality: 'leilao',
  listDate: '2026-01-08',
  firstAuctionAt: '2026-12-03T10:00:00-03:00',
})
const gone = { ...listing, gone: true, listDate: '2026-11-20' }
const states: [string, CataloguedListing, PresentationContext][] = [
  ['listed in a fresh list', listing, presentation],
  ['listed in a stale list', listing, stale],
  [
    'not seen in a cut list',
    { ...listing, unseen: { since: '2026-11-21', seenOn: '2026-11-19' } },
    presentation,
  ],
  ['gone by a list', gone, presentation],
  ['gone by the page of the bank', { ...gone, siteGoneAt: '2026-11-20T10:00:00-03:00' }, presentation],
]

const siteUrl = 'https://arremate.example'
const next = { what: 'Visita', date: '2026-12-01' }
const consultantListing = (listing: CataloguedListing, context: PresentationContext) =>
  judgeConsultantListing(
    presentProperty(listing, context),
    resultKnowledge,
    { ...judgedForAnybody, hasOwnTarget: false },
    context.now.getTime(),
  )
const descriptionsOf = (calendar: string | null): string =>
  calendarEventsOf(calendar ?? '')
    .map(({ properties }) => properties.get('DESCRIPTION'))
    .join()

/** Everything that the server writes about a listing, as its receiver reads it. */
const written: Readonly<
  Record<string, (listing: CataloguedListing, context: PresentationContext) => string>
> = {
  'the picture beside a link': describePictureSource,
  'an own date in the calendar': (listing, context) =>
    descriptionsOf(
      writeCalendarFeed(
        {
          sales: [],
          listings: [listing],
          favorites: [{ id: listing.id, next, deposit: null, stage: null }],
          lots: [],
        },
        siteUrl,
        context,
      ),
    ),
  'a mail': (listing, context) =>
    writeDigestMail({
      name: 'Maria',
      notifications: [
        {
          title: 'Um imóvel',
          description: '',
          link: null,
          unsubscribeUrl: null,
          total: 1,
          listings: [{ listing, property: presentProperty(listing, context), judgedFor: judgedForAnybody }],
        },
      ],
      rhythm: 'daily',
      siteUrl,
      unsubscribe: siteUrl,
      now,
    }).text,
  'what a model reads': (listing, context) => compactListing(consultantListing(listing, context)).na_lista,
}

/** What is written only of a listing that is for sale. */
const writtenOfOffered: typeof written = {
  'a sale in the calendar': (listing, context) =>
    descriptionsOf(writeAuctionCalendar([listing], siteUrl, context)),
  'a reminder of a sale': (listing, context) =>
    describeAuctionReminder(
      {
        modality: listing.modality,
        which: 'first',
        at: now.getTime(),
        presence: presentProperty(listing, context),
      },
      listing,
      now.getTime(),
    ).description,
}

const cases = (among: typeof states, surfaces: typeof written) =>
  Object.entries(surfaces).flatMap(([surface, write]) =>
    among.map(([state, listing, context]) => [surface, state, write, listing, context] as const),
  )

it.each([
  ...cases(states, written),
  ...cases(
    states.filter(([, listing]) => !listing.gone),
    writtenOfOffered,
  ),
])(
  '%s says of a listing %s what the list says of it, and how old that is',
  (_, __, write, listing, context) => {
    expectSaidPresence(write(listing, context), presentProperty(listing, context))
  },
)

it.each(states.filter(([, listing]) => listing.gone))(
  'the consultant’s first words say of a listing %s since when it is so',
  (_, listing, context) => {
    const property = presentProperty(listing, context)
    expectSaidPresence(buildListingWelcome(consultantListing(listing, context)), property)
  },
)

it('a sale that was bought says nothing of the list, and an invented one neither', () => {
  const calendarOf = (listing: CataloguedListing, stage: 'arrematado' | null) =>
    descriptionsOf(
      writeCalendarFeed(
        {
          sales: [],
          listings: [listing],
          favorites: [{ id: listing.id, next, deposit: null, stage }],
          lots: [],
        },
        siteUrl,
        presentation,
      ),
    )
  for (const text of [calendarOf(gone, 'arrematado'), calendarOf({ ...gone, source: 'demo' }, null)])
    expect(text).not.toMatch(/lista/)
  expect(calendarOf(gone, null)).toMatch(/Fora da lista desde/)
})
