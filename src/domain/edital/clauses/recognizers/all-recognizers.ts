import type { ClauseRecognizer } from './clause-recognizer.ts'
import { adCorpusRules } from './ad-corpus.ts'
import { commissionRules } from './commission.ts'
import { deadlineRules } from './deadlines.ts'
import { condominiumRules, taxRules } from './debts.ts'
import { deedRules } from './deed.ts'
import { evictionRules } from './eviction.ts'
import { financingRules } from './financing.ts'
import { lawsuitRules } from './lawsuits.ts'
import { occupationRules } from './occupation.ts'
import { participationRules } from './participation.ts'
import { paymentRules } from './payment.ts'
import { penaltyRules } from './penalties.ts'
import { preferenceRules } from './preference.ts'
import { registrationRules } from './registration.ts'
import { titleRules } from './title.ts'
import { withdrawalRules } from './withdrawal.ts'

/** One recognizer per topic, in the order in which topics are reported. */
export const clauseRecognizers: readonly ClauseRecognizer[] = [
  condominiumRules,
  taxRules,
  occupationRules,
  paymentRules,
  financingRules,
  commissionRules,
  preferenceRules,
  adCorpusRules,
  lawsuitRules,
  titleRules,
  deadlineRules,
  penaltyRules,
  deedRules,
  evictionRules,
  withdrawalRules,
  registrationRules,
  participationRules,
]
