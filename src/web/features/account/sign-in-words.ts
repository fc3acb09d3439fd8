import { Refused, Unreachable } from '../../data/client.ts'

/** What went wrong, in a headline and what to do now. */
export interface Trouble {
  title: string
  description: string
}

/** `1 minuto`, `12 minutos`: seconds to wait, never said too short. */
export const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60))
  return count === 1 ? '1 minuto' : `${count} minutos`
}

/** In words what kept a form from being done; `title` where nothing more exact is known. */
export function troubleOf(error: unknown, title: string): Trouble {
  if (error instanceof Unreachable) {
    return { title, description: 'O servidor não respondeu. Verifique a conexão e tente de novo.' }
  }
  if (!(error instanceof Refused)) {
    return { title, description: 'O erro é nosso. Recarregue a página e tente de novo.' }
  }
  if (error.code === 'too_many_requests') {
    const wait = error.retryAfter === null ? 'Espere alguns minutos' : `Espere ${minutes(error.retryAfter)}`
    return { title: 'Muitas tentativas', description: `${wait} e tente de novo.` }
  }
  return { title, description: error.message }
}

/** Why one did not get in. */
export function signInTrouble(error: unknown): Trouble {
  const code = error instanceof Refused ? error.code : null
  if (code === 'invalid_credentials') {
    return { title: 'E-mail ou senha incorretos', description: 'Confira os dois e tente de novo.' }
  }
  if (code === 'access_expired') {
    return {
      title: 'Acesso expirado',
      description: 'Seu plano premium está vencido. Renove para continuar.',
    }
  }
  return troubleOf(error, 'Erro no login')
}

/** What is wrong with an e-mail before the server is asked; `null`: nothing. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Informe seu e-mail.'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? null
    : 'Confira o e-mail: ele tem a forma nome@exemplo.com.'
}
