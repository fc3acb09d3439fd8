import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { LastlinkLog } from '#contract/payment-schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { wideScreenQuery } from '../../../ui/wide-screen.ts'
import { eventStatusLabels } from '../admin-labels.ts'
import { AdminCard, AdminFailed, AdminSkeletonLines, AdminEmpty, AdminStale } from '../admin-parts.tsx'
import { formatCount } from '#domain/format-count.ts'
import { useLastlinkConfig, useLastlinkLogs } from './payment-admin-queries.ts'
import { LogList, LogTable } from './log-list.tsx'
import { filterLogs, splitNewerLogs, type LogStatusFilter } from './log-rows.ts'
import { LogSheet } from './log-sheet.tsx'

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
