import { readdirSync, readFileSync } from 'node:fs'
import { foldText } from '#domain/fold-text.ts'
import { parseModality } from '#domain/property/sale-modality.ts'
import type { Uf } from '#domain/states.ts'
import type { CountedOffer, OfferedList } from '#domain/waiting-fit/count-lists.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { readSharedList } from '#test/support/shared-lists.ts'

const toCentavos = (reais: string): number => Math.round(Number(reais) * 100)

const folders = [
  'caixa/lists',
  'caixa/national-2026-01-23',
  'caixa/national-2026-02-13',
  'caixa/lists-rewritten',
]

/** Reads the whole lists of each state since the prior's first day, oldest first; `null` without the real data. */
export function readWaitingLists(from: string): Map<Uf, OfferedList[]> | null {
  const paths = folders.map(findSharedFile)
  const history = findSharedFile('history/2026_changes.csv')
  if (paths.includes(null) || history === null) return null
  const daily = readDailyLists(history)
  const lists = new Map<Uf, OfferedList[]>()
  for (const folder of paths)
    for (const file of readdirSync(folder ?? '')) {
      const [, listDate = '', state] = /^(\d{4}-\d\d-\d\d)_([A-Z]{2})\.csv(?:\.gz)?$/.exec(file) ?? []
      if (state === undefined || listDate < from) continue
      const uf = state as Uf
      const known = lists.get(uf) ?? []
      lists.set(uf, known)
      // The daily lists of a state name some cities only: from their first day on they alone are compared.
      const cities = daily.get(uf)?.cities
      if (known.some(each => each.listDate === listDate)) continue
      known.push({ listDate, offers: readOffers(`${folder}/${file}`, cities) })
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

function readOffers(path: string, cities: ReadonlySet<string> | undefined): Map<string, CountedOffer> {
  const offers = new Map<string, CountedOffer>()
  for (const { id, price, evaluation, modality, city } of readSharedList(path)) {
    const cityKey = foldText(city)
    if (cities === undefined || cities.has(cityKey))
      offers.set(id, { id, cityKey, price, evaluation, modality })
  }
  return offers
}

/** The lists of a state that are stored as changes, and the cities that they name. */
interface DailyLists {
  lists: { listDate: string; offers: Map<string, CountedOffer> }[]
  cities: Set<string>
}

/** Reads daily lists that are stored as changes: `uf;date;id;event;price;appraisal;modality;type;city;financing`. */
function readDailyLists(file: string): Map<Uf, DailyLists> {
  const days = new Map<Uf, DailyLists>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [uf, listDate = '', id = '', event, price = '', appraisal = '', modality = '', , city = ''] =
      line.split(';')
    const state: DailyLists = days.get(uf as Uf) ?? { lists: [], cities: new Set<string>() }
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
        id,
        cityKey: foldText(city),
        price: toCentavos(price),
        evaluation: appraisal === '' ? null : toCentavos(appraisal),
        modality: parseModality(modality),
      })
  }
  return days
}
