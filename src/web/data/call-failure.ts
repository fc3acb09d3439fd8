import { RequestRefused, ServerUnreachable } from './api-client.ts'
import { showToast } from '../ui/toast/toast.ts'

/** Formats how long the server asks to wait: `40 segundos`, `2 minutos`. */
export const describeWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** Describes what went wrong with a call and what to do next. */
export function describeFailure(error: unknown): string {
  if (error instanceof ServerUnreachable) return 'Sem conexão com o servidor. Tente de novo em instantes.'
  if (!(error instanceof RequestRefused)) return 'Algo deu errado do nosso lado. Tente de novo.'
  if (error.code === 'too_many_requests' && error.retryAfter !== null)
    return `Muitas tentativas seguidas. Tente de novo em ${describeWait(error.retryAfter)}.`
  const [field] = Object.values(error.fields)
  return field ?? error.message
}

/**
 * Whether the error means that the session is over; shows a message if so. page-guard.ts then leads to the sign-in page.
 */
export function isSessionLost(error: unknown, description = 'Entre de novo para continuar.'): boolean {
  if (!(error instanceof RequestRefused) || error.code !== 'no_session') return false
  showToast({ title: 'Sessão expirada', description, tone: 'risk' })
  return true
}

/** Describes what went wrong with a call; `null` when a message says that the session is over. */
export const reportFailure = (error: unknown, sessionLost?: string): string | null =>
  isSessionLost(error, sessionLost) ? null : describeFailure(error)
