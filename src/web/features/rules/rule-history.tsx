import type { Rule, RuleVersion } from '#domain/rules/rule.ts'
import { formatRuleDate, formatRuleValue, toFirstDay } from '#domain/rules/rules-in-force.ts'

const width = 320
const height = 72

/** The values of a rule as steps, each version as wide as the others; nothing where they are not numbers. */
function Steps({ versions, asOf }: { versions: readonly RuleVersion[]; asOf: string }) {
  const values = versions.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  if (values.length !== versions.length) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = width / values.length
  const yOf = (value: number) => height - 8 - ((value - least) / (most - least || 1)) * (height - 16)
  const current = versions.findLastIndex(({ from }) => from === null || toFirstDay(from) <= asOf)
  const path = values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${at * step} ${yOf(value)}H${(at + 1) * step}`)
    .join('')
  const value = values[current]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="rule-steps" aria-hidden="true">
      <path d={path} />
      {value !== undefined && <circle cx={(current + 0.5) * step} cy={yOf(value)} r="5" />}
    </svg>
  )
}

/** What a rule said before and says now, with the source of each; of a rule with several versions alone. */
export function RuleHistory({ rule, asOf }: { rule: Rule; asOf: string }) {
  if (rule.versions.length < 2) return null
  return (
    <div className="rule-history">
      <Steps versions={rule.versions} asOf={asOf} />
      <ol className="text-sm text-ink-2">
        {rule.versions.map(version => (
          <li key={version.from ?? ''}>
            <b className="font-semibold text-ink">{formatRuleValue(rule, version)}</b>{' '}
            {version.from === null ? 'sem data' : `desde ${formatRuleDate(version.from)}`}
            <span className="text-ink-3"> · {version.source.name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
