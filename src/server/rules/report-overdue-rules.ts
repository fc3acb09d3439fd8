import { formatShortDate } from '#domain/format-date.ts'
import type { KeyedRule } from '#domain/rules/rules.ts'
import { findRuleInForce, isRuleOverdue } from '#domain/rules/rules-in-force.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'

const key = 'rules:overdue'

/**
 * Reports the rules that should have been checked again before a day as one trouble of the operator, and ends it when
 * there is none.
 * @param day `YYYY-MM-DD`
 */
export async function reportOverdueRules(
  rules: readonly KeyedRule[],
  day: string,
  operator: OperatorNotifier,
): Promise<void> {
  const overdue = rules.flatMap(rule => {
    const version = findRuleInForce(rule, day)
    return version !== null && isRuleOverdue(version, day)
      ? [{ name: rule.name, review: version.review }]
      : []
  })
  if (overdue.length === 0) {
    await operator.endTrouble(key)
    return
  }
  await operator.reportTrouble({
    key,
    title:
      overdue.length === 1 ? 'Uma regra passou da data de conferir' : 'Regras passaram da data de conferir',
    detail: `${overdue.map(({ name, review }) => `${name} (até ${formatShortDate(review)})`).join('; ')}. As páginas avisam que podem estar velhas: veja /regras.`,
  })
}
