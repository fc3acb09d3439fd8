import type { CostFacts } from '../calculators/cost-assumptions.ts'
import { fromReais, fromReaisOrNull } from '../money.ts'
import type { JudgementQuestion } from './judgement-questions.ts'

/** The values with which somebody answers the questions; money in reais. */
export interface OwnAnswerValues {
  occupancy: 'vacant' | 'occupied'
  /** What the buyer takes over; 0 = nothing, `null` = not found out. One of the two is known. */
  debts: { condominium: number | null; taxes: number | null }
  financing: boolean
  fgts: boolean
  titleRecord: 'read'
  edital: 'read'
  place: 'confirmed'
  /** For how much the person would sell it: an opinion, none of the questions. */
  saleValue: number
}

/** What a person can say about a listing. */
export type OwnAnswerKey = keyof OwnAnswerValues
/** The questions that a person can answer; comparables come from the catalogue alone. */
export type OwnQuestion = Exclude<OwnAnswerKey, 'saleValue'>
export const ownQuestions = [
  'occupancy',
  'debts',
  'financing',
  'fgts',
  'titleRecord',
  'edital',
  'place',
] as const satisfies readonly (OwnQuestion & JudgementQuestion)[]

/** An answer and the day on which it was given, `YYYY-MM-DD`. */
export interface OwnAnswer<Value> {
  value: Value
  day: string
  /** The paper it was taken over from, in Portuguese: `do edital, cláusula 5.1`; missing where the person found it out. */
  source?: string | undefined
}

/** Characters of a source at most. */
export const answerSourceLength = 120

/** A person's answers about a listing; unanswered questions are missing. */
export type OwnAnswers = { [Key in OwnAnswerKey]?: OwnAnswer<OwnAnswerValues[Key]> | undefined }

/** Returns what somebody found out, else what list and page state; `null` = neither. */
export const resolveFinancing = (stated: boolean | null, answers: OwnAnswers): boolean | null =>
  answers.financing ? answers.financing.value : stated

/** A change to the answers: missing ones stay, `null` deletes one. */
export type OwnAnswersChange = { [Key in OwnAnswerKey]?: OwnAnswers[Key] | null }

/** Applies a change to answers. */
export const mergeOwnAnswers = (answers: OwnAnswers, change: OwnAnswersChange): OwnAnswers =>
  Object.fromEntries(Object.entries({ ...answers, ...change }).filter(([, answer]) => answer != null))

/** Returns the facts that a cost sheet begins from, with the person's answers in place of what the sources say. */
export function applyOwnAnswers(facts: CostFacts, { occupancy, debts, saleValue }: OwnAnswers): CostFacts {
  return {
    ...facts,
    ...(occupancy && { occupancy: occupancy.value }),
    ...(saleValue && { ownSaleValue: fromReais(saleValue.value) }),
    ...(debts && {
      knownDebts: {
        condominium: fromReaisOrNull(debts.value.condominium),
        taxes: fromReaisOrNull(debts.value.taxes),
      },
    }),
  }
}
