import type { HealthFigures as HealthSchema, Trouble } from '#contract/admin.ts'
import type { z } from 'zod'
import { moment } from '#domain/brasilia.ts'
import { ago } from '../../../ui/format.ts'
import { Badge, Card, Failed, Lines, Stale, type Tone } from '../parts.tsx'
import { useAsked } from '../use-asked.ts'
import { counted } from '../words.ts'

type HealthFigures = z.infer<typeof HealthSchema>
type Figure = HealthFigures['groups'][number]['figures'][number]

const quarterMinute = 15_000

const levels = {
  good: { label: 'Bem', tone: 'good' },
  watch: { label: 'Atenção', tone: 'watch' },
  bad: { label: 'Ruim', tone: 'bad' },
} satisfies Record<Figure['level'], { label: string; tone: Tone }>

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
        <Badge tone={levels[level].tone}>{levels[level].label}</Badge>
      )}
    </dd>
  </div>
)

const TroubleRow = ({ trouble, now }: { trouble: Trouble; now: number }) => (
  <li className="py-3 text-sm first:pt-0">
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{trouble.title}</p>
      <Badge tone={trouble.overAt === null ? 'bad' : 'good'}>
        {trouble.overAt === null ? 'Em aberto' : 'Resolvido'}
      </Badge>
    </div>
    <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{trouble.detail}</p>
    <p className="mt-1 text-xs text-ink-3">
      Desde {moment(trouble.since)}
      {trouble.times > 1 &&
        `, ${counted(trouble.times, 'vez', 'vezes')}, a última ${ago(trouble.lastAt, now)}`}
      {trouble.overAt !== null && `, resolvido em ${moment(trouble.overAt)}`}
    </p>
  </li>
)

/** Shows the figures of the service by group, and its warnings for the operator. */
export function Health() {
  const { data, error, isFetching, refetch } = useAsked(['health'], 'GET /api/admin/health', {
    every: quarterMinute,
  })
  if (!data)
    return (
      <Card id="admin-health" title="Números">
        {error ? (
          <Failed
            what="Os números não foram carregados"
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Lines count={8} words="Carregando os números…" />
        )}
      </Card>
    )
  const now = Date.parse(data.at)
  const open = data.troubles.filter(({ overAt }) => overAt === null).length
  return (
    <div className="grid gap-5">
      <Stale error={error} onRetry={() => void refetch()} />
      <Card
        id="admin-troubles"
        title={open === 0 ? 'Nada em aberto' : counted(open, 'problema em aberto', 'problemas em aberto')}
        intro={`Visto em ${moment(data.at)}. No ar desde ${moment(data.startedAt)}.`}
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
      </Card>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.groups.map(({ title, figures }, at) => (
          <Card key={title} id={`admin-figures-${at}`} title={title}>
            <dl className="-my-2 divide-y divide-line">
              {figures.map(figure => (
                <FigureRow key={figure.key} figure={figure} />
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </div>
  )
}
