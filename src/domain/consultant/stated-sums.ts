import { foldText } from '../fold-text.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { readQuestionFigures } from './question-figures.ts'
import {
  answerAreaOfOther,
  answerBareSum,
  answerStatedRate,
  answerTwoPurchases,
} from './stated-comparisons.ts'
import {
  answerDebtInParts,
  answerMonthsOfCosts,
  answerMonthsOfSaving,
  answerRentAgainstPrice,
  answerStatedCosts,
} from './stated-costs.ts'
import {
  answerAmortization,
  answerBothDownPayments,
  answerCashAndFund,
  answerIncomeShare,
  answerOwnDownPayment,
} from './stated-loans.ts'
import type { StatedSumQuestion } from './stated-sum-words.ts'

const sums: readonly ((question: StatedSumQuestion) => string | null)[] = [
  answerTwoPurchases,
  answerAreaOfOther,
  answerStatedRate,
  answerAmortization,
  answerBothDownPayments,
  answerOwnDownPayment,
  answerIncomeShare,
  answerCashAndFund,
  answerRentAgainstPrice,
  answerStatedCosts,
  answerMonthsOfCosts,
  answerMonthsOfSaving,
  answerDebtInParts,
  answerBareSum,
]

/**
 * Answers a question that states what its sum takes, and asks for it, by that sum; `null` where it asks for no such sum.
 * Its figures are then not replaced by what the listing or an assumption says.
 */
export function answerStatedSum(message: string, about: OfferedListing | null): string | null {
  const said = message.replace(/\d{8,}-?\d?/g, ' ')
  const question = { about, text: foldText(said), figures: readQuestionFigures(said).figures }
  for (const answer of sums) {
    const text = answer(question)
    if (text !== null) return text
  }
  return null
}
