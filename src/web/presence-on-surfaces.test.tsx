// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { computeItemResult } from '#contract/item-result.ts'
import { presentSharedProperty } from '#contract/present-shared-listing.ts'
import type { Property } from '#contract/property-schemas.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { presenceLookedAt as now, presenceStates } from '#test/support/presence-states.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import {
  expectAbsenceOnce,
  expectSaidDoubt,
  expectSaidPresence,
  plainWords,
} from '#test/support/said-presence.ts'
import { allSharedFigures, sharedPageOf } from '#test/support/shared-page.ts'
import { ComparisonColumn } from './features/compare/comparison-column.tsx'
import { ResultCard } from './features/consultant/thread/result-card.tsx'
import { NewsRowView } from './features/dashboard/dashboard-cards.tsx'
import { BoardCard } from './features/desk/board/board-card.tsx'
import { writeDeskCsv } from './features/desk/desk-table-view.tsx'
import { DeskPaper } from './features/desk/desk-paper.tsx'
import { ItemPanel } from './features/desk/panel/item-panel.tsx'
import { buildFavoriteRow } from './features/desk/rows/favorite-row.ts'
import { deskColumns } from './features/desk/table/desk-columns.ts'
import { DeskTableRow } from './features/desk/table/desk-table.tsx'
import { FavoriteItem } from './features/favorites/favorite-item.tsx'
import FavoritesPaper from './features/favorites/favorites-paper.tsx'
import { MapRow } from './features/map/map-row.tsx'
import { JudgedPropertyProvider } from './features/property/property-detail.tsx'
import { PropertyHeadline } from './features/property/property-headline.tsx'
import { PriceCard } from './features/property/price-card.tsx'
import PropertyPaper from './features/property/property-paper.tsx'
import { SharedListPaper } from './features/shared-list/shared-list-paper.tsx'
import { SharedListingCard } from './features/shared-list/shared-listing-card.tsx'
import { ListingCard } from './features/listing/card/listing-card.tsx'
import { PublicListingCard } from './features/listing/card/public-listing-card.tsx'

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
const context = { clients: new Map<string, string>(), demonstration: false, homeOf: null }
const rowOf = (property: Property) => buildFavoriteRow(favoriteOf(property), undefined, defaultTargetRoi, now)
const sharedOf = (property: Property) =>
  presentSharedProperty(property, judgedForAnybody, {
    figures: allSharedFigures,
    clientNotes: '',
    mine: null,
  })
const inTable = (property: Property, lead: 'stage' | null) => (
  <table>
    <tbody>
      <DeskTableRow
        row={rowOf(property)}
        at={0}
        columns={deskColumns}
        lead={deskColumns.find(({ key }) => key === lead) ?? null}
        context={context}
        chosen={false}
        isTabStop
      />
    </tbody>
  </table>
)

/** Everything that shows a listing, as a person reads it there. */
const surfaces: Readonly<Record<string, (property: Property) => ReactNode>> = {
  'a card': property => (
    <ListingCard property={property} layout="grid" demonstration={false} now={now} listMark="always" />
  ),
  'a row beside the map': property => (
    <MapRow
      property={property}
      demonstration={false}
      spot={null}
      hot={false}
      onPoint={nothing}
      onShow={null}
      now={now}
      markList
    />
  ),
  'a favorite': property => (
    <FavoriteItem
      favorite={favoriteOf(property)}
      removed={false}
      chosen={false}
      choosable
      demonstration={false}
      now={now}
      onChoose={nothing}
      onStage={nothing}
      onNotes={nothing}
    />
  ),
  'the favorites on paper': property => (
    <FavoritesPaper items={[favoriteOf(property)]} now={now} wanted onPrinted={nothing} />
  ),
  'a column of the comparison': property => (
    <table>
      <thead>
        <tr>
          <ComparisonColumn property={property} source="caixa" onRemove={nothing} />
        </tr>
      </thead>
    </table>
  ),
  'a row of the desk': property => inTable(property, null),
  'a card of the board': property => (
    <ul>
      <BoardCard
        row={rowOf(property)}
        result={undefined}
        context={context}
        isTabStop
        hintId="hint"
        onMove={nothing}
        onOpen={nothing}
      />
    </ul>
  ),
  'the panel of the desk': property => (
    <ItemPanel
      row={rowOf(property)}
      clients={[]}
      expenses={[]}
      result={computeItemResult([], null)}
      today="2026-11-22"
      onNotes={nothing}
      onCorrect={nothing}
      onClose={nothing}
    />
  ),
  'the desk on paper': property => (
    <DeskPaper
      title="Mesa"
      rows={[rowOf(property)]}
      shown={['price', 'roi', 'maxBid', 'next']}
      context={context}
      targetRoi={defaultTargetRoi}
      now={now}
      wanted
      onPrinted={nothing}
    />
  ),
  'a card of a client’s list': property => (
    <SharedListingCard listing={sharedOf(property)} adviserName="Carla" targetRoi={defaultTargetRoi} />
  ),
  'a client’s list on paper': property => <SharedListPaper page={sharedPageOf([sharedOf(property)])} />,
  'a card of the chat': property => (
    <ResultCard
      item={
        { property, discount_percent: 10, sale_modality: 'Leilão' } as Parameters<
          typeof ResultCard
        >[0]['item']
      }
      demonstration={false}
    />
  ),
  'the top of the property’s page': property => (
    <JudgedPropertyProvider property={{ ...richProperty, ...property }}>
      <PropertyHeadline
        property={{ ...richProperty, ...property }}
        demonstration={false}
        now={now}
        onPrint={nothing}
      />
      <PriceCard
        property={{ ...richProperty, ...property }}
        provenance="caixa"
        now={now}
        onwardLinks={nothing}
      />
    </JudgedPropertyProvider>
  ),
  'the property on paper': property => (
    <JudgedPropertyProvider property={{ ...richProperty, ...property }}>
      <PropertyPaper property={{ ...richProperty, ...property }} now={now} wanted onPrinted={nothing} />
    </JudgedPropertyProvider>
  ),
}

