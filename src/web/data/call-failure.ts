import { useState } from 'react'
import { Refused, Unreachable } from './client.ts'
import { showToast } from '../ui/toast/toast.ts'

/** `40 segundos`, `2 minutos`: how long the server asks to wait. */
const waitWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

/** What went wrong with a call, and what to do next. */
export function wordsFor(error: unknown): string {
  if (error instanceof Unreachable) return 'Sem conexão com o servidor. Tente de novo em instantes.'
  if (!(error instanceof Refused)) return 'Algo deu errado do nosso lado. Tente de novo.'
  return error.code === 'too_many_requests' && error.retryAfter !== null
    ? `Muitas tentativas seguidas. Tente de novo em ${waitWords(error.retryAfter)}.`
    : error.message
}

/** Whether the session is over; says so. That the page then goes to the sign-in, guard.ts sees to. */
export function lostSession(error: unknown, description = 'Entre de novo para continuar.'): boolean {
  if (!(error instanceof Refused) || error.code !== 'no_session') return false
  showToast({ title: 'Sessão expirada', description, tone: 'risk' })
  return true
}

/** One piece of work at a time: whether it is under way, and what to say when it failed. */
export function useWork(): {
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
      if (!lostSession(error)) setProblem(wordsFor(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
