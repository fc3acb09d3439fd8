import { averageScoreParts, type ScoredPart } from '#domain/analysis/opportunity-score.ts'
import {
  buildAssumedCosts,
  computeSheetReturn,
  type ReturnRange,
} from '#domain/calculators/cost-assumptions.ts'
import { computeMaxBid } from '#domain/calculators/cost-sheet.ts'
import {
  describeHowToAnswer,
  isQuestionAnswered,
  judgementQuestions,
  leastKnownForScore,
  type QuestionFacts,
  sumKnownWeight,
} from '#domain/judgement/judgement-questions.ts'
import { answerScoreParts } from '#domain/judgement/answered-score.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import { isUnexplainedDiscount, isUnusualDiscount } from '#domain/judgement/judged-return.ts'
import type { LikelyGone } from '#domain/judgement/likely-gone.ts'
import { judgeVerdict, type NextReturn } from '#domain/judgement/verdict.ts'
import { isSameNextPrice } from '#domain/ladder/ladder-words.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { bringSheetToSale, type CostedProperty, toCostQuestion, toOwnCostFacts } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import {
  buildPurchaseToday,
  type JudgedPurchase,
  type JudgedReturn,
  judgePurchase,
} from './judge-purchase.ts'
import type { JudgementAnswer, LadderAnswer } from './judgement-schemas.ts'
import type { Property } from './property-schemas.ts'

/** The person for whom a property is judged: the target, and what the person saved of it. */
export interface JudgedFor {
  /** Percent. */
  targetRoi: number
  sheet: CostSheet | null
  answers: OwnAnswers
}

/** A person who has neither chosen a target nor saved anything about the property. */
export const judgedForAnybody: JudgedFor = { targetRoi: defaultTargetRoi, sheet: null, answers: {} }

/** What the catalogue knows beyond the property itself. */
export interface JudgementSources {
  /** Other offered listings of its city and category with area and appraisal. */
  comparables: number
  /** How many listings have a discount over 80 %, and of how many. */
  unusual: { listings: number; of: number }
  ladder: Pick<LadderAnswer, 'next' | 'later'> | null
  likelyGone: LikelyGone | null
  /** The parts of the score by the sources. */
  scoreParts: readonly ScoredPart[]
}

/** The facts of a property that its return depends on. */
type JudgedFacts = CostedProperty & Pick<Property, 'gone'>

/**
 * Builds the purchase by which a property is judged: by the saved sheet, else by the default assumptions with the
 * person's answers. It is made at the price and with the commission of today, whatever the sheet bids; the target
 * replaces the sheet's own. `null` for a gone property, and without sheet and any sale value.
 */
export function buildJudgedPurchase(
  property: JudgedFacts,
  { targetRoi, sheet, answers }: JudgedFor,
): JudgedPurchase | null {
  if (property.gone || property.price <= 0) return null
  const facts = toOwnCostFacts(property, answers)
  const question =
    sheet === null ? buildAssumedCosts(facts) : toCostQuestion(bringSheetToSale(sheet, property, answers))
  if (question === null) return null
  const { occupancy, debts, saleValue } = answers
  const own = sheet !== null || [occupancy, debts, saleValue].some(answer => answer !== undefined)
  return buildPurchaseToday(facts, question, { targetRoi, own })
}

/**
 * Computes the range of the net ROI of a purchase at another bid, in reais.
 * @param withoutCommission as in a venda, where the leiloeiro gets nothing
 */
export function computeReturnAt(
  { question, risks }: JudgedPurchase,
  bid: number,
  withoutCommission = false,
): ReturnRange | null {
  const at = { ...question, bid: fromReais(bid), ...(withoutCommission && { commissionPercent: 0 }) }
  return computeSheetReturn(at, risks)
}

/** Computes the range of the net ROI at the next price on the ladder; `null` when no next price is predicted. */
export const computeReturnAtNext = (
  purchase: JudgedPurchase,
  { price, nextPrice }: Pick<Property, 'price' | 'nextPrice'>,
): ReturnRange | null =>
  nextPrice === null ? null : computeReturnAt(purchase, nextPrice, isSameNextPrice({ price, nextPrice }))

/** Judges what a property would return: the range, and the highest bid for the target; `null` where it is not known. */
export const judgeReturn = (property: JudgedFacts, judgedFor: JudgedFor): JudgedReturn =>
  judgePurchase(buildJudgedPurchase(property, judgedFor))

/** Lists what the prices that follow on the ladder would return, the next first. */
function listNextReturns(purchase: JudgedPurchase | null, ladder: JudgementSources['ladder']): NextReturn[] {
  if (purchase === null || ladder?.next == null) return []
  const { kind, price } = ladder.next
  // A licitação is followed by vendas, in which the leiloeiro gets nothing.
  const returnAt = (bid: number) => computeReturnAt(purchase, bid, kind === 'same')?.base ?? -100
  return [
    { kind, base: returnAt(price) },
    ...ladder.later.map(later => ({ kind: 'cut' as const, base: returnAt(later) })),
  ]
}

/** Puts a person's answers in place of what the sources say in the parts of the score. */
export const answerPropertyScore = (
  { situation, financing, debtsStated, condoDebtLimit, price }: Property,
  parts: readonly ScoredPart[],
  answers: OwnAnswers,
): ScoredPart[] =>
  answerScoreParts(
    parts,
    {
      occupancy: situation === 'unknown' ? null : situation,
      financing,
      debtsStated,
      condoDebtLimit: fromReaisOrNull(condoDebtLimit),
      price: fromReais(price),
    },
    answers,
  )

/** Collects the facts of a property from which its open questions follow. */
export const toQuestionFacts = (property: Property, comparables: number): QuestionFacts => ({
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
  { comparables, unusual, ladder, likelyGone, scoreParts }: JudgementSources,
  judgedFor: JudgedFor,
): JudgementAnswer {
  const { targetRoi, answers } = judgedFor
  const { purchase, returnRange, maxBid, own, ground } = judgeReturn(property, judgedFor)
  const breakEven = purchase && computeMaxBid({ ...purchase.question, desiredRoi: 0 })
  const facts = toQuestionFacts(property, comparables)
  const known = sumKnownWeight(facts, answers)
  return {
    verdict: judgeVerdict({
      gone: property.gone,
      likelyGone,
      category: property.category,
      ground,
      listAgeDays: property.listAgeDays,
      known,
      range: returnRange,
      unusual: isUnexplainedDiscount(property),
      target: targetRoi,
      maxBid: fromReaisOrNull(maxBid),
      breakEven,
      nextReturns: listNextReturns(purchase, ladder),
    }),
    returnRange,
    ground,
    likelyGone,
    own,
    known: known / 100,
    missing: judgementQuestions
      .filter(question => !isQuestionAnswered(question, facts, answers))
      .map(key => ({ key, how: describeHowToAnswer(key, property) })),
    comparables,
    score:
      known >= leastKnownForScore
        ? averageScoreParts(answerPropertyScore(property, scoreParts, answers))
        : null,
    targetRoi,
    maxBid,
    unusual: isUnusualDiscount(property.discount) ? unusual : null,
  }
}
