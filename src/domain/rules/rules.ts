import { type Rule, type RuleTopic, ruleTopics } from './rule.ts'
import { auctionRules } from './auction-rules.ts'
import { costRules } from './cost-rules.ts'
import { debtRules } from './debt-rules.ts'
import { housingRules } from './housing-rules.ts'
import { itbiRules } from './itbi-rules.ts'
import { loanRules } from './loan-rules.ts'
import { saleRules } from './sale-rules.ts'
import { taxRules } from './tax-rules.ts'

/** Every rate, limit, deadline and statement of law, bank or city that a screen shows or an account is worked out with. */
export const rules = {
  ...loanRules,
  ...housingRules,
  ...costRules,
  ...debtRules,
  ...saleRules,
  ...auctionRules,
  ...taxRules,
} as const satisfies Record<string, Rule>

export type RuleKey = keyof typeof rules

/** A rule with its key. */
export interface KeyedRule extends Rule {
  key: string
}

/** All rules, those of single cities included, in the order of their topics. */
export const listRules = (): KeyedRule[] => {
  const all: KeyedRule[] = [
    ...(Object.entries(rules) as [RuleKey, Rule][]).map(([key, rule]) => ({ key, ...rule })),
    ...itbiRules,
  ]
  return (Object.keys(ruleTopics) as RuleTopic[]).flatMap(topic => all.filter(rule => rule.topic === topic))
}
