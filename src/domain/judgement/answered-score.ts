import { computeStatedParts, type ScoredPart } from '../analysis/opportunity-score.ts'
import type { StatedFacts } from '../analysis/score-facts.ts'
import { fromReais } from '../money.ts'
import type { OwnAnswers } from './own-answers.ts'

/** Whether a person answered what a part of the score rests on. */
const isAnswered = (key: ScoredPart['key'], { occupancy, financing, debts }: OwnAnswers): boolean =>
  (key === 'occupancy' && occupancy !== undefined) ||
  (key === 'financing' && financing !== undefined) ||
  (key === 'debts' && debts !== undefined)

/** Puts a person's answers in place of what the sources say in the parts of a score. */
export function answerScoreParts(
  parts: readonly ScoredPart[],
  facts: StatedFacts,
  answers: OwnAnswers,
): ScoredPart[] {
  const { occupancy, financing, debts } = answers
  const stated = computeStatedParts({
    ...facts,
    ...(occupancy && { occupancy: occupancy.value }),
    ...(financing && { financing: financing.value }),
    ...(debts && {
      knownDebt: fromReais((debts.value.condominium ?? 0) + (debts.value.taxes ?? 0)),
    }),
  })
  return parts.map(part => {
    const own = stated.find(({ key }) => key === part.key) ?? part
    return isAnswered(part.key, answers) ? { ...own, reason: `${own.reason} (resposta sua)` } : own
  })
}
