import type { Listed } from '#contract/catalogue.ts'
import { present } from '#contract/present.ts'
import type { Queryable } from '../database/database.ts'
import { listingsById } from './store.ts'

/** How many properties one request may ask for. */
const most = 100
/** The bank's numbers have 13 digits; longer ones would not fit the database's. */
const number = /^0*\d{1,15}$/

/** Reads `ids=1,2,3` (may repeat): numbers without leading zeros, each once, in the order given; or what is wrong. */
export function readIds(given: string | string[] | undefined): { ids: string[] } | { problem: string } {
  const asked = [given ?? []]
    .flat()
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(text => text !== '')
  if (asked.length === 0) return { problem: 'Informe ao menos um número de imóvel.' }
  if (asked.some(text => !number.test(text))) {
    return { problem: 'Use só números de imóveis, separados por vírgula.' }
  }
  const ids = [...new Set(asked.map(text => text.replace(/^0+(?=\d)/, '')))]
  return ids.length > most ? { problem: `Peça até ${most} imóveis de uma vez.` } : { ids }
}

/** The properties with these numbers, offered or gone, in this order; unknown numbers are left out. */
export async function listed(db: Queryable, ids: readonly string[], now: Date): Promise<Listed> {
  return { items: (await listingsById(db, ids)).map(listing => present(listing, now)) }
}
