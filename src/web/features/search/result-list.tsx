import type { Property } from '#contract/catalogue-schemas.ts'
import { selectStatesToMark } from '#domain/freshness/list-freshness.ts'
import { ListingCard, type ListingCardLayout } from '../listing/card/listing-card.tsx'

/** The cards of a list. */
export function ResultList({
  items,
  layout,
  demonstration,
  now,
  isByDate,
}: {
  items: Property[]
  layout: ListingCardLayout
  demonstration: boolean
  now: number
  /** Whether the list is in the order of the dates, where a listing without one says so. */
  isByDate: boolean
}) {
  const marked = selectStatesToMark(
    items.map(({ state, listDate }) => ({ uf: state, listDate })),
    now,
  )
  return (
    <ul className="cards cards-chosen" aria-label="Imóveis">
      {items.map(property => (
        <li key={property.id} className="min-w-0">
          <ListingCard
            property={property}
            layout={layout}
            demonstration={demonstration}
            now={now}
            marksNoDate={isByDate}
            listMark={!demonstration && marked.has(property.state) ? 'always' : 'unlisted'}
          />
        </li>
      ))}
    </ul>
  )
}
