import { readFileSync } from 'node:fs'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { RoundRecord } from '#domain/ladder/ladder-windows.ts'
import { fromReais } from '#domain/money.ts'
import { parseModality } from '#domain/property/sale-modality.ts'

/** A listing of the daily lists, with what they said of it, oldest first. */
export interface FollowedListing {
  state: string
  id: string
  records: RoundRecord[]
  /** The lists of its state, in days since 1970, ascending. */
  listDays: number[]
}

const kinds = { seen: 'new', changed: 'changed', gone: 'gone' } as const

const readRows = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(';'))

/** Reads the daily lists of two states, kept as changes, from the changes and the list days of a folder. */
export function readPriceChanges(folder: string): FollowedListing[] {
  const listDays = new Map<string, number[]>()
  for (const [state = '', date = ''] of readRows(`${folder}/2026_lists.csv`)) {
    listDays.set(state, [...(listDays.get(state) ?? []), toDayNumber(date)])
  }
  const listings = new Map<string, FollowedListing>()
  for (const [state = '', listDate = '', id = '', event = '', price, evaluation, modality = ''] of readRows(
    `${folder}/2026_changes.csv`,
  )) {
    const key = `${state} ${id}`
    const listing = listings.get(key) ?? { state, id, records: [], listDays: listDays.get(state) ?? [] }
    listings.set(key, listing)
    const last = listing.records.at(-1)
    const kind = last?.kind === 'gone' ? 'back' : kinds[event as keyof typeof kinds]
    listing.records.push(
      kind === 'gone' && last !== undefined
        ? { ...last, kind, listDate }
        : {
            kind,
            listDate,
            price: fromReais(Number(price)),
            evaluation: fromReais(Number(evaluation)),
            modality: parseModality(modality),
          },
    )
  }
  return [...listings.values()]
}
