import { dayMs } from '#domain/durations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RefreshState } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime, writeBrasiliaInstant } from '#domain/brasilia-time.ts'
import { Button } from '../../../ui/button.tsx'
import { callAdminApi, reportAdminFailure } from '../call-admin-api.ts'
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
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'
import { formatShortDate } from '../../../ui/format-text.ts'
import { useNow } from '../../../framework/use-now.ts'
import { states } from '#domain/states.ts'

/** Formats a state as `São Paulo (SP)`; returns any other area unchanged. */
function areaName(area: string): string {
  const state = states.find(({ uf }) => uf === area)
  return state ? `${state.name} (${state.uf})` : area
}

type Area = RefreshState['areas'][number]

/** The age in milliseconds from which a list is old; the bank updates its lists every day or two. */
const maxListAgeMs = 4 * dayMs

/** Whether an area's list is too old at `now` (epoch ms). */
const isOld = ({ listDate }: Pick<Area, 'listDate'>, now: number): boolean =>
  listDate !== null && now - Date.parse(writeBrasiliaInstant(listDate, '12:00:00')) > maxListAgeMs

function Row({ area, chosen, onTurn }: { area: Area; chosen: boolean; onTurn: (() => void) | undefined }) {
  const now = useNow()
  return (
    <li className="flex items-start gap-3 py-1.5 text-sm">
      <label className="grid size-target shrink-0 place-content-center">
        <span className="sr-only">Atualizar {areaName(area.area)}</span>
        <input
          type="checkbox"
          className="tick disabled:opacity-50"
          checked={chosen}
          disabled={!onTurn}
          onChange={onTurn}
        />
      </label>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-medium">{areaName(area.area)}</span>
          {area.problem ? (
            <AdminBadge tone="bad">Problema</AdminBadge>
          ) : isOld(area, now) ? (
            <AdminBadge tone="watch">Lista antiga</AdminBadge>
          ) : null}
        </p>
        <p className="text-xs text-ink-3">
          {area.listDate ? `Lista de ${formatShortDate(area.listDate)}` : 'Sem lista'}
          {area.checkedAt && `, conferida em ${formatBrasiliaTime(area.checkedAt)}`}
        </p>
        {area.problem && <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{area.problem}</p>}
      </div>
    </li>
  )
}

/** Shows every state, those with a problem first; only the selected ones are fetched. */
function RefreshAreas({
  areas,
  chosen,
  onChoose,
}: {
  areas: readonly Area[]
  chosen: ReadonlySet<string>
  /** Absent while a refresh is running. */
  onChoose?: (chosen: ReadonlySet<string>) => void
}) {
  const problems = areas.filter(({ problem }) => problem !== null).length
  const rows = areas.toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null))
  const toggleArea = (area: string) => {
    const next = new Set(chosen)
    if (!next.delete(area)) next.add(area)
    onChoose?.(next)
  }
  if (areas.length === 0) return null
  return (
    <details className="group mt-3" open={problems > 0 || undefined}>
      <summary className="admin-summary">
        {problems === 0
          ? `Escolher entre ${areas.length} estados`
          : `${problems} de ${areas.length} estados com problema`}
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="quiet-scroll max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {rows.map(area => (
          <Row
            key={area.area}
            area={area}
            chosen={chosen.has(area.area)}
            onTurn={onChoose && (() => toggleArea(area.area))}
          />
        ))}
      </ul>
    </details>
  )
}

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
