import { isUf, type Uf } from '../states.ts'

/** Splits `Campinas, SP` and `campinas - sp` into the name and the state; the state is `null` without one. */
export function splitState(text: string): { name: string; state: Uf | null } {
  const [, name = '', uf = ''] = /^(.+?)(?:\s*[,/-]\s*|\s+)(\p{L}{2})$/u.exec(text.trim()) ?? []
  const state = uf.toUpperCase()
  return isUf(state) ? { name, state } : { name: text.trim(), state: null }
}
