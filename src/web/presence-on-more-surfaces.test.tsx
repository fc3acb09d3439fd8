// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { type ComparableAnswer, type PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { buildRealEstateListing } from '#contract/structured-data.ts'
import { buildDossier } from '#domain/dossier/build-dossier.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import { fakedStats } from '#test/support/faked-account.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { goianiaFamily } from '#test/support/home-purchases.ts'
import { exampleEdital, exampleTitleRecord } from '#test/support/kept-papers.ts'
import { presenceLookedAt as now, presenceStates } from '#test/support/presence-states.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { expectSaidDoubt, expectSaidPresence } from '#test/support/said-presence.ts'
import { catalogueQuery } from './data/catalogue/catalogue-query.ts'
import { propertyQuery } from './data/catalogue/property-query.ts'
import { CalculatorSubjectBar } from './features/calculators/calculator-subject.tsx'
import { ComparisonPicker } from './features/compare/comparison-picker.tsx'
import { listUpcomingDates } from './features/dashboard/upcoming-dates.ts'
import { PriceStepsCard } from './features/dashboard/price-steps-card.tsx'
import { PrintedDossier } from './features/dossier/printed-dossier.tsx'
import { buildFavoritePriceRow } from './features/favorites/favorite-price-rows.ts'
import { HomeAccount } from './features/home-purchase/home-account.tsx'
import { HomeCard } from './features/home-purchase/home-card.tsx'
import { EditalReading } from './features/papers/edital/edital-reading.tsx'
import { PaperSubject } from './features/papers/papers-view.tsx'
import { TitleRecordReading } from './features/papers/title-record/title-record-reading.tsx'
import { writeFactsHead } from './features/property-facts/property-facts-page.tsx'
import { PropertyFactsView } from './features/property-facts/property-facts-view.tsx'
import { ComparablesList, ComparablesTable } from './features/property/comparables-card.tsx'
import { toComparable } from './features/property/comparable-columns.ts'
import { JudgedPropertyProvider } from './features/property/property-detail.tsx'
import { SameAddressCard } from './features/property/same-address-card.tsx'
import { VerdictCard } from './features/property/verdict-card.tsx'
import { SearchPictures } from './features/saved-searches/saved-search-card.tsx'
import { offerProperty } from './features/search-box/search-options.ts'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  // No server answers what the surfaces ask.
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  // A paper asks to be printed.
  window.print = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nothing = (): void => undefined
const assumptions = defaultHomeAssumptions
const detailOf = (property: Property): PropertyDetail => ({ ...richProperty, ...property })
const factsOf = (property: Property): PropertyFacts => ({
  ...property,
  source: 'caixa',
  goneSince: property.gone ? property.listDate : null,
  ladder: null,
  bankPage: null,
  neighbors: [],
})
const priceRowOf = (property: Property) =>
  buildFavoritePriceRow(favoriteOf(property), undefined, defaultTargetRoi, '2026-11-22')
const comparing = (property: Property) => ({
  own: toComparable(richProperty),
  comparables: [toComparable(detailOf({ ...property, id: '9' }))] satisfies ComparableAnswer[],
  order: null,
  onOrder: nothing,
})

const dossierOf = (property: Property) => ({
  ...buildDossier({
    listing: detailOf(property),
    edital: null,
    titleRecord: null,
    isDemonstration: false,
    today: '2026-11-22',
  }),
  papers: { titleRecord: null, edital: null },
  leftOut: [],
  isChoosing: false,
})
const paperOf = ({ id }: Property) => ({
  id: 'a',
  propertyId: id,
  name: 'papel.pdf',
  readAt: '2026-11-20T12:00:00Z',
})

type Surfaces = Readonly<Record<string, (property: Property) => ReactNode>>

/** Surfaces that state for every listing whether it is listed, and how old that knowledge is. */
const surfaces: Surfaces = {
  'the public page': property => <PropertyFactsView facts={factsOf(property)} now={now} />,
  'what a search engine reads of the public page': property =>
    writeFactsHead(factsOf(property), now).description ?? '',
  'the property whose paper is read': property => <PaperSubject id={property.id} paper="edital" />,
  'the dossier on paper': property => (
    <PrintedDossier
      property={detailOf(property)}
      dossier={dossierOf(property)}
      states={{ page: 'unread', edital: 'unread', titleRecord: 'unread' }}
      now={now}
      wanted
      onPrinted={nothing}
    />
  ),
  'the account of a home': property => (
    <HomeAccount
      property={property}
      family={goianiaFamily}
      assumptions={assumptions}
      demonstration={false}
      now={now}
    />
  ),
}

