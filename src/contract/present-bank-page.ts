import { toReaisOrNull } from '#domain/money.ts'
import { type RegisteredBids, readFinancingKind } from '#domain/property/bank-page.ts'
import { describeFactSources } from '#domain/property/describe-shared-facts.ts'
import type { DatedBankPage, DatedListFacts } from '#domain/property/merge-facts.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { isPageOfSale, parseModality } from '#domain/property/sale-modality.ts'
import type { BankPageAnswer } from './property-detail-schemas.ts'

/** A bank page that was read, and what the newest list says beside it. */
export interface PageBesideList extends DatedBankPage {
  list: DatedListFacts
}

/** Returns the page's facts without the conditions of another sale than the present one. */
export function presentBankPage(
  read: PageBesideList | null,
  listing: Pick<CataloguedListing, 'modality'>,
): BankPageAnswer | null {
  if (read === null) return null
  const { page } = read
  const current = isPageOfSale(page.modality, listing.modality)
  return {
    readAt: read.readAt,
    name: page.name,
    evaluationValue: toReaisOrNull(page.evaluation),
    price: toReaisOrNull(page.price),
    secondAuctionPrice: current ? toReaisOrNull(page.secondAuctionPrice) : null,
    titleRecords: page.titleRecords,
    judicialDistrict: page.judicialDistrict,
    registryOffice: page.registryOffice,
    cityRegistration: page.cityRegistrations.join(', ') || null,
    cityRegistrations: page.cityRegistrations,
    failedAuctionsRecorded: page.failedAuctionsRecorded,
    modality: parseModality(page.modality ?? ''),
    editalNumber: current ? page.editalNumber : null,
    editalItem: current ? page.editalItem : null,
    editalPublishedAt: current ? page.editalPublishedAt : null,
    address: page.address,
    postalCode: page.postalCode,
    occupancyHidden: page.occupancyHidden,
    description: page.description,
    descriptionCut: page.descriptionCut,
    warnings: page.warnings,
    paymentForms: page.payment.sentences,
    paymentCut: page.payment.cut,
    financing: page.payment.financing,
    financingKind: current ? readFinancingKind(page.payment) : null,
    bids: current ? presentBids(page.bids) : null,
    facts: describeFactSources(read.list, read),
    condominiumRule: page.debts.condominium,
    condominiumRuleCut: page.debts.condominiumCut,
    taxesRule: page.debts.taxes,
    taxesRuleCut: page.debts.taxesCut,
  }
}

const presentBids = (bids: RegisteredBids | null): BankPageAnswer['bids'] =>
  bids && { ...bids, highest: toReaisOrNull(bids.highest) }
