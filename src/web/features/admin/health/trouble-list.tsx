import { Link } from '../../../framework/link.tsx'
import { CircleAlert, Clock } from 'lucide-react'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import type { OperatorTrouble } from '#contract/admin-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatAgo } from '../../../ui/format-text.ts'

/** The pages where something can be done about a trouble. */
const mendingPages = {
  catalogue: { path: pagePaths.adminCatalogue, label: 'Abrir o catálogo' },
  payments: { path: pagePaths.adminPayments, label: 'Abrir os pagamentos' },
} as const

const levels = {
  bad: { icon: CircleAlert, look: 'text-risk', name: 'Errado' },
  watch: { icon: Clock, look: 'text-amber-text', name: 'Atenção' },
} as const

/** States of old lists that are shown before the rest is opened. */
const shownItems = 6

function TroubleItems({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  const list = (some: readonly string[]) => (
    <ul className="trouble-items">
      {some.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
  return (
    <>
      {list(items.slice(0, shownItems))}
      {items.length > shownItems && (
        <details>
          <summary className="admin-summary">e mais {items.length - shownItems}</summary>
          {list(items.slice(shownItems))}
        </details>
      )}
    </>
  )
}

function describeTime({ since, times, lastAt, overAt }: OperatorTrouble, now: number): string {
  if (since === null) return 'Visto agora'
  const again = times > 1 ? `, ${formatCount(times, 'vez', 'vezes')}, a última ${formatAgo(lastAt, now)}` : ''
  const over = overAt === null ? '' : `, resolvido em ${formatBrasiliaTime(overAt)}`
  return `Desde ${formatBrasiliaTime(since)}${again}${over}`
}

function TroubleRow({ trouble, now }: { trouble: OperatorTrouble; now: number }) {
  const { icon: Icon, look, name } = levels[trouble.level]
  const mending = trouble.mendedIn && mendingPages[trouble.mendedIn]
  return (
    <li className="trouble-row">
      <Icon className={`mt-0.5 size-5 ${look}`} aria-hidden="true" />
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <span className="sr-only">{name}: </span>
          {trouble.title}
        </h3>
        <p className="mt-0.5 text-sm text-ink-2 text-pretty wrap-anywhere">{trouble.detail}</p>
        <TroubleItems items={trouble.items} />
        <p className="mt-1 text-xs text-ink-3">{describeTime(trouble, now)}</p>
      </div>
      {mending && (
        <Link
          to={mending.path}
          search={{}}
          className="trouble-remedy font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {mending.label}
        </Link>
      )}
    </li>
  )
}

/** Open troubles in the order of their weight. */
export const OpenTroubles = ({ troubles, now }: { troubles: readonly OperatorTrouble[]; now: number }) => (
  <ul className="divide-y divide-line">
    {troubles.map(trouble => (
      <TroubleRow key={trouble.key} trouble={trouble} now={now} />
    ))}
  </ul>
)

/** Troubles of the last week that are over, closed. */
export const SolvedTroubles = ({ troubles, now }: { troubles: readonly OperatorTrouble[]; now: number }) =>
  troubles.length === 0 ? null : (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="admin-summary">
        {formatCount(troubles.length, 'resolvido', 'resolvidos')} nos últimos sete dias
      </summary>
      <ul className="divide-y divide-line">
        {troubles.map(trouble => (
          <li key={`${trouble.key} ${trouble.lastAt}`} className="py-2.5 text-sm">
            <p className="font-medium wrap-anywhere">{trouble.title}</p>
            <p className="mt-0.5 text-ink-2 text-pretty wrap-anywhere">{trouble.detail}</p>
            <p className="mt-0.5 text-xs text-ink-3">{describeTime(trouble, now)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