/** Surfaces below a line about their lists, or that mark only notable listings. */
const notableSurfaces: Surfaces = {
  'a row of the same address': property => (
    <SameAddressCard
      property={{ ...richProperty, sameAddress: { total: 1, listings: [{ ...property, id: '9' }] } }}
    />
  ),
  'a favorite’s row on its steps': property => <PriceStepsCard rows={[priceRowOf(property)]} />,
  'a card of a home that fits': property => (
    <HomeCard
      home={presentFittingHome(property, {}, goianiaFamily, assumptions)}
      account={{ to: '/', search: {} }}
    />
  ),
  'a choice of the comparison': property => (
    <ComparisonPicker
      favorites={[favoriteOf(property)]}
      chosen={[]}
      most={3}
      onChoose={nothing}
      onClose={nothing}
    />
  ),
  'the subject of a calculator': property => (
    <CalculatorSubjectBar
      id={property.id}
      found={{ state: 'here', property: detailOf(property), held: false, at: now, ladder: null } as never}
      without=""
    />
  ),
  'an edital that was read': property => (
    <EditalReading paper={{ ...paperOf(property), paper: 'edital', reading: exampleEdital }} />
  ),
  'a matrícula that was read': property => (
    <TitleRecordReading
      paper={{ ...paperOf(property), paper: 'title-record', reading: exampleTitleRecord }}
    />
  ),
  'a number in the search box': property => offerProperty(property, now).detail,
}

/** Surfaces that show only listings for sale. */
const offeredSurfaces: Surfaces = {
  'a row of the comparables': property => <ComparablesTable {...comparing(property)} />,
  'a comparable on a phone': property => <ComparablesList {...comparing(property)} />,
  'a picture of a saved search': property => (
    <SearchPictures
      search={{ name: 'Casas', filters: {} }}
      preview={{
        id: 'a',
        total: 1,
        newListings: null,
        singleList: false,
        listings: [property],
        oldestList: null,
      }}
    />
  ),
  'a coming date of a favorite': property =>
    listUpcomingDates([priceRowOf(property)], now)
      .map(({ listing }) => listing)
      .join(),
}

/** Returns all that the document says where the page has the property of the catalogue. */
function read(view: ShownComponent, draw: Surfaces[string], property: Property): string {
  const client = new QueryClient()
  client.setQueryData(propertyQuery('server', property.id).queryKey, detailOf(property))
  client.setQueryData(catalogueQuery.queryKey, { ...fakedStats, source: 'caixa' })
  view.render(<QueryClientProvider client={client}>{draw(property)}</QueryClientProvider>)
  return document.body.textContent
}

const states = Object.entries(presenceStates)
const combine = (drawn: Surfaces, among: typeof states) =>
  Object.entries(drawn).flatMap(([surface, draw]) =>
    among.map(([state, property]) => [surface, state, draw, property] as const),
  )
const lacking = states.filter(([, { listed }]) => listed !== 'listed')
const unseen = states.filter(([, { listed }]) => listed === 'unseen')

it.for(combine(surfaces, states))(
  '%s says of a listing %s what the list says of it, and how old that is',
  ([, , draw, property], { view }) => expectSaidPresence(read(view, draw, property), property),
)

it.for([...combine(notableSurfaces, lacking), ...combine(offeredSurfaces, unseen)])(
  '%s says of a listing %s what the list says of it',
  ([, , draw, property], { view }) => expectSaidPresence(read(view, draw, property), property),
)

it.for(Object.entries(offeredSurfaces))(
  '%s says nothing of a listing that the newest list has',
  ([, draw], { view }) => {
    const [, listed] = states[0] as (typeof states)[number]
    expect(read(view, draw, listed)).not.toMatch(/visto/i)
  },
)

const doubtful = states.filter(([, { doubtfulPriceDate }]) => doubtfulPriceDate !== null)
const doubtedSurfaces: Surfaces = {
  'the public page': property => <PropertyFactsView facts={factsOf(property)} now={now} />,
  'the verdict': property => (
    <JudgedPropertyProvider property={detailOf(property)}>
      <VerdictCard property={detailOf(property)} />
    </JudgedPropertyProvider>
  ),
  ...Object.fromEntries(
    ['a row of the same address', 'a favorite’s row on its steps', 'a card of a home that fits'].flatMap(
      surface => {
        const draw = notableSurfaces[surface]
        return draw ? [[surface, draw]] : []
      },
    ),
  ),
}

it.for(combine(doubtedSurfaces, doubtful))(
  '%s says of a listing %s that it is to be confirmed',
  ([, , draw, property], { view }) => expectSaidDoubt(read(view, draw, property), property),
)

it.for(states)('a search engine takes a listing %s for in stock only where a list has it', ([, property]) => {
  const { offers } = buildRealEstateListing({ ...listedProperty, ...property }, 'Casa', 'https://a.example')
  const isThere = property.listed === 'listed'
  expect(offers?.availability).toBe(isThere ? 'https://schema.org/InStock' : undefined)
  expect(offers === undefined).toBe(property.gone)
})
