import type { KeyedRule } from '#domain/rules/rules.ts'
import { listLastingVersions } from '#domain/rules/rules-in-force.ts'
import type { RuleList } from './rule-calls.ts'

/**
 * Presents the rules in force on a day, and what begins later.
 * @param asOf `YYYY-MM-DD`
 */
export const presentRules = (rules: readonly KeyedRule[], asOf: string): RuleList => ({
  asOf,
  rules: rules.flatMap(rule =>
    listLastingVersions(rule, asOf).map(({ version, until }) => ({
      key: rule.key,
      statement:
        version.conflict === undefined
          ? rule.statement
          : `${rule.statement} As fontes divergem. ${version.conflict}`,
      value: version.value,
      unit: rule.unit,
      from: version.from,
      until,
      appliesTo: rule.appliesTo,
      source: version.source.name,
      sourceDate: version.source.date,
      review: version.review,
    })),
  ),
})
