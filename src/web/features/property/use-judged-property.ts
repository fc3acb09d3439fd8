import { createContext, use } from 'react'
import { judgeDetail } from '#contract/judge-detail.ts'
import { answerPropertyScore, buildJudgedPurchase } from '#contract/judge-property.ts'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import type { JudgementAnswer } from '#contract/judgement-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { ScoredPart } from '#domain/analysis/opportunity-score.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { type OwnFigures, useOwnFigures } from '../../data/saved/own-figures.ts'

/** A property judged for the person who reads its page. */
export interface JudgedProperty {
  judgement: JudgementAnswer
  /** The purchase that every figure of the page begins from; `null` without sheet and appraisal, or for a gone one. */
  purchase: JudgedPurchase | null
  /** The parts of the score, with the answers in them. */
  scoreParts: readonly ScoredPart[]
  answers: OwnAnswers
  hasOwnSheet: boolean
}

/** Judges the page's property by the person's target, sheet and answers, with the functions that the server uses. */
export function useJudgement(property: PropertyDetail): JudgedProperty {
  // The server has judged by the account's target, which the browser itself knows only after the first render.
  const [targetRoi] = useTargetRoi(property.judgement.targetRoi)
  const own = useOwnFigures(property.id)
  const known = lastJudged.get(property)
  if (known?.targetRoi === targetRoi && known.own === own) return known.judged
  const judged = judge(property, targetRoi, own)
  lastJudged.set(property, { targetRoi, own, judged })
  return judged
}

/** The last judgement of a property, which many parts of its page ask for. */
const lastJudged = new WeakMap<
  PropertyDetail,
  { targetRoi: number; own: OwnFigures | null; judged: JudgedProperty }
>()

function judge(property: PropertyDetail, targetRoi: number, own: OwnFigures | null): JudgedProperty {
  const judgedFor = { targetRoi, sheet: own?.sheet ?? null, answers: own?.answers ?? {} }
  return {
    judgement: judgeDetail(property, judgedFor),
    purchase: buildJudgedPurchase(property, judgedFor),
    scoreParts: answerPropertyScore(property, property.score.parts, judgedFor.answers),
    answers: judgedFor.answers,
    hasOwnSheet: judgedFor.sheet !== null,
  }
}

/** Provides the judgement to the cards of the page, which is made once. */
export const JudgedPropertyContext = createContext<JudgedProperty | null>(null)

/** Returns the judgement of the page's property. */
export function useJudgedProperty(): JudgedProperty {
  const judged = use(JudgedPropertyContext)
  if (judged === null) throw new Error('A card of the property page stands outside of JudgedPropertyProvider')
  return judged
}
