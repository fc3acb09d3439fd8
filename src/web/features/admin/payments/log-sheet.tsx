import { useQueryClient } from '@tanstack/react-query'
import { Copy, RotateCcw } from 'lucide-react'
import type { LastlinkConfig, LastlinkLog } from '#contract/payment-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { answerStatuses, eventStatusLabels, adminPlanLabels } from '../admin-labels.ts'
import { AdminBadge, AdminFact } from '../admin-parts.tsx'
import { AdminSheet } from '../admin-sheet.tsx'
import { logSourceLabels } from './log-list.tsx'
import { logEventLabel } from './log-rows.ts'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useApiAction } from '../../../data/use-api-action.ts'
import { reportAdminFailure } from '../call-admin-api.ts'

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
