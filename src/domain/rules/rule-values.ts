import type { Rule } from './rule.ts'
import { findRuleInForce } from './rules-in-force.ts'
import { type RuleKey, rules } from './rules.ts'

/** The version in force on a day; the first one before its own first day. */
const findVersion = (key: RuleKey, day: string) => {
  const rule: Rule = rules[key]
  return findRuleInForce(rule, day) ?? rule.versions[0]
}

/** Whether a rule is in force on a day, `YYYY-MM-DD`. */
export const isRuleInForce = (key: RuleKey, day: string): boolean => findRuleInForce(rules[key], day) !== null

/**
 * Returns the number of a rule on a day, in the rule's unit. Throws for a rule whose value is words.
 * @param day `YYYY-MM-DD`
 */
export function readRuleNumber(key: RuleKey, day: string): number {
  const { value } = findVersion(key, day)
  if (typeof value !== 'number') throw new TypeError(`The rule ${key} has no number`)
  return value
}
