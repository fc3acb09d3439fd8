import { RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import type { LastlinkLog } from '#contract/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { useMedia, wideScreen } from '../../../ui/media.ts'
import { eventStatuses } from '../labels.ts'
import { Card, Failed, Lines, Nothing, Stale } from '../parts.tsx'
import { counted } from '../words.ts'
import { useConfig, useLogs } from './calls.ts'
import { LogList, LogTable } from './log-list.tsx'
import { matchingRows, sinceTop, type StatusFilter } from './log-rows.ts'
import { LogSheet } from './log-sheet.tsx'

/** Shows the latest 50 webhook events. New ones wait above the rows until the operator opens them. */
export function Logs() {
  const id = useId()
  const wide = useMedia(wideScreen)
  const events = useConfig().data?.events ?? []
  const [status, setStatus] = useState<StatusFilter>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useLogs(status)
  const [top, setTop] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState<{ row: LastlinkLog; again: boolean } | null>(null)
  // The first answer sets the newest row on display.
  if (top === null && !isPlaceholderData && data?.[0]) setTop(data[0].id)

  const { shown, waiting } = sinceTop(data ?? [], top)
  const rows = matchingRows(shown, status, text, events)
  // An open row that leaves the list stays open, unless it left because it was processed again.
  const opened = open && (data?.find(({ id }) => id === open.row.id) ?? (open.again ? null : open.row))
  const showAll = () => setTop(data?.[0]?.id ?? null)
  const reload = async () => {
    const { data: next, isSuccess } = await refetch()
    if (isSuccess) setTop(next[0]?.id ?? null)
  }
  const List = wide ? LogTable : LogList
  return (
    <Card
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
      <Stale error={data ? error : null} onRetry={() => void refetch()} />
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <Field label="Procurar" htmlFor={`${id}-text`}>
          <input
            id={`${id}-text`}
            type="search"
            className="control px-3"
            placeholder="E-mail, evento, produto"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Field label="Situação" htmlFor={`${id}-status`}>
          <Select
            id={`${id}-status`}
            value={status ?? ''}
            onChange={({ target }) => {
              setStatus((target.value || null) as StatusFilter)
              setTop(null)
            }}
          >
            <option value="">Todas</option>
            {Object.entries(eventStatuses).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="my-2 flex min-h-target items-center justify-between gap-3 text-sm text-ink-3">
        <output>{data && counted(rows.length, 'evento', 'eventos')}</output>
        {waiting > 0 && (
          <Button look="quiet" className="px-3 text-sm text-amber-text" onClick={showAll}>
            {counted(waiting, 'evento novo', 'eventos novos')}: mostrar
          </Button>
        )}
      </div>
      {data ? (
        rows.length > 0 ? (
          <List rows={rows} events={events} onOpen={row => setOpen({ row, again: false })} />
        ) : data.length === 0 && status === null && !isPlaceholderData ? (
          <Nothing title="Nenhum evento ainda">
            Configure o webhook na Lastlink e toque em Testar lá, ou use o simulador.
          </Nothing>
        ) : (
          <Nothing title="Nenhum evento assim">Mude a situação ou o que procura.</Nothing>
        )
      ) : error ? (
        <Failed what="Erro ao carregar logs" error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Lines count={8} words="Carregando os logs…" />
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
    </Card>
  )
}
