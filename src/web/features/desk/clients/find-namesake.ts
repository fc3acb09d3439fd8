import type { Client } from '#contract/desk-schemas.ts'
import { foldText } from '#domain/fold-text.ts'

/** Finds the client of this name, regardless of capitals, accents and spaces. */
export function findNamesake(clients: readonly Client[], name: string): Client | undefined {
  const folded = foldText(name.trim())
  return folded === '' ? undefined : clients.find(client => foldText(client.name.trim()) === folded)
}
