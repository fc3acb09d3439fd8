import type { HealthFigures as HealthSchema, OperatorTrouble } from '#contract/admin-schemas.ts'
import type { z } from 'zod'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatAgo } from '../../../ui/format-text.ts'
import {
  AdminBadge,
  AdminCard,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
  type AdminTone,
} from '../admin-parts.tsx'
import { useAdminQuery } from '../use-admin-query.ts'
import { formatCount } from '#domain/format-count.ts'

type HealthFigures = z.infer<typeof HealthSchema>
type Figure = HealthFigures['groups'][number]['figures'][number]

const quarterMinute = 15_000

const levels = {
  good: { label: 'Bem', tone: 'good' },
  watch: { label: 'Atenção', tone: 'watch' },
  bad: { label: 'Ruim', tone: 'bad' },
} satisfies Record<Figure['level'], { label: string; tone: AdminTone }>

const FigureRow = ({ figure: { label, value, hint, level } }: { figure: Figure }) => (
  <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5 text-sm">
    <dt className="min-w-0 text-ink-2 wrap-anywhere">
      {label}
      {hint && <span className="block text-xs text-ink-3 text-pretty">{hint}</span>}
    </dt>
    <dd className="flex max-w-48 flex-col items-end gap-1 text-right font-semibold wrap-anywhere">
      {value}
      {level === 'good' ? (
        <span className="sr-only">{levels.good.label}</span>
      ) : (
        <AdminBadge tone={levels[level].tone}>{levels[level].label}</AdminBadge>
      )}
    </dd>
  </div>
)

const TroubleRow = ({ trouble, now }: { trouble: OperatorTrouble; now: number }) => (
  <li className="py-3 text-sm first:pt-0">
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{trouble.title}</p>
      <AdminBadge tone={trouble.overAt === null ? 'bad' : 'good'}>
        {trouble.overAt === null ? 'Em aberto' : 'Resolvido'}
      </AdminBadge>
    </div>
    <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{trouble.detail}</p>
    <p className="mt-1 text-xs text-ink-3">
      Desde {formatBrasiliaTime(trouble.since)}
      {trouble.times > 1 &&
        `, ${formatCount(trouble.times, 'vez', 'vezes')}, a última ${formatAgo(trouble.lastAt, now)}`}
      {trouble.overAt !== null && `, resolvido em ${formatBrasiliaTime(trouble.overAt)}`}
    </p>
  </li>
)

/** Shows the figures of the service by group, and its warnings for the operator. */
export function HealthReport() {
  const { data, error, isFetching, refetch } = useAdminQuery(
    ['health'],
    'GET /api/admin/health',
    {},
    {
      every: quarterMinute,
    },
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
  const now = Date.parse(data.at)
  const open = data.troubles.filter(({ overAt }) => overAt === null).length
  return (
    <div className="grid gap-5">
      <AdminStale error={error} onRetry={() => void refetch()} />
      <AdminCard
        id="admin-troubles"
        title={open === 0 ? 'Nada em aberto' : formatCount(open, 'problema em aberto', 'problemas em aberto')}
        intro={`Visto em ${formatBrasiliaTime(data.at)}. No ar desde ${formatBrasiliaTime(data.startedAt)}.`}
      >
        {data.troubles.length === 0 ? (
          <p className="text-sm">Nenhum problema nos últimos sete dias.</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.troubles.map(trouble => (
              <TroubleRow key={`${trouble.key} ${trouble.since}`} trouble={trouble} now={now} />
            ))}
          </ul>
        )}
      </AdminCard>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.groups.map(({ title, figures }, at) => (
          <AdminCard key={title} id={`admin-figures-${at}`} title={title}>
            <dl className="-my-2 divide-y divide-line">
              {figures.map(figure => (
                <FigureRow key={figure.key} figure={figure} />
              ))}
            </dl>
          </AdminCard>
        ))}
      </div>
    </div>
  )
}