/** Surfaces below a line about their lists, or that mark only notable listings. */
const notableSurfaces: typeof surfaces = {
  'a row of the desk on a phone': property => inTable(property, 'stage'),
  'a card of a public page': property => (
    <PublicListingCard property={property} now={now} pictureSizes="20rem" />
  ),
  'a row of the news': property => (
    <ul>
      <NewsRowView
        row={{
          key: '1',
          property,
          title: 'Apartamento',
          before: '',
          price: '',
          after: '',
          label: { words: '', tone: 'plain' },
          reason: '',
        }}
      />
    </ul>
  ),
}

/** Returns all that the document says. */
function read(view: ShownComponent, drawn: ReactNode): string {
  view.render(<QueryClientProvider client={new QueryClient()}>{drawn}</QueryClientProvider>)
  return plainWords(document.body.textContent)
}

function expectPresence(text: string, property: Property): void {
  expectSaidPresence(text, property)
  expectAbsenceOnce(text, property)
  expectSaidDoubt(text, property)
  if (property.gone)
    for (const absent of [
      /roi (?:líquido )?(?:de )?−?\d/,
      /próximo preço r\$/,
      /lance máximo[^.]*r\$ ?\d/,
      /92\.410/,
    ])
      expect(text).not.toMatch(absent)
}

const states = Object.entries(presenceStates)

const combine = (drawn: typeof surfaces, among: typeof states) =>
  Object.entries(drawn).flatMap(([surface, draw]) =>
    among.map(([state, property]) => [surface, state, draw, property] as const),
  )

it.for(combine(surfaces, states))(
  '%s says of a listing %s what the list says of it, and how old that is',
  ([, , draw, property], { view }) => expectPresence(read(view, draw(property)), property),
)

it.for(
  combine(
    notableSurfaces,
    states.filter(([, { listed }]) => listed !== 'listed'),
  ),
)('%s says of a listing %s what the list says of it', ([, , draw, property], { view }) =>
  expectPresence(read(view, draw(property)), property),
)

it.for([
  'a card',
  'a row beside the map',
  'the favorites on paper',
  'a row of the desk',
  'the desk on paper',
  'a card of a client’s list',
  'a client’s list on paper',
])('%s says of a next price that is today’s that it is the same', (surface, { view }) => {
  const property = presenceStates['listed in a fresh list'] as Property
  const same = { ...property, nextPrice: property.price }
  expect(read(view, surfaces[surface]?.(property))).not.toContain('mesmo')
  expect(read(view, surfaces[surface]?.(same))).toContain('mesmo')
})

it.each([
  ['listed in a fresh list', '2026-11-19;sim;;;Caixa'],
  ['listed in a stale list', '2026-01-08;sim;;;Caixa'],
  ['not seen in a cut list', '2026-11-19;não visto;;;Caixa'],
  ['gone by a list', ';não;2026-11-20;;Caixa'],
  ['with a price in doubt', '2026-11-19;sim;;preço a confirmar: R$ 7.490 em 19 nov. 2026;Caixa'],
  ['with an appraisal in doubt', '2026-11-19;sim;;avaliação a confirmar: R$ 16.800 em 19 nov. 2026;Caixa'],
])('the desk’s file says of a listing %s whether it is in its list, and in which', (state, cells) => {
  const property = presenceStates[state] as Property
  expect(plainWords(writeDeskCsv([rowOf(property)], [], context, ''))).toContain(plainWords(cells))
})
