import { RequestRefused, ServerFailing, ServerUnreachable } from '../../data/api-client.ts'

/** A problem as a headline and what to do now. */
export interface SignInFailure {
  title: string
  description: string
}

/** Formats seconds to wait, rounded up: `1 minuto`, `12 minutos`. */
export const describeMinutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60))
  return count === 1 ? '1 minuto' : `${count} minutos`
}

/** Describes why a form failed; `title` is used when no more exact headline is known. */
export function describeAccountFailure(error: unknown, title: string): SignInFailure {
  if (error instanceof ServerFailing && error.serverMessage !== null)
    return { title, description: error.serverMessage }
  if (error instanceof ServerUnreachable) {
    return { title, description: 'O servidor não respondeu. Verifique a conexão e tente de novo.' }
  }
  if (!(error instanceof RequestRefused)) {
    return { title, description: 'Erro desconhecido. Recarregue a página e tente de novo.' }
  }
  if (error.code === 'too_many_requests') {
    const wait =
      error.retryAfter === null ? 'Espere alguns minutos' : `Espere ${describeMinutes(error.retryAfter)}`
    return { title: 'Muitas tentativas', description: `${wait} e tente de novo.` }
  }
  return { title, description: error.message }
}

/** Describes why a sign-in failed. */
export function describeSignInFailure(error: unknown): SignInFailure {
  const code = error instanceof RequestRefused ? error.code : null
  if (code === 'invalid_credentials') {
    return { title: 'E-mail ou senha incorretos', description: 'Confira os dois e tente de novo.' }
  }
  if (code === 'access_expired') {
    return {
      title: 'Acesso expirado',
      description: 'Seu plano premium está vencido. Renove para continuar!',
    }
  }
  if (code === 'sign_in_by_mail' && error instanceof RequestRefused) {
    return { title: 'Entre pelo link do e-mail', description: error.message }
  }
  return describeAccountFailure(error, 'Erro no login')
}

/** Returns the problem of an e-mail that can be found without the server; `null` without one. */
export function findEmailProblem(email: string): string | null {
  if (email.trim() === '') return 'Informe seu e-mail.'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? null
    : 'Confira o e-mail: ele tem a forma nome@exemplo.com.'
}
