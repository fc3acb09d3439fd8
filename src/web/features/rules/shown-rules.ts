import type { PresentedRule, RuleList } from '#contract/rule-calls.ts'
import { foldText } from '#domain/fold-text.ts'
import { type Rule, type RuleSource, type RuleTopic, ruleTopics } from '#domain/rules/rule.ts'
import { formatRuleValue, isRuleOverdue, toFirstDay } from '#domain/rules/rules-in-force.ts'
import { listRules } from '#domain/rules/rules.ts'

/** A rule as a row of the page: what the server says of it, and what the table adds. */
export interface ShownRule extends PresentedRule {
  rule: Rule
  name: string
  /** The value with its unit. */
  words: string
  kind: RuleSource['kind']
  isComing: boolean
  isOverdue: boolean
}

export interface RuleSection {
  topic: RuleTopic
  title: string
  rules: ShownRule[]
}

/** Whether a rule speaks of what somebody looks for: every word in its name, statement, source or place. */
function isAbout({ name, statement, source, appliesTo, words }: ShownRule, search: string): boolean {
  const text = foldText([name, statement, source, appliesTo, words].join(' '))
  return foldText(search)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Returns the rows of the rules that somebody looks for, in the order of the table; empty sections are left out. */
export function listRuleSections({ asOf, rules }: RuleList, search: string): RuleSection[] {
  const table = new Map(listRules().map(rule => [rule.key, rule]))
  const shown = rules.flatMap((presented): ShownRule[] => {
    const rule = table.get(presented.key)
    if (rule === undefined) return []
    const version = rule.versions.find(({ from }) => from === presented.from)
    const isSame = version?.value === presented.value
    return [
      {
        ...presented,
        rule,
        name: rule.name,
        words: formatRuleValue(rule, isSame ? version : { value: presented.value }),
        kind: version?.source.kind ?? 'data',
        isComing: presented.from !== null && toFirstDay(presented.from) > asOf,
        isOverdue: isRuleOverdue(presented, asOf),
      },
    ]
  })
  const found = shown.filter(each => isAbout(each, search))
  return (Object.entries(ruleTopics) as [RuleTopic, string][])
    .map(([topic, title]) => ({ topic, title, rules: found.filter(({ rule }) => rule.topic === topic) }))
    .filter(section => section.rules.length > 0)
}
