import type { SimulatedEvent } from '#contract/payment-schemas.ts'
import { describeWait } from '../../data/call-failure.ts'
import { ServerFailing, RequestRefused, ServerUnreachable } from '../../data/api-client.ts'

/** Describes what went wrong with a call and what to do next. */
export function describeAdminFailure(error: unknown): string {
  if (error instanceof ServerFailing) return 'O servidor falhou. A causa está no registro dele.'
  if (error instanceof ServerUnreachable) return 'Erro ao conectar com o servidor'
  if (!(error instanceof RequestRefused)) return 'Algo deu errado nesta página. Recarregue e tente de novo.'
  if (error.status === 429)
    return error.retryAfter === null
      ? 'Muitas tentativas seguidas. Tente de novo em instantes.'
      : `Muitas tentativas seguidas. Tente de novo em ${describeWait(error.retryAfter)}.`
  const [field] = Object.values(error.fields)
  return field ?? error.message
}

/** Describes why a token was not accepted. */
export const describeTokenFailure = (error: unknown): string =>
  error instanceof RequestRefused && error.status === 401 ? 'Token não confere.' : describeAdminFailure(error)

export const eventLabels = {
  purchase_completed: 'Compra concluída',
  subscription_cancelled: 'Assinatura cancelada',
  subscription_expired: 'Assinatura expirada',
} satisfies Record<SimulatedEvent, string>
