import { writePropertyPicturePath } from '#contract/picture-path.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { buildBreadcrumbList, buildRealEstateListing } from '#contract/structured-data.ts'
import {
  presencePageStatus,
  rateListingPresence,
  writeDatedPresence,
} from '#domain/freshness/listing-presence.ts'
import { describeOffer } from '#domain/property/describe-offer.ts'
import { describeProperty } from '#domain/property/place-names.ts'
import type { PageHead } from '../../framework/page-head.ts'
import { listPropertyCrumbs } from './property-crumbs.ts'

/** Changes with all that the picture shows: the facts, and the list that has or lacks it. */
const pictureVersion = ({ updatedAt, listDate, unseenSince }: PropertyFacts): string =>
  `${updatedAt} ${unseenSince ?? listDate}`

/**
 * Writes what a property's page says of itself: the bank's public facts, nothing computed. Search engines list offered
 * properties of the bank alone: neither those that left the list nor invented ones.
 * @param now epoch ms
 */
export function writeFactsHead(facts: PropertyFacts, now: number): PageHead {
  const name = describeProperty(facts)
  const isDemonstration = facts.source === 'demo'
  const isIndexed = !facts.gone && !isDemonstration
  return {
    // Flats of one building have the same name; people also search for the bank's number.
    title: `${name} · nº ${facts.id}`,
    description: describeOffer({ ...facts, isDemonstration, presence: writeDatedPresence(facts, now) }),
    canonical: writePropertyAddress(facts),
    isIndexed,
    structuredData: siteUrl => [
      ...(isIndexed ? [buildRealEstateListing(facts, name, siteUrl)] : []),
      buildBreadcrumbList(listPropertyCrumbs(facts), siteUrl),
    ],
    image: writePropertyPicturePath(facts.id, pictureVersion(facts)),
    status: presencePageStatus[rateListingPresence(facts.goneSince, now)],
  }
}
