import { ChevronDown, ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RuleUse } from '#domain/rules/rule.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatShortDate } from '#domain/format-date.ts'
import { formatRuleDate } from '#domain/rules/rules-in-force.ts'
import { Link } from '../../framework/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RuleHistory } from './rule-history.tsx'
import type { RuleSection, ShownRule } from './shown-rules.ts'

/** Where a rule appears: the page's path and name; pages that ask for an account are named without a link. */
const places: Readonly<Record<RuleUse, readonly [path: string | null, name: string]>> = {
  'home-purchase': [pagePaths.homePurchase, 'para morar'],
  financing: [null, 'simulador'],
  costs: [null, 'custo total'],
  bid: [null, 'análise de lance'],
  property: [pagePaths.search, 'página de cada imóvel'],
  papers: [null, 'papéis'],
  consultant: [null, 'consultor'],
}

function Place({ place: [path, name] }: { place: readonly [path: string | null, name: string] }) {
  if (path === null) return name
  return (
    <Link to={path} className="font-medium text-ink underline underline-offset-4">
      {name}
    </Link>
  )
}

function Uses({ uses }: { uses: readonly RuleUse[] }) {
  if (uses.length === 0) return null
  return (
    <p>
      Aparece em{' '}
      {uses.map((use, at) => (
        <span key={use}>
          {at > 0 && (at === uses.length - 1 ? ' e ' : ', ')}
          <Place place={places[use]} />
        </span>
      ))}
      .
    </p>
  )
}

/** A cell with its name, which a wide screen has above the column. */
const Cell = ({
  name,
  isWideOnly = false,
  children,
}: {
  name: string
  /** Whether a narrow screen has it in the opened row alone. */
  isWideOnly?: boolean
  children: ReactNode
}) => (
  <span className={classNames('rule-cell', isWideOnly && 'is-wide-only')}>
    <span className="rule-label">{name}</span>
    {children}
  </span>
)

function Row({ shown, asOf }: { shown: ShownRule; asOf: string }) {
  const { key, rule, name, words, from, until, statement, appliesTo, source, sourceDate, review } = shown
  return (
    <details id={shown.isComing ? `${key}-depois` : key} className="rule-row">
      <summary>
        <span className="rule-name">{name}</span>
        <Cell name="Vale">
          <b className="font-semibold text-ink">{words}</b>
        </Cell>
        <Cell name="Desde" isWideOnly={!shown.isComing}>
          {formatRuleDate(from)}
          {shown.isComing && <span className="block text-2xs text-ink-3">ainda não vale</span>}
          {until !== null && <span className="block text-2xs text-ink-3">até {formatShortDate(until)}</span>}
        </Cell>
        <Cell name="Fonte" isWideOnly>
          {shown.kind === 'assumption' ? <em>{source}</em> : source}
        </Cell>
        <Cell name="Conferir até" isWideOnly={!shown.isOverdue}>
          {shown.isOverdue ? (
            <span className="rule-overdue">
              <ClockAlert className="size-3.5 flex-none" aria-hidden="true" />
              venceu em {formatShortDate(review)}
            </span>
          ) : (
            formatShortDate(review)
          )}
        </Cell>
        <ChevronDown className="rule-chevron" aria-hidden="true" />
      </summary>
      <div className="rule-detail">
        <p className="text-ink">{statement}</p>
        <p>Vale para: {appliesTo}.</p>
        <p>
          {from === null ? 'Sem data de início' : `Desde ${formatRuleDate(from)}`}. Fonte: {source}
          {sourceDate !== null && `, de ${formatRuleDate(sourceDate)}`}. Conferir até{' '}
          {formatShortDate(review)}.
        </p>
        <Uses uses={rule.uses} />
        <RuleHistory rule={rule} asOf={asOf} />
      </div>
    </details>
  )
}

/** The rules of one topic. */
export const RuleTopicSection = ({
  section: { topic, title, rules },
  asOf,
}: {
  section: RuleSection
  asOf: string
}) => (
  <section id={topic} aria-labelledby={`${topic}-titulo`} className="panel rule-topic">
    <h2 id={`${topic}-titulo`} className="text-md font-semibold">
      {title}
    </h2>
    <div className="rule-head" aria-hidden="true">
      <span>Regra</span>
      <span>Vale</span>
      <span>Desde</span>
      <span>Fonte</span>
      <span>Conferir até</span>
      <span />
    </div>
    {rules.map(shown => (
      <Row key={shown.key + (shown.from ?? '')} shown={shown} asOf={asOf} />
    ))}
  </section>
)
