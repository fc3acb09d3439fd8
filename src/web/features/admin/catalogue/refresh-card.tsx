import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RefreshState } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { callAdminApi } from '../call-admin-api.ts'
import {
  AdminBadge,
  AdminBar,
  AdminCard,
  AdminFact,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
  type AdminTone,
} from '../admin-parts.tsx'
import { isRefreshRunning, refreshQueryKey, useRefresh } from './catalogue-admin-queries.ts'
import { RefreshAreas } from './refresh-areas.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'
import { reportAdminFailure } from '../call-admin-api.ts'

type Round = NonNullable<RefreshState['current']>

const statuses = {
  running: { label: 'Em andamento', tone: 'watch' },
  waiting: { label: 'Recuou, tenta de novo', tone: 'watch' },
  done: { label: 'Terminada', tone: 'good' },
  failed: { label: 'Falhou', tone: 'bad' },
  stopped: { label: 'Interrompida', tone: 'plain' },
} satisfies Record<Round['status'], { label: string; tone: AdminTone }>

const CurrentRound = ({ round }: { round: Round }) => {
  const { label, tone } = statuses[round.status]
  const { settled, total, imported, unchanged, failed, nextAttemptAt, finishedAt } = round
  return (
    <div className="mt-4 rounded-lg bg-raised-2 p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {round.trigger === 'schedule' ? 'Pela agenda' : 'A pedido'}, {formatBrasiliaTime(round.startedAt)}
        </p>
        <span className="rounded-sm bg-raised">
          <AdminBadge tone={tone}>{label}</AdminBadge>
        </span>
      </div>
      <p className="mt-2 mb-1.5 text-ink-2">
        {settled} de {total} {total === 1 ? 'lista' : 'listas'}: {imported} com novidades, {unchanged} sem
        mudança, {failed} com problema
      </p>
      <AdminBar share={total > 0 ? settled / total : 0} label="Andamento da atualização" />
      {round.problem && <p className="mt-2 text-ink-2 text-pretty wrap-anywhere">{round.problem}</p>}
      {nextAttemptAt && (
        <p className="mt-1 text-ink-2">Próxima tentativa: {formatBrasiliaTime(nextAttemptAt)}.</p>
      )}
      {finishedAt && <p className="mt-1 text-xs text-ink-3">Acabou em {formatBrasiliaTime(finishedAt)}.</p>}
    </div>
  )
}

const scheduleWords = ({ schedule, nextAt }: RefreshState): string => {
  if (schedule === null) return 'Desligada: só quando você pede'
  return nextAt === null ? 'Ligada' : formatBrasiliaTime(nextAt)
}

/** The refresh of the lists from the bank's site: its schedule, its progress, and the errors by state. */
export function RefreshCard() {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useRefresh()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { busy, problem, run } = useApiAction(reportAdminFailure)
  const underWay = isRefreshRunning(data)
  const settled = data?.current?.settled
  // The other cards show what was imported meanwhile.
  useEffect(() => {
    if (settled === undefined) return
    void client.invalidateQueries({ queryKey: ['stats'] })
    void client.invalidateQueries({ queryKey: ['admin', 'catalogue', 'imports'] })
  }, [client, settled, underWay])

  const send = (call: () => Promise<RefreshState>) =>
    void run(async () => {
      const state = await call()
      client.setQueryData(refreshQueryKey, state)
      setChosen(new Set())
    })
  return (
    <AdminCard
      id="admin-refresh"
      title="Atualização pelo site da Caixa"
      intro="Uma lista de cada vez, com pausas."
    >
      {data ? (
        <>
          <AdminStale error={error} onRetry={() => void refetch()} />
          <dl className="grid grid-cols-2 gap-4 text-sm">
            <AdminFact name="Próxima">{scheduleWords(data)}</AdminFact>
            <AdminFact name="Agenda">
              {data.schedule === null ? 'Nenhuma' : <code>{data.schedule}</code>}
            </AdminFact>
          </dl>
          <dl className="mt-4 text-sm">
            <AdminFact name="De onde">{data.url}</AdminFact>
          </dl>
          {data.current && <CurrentRound round={data.current} />}
          <div className="mt-4 flex flex-wrap gap-2">
            {underWay ? (
              <Button
                disabled={busy}
                onClick={() => send(() => callAdminApi('DELETE /api/admin/catalogue/refresh', {}))}
              >
                {busy ? 'Interrompendo…' : 'Interromper'}
              </Button>
            ) : (
              <Button
                disabled={busy}
                onClick={() =>
                  send(() =>
                    callAdminApi('POST /api/admin/catalogue/refresh', {
                      body: chosen.size === 0 ? {} : { areas: [...chosen] },
                    }),
                  )
                }
              >
                <RefreshCw className="size-4 shrink-0" aria-hidden="true" />
                {busy
                  ? 'Começando…'
                  : chosen.size === 0
                    ? 'Atualizar agora'
                    : `Atualizar ${[...chosen].toSorted().join(', ')}`}
              </Button>
            )}
          </div>
          <ProblemText>{problem}</ProblemText>
          <RefreshAreas areas={data.areas} chosen={chosen} {...(!underWay && { onChoose: setChosen })} />
        </>
      ) : error ? (
        <AdminFailed
          what="A atualização não foi carregada"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AdminSkeletonLines count={6} words="Carregando a atualização…" />
      )}
    </AdminCard>
  )
}
