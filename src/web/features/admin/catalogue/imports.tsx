import { moment } from '#domain/brasilia.ts'
import { integer } from '../../../ui/format.ts'
import { Badge, Card, Failed, Lines, Nothing, Stale, type Tone } from '../parts.tsx'
import { type ImportEntry, useImports } from './calls.ts'
import { aboutList, Rejected, Summary } from './summary.tsx'

const statuses = {
  staging: { label: 'Preparando', tone: 'watch' },
  applying: { label: 'Aplicando', tone: 'watch' },
  done: { label: 'Importada', tone: 'good' },
  refused: { label: 'Recusada', tone: 'bad' },
  dropped: { label: 'Interrompida', tone: 'plain' },
  failed: { label: 'Falhou', tone: 'bad' },
} satisfies Record<ImportEntry['status'], { label: string; tone: Tone }>

const Entry = ({ entry }: { entry: ImportEntry }) => {
  const { label, tone } = statuses[entry.status]
  const about = [
    aboutList(entry.states, entry.listDate),
    entry.partial && 'parcial',
    entry.forced && 'forçada',
  ]
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[18rem_1fr]">
      <div className="min-w-0 text-sm">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{entry.file}</p>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-0.5 text-ink-2">{about.filter(Boolean).join(', ')}</p>
        <p className="mt-0.5 text-xs text-ink-3">{moment(entry.startedAt)}</p>
      </div>
      <div className="min-w-0">
        {entry.reason && <p className="mb-2 text-sm text-pretty wrap-anywhere">{entry.reason}</p>}
        {entry.read > 0 && <Summary counts={entry} />}
        {entry.archived > 0 && (
          <p className="mt-1 text-xs text-ink-3">
            {integer(entry.archived)} fora da lista há muito tempo foram para o arquivo.
          </p>
        )}
        <Rejected issues={entry.issues} total={Math.max(entry.rejected, entry.issues.length)} />
      </div>
    </li>
  )
}

/** Shows the result of every import, the latest first. */
export function Imports() {
  const { data, error, isFetching, refetch } = useImports()
  return (
    <Card id="admin-imports" title="Importações" intro="As 50 mais recentes, de onde quer que tenham vindo.">
      {data ? (
        <>
          <Stale error={error} onRetry={() => void refetch()} />
          {data.length === 0 ? (
            <Nothing title="Nenhuma importação ainda">
              Envie uma lista ou atualize pelo site da Caixa.
            </Nothing>
          ) : (
            <ul className="divide-y divide-line border-t border-line" aria-label="Importações">
              {data.map(entry => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <Failed
          what="As importações não foram carregadas"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Lines count={5} words="Carregando as importações…" />
      )}
    </Card>
  )
}
