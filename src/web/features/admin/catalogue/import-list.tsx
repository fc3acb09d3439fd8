import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { describeListGap } from '#domain/caixa/list-gap-words.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import {
  AdminBadge,
  AdminCard,
  AdminFailed,
  AdminSkeletonLines,
  AdminEmpty,
  AdminStale,
  type AdminTone,
} from '../admin-parts.tsx'
import type { ImportEntry } from '#contract/admin-schemas.ts'
import { useImports } from './catalogue-admin-queries.ts'
import { describeList, RejectedRows, ImportSummary } from './import-summary.tsx'

const statuses = {
  staging: { label: 'Preparando', tone: 'watch' },
  applying: { label: 'Aplicando', tone: 'watch' },
  done: { label: 'Importada', tone: 'good' },
  refused: { label: 'Recusada', tone: 'bad' },
  dropped: { label: 'Interrompida', tone: 'plain' },
  failed: { label: 'Falhou', tone: 'bad' },
} satisfies Record<ImportEntry['status'], { label: string; tone: AdminTone }>

const Entry = ({ entry }: { entry: ImportEntry }) => {
  const { label, tone } = statuses[entry.status]
  const details = [
    describeList(entry.states, entry.listDate),
    entry.partial && 'parcial',
    entry.forced && 'forçada',
  ]
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[18rem_1fr]">
      <div className="min-w-0 text-sm">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{entry.file}</p>
          <AdminBadge tone={tone}>{label}</AdminBadge>
        </div>
        <p className="mt-0.5 text-ink-2">{details.filter(Boolean).join(', ')}</p>
        <p className="mt-0.5 text-xs text-ink-3">{formatBrasiliaTime(entry.startedAt)}</p>
      </div>
      <div className="min-w-0">
        {entry.reason && <p className="mb-2 text-sm text-pretty wrap-anywhere">{entry.reason}</p>}
        {entry.read > 0 && <ImportSummary counts={entry} />}
        {entry.archived > 0 && (
          <p className="mt-1 text-xs text-ink-3">
            {integerFormat(entry.archived)} fora da lista há muito tempo foram para o arquivo.
          </p>
        )}
        {entry.gaps.flatMap(gap =>
          describeListGap(gap, entry.listDate ?? '').map(text => (
            <p key={text} className="mt-1 text-sm text-pretty">
              {text}
            </p>
          )),
        )}
        <RejectedRows issues={entry.issues} total={Math.max(entry.rejected, entry.issues.length)} />
      </div>
    </li>
  )
}

/** Shows the result of every import, the latest first. */
export function ImportList() {
  const { data, error, isFetching, refetch } = useImports()
  return (
    <AdminCard
      id="admin-imports"
      title="Importações"
      intro="As 50 mais recentes, de onde quer que tenham vindo."
    >
      {data ? (
        <>
          <AdminStale error={error} onRetry={() => void refetch()} />
          {data.length === 0 ? (
            <AdminEmpty title="Nenhuma importação ainda">
              Envie uma lista ou atualize pelo site da Caixa.
            </AdminEmpty>
          ) : (
            <ul className="divide-y divide-line border-t border-line" aria-label="Importações">
              {data.map(entry => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <AdminFailed
          what="As importações não foram carregadas"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AdminSkeletonLines count={5} words="Carregando as importações…" />
      )}
    </AdminCard>
  )
}
