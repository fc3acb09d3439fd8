import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Category, Modality } from '#domain/property/listing.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import type { Uf } from '#domain/states.ts'
import { findCityPlace, municipalityTable } from '#server/geo/municipalities.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import type { RawPage } from './raw-pages.ts'

/** A row of a list, read by a parser of the tests' own. */
type RawListing = Omit<SearchableListing, 'firstSeenAt' | 'firstListedOn' | 'lastCutOn'>

/** A list file, whose name has its date and its state. */
interface RawList {
  path: string
  state: Uf
  date: string
  listings: RawListing[]
}

const kinds: readonly [begin: string, category: Category, propertyType: SearchableListing['propertyType']][] =
  [
    ['Apartamento', 'apartamento', 'Apartamento'],
    ['Casa', 'casa', 'Casa'],
    ['Sobrado', 'casa', 'Casa'],
    ['Terreno', 'terreno', 'Terreno'],
    ['Gleba', 'terreno', 'Terreno'],
    ['Imóvel rural', 'rural', 'Imóvel Rural'],
    ...['Sala', 'Prédio', 'Loja', 'Galpão', 'Comercial'].map(
      begin => [begin, 'comercial', 'Comercial'] as [string, Category, 'Comercial'],
    ),
  ]

const modalities: Readonly<Record<string, Modality>> = {
  'Venda Direta Online': 'venda-direta',
  'Leilão SFI - Edital Único': 'leilao',
  'Licitação Aberta': 'licitacao',
  'Venda Online': 'venda-online',
}

/** "76.919,57" → centavos. */
const centavos = (text: string): number => Number(text.trim().replaceAll('.', '').replace(',', ''))
/** Removes the blanks around a cell, and all but one of those inside. */
const tidy = (text: string): string => text.split(/\s+/).join(' ').trim()

/** Reads a whole list as the bank writes it. */
export function readRawList(path: string): RawList {
  const [date = '', state = ''] = basename(path, '.csv').split('_')
  const text = new TextDecoder('windows-1252').decode(readFileSync(path))
  const [, , header = '', , ...rows] = text.split('\n')
  const hasFinancing = header.includes('Financiamento')
  return {
    path,
    state: state as Uf,
    date,
    listings: rows.filter(row => row.trim() !== '').map(row => readRow(row.split(';'), hasFinancing)),
  }
}

function readRow(cells: string[], hasFinancing: boolean): RawListing {
  const [number = '', uf = '', city = '', neighborhood = '', address = '', price = '', evaluation = ''] =
    cells
  const [financing = '', description = '', modality = ''] = hasFinancing
    ? cells.slice(8)
    : ['', ...cells.slice(8)]
  const [, category = null, propertyType = 'Imóvel' as const] =
    kinds.find(([begin]) => description.startsWith(begin)) ?? []
  // Below 10 m², and above 2,000 m² of a flat or a house, nothing is built: the bank's placeholders and slips.
  const areaOf = (name: string): number | null => {
    const size = Number(new RegExp(`([0-9.]+) de área ${name}`).exec(description)?.[1] ?? 0)
    const isSlip =
      name !== 'do terreno' && size > 2_000 && (category === 'apartamento' || category === 'casa')
    return size < 10 || isSlip ? null : size
  }
  const [land, built] = [areaOf('do terreno'), areaOf('privativa') ?? areaOf('total')]
  const countOf = (name: string): number | null =>
    Number(new RegExp(`(\\d+) ${name}`).exec(description)?.[1] ?? 0) || null
  const state = uf.trim() as Uf
  return {
    id: String(BigInt(number.trim())),
    state,
    city: tidy(city),
    neighborhood: tidy(neighborhood),
    address: tidy(address),
    description: tidy(description),
    propertyType,
    category,
    modality: modalities[tidy(modality)] ?? null,
    price: centavos(price),
    evaluation: centavos(evaluation),
    area: category === 'terreno' || category === 'rural' ? (land ?? built) : (built ?? land),
    rooms: countOf('qto'),
    garage: countOf('vaga'),
    financing: hasFinancing ? financing.trim() === 'Sim' : null,
    fgts: null,
    occupancy: null,
    firstAuctionAt: null,
    secondAuctionAt: null,
    place: findCityPlace(state, tidy(city)),
    photoMissing: false,
    paid: null,
    unseen: null,
    pageRead: false,
    debtsStated: false,
    condoDebtLimit: null,
    history: [],
  }
}

/**
 * What a list adds to a listing's price history: nothing when it was offered before at the same price, appraisal and
 * modality.
 */
function recordOf(
  { price, evaluation, modality }: Pick<SearchableListing, 'price' | 'evaluation' | 'modality'>,
  old: SearchableListing | undefined,
  listDate: string,
): SearchableListing['history'] {
  const record = { listDate, price, evaluation, modality }
  if (old?.history.at(-1)?.kind === 'gone') return [{ ...record, kind: 'back' }]
  const isSame = old?.price === price && old.evaluation === evaluation && old.modality === modality
  return isSame ? [] : [record]
}

/** A price that one list states and that does not count before a second list repeats it. */
type Doubt = Pick<SearchableListing, 'price' | 'evaluation'>

const isLeap = (known: number, stated: number, top = 5): boolean =>
  stated <= known / 5 || stated >= known * top

/**
 * Whether a list's price or appraisal is five times or more, or a fifth or less, of what was known, with no reason in
 * the row itself: an auction rises to the debt, and begins at the appraisal.
 */
