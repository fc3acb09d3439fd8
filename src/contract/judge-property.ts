import {
  buildAssumedCosts,
  type CostFacts,
  computeSheetReturn,
  estimateWorstCondoDebt,
  type ReturnRange,
} from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeMaxBid } from '#domain/calculators/max-bid.ts'
import {
  describeHowToAnswer,
  isQuestionAnswered,
  judgementQuestions,
  leastKnownForScore,
  type QuestionFacts,
  sumKnownWeight,
} from '#domain/judgement/judgement-questions.ts'
import { applyOwnAnswers, type OwnAnswers } from '#domain/judgement/own-answers.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import { isUnusualDiscount } from '#domain/judgement/unusual-discount.ts'
import { judgeVerdict } from '#domain/judgement/verdict.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { toCostFacts, toCostQuestion } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import type { JudgementAnswer, LadderAnswer } from './judgement-schemas.ts'
import type { Property } from './property-schemas.ts'

/** For whom a property is judged: the target, and what the person saved of it. */
export interface JudgedFor {
  /** Percent. */
  targetRoi: number
  sheet: CostSheet | null
  answers: OwnAnswers
}

/** Somebody who has neither chosen a target nor saved anything of the property. */
export const judgedForAnybody: JudgedFor = { targetRoi: defaultTargetRoi, sheet: null, answers: {} }

/** What the catalogue knows beyond the property itself. */
export interface JudgementSources {
  /** Other offered listings of its city and category with area and appraisal. */
  comparables: number
  /** How many listings have a discount over 80 %, and of how many. */
  unusual: { listings: number; of: number }
  ladder: Pick<LadderAnswer, 'next' | 'later'> | null
  /** The score of what is known; `null` when nothing is. */
  score: number | null
}

/** The purchase that is judged. */
export interface JudgedPurchase {
  question: CostQuestion
  /** The condomínio debt of the pessimistic scenario. */
  worstCondoDebt: number
  /** Whether a saved sheet or answers about its costs decide. */
  own: boolean
}

/**
 * Builds the purchase by which a property is judged: the saved sheet, else the default assumptions with the person's
 * answers; the target replaces the sheet's own. `null` without sheet and appraisal.
 */
export function buildJudgedPurchase(
  property: Property,
  { targetRoi, sheet, answers }: JudgedFor,
): JudgedPurchase | null {
  const facts: CostFacts = applyOwnAnswers(toCostFacts(property), answers)
  const question = sheet === null ? buildAssumedCosts(facts) : toCostQuestion(sheet)
  if (question === null) return null
  return {
    question: { ...question, desiredRoi: targetRoi },
    worstCondoDebt: estimateWorstCondoDebt(facts, question),
    own: sheet !== null || answers.occupancy !== undefined || answers.debts !== undefined,
  }
}

/**
 * Computes the range of the net ROI of a purchase at another bid, in reais.
 * @param withoutCommission as in a venda, where the leiloeiro gets nothing
 */
export function computeReturnAt(
  { question, worstCondoDebt }: JudgedPurchase,
  bid: number,
  withoutCommission = false,
): ReturnRange | null {
  const at = { ...question, bid: fromReais(bid), ...(withoutCommission && { commissionPercent: 0 }) }
  return computeSheetReturn(at, worstCondoDebt)
}

/** Judges what a property would return: the range, and the highest bid for the target; `null` where it is not known. */
export function judgeReturn(
  property: Property,
  judgedFor: JudgedFor,
): { purchase: JudgedPurchase | null } & Pick<JudgementAnswer, 'returnRange' | 'maxBid' | 'own'> {
  const purchase = property.gone ? null : buildJudgedPurchase(property, judgedFor)
  const maxBid = purchase && computeMaxBid(purchase.question)
  return {
    purchase,
    returnRange: purchase && computeSheetReturn(purchase.question, purchase.worstCondoDebt),
    maxBid: maxBid === null ? null : toReais(maxBid),
    own: purchase?.own ?? false,
  }
}

const toQuestionFacts = (property: Property, comparables: number): QuestionFacts => ({
  occupancy: property.situation === 'unknown' ? null : property.situation,
  debtsStated: property.debtsStated,
  financing: property.financing,
  fgts: property.fgts,
  precision: property.precision,
  comparables,
})

/** Judges a property, on the server and in the browser alike. */
export function judgeProperty(
  property: Property,
  { comparables, unusual, ladder, score }: JudgementSources,
  judgedFor: JudgedFor,
): JudgementAnswer {
  const { targetRoi, answers } = judgedFor
  const { purchase, returnRange, maxBid, own } = judgeReturn(property, judgedFor)
  const breakEven = purchase && computeMaxBid({ ...purchase.question, desiredRoi: 0 })
  const isUnusual = isUnusualDiscount(property.discount)
  const facts = toQuestionFacts(property, comparables)
  const known = sumKnownWeight(facts, answers)
  const nextPrices =
    ladder?.next == null
      ? []
      : [...(ladder.next.kind === 'cut' ? [ladder.next.price] : []), ...ladder.later].map(fromReais)
  return {
    verdict: judgeVerdict({
      gone: property.gone,
      range: returnRange,
      unusual: isUnusual && !property.pageRead,
      target: targetRoi,
      maxBid: maxBid === null ? null : fromReais(maxBid),
      breakEven,
      nextPrices,
    }),
    returnRange,
    own,
    known: known / 100,
    missing: judgementQuestions
      .filter(question => !isQuestionAnswered(question, facts, answers))
      .map(key => ({ key, how: describeHowToAnswer(key, property) })),
    comparables,
    score: known >= leastKnownForScore ? score : null,
    targetRoi,
    maxBid,
    unusual: isUnusual ? unusual : null,
  }
}
