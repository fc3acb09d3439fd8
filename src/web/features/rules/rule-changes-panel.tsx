import { History } from 'lucide-react'
import { countDaysBetween } from '#domain/calendar-date.ts'
import { ruleTopics } from '#domain/rules/rule.ts'
import { describeDistance, listRuleChanges, type RuleChange } from '#domain/rules/rule-changes.ts'
import { formatRuleDate, toFirstDay } from '#domain/rules/rules-in-force.ts'
import { listRules } from '#domain/rules/rules.ts'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'

/** Changes that are shown before somebody asks for all. */
const shownAtOnce = 8

/** One change on the axis; what is to come has a dashed mark. */
function Change({
  change: { name, topic, from, before, after },
  asOf,
}: {
  change: RuleChange
  asOf: string
}) {
  const days = countDaysBetween(asOf, toFirstDay(from))
  return (
    <li className={classNames('rule-change', days > 0 && 'is-coming')}>
      <p className="rule-change-date">
        <b className="font-semibold text-ink">{formatRuleDate(from)}</b>
        <span className="text-2xs text-ink-3">{describeDistance(days)}</span>
      </p>
      <p className="min-w-0">
        <span className="font-medium text-ink">{name}</span>
        <span className="block text-2xs text-ink-3">{ruleTopics[topic]}</span>
      </p>
      <p className="rule-change-value">
        {before !== null && (
          <>
            <s className="text-ink-3">
              <span className="sr-only">antes: </span>
              {before}
            </s>
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>
            <span className="sr-only">, depois: </span>
          </>
        )}
        <b className="font-semibold text-ink">{after}</b>
      </p>
    </li>
  )
}

/** What changed and what will, on one axis, the latest first. */
export function RuleChangesPanel({ asOf }: { asOf: string }) {
  const changes = listRuleChanges(listRules())
  const [first, rest] = [changes.slice(0, shownAtOnce), changes.slice(shownAtOnce)]
  const list = (some: readonly RuleChange[]) => (
    <ol className="rule-changes">
      {some.map(change => (
        <Change key={change.key + change.from} change={change} asOf={asOf} />
      ))}
    </ol>
  )
  return (
    <Panel icon={History} title="O que mudou">
      {list(first)}
      {rest.length > 0 && (
        <details className="rule-more">
          <summary className="text-sm font-medium underline underline-offset-4">Todas as mudanças</summary>
          {list(rest)}
        </details>
      )}
    </Panel>
  )
}
