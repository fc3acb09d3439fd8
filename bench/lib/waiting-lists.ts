import { readdirSync, readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import { foldText } from '#domain/fold-text.ts'
import { parseModality } from '#domain/property/sale-modality.ts'
import type { Uf } from '#domain/states.ts'
import type { WaitingOffer } from '#domain/waiting/waiting-interval.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { findSharedFile } from '#test/support/shared-files.ts'

/** The listings that a whole list of a state offers, by number. */
export interface OfferedList {
  listDate: string
  offers: Map<string, WaitingOffer>
}

const toCentavos = (reais: string): number => Math.round(Number(reais) * 100)

/** Reads the whole lists of each state, oldest first; `null` without the real data. */
export function readWaitingLists(): Map<Uf, OfferedList[]> | null {
  const folders = [findSharedFile('caixa/lists'), findSharedFile('caixa/lists-mangled')]
  const history = findSharedFile('history/2026_changes.csv')
  if (folders.includes(null) || history === null) return null
  const daily = readDailyLists(history)
  const lists = new Map<Uf, OfferedList[]>()
  for (const folder of folders)
    for (const file of readdirSync(folder ?? '')) {
      // Among the damaged copies only one is a whole list of a day that no other file has.
      const [, listDate = '', state] = /^(\d{4}-\d\d-\d\d)_([A-Z]{2})(?:\.csv|_excel\.csv)$/.exec(file) ?? []
      if (state === undefined) continue
      const uf = state as Uf
      const known = lists.get(uf) ?? []
      lists.set(uf, known)
      // The daily lists of a state name some cities only: from their first day on they alone are compared.
      const cities = listDate >= '2026' ? daily.get(uf)?.cities : undefined
      known.push({ listDate, offers: readOffers(readFileSync(`${folder}/${file}`), cities) })
    }
  for (const [uf, known] of lists) {
    const more = daily.get(uf)?.lists ?? []
    const days = new Set(more.map(({ listDate }) => listDate))
    lists.set(
      uf,
      [...known.filter(({ listDate }) => !days.has(listDate)), ...more].toSorted((one, other) =>
        one.listDate.localeCompare(other.listDate),
      ),
    )
  }
  return lists
}

function readOffers(file: Uint8Array, cities: ReadonlySet<string> | undefined): Map<string, WaitingOffer> {
  const list = readList(decodeList(file))
  const offers = new Map<string, WaitingOffer>()
  if (list.kind !== 'list') throw new Error(list.reason)
  for (const entry of list.entries) {
    if (!('listing' in entry)) continue
    const { id, price, evaluation, modality, city } = entry.listing
    if (cities === undefined || cities.has(foldText(city))) offers.set(id, { price, evaluation, modality })
  }
  return offers
}

/** Reads daily lists that are stored as changes: `uf;date;id;event;price;appraisal;modality;type;city;financing`. */
function readDailyLists(file: string): Map<Uf, { lists: OfferedList[]; cities: Set<string> }> {
  const days = new Map<Uf, { lists: OfferedList[]; cities: Set<string> }>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [uf, listDate = '', id = '', event, price = '', appraisal = '', modality = '', , city = ''] =
      line.split(';')
    const state = days.get(uf as Uf) ?? { lists: [], cities: new Set<string>() }
    days.set(uf as Uf, state)
    state.cities.add(foldText(city))
    const newest = state.lists.at(-1)
    let list = newest
    if (list?.listDate !== listDate) {
      list = { listDate, offers: new Map(newest?.offers) }
      state.lists.push(list)
    }
    if (event === 'gone') list.offers.delete(id)
    else
      list.offers.set(id, {
        price: toCentavos(price),
        evaluation: appraisal === '' ? null : toCentavos(appraisal),
        modality: parseModality(modality),
      })
  }
  return days
}
