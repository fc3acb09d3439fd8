import '../admin.css'
import { joinWords } from '#domain/join-words.ts'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { z } from 'zod'
import type { HealthFigures as HealthSchema, OperatorTrouble } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { AdminBadge, AdminCard, AdminFailed, AdminSkeletonLines, AdminStale } from '../admin-parts.tsx'
import { useAdminQuery } from '../use-admin-query.ts'
import { LadderHealth } from './ladder-health.tsx'
import { Link } from '../../../framework/link.tsx'
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
    <ul className="text-sm/5.5 mt-1.5 columns-[24rem_auto] gap-x-8 tabular-nums [&_li]:py-0.5 [&_li]:break-inside-avoid">
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
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-3.5 first:pt-0 md:grid-cols-[auto_minmax(0,1fr)_auto]">
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
          className="text-sm/5.5 col-start-2 flex items-center min-h-target whitespace-nowrap md:col-start-3 md:self-start md:-mt-2.5 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {mending.label}
        </Link>
      )}
    </li>
  )
}

/** Open troubles in the order of their weight. */
const OpenTroubles = ({ troubles, now }: { troubles: readonly OperatorTrouble[]; now: number }) => (
  <ul className="divide-y divide-line">
    {troubles.map(trouble => (
      <TroubleRow key={trouble.key} trouble={trouble} now={now} />
    ))}
  </ul>
)

/** Troubles of the last week that are over, closed. */
const SolvedTroubles = ({ troubles, now }: { troubles: readonly OperatorTrouble[]; now: number }) =>
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

type HealthFigures = z.infer<typeof HealthSchema>
type Figure = HealthFigures['groups'][number]['figures'][number]

const quarterMinute = 15_000

const levelWords = { good: 'Bem', watch: 'Atenção', bad: 'Errado' } as const

const FigureRow = ({ figure: { label, value, hint, level } }: { figure: Figure }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2 text-sm">
    <dt className="min-w-0 text-ink-2 wrap-anywhere">
      {label}
      {hint && <span className="block text-xs text-ink-3 text-pretty">{hint}</span>}
    </dt>
    <dd className="flex max-w-48 flex-col items-end gap-1 text-right font-semibold wrap-anywhere">
      {value}
      {level === 'good' ? (
        <span className="sr-only">{levelWords.good}</span>
      ) : (
        <AdminBadge tone={level}>{levelWords[level]}</AdminBadge>
      )}
    </dd>
  </div>
)

const wrongWords = (count: number) => formatCount(count, 'coisa errada', 'coisas erradas')

function describeTroubles(bad: number, watch: number): string {
  if (bad === 0) return `${formatCount(watch, 'coisa', 'coisas')} a olhar`
  return watch === 0 ? wrongWords(bad) : `${wrongWords(bad)}, ${watch} a olhar`
}

/** Lists the problems first; without any, says what was checked and when. */
function HealthHeadline({ health: { at, groups, troubles } }: { health: HealthFigures }) {
  const open = troubles.filter(({ overAt }) => overAt === null)
  const solved = troubles.filter(({ overAt }) => overAt !== null)
  const bad = open.filter(({ level }) => level === 'bad').length
  const now = Date.parse(at)
  const checked = `Verificado em ${formatBrasiliaTime(at)}`
  if (open.length > 0)
    return (
      <AdminCard
        id="admin-troubles"
        title={<span className="text-xl">{describeTroubles(bad, open.length - bad)}</span>}
        intro={`${checked}.`}
      >
        <OpenTroubles troubles={open} now={now} />
        <SolvedTroubles troubles={solved} now={now} />
      </AdminCard>
    )
  return (
    <AdminCard
      id="admin-troubles"
      title={
        <span className="flex items-center gap-2 text-xl">
          <CircleCheck className="size-5 shrink-0 text-gain" aria-hidden="true" />
          Tudo certo
        </span>
      }
    >
      <p className="-mt-2 text-sm text-ink-2 text-pretty">
        {checked}: {joinWords(groups.map(({ title }) => title))}.
      </p>
      <SolvedTroubles troubles={solved} now={now} />
    </AdminCard>
  )
}

/** Shows what is wrong with the service, then the figures it was judged by. */
export function HealthReport() {
  const { data, error, isFetching, refetch } = useAdminQuery(
    ['health'],
    'GET /api/admin/health',
    {},
    { every: quarterMinute },
  )
  if (!data)
    return (
      <AdminCard id="admin-health" title="Números">
        {error ? (
          <AdminFailed
            what="Os números não foram carregados"
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <AdminSkeletonLines count={8} words="Carregando os números…" />
        )}
      </AdminCard>
    )
  return (
    <div className="grid gap-5">
      <AdminStale error={error} onRetry={() => void refetch()} />
      <HealthHeadline health={data} />
      <AdminCard
        id="admin-figures"
        title="O que foi verificado"
        intro={`No ar desde ${formatBrasiliaTime(data.startedAt)}.`}
      >
        <div className="health-figures">
          {data.groups.map(({ title, figures }) => (
            <section key={title} aria-label={title}>
              <h3 className="pb-1 text-sm font-semibold">{title}</h3>
              <dl className="divide-y divide-line border-t border-line">
                {figures.map(figure => (
                  <FigureRow key={figure.key} figure={figure} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </AdminCard>
      <LadderHealth ladder={data.ladder} />
    </div>
  )
}
