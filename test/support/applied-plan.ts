import { fingerprintListing } from '#domain/caixa/listing-changes.ts'
import { foldText } from '#domain/fold-text.ts'
import type { KnownCatalogue } from '#server/catalogue/import/known-catalogue.ts'
import type { ImportPlan } from '#server/catalogue/import/plan-import.ts'

/** Does to what is known what an import does to the database. */
export function applyPlan(known: KnownCatalogue, plan: ImportPlan, listDate: string): void {
  for (const difference of plan.differences) {
    if ('listing' in difference) {
      const { listing, doubtful } = difference
      known.listings.set(listing.id, {
        ...listing,
        cityKey: foldText(listing.city),
        gone: false,
        unseen: false,
        doubtful,
        listDate,
        fingerprint: fingerprintListing(listing),
      })
    } else {
      const before = known.listings.get(difference.id)!
      const gone = difference.kind === 'gone'
      known.listings.set(difference.id, { ...before, gone, unseen: difference.kind === 'unseen' })
    }
  }
  for (const { state, numbers } of plan.orders) {
    known.stateDates.set(state, listDate)
    const gap = plan.gaps.find(each => each.state === state)
    known.lastLists.set(state, {
      listDate,
      order: numbers,
      missing: gap?.missing.map(({ modality }) => modality) ?? [],
    })
  }
}

/** Whether the last list of its state names a listing. */
export function presenceOf(known: KnownCatalogue, id: string): 'listed' | 'unseen' | 'gone' | undefined {
  const listing = known.listings.get(id)
  if (listing === undefined) return undefined
  return listing.gone ? 'gone' : listing.unseen ? 'unseen' : 'listed'
}
