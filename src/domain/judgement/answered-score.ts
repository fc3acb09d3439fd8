import { type ScoredPart, type StatedFacts, computeStatedParts } from '../analysis/opportunity-score.ts'
import { type Centavos, fromReais } from '../money.ts'
import type { OwnAnswers } from './own-answers.ts'

/**
 * Returns what a person found out that the buyer owes; `undefined` where that says nothing: without an answer, and where
 * only one of the two debts is known and is zero, as the other may be owed.
 */
function findAnsweredDebt({ debts }: OwnAnswers): Centavos | undefined {
  if (debts === undefined) return undefined
  const { condominium, taxes } = debts.value
  const owed = fromReais((condominium ?? 0) + (taxes ?? 0))
  return owed === 0 && (condominium === null || taxes === null) ? undefined : owed
}

/** Whether a person answered what a part of the score rests on. */
const isAnswered = (key: ScoredPart['key'], answers: OwnAnswers): boolean =>
  (key === 'occupancy' && answers.occupancy !== undefined) ||
  (key === 'financing' && answers.financing !== undefined) ||
  (key === 'debts' && findAnsweredDebt(answers) !== undefined)

/** Puts a person's answers in place of what the sources say in the parts of a score. */
export function answerScoreParts(
  parts: readonly ScoredPart[],
  facts: StatedFacts,
  answers: OwnAnswers,
): ScoredPart[] {
  const { occupancy, financing } = answers
  const knownDebt = findAnsweredDebt(answers)
  const stated = computeStatedParts({
    ...facts,
    ...(occupancy && { occupancy: occupancy.value }),
    ...(financing && { financing: financing.value }),
    ...(knownDebt !== undefined && { knownDebt }),
  })
  return parts.map(part => {
    const own = stated.find(({ key }) => key === part.key) ?? part
    return isAnswered(part.key, answers) ? { ...own, reason: `${own.reason} (resposta sua)` } : own
  })
}