function isDoubted(old: SearchableListing, { price, evaluation, modality }: RawListing): boolean {
  if (old.evaluation && evaluation && isLeap(old.evaluation, evaluation)) return true
  const isAuction = modality === 'leilao' || modality === 'licitacao'
  if (!isLeap(old.price, price, isAuction ? 7 : 5)) return false
  return !(isAuction && evaluation !== null && Math.abs(price / evaluation - 1) <= 0.05)
}

/** A listing that a list of its state no longer names. */
const leaveList = (listing: SearchableListing, listDate: string): SearchableListing => {
  const { price, evaluation, modality, history } = listing
  return { ...listing, history: [...history, { listDate, price, evaluation, modality, kind: 'gone' }] }
}

interface State {
  /** Every listing that a list ever named, with its last row. */
  known: ReadonlyMap<string, SearchableListing>
  offered: ReadonlySet<string>
  doubts: ReadonlyMap<string, Doubt>
  lists: ReadonlyMap<string, StateLists>
  /** The page that was read last, by listing. */
  pages: ReadonlyMap<string, RawPage>
}

/** The catalogue as it is after each of some imports, and empty before the first. */
export class RawCatalogue {
  private state: State = {
    known: new Map(),
    offered: new Set(),
    doubts: new Map(),
    lists: new Map(),
    pages: new Map(),
  }

  /** A catalogue of its own with the same listings. */
  copy(): RawCatalogue {
    const copy = new RawCatalogue()
    copy.state = this.state
    return copy
  }

  /** Takes in a whole list: what it does not name of its state is no longer offered. */
  import({ state, date, listings }: RawList, at: Date): void {
    const { known: before } = this.state
    const known = new Map(before)
    const offered = new Set([...this.state.offered].filter(id => known.get(id)?.state !== state))
    const named = new Set(listings.map(({ id }) => id))
    for (const id of this.state.offered) {
      const listing = known.get(id)
      if (listing?.state === state && !named.has(id)) known.set(id, leaveList(listing, date))
    }
    const doubts = new Map(this.state.doubts)
    for (const row of listings) {
      const old = before.get(row.id)
      const doubt = doubts.get(row.id)
      const isRepeated = doubt?.price === row.price && doubt.evaluation === row.evaluation
      const isHeld = old !== undefined && isDoubted(old, row) && !isRepeated
      const each = isHeld ? { ...row, price: old.price, evaluation: old.evaluation } : row
      if (isHeld) doubts.set(row.id, row)
      else doubts.delete(row.id)
      known.set(each.id, {
        ...each,
        financing: each.financing ?? old?.financing ?? null,
        firstSeenAt: old?.firstSeenAt ?? at.toISOString(),
        history: [...(old?.history ?? []), ...recordOf(each, old, date)],
        firstListedOn: old?.firstListedOn ?? date,
        lastCutOn: old !== undefined && each.price < old.price ? date : (old?.lastCutOn ?? null),
      })
      offered.add(each.id)
    }
    const day = toDayNumber(date)
    const lists = new Map(this.state.lists).set(state, {
      first: this.state.lists.get(state)?.first ?? day,
      newest: day,
      recent: [...new Set([...(this.state.lists.get(state)?.recent ?? []), day])].sort((a, b) => a - b),
    })
    this.state = { ...this.state, known, offered, doubts, lists }
  }

  /** Takes in what pages of the bank say, which are read after the lists: their word counts then. */
  importPages(pages: readonly RawPage[]): void {
    for (const { id } of pages) if (!this.state.known.has(id)) throw new Error(`No list names ${id}.`)
    const read = new Map([...this.state.pages, ...pages.map(page => [page.id, page] as const)])
    this.state = { ...this.state, pages: read }
  }

  /** Returns the offered listings, for a search at `now`. */
  at(now: Date): NaiveCatalogue {
    const { known, offered, lists, pages } = this.state
    const listings = [...known.values()]
      .filter(({ id }) => offered.has(id))
      .map(listing => {
        const page = pages.get(listing.id)
        return page === undefined ? listing : applyPage(listing, page)
      })
    return { listings, municipalities: rememberFound, lists, now }
  }
}

/** Every invented page leaves a tenth of its appraisal, R$ 200.000, to the buyer. */
const tenthOfPageAppraisal = 20_000_00

/** The facts of every invented page beside those that `RawPage` names. */
const statedByPages = {
  price: 120_000_00,
  evaluation: 200_000_00,
  category: 'apartamento',
  propertyType: 'Apartamento',
  area: 48.35,
  rooms: 2,
  garage: 1,
} as const

/** A page is newer than the lists: what it states counts, and what it does not state leaves the list's word. */
const applyPage = (
  listing: SearchableListing,
  { modality, financing, fgts, occupancy, firstAuctionAt, secondAuctionAt }: RawPage,
): SearchableListing => ({
  ...listing,
  ...statedByPages,
  modality,
  financing: financing ?? listing.financing,
  fgts,
  occupancy,
  firstAuctionAt,
  secondAuctionAt,
  pageRead: true,
  debtsStated: true,
  condoDebtLimit: tenthOfPageAppraisal,
})

const found = new Map<string, ReturnType<typeof municipalityTable.find>>()
const rememberFound: NaiveCatalogue['municipalities'] = {
  find(state, city) {
    const key = `${state} ${city}`
    const known = found.get(key)
    if (known !== undefined) return known
    const municipality = municipalityTable.find(state, city)
    found.set(key, municipality)
    return municipality
  },
  named: municipalityTable.named,
  recognize: municipalityTable.recognize,
}
