import { useQueryClient } from '@tanstack/react-query'
import { Copy, RotateCcw } from 'lucide-react'
import type { LastlinkConfig, LastlinkLog } from '#contract/payments.ts'
import { moment } from '#domain/brasilia.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy.ts'
import { reaisText } from '../../../ui/format.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { answerStatuses, eventStatuses, planLabels } from '../labels.ts'
import { Badge, Fact, Problem } from '../parts.tsx'
import { Sheet } from '../sheet.tsx'
import { useWork } from '../use-work.ts'
import { sourceWords } from './log-list.tsx'
import { eventLabel } from './log-rows.ts'

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
      <pre className="admin-code">{text}</pre>
    </section>
  )
}

/** Shows one event with its data and our answer; the server masks personal data. */
export function LogSheet({
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
  const { busy, problem, run } = useWork()
  const { label, tone } = eventStatuses[row.status]
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
  const repeatable = row.event_type !== null && (row.status === 'pending' || row.status === 'error')
  return (
    <Sheet
      wide
      title={eventLabel(row.event_type, events)}
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
      <Badge tone={tone}>{label}</Badge>
      {row.error_message && <p className="mt-3 text-sm wrap-anywhere">{row.error_message}</p>}
      {row.status === 'pending' && (
        <p className="mt-3 text-sm text-ink-2 text-pretty">
          Foi pago, mas a oferta não está em LASTLINK_PLANS. Configure-a, reinicie o servidor e reprocesse.
        </p>
      )}
      <Problem>{problem}</Problem>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm">
        <Fact name="Chegou">{moment(row.created_at)}</Fact>
        <Fact name="Aconteceu">{row.occurred_at ? moment(row.occurred_at) : 'Não informado'}</Fact>
        <Fact name="E-mail">{row.customer_email ?? 'Não informado'}</Fact>
        <Fact name="Origem">{sourceWords(row)}</Fact>
        <Fact name="Produto">{row.product_name ?? 'Não informado'}</Fact>
        <Fact name="Valor">{row.amount === null ? 'Não informado' : reaisText(row.amount)}</Fact>
        <Fact name="Plano">{row.plan === null ? 'Nenhum' : planLabels[row.plan]}</Fact>
        <Fact name="Nossa resposta">HTTP {row.status_code}</Fact>
      </dl>
      <Code title="Pedido" value={row.request} />
      <Code title="Resposta" value={row.response} />
    </Sheet>
  )
}
