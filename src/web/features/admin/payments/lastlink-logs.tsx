import { Copy, RefreshCw, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { LastlinkConfig, LastlinkLog } from '#contract/payment-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { wideScreenQuery } from '../../../ui/wide-screen.ts'
import { adminPlanLabels, answerStatuses, eventStatusLabels } from '../admin-labels.ts'
import {
  AdminBadge,
  AdminCard,
  AdminEmpty,
  AdminFact,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
} from '../admin-parts.tsx'
import { formatCount } from '#domain/format-count.ts'
import { useLastlinkConfig, useLastlinkLogs } from './payment-admin-queries.ts'
import { filterLogs, logEventLabel, type LogStatusFilter, splitNewerLogs } from './log-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { callAdminApi, reportAdminFailure } from '../call-admin-api.ts'
import { AdminSheet } from '../admin-sheet.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'

interface ListProps {
  rows: readonly LastlinkLog[]
  events: LastlinkConfig['events']
  onOpen: (row: LastlinkLog) => void
}

const StatusBadge = ({ status }: Pick<LastlinkLog, 'status'>) => (
  <AdminBadge tone={eventStatusLabels[status].tone}>{eventStatusLabels[status].label}</AdminBadge>
)

const logSourceLabels = ({ source, is_test }: Pick<LastlinkLog, 'source' | 'is_test'>): string =>
  source === 'simulator' ? 'Simulador' : is_test ? 'Lastlink, teste' : 'Lastlink'

const Opener = ({ row, label, onOpen }: { row: LastlinkLog; label: string; onOpen: () => void }) => (
  <button
    type="button"
    className="admin-open"
    aria-haspopup="dialog"
    aria-label={`${label}, ${formatBrasiliaTime(row.created_at)}: ver detalhes`}
    onClick={onOpen}
  >
    {label}
  </button>
)

/** The events on a wide screen. */
const LogTable = ({ rows, events, onOpen }: ListProps) => (
  <div className="quiet-scroll overflow-x-auto">
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Evento</th>
          <th scope="col">E-mail</th>
          <th scope="col">Produto</th>
          <th scope="col" className="number">
            Valor
          </th>
          <th scope="col">Situação</th>
          <th scope="col">Origem</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} className="admin-row">
            <td className="whitespace-nowrap!">{formatBrasiliaTime(row.created_at)}</td>
            <td>
              <Opener row={row} label={logEventLabel(row.event_type, events)} onOpen={() => onOpen(row)} />
              {row.event_type && <code className="block text-xs text-ink-3">{row.event_type}</code>}
            </td>
            <td className="max-w-56 wrap-anywhere">{row.customer_email ?? '–'}</td>
            <td className="max-w-48 wrap-anywhere">{row.product_name ?? '–'}</td>
            <td className="number">{row.amount === null ? '–' : formatReais(row.amount)}</td>
            <td>
              <StatusBadge status={row.status} />
            </td>
            <td className="whitespace-nowrap!">{logSourceLabels(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The events on a phone. */
const LogList = ({ rows, events, onOpen }: ListProps) => (
  <ul className="divide-y divide-line border-t border-line" aria-label="Eventos">
    {rows.map(row => (
      <li key={row.id} className="relative py-3 text-sm">
        <div className="flex items-start justify-between gap-3">
          <Opener row={row} label={logEventLabel(row.event_type, events)} onOpen={() => onOpen(row)} />
          <StatusBadge status={row.status} />
        </div>
        {row.customer_email && <p className="mt-1 text-ink-2 wrap-anywhere">{row.customer_email}</p>}
        {(row.product_name || row.amount !== null) && (
          <p className="text-ink-2 wrap-anywhere">
            {[row.product_name, row.amount !== null && formatReais(row.amount)].filter(Boolean).join(', ')}
          </p>
        )}
        <p className="mt-1 text-xs text-ink-3">
          {formatBrasiliaTime(row.created_at)}, {logSourceLabels(row)}
        </p>
      </li>
    ))}
  </ul>
)

const Code = ({ title, value }: { title: string; value: unknown }) => {
  const text = JSON.stringify(value, null, 2) ?? 'null'
  return (
    <section className="mt-6" aria-label={title}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{title}</h3>
        <Button
          look="quiet"
          className="px-3 text-sm"
          aria-label={`Copiar: ${title}`}
          onClick={() => void copyText(text, 'Texto copiado!')}
        >
          <Copy className="size-4 shrink-0" aria-hidden="true" />
          Copiar
        </Button>
      </div>
      <pre className="text-xs/5 p-3 border border-line rounded-md bg-raised [font-family:ui-monospace,monospace] whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </section>
  )
}

/** Shows one event with its data and our answer; the server masks personal data. */
function LogSheet({
  row,
  events,
  onAgain,
  onClose,
}: {
  row: LastlinkLog
  events: LastlinkConfig['events']
  /** The event was processed again; the rows are the server's current ones. */
  onAgain: () => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const { busy, problem, run } = useApiAction(reportAdminFailure)
  const { label, tone } = eventStatusLabels[row.status]
  const again = () =>
    run(async () => {
      const { status } = await callAdminApi('POST /api/admin/lastlink/logs/{id}/reprocess', {
        params: { id: row.id },
      })
      await client.invalidateQueries({ queryKey: ['admin', 'lastlink', 'logs'] })
      showToast({
        title: `Evento reprocessado: ${answerStatuses[status].label.toLowerCase()}`,
        ...(status === 'error' && { description: 'A causa está na linha do evento.', tone: 'risk' as const }),
      })
      onAgain()
    })
  const repeatable = row.event_type !== null && ['pending', 'underpaid', 'error'].includes(row.status)
  return (
    <AdminSheet
      wide
      title={logEventLabel(row.event_type, events)}
      line={row.event_type && <code>{row.event_type}</code>}
      onClose={onClose}
      {...(repeatable && {
        footer: (
          <Button look="primary" disabled={busy} onClick={() => void again()}>
            <RotateCcw className="size-4 shrink-0" aria-hidden="true" />
            {busy ? 'Reprocessando…' : 'Reprocessar'}
          </Button>
        ),
      })}
    >
      <AdminBadge tone={tone}>{label}</AdminBadge>
      {row.error_message && <p className="mt-3 text-sm wrap-anywhere">{row.error_message}</p>}
      {row.status === 'pending' && (
        <p className="mt-3 text-sm text-ink-2 text-pretty">
          Foi pago, mas a oferta não está em LASTLINK_PLANS. Configure-a, reinicie o servidor e reprocesse.
        </p>
      )}
      {row.status === 'underpaid' && (
        <p className="mt-3 text-sm text-ink-2 text-pretty">
          O valor pago é menor que o mínimo em LASTLINK_MIN_PRICES. Se ele vale, mude o mínimo, reinicie o
          servidor e reprocesse.
        </p>
      )}
      <ProblemText>{problem}</ProblemText>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm">
        <AdminFact name="Chegou">{formatBrasiliaTime(row.created_at)}</AdminFact>
        <AdminFact name="Aconteceu">
          {row.occurred_at ? formatBrasiliaTime(row.occurred_at) : describeUnknownFact('Momento')}
        </AdminFact>
        <AdminFact name="E-mail">{row.customer_email ?? describeUnknownFact('E-mail')}</AdminFact>
        <AdminFact name="Origem">{logSourceLabels(row)}</AdminFact>
        <AdminFact name="Produto">{row.product_name ?? describeUnknownFact('Produto')}</AdminFact>
        <AdminFact name="Valor">
          {row.amount === null ? describeUnknownFact('Valor') : formatReais(row.amount)}
        </AdminFact>
        <AdminFact name="Plano">{row.plan === null ? 'Nenhum' : adminPlanLabels[row.plan]}</AdminFact>
        <AdminFact name="Nossa resposta">HTTP {row.status_code}</AdminFact>
      </dl>
      <Code title="Pedido" value={row.request} />
      <Code title="Resposta" value={row.response} />
    </AdminSheet>
  )
}

/** Shows the latest 50 webhook events. New ones wait above the rows until the operator opens them. */
export function LastlinkLogTable() {
  const wide = useMedia(wideScreenQuery)
  const events = useLastlinkConfig().data?.events ?? []
  const [status, setStatus] = useState<LogStatusFilter>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useLastlinkLogs(status)
  const [top, setTop] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState<{ row: LastlinkLog; again: boolean } | null>(null)
  // The first answer sets the newest row on display.
  if (top === null && !isPlaceholderData && data?.[0]) setTop(data[0].id)

  const { shown, waiting } = splitNewerLogs(data ?? [], top)
  const rows = filterLogs(shown, status, text, events)
  // An open row that leaves the list stays open, unless it left because it was processed again.
  const opened = open && (data?.find(({ id }) => id === open.row.id) ?? (open.again ? null : open.row))
  const showAll = () => setTop(data?.[0]?.id ?? null)
  const reload = async () => {
    const { data: next, isSuccess } = await refetch()
    if (isSuccess) setTop(next[0]?.id ?? null)
  }
  const List = wide ? LogTable : LogList
  return (
    <AdminCard
      id="admin-logs"
      title="Eventos recebidos"
      intro="Os 50 mais recentes, ou os 50 da situação escolhida. Documentos, telefones e endereços vêm mascarados."
      actions={
        <Button disabled={isFetching && data === undefined} onClick={() => void reload()}>
          <RefreshCw className="size-4 shrink-0" aria-hidden="true" />
          Recarregar
        </Button>
      }
    >
      <AdminStale error={data ? error : null} onRetry={() => void refetch()} />
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <TextField
          label="Procurar"
          type="search"
          placeholder="E-mail, evento, produto"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Field label="Situação">
          {control => (
            <Select
              {...control}
              value={status ?? ''}
              onChange={({ target }) => {
                setStatus((target.value || null) as LogStatusFilter)
                setTop(null)
              }}
            >
              <option value="">Todas</option>
              {Object.entries(eventStatusLabels).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="my-2 flex min-h-target items-center justify-between gap-3 text-sm text-ink-3">
        <output>{data && formatCount(rows.length, 'evento', 'eventos')}</output>
        {waiting > 0 && (
          <Button look="quiet" className="px-3 text-sm text-amber-text" onClick={showAll}>
            {formatCount(waiting, 'evento novo', 'eventos novos')}: mostrar
          </Button>
        )}
      </div>
      {data ? (
        rows.length > 0 ? (
          <List rows={rows} events={events} onOpen={row => setOpen({ row, again: false })} />
        ) : data.length === 0 && status === null && !isPlaceholderData ? (
          <AdminEmpty title="Nenhum evento ainda">
            Configure o webhook na Lastlink e toque em Testar lá, ou use o simulador.
          </AdminEmpty>
        ) : (
          <AdminEmpty title="Nenhum evento assim">Mude a situação ou o que procura.</AdminEmpty>
        )
      ) : error ? (
        <AdminFailed
          what="Erro ao carregar logs"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <AdminSkeletonLines count={8} words="Carregando os logs…" />
      )}
      {opened && (
        <LogSheet
          key={opened.id}
          row={opened}
          events={events}
          onAgain={() => setOpen({ row: opened, again: true })}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminCard>
  )
}
