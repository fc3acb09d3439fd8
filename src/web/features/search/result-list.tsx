import { Suspense } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { selectStatesToMark } from '#domain/freshness/list-freshness.ts'
import { ListingCard, type ListingCardLayout } from '../listing/card/listing-card.tsx'

/** Cards that the browser takes over at once, between which it answers. */
const groupSize = 3

const groupItems = (items: readonly Property[]): Property[][] =>
  Array.from({ length: Math.ceil(items.length / groupSize) }, (_, at) =>
    items.slice(at * groupSize, (at + 1) * groupSize),
  )

export default function ResultList({
  items,
  layout,
  demonstration,
  now,
}: {
  items: Property[]
  layout: ListingCardLayout
  demonstration: boolean
  now: number
}) {
  const marked = selectStatesToMark(
    items.map(({ state, listDate }) => ({ uf: state, listDate })),
    now,
  )
  return (
    <ul className="cards cards-chosen" aria-label="Imóveis">
      {groupItems(items).map(group => (
        <Suspense key={group[0]?.id}>
          {group.map(property => (
            <li key={property.id} className="min-w-0">
              <ListingCard
                property={property}
                layout={layout}
                demonstration={demonstration}
                now={now}
                markList={!demonstration && marked.has(property.state)}
              />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  )
}
