import '../listing/card/card.css'
import '../shared-list/shared-list.css'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { presentSharedLot, presentSharedProperty } from '#contract/present-shared-listing.ts'
import type { SharedFigures, SharedListing } from '#contract/shared-list-schemas.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { SharedListingCard } from '../shared-list/shared-listing-card.tsx'
import type { ShareItem } from './share-draft.ts'

/** Presents a property as a client will see it, by the functions that the server uses. */
const presentShareItem = (item: ShareItem, figures: SharedFigures, targetRoi: number): SharedListing =>
  'property' in item
    ? presentSharedProperty(
        item.property,
        { ...judgedForAnybody, targetRoi, sheet: item.sheet, answers: item.answers },
        { figures, clientNotes: item.clientNotes, mine: null },
      )
    : presentSharedLot(item, targetRoi, { figures, mine: null })

/** The first property of a list as its client will see it. */
export function SharePreview({
  item,
  figures,
  adviserName,
}: {
  item: ShareItem
  figures: SharedFigures
  adviserName: string
}) {
  const [targetRoi] = useTargetRoi()
  return (
    <div className="share-preview" inert>
      <SharedListingCard
        listing={presentShareItem(item, figures, targetRoi)}
        adviserName={adviserName || 'Você'}
        targetRoi={figures.maxBid ? targetRoi : null}
      />
    </div>
  )
}
