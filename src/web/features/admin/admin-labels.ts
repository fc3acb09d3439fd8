import type { Plan } from '#contract/account-schemas.ts'
import type { LastlinkLog, WebhookAnswer } from '#contract/payment-schemas.ts'
import type { AdminTone } from './admin-parts.tsx'

export const adminPlanLabels = { annual: 'Anual', monthly: 'Mensal', none: 'Sem Plano' } satisfies Record<
  Plan['type'],
  string
>

interface Label {
  label: string
  tone: AdminTone
}

/** Labels of an event's status. */
export const eventStatusLabels = {
  processed: { label: 'Processado', tone: 'good' },
  ignored: { label: 'Ignorado', tone: 'plain' },
  error: { label: 'Erro', tone: 'bad' },
  pending: { label: 'Pendente', tone: 'watch' },
  underpaid: { label: 'Pagou menos', tone: 'watch' },
} satisfies Record<LastlinkLog['status'], Label>

/** Labels of the webhook's answers. */
export const answerStatuses = {
  processed: { label: 'Processado', tone: 'good' },
  ignored: { label: 'Ignorado', tone: 'plain' },
  duplicate: { label: 'Já recebido', tone: 'plain' },
  error: { label: 'Erro', tone: 'bad' },
} satisfies Record<WebhookAnswer['status'], Label>

/** Labels a plan's status at `now` (epoch ms). */
export function planStatusLabel({ type, status, premiumUntil }: Plan, now: number): Label {
  if (status === 'suspended') return { label: 'Suspenso', tone: 'bad' }
  if (premiumUntil === null) return { label: 'Sem acesso', tone: 'plain' }
  if (Date.parse(premiumUntil) <= now) return { label: 'Vencido', tone: 'watch' }
  return { label: type === 'none' ? 'Com acesso' : 'Ativo', tone: 'good' }
}
