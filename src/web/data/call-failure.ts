import { useState } from 'react'
import { RequestRefused, ServerUnreachable } from './api-client.ts'
import { showToast } from '../ui/toast/toast.ts'

/** Formats how long the server asks to wait: `40 segundos`, `2 minutos`. */
const waitWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** Describes what went wrong with a call and what to do next. */
export function describeFailure(error: unknown): string {
  if (error instanceof ServerUnreachable) return 'Sem conexão com o servidor. Tente de novo em instantes.'
  if (!(error instanceof RequestRefused)) return 'Algo deu errado do nosso lado. Tente de novo.'
  return error.code === 'too_many_requests' && error.retryAfter !== null
    ? `Muitas tentativas seguidas. Tente de novo em ${waitWords(error.retryAfter)}.`
    : error.message
}

/**
 * Whether the error means that the session is over; shows a message if so. guard.ts then leads to the sign-in page.
 */
export function isSessionLost(error: unknown, description = 'Entre de novo para continuar.'): boolean {
  if (!(error instanceof RequestRefused) || error.code !== 'no_session') return false
  showToast({ title: 'Sessão expirada', description, tone: 'risk' })
  return true
}

/** Runs one submission at a time and gives whether it is running and the message of its failure. */
export function useSubmission(): {
  busy: boolean
  problem: string | null
  run: (work: () => Promise<unknown>) => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!isSessionLost(error)) setProblem(describeFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
