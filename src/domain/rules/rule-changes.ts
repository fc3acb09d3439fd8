import type { Rule, RuleDate, RuleTopic } from './rule.ts'
import type { KeyedRule } from './rules.ts'
import { formatRuleValue, toFirstDay } from './rules-in-force.ts'

/** A change of a rule: from when, what it said before, where that is known, and what it says since. */
export interface RuleChange {
  key: string
  name: string
  topic: RuleTopic
  from: RuleDate
  /** As shown; `null` = not known. */
  before: string | null
  after: string
}

const listChangesOf = ({ key, name, topic, ...rule }: KeyedRule): RuleChange[] =>
  rule.versions.flatMap((version, at) => {
    const before = rule.versions[at - 1]
    if (version.from === null || (before === undefined && version.isChange !== true)) return []
    const write = (of: Rule['versions'][number]) => formatRuleValue(rule, of)
    return [
      {
        key,
        name,
        topic,
        from: version.from,
        before: before === undefined ? null : write(before),
        after: write(version),
      },
    ]
  })

/** Lists what changed and what will change, the latest first; within a day in the order of the table. */
export const listRuleChanges = (rules: readonly KeyedRule[]): RuleChange[] =>
  rules
    .flatMap(listChangesOf)
    .toSorted((a, b) =>
      toFirstDay(a.from) < toFirstDay(b.from) ? 1 : toFirstDay(a.from) > toFirstDay(b.from) ? -1 : 0,
    )

/** Says how far a day is from another, both `YYYY-MM-DD`: `em 46 dias`, `hoje`, `há 7 meses`, `há 3 anos`. */
export function describeDistance(days: number): string {
  if (days === 0) return 'hoje'
  const size = Math.abs(days)
  const [count, one, many] =
    size < 60
      ? ([size, 'dia', 'dias'] as const)
      : size < 730
        ? ([Math.floor(size / 30.44), 'mês', 'meses'] as const)
        : ([Math.floor(size / 365.25), 'ano', 'anos'] as const)
  return `${days > 0 ? 'em' : 'há'} ${count} ${count === 1 ? one : many}`
}
