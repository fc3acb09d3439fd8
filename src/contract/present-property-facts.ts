import type { CataloguedListing } from '#domain/property/listing.ts'
import { type PageBesideList, presentBankPage } from './present-bank-page.ts'
import { presentLadder } from './present-ladder.ts'
import { type PresentationContext, presentProperty } from './present-property.ts'
import { BankPageTerms, type PropertyFacts } from './property-facts-schemas.ts'

/** The stored facts of one listing from which its public page is made. */
export interface PublicFacts {
  listing: CataloguedListing
  bankPage: PageBesideList | null
  /** Offered listings near it, in their order. */
  neighbors: readonly CataloguedListing[]
}

const termNames = BankPageTerms.keyof().options

/** Returns what the bank's page states about paying; the conditions of another sale are left out. */
function presentTerms({ listing, bankPage }: PublicFacts): BankPageTerms | null {
  const page = presentBankPage(bankPage, listing)
  return page && (Object.fromEntries(termNames.map(name => [name, page[name]])) as BankPageTerms)
}

/** Builds the public facts of one listing: the same for everybody who asks. */
export function presentPropertyFacts(facts: PublicFacts, context: PresentationContext): PropertyFacts {
  const { listing, neighbors } = facts
  return {
    ...presentProperty(listing, context),
    source: listing.source,
    goneSince: listing.gone ? listing.listDate : null,
    ladder: presentLadder(listing, context),
    bankPage: presentTerms(facts),
    neighbors: neighbors.map(other => presentProperty(other, context)),
  }
}
