import { compareAddress } from './compare-address.ts'
import { compareAreas, compareParking } from './compare-areas.ts'
import { compareBurdens } from './compare-burdens.ts'
import { compareCertificate } from './compare-certificate.ts'
import { compareDates } from './compare-dates.ts'
import { compareDebts } from './compare-debts.ts'
import { compareNegativeAuctions } from './compare-negative-auctions.ts'
import { compareOccupancy } from './compare-occupancy.ts'
import { compareOwner } from './compare-owner.ts'
import { comparePayment } from './compare-payment.ts'
import { describeReading } from './describe-reading.ts'
import { compareRegistration, compareRegistry } from './compare-registration.ts'
import { createClaimWriter } from './dossier-claims.ts'
import type { DossierSources } from './dossier-facts.ts'
import type { AnswerOffer, OpenCost, SubjectComparison } from './dossier-finding.ts'
import { type DossierQuestion } from './dossier-questions.ts'
import { compareRows, type DossierRow } from './dossier-row.ts'
import { judgeFit } from './title-record-fit.ts'

/** What page, edital and matrícula of a property say against each other. */
export interface Dossier {
  /** Contradictions first, then what weighs, what is unanswered, and the rest. */
  rows: DossierRow[]
  /** The matrícula that was read seems to be another property's: nothing follows from it. */
  isWrongPaper: boolean
  questions: DossierQuestion[]
  openCosts: OpenCost[]
  offers: AnswerOffer[]
}

const comparisons: readonly SubjectComparison[] = [
  compareOwner,
  compareBurdens,
  compareNegativeAuctions,
  compareAreas,
  compareParking,
  compareAddress,
  compareOccupancy,
  compareDebts,
  compareDates,
  comparePayment,
  describeReading,
  compareCertificate,
]

/**
 * Sets what list and bank page, edital and matrícula say side by side. A matrícula with another number, or of another
 * state, is compared by these alone, so that nothing of another property counts.
 */
export function buildDossier(sources: DossierSources): Dossier {
  const wrong =
    sources.titleRecord !== null && judgeFit(sources.listing, sources.titleRecord.reading).fit === 'wrong'
  const trusted = wrong ? { ...sources, titleRecord: null } : sources
  const run = (compare: SubjectComparison, of: DossierSources) => compare(of, createClaimWriter(of))
  const findings = [
    ...[compareRegistration, compareRegistry].flatMap(compare => run(compare, sources)),
    ...comparisons.flatMap(compare => run(compare, trusted)),
  ]
  return {
    rows: findings.map(({ row }) => row).toSorted(compareRows),
    isWrongPaper: wrong,
    questions: findings.flatMap(({ questions }) => questions),
    openCosts: findings.flatMap(({ openCosts }) => openCosts),
    offers: findings.flatMap(({ offers }) => offers),
  }
}
