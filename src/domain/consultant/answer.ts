import type { Category, Modality } from '../property/property.ts'
import type { Criteria } from '../search/criteria.ts'
import type { Understanding } from '../search/sentence/sentence.ts'
import type { Uf } from '../states.ts'

/** What the consultant looks at of a listing; a property as the API gives it. Money in reais, shares in %. */
export interface Offer {
  id: string
  city: string
  state: Uf
  neighborhood: string
  propertyType: string
  category: Category | null
  modality: Modality | null
  /** `Modalidade de venda`, as the bank has it. */
  auctionType: string
  price: number
  evaluationValue: number | null
  discount: number | null
  /** "ROI líquido estimado". */
  netRoi: number | null
  /** m² */
  area: number | null
  rooms: number | null
  garage: number | null
  situation: 'vacant' | 'occupied' | 'unknown'
  financing: boolean | null
  fgts: boolean | null
  /** ISO instant of the next auction. */
  auctionDate: string | null
  /** No longer in the bank's list. */
  gone: boolean
}

/** A state in which a city has listings. */
export interface CityIn {
  state: Uf
  total: number
  /** Listings of that state in other cities whose names contain this one's: Boituva's for Itu. */
  alike: number
  /** As people spell it, where that is known: `Catalão`. */
  name: string | null
}

/** Where the consultant looks: the catalogue, by HTTP in the browser, by SQL on the server. */
export interface ListingSource<T extends Offer> {
  /** The first `limit` in the criteria's order, and how many there are. */
  search(criteria: Criteria, limit: number): Promise<{ items: T[]; total: number }>
  /**
   * The states in which a city of exactly this name (`fold`ed) has listings, with how many, most first. One without any
   * may be told with 0: around it is then looked in its state.
   */
  statesOf(cityKey: string): Promise<CityIn[]>
  /** The listing of this number, offered or gone; `null` where there is none. */
  byId(id: string): Promise<T | null>
}

/** Names of criteria that were set aside because nothing matched. */
export type Relaxed = (keyof Criteria)[]

export interface Found<T> {
  /** At most 6. */
  items: T[]
  total: number
  summary: string
  /** Four of what one could ask next. */
  suggestions: string[]
  /** What was looked for in the end: the criteria of "Ver todos". */
  criteria: Criteria
  /** What the sentence asked for, `relaxed` ones included. */
  asked: Criteria
  relaxed: Relaxed
  notUnderstood: string[]
}

export interface Answer<T> {
  /** For people; paragraphs by blank lines, `- ` bullets, `**…**` what stands out. Of a search its summary. */
  content: string
  /** `null` unless something was searched for. */
  found: Found<T> | null
  /** Four of what one could ask next; those of `found` where there is one. */
  suggestions: string[]
}

/** How much there is to look in. */
export interface CatalogueSize {
  total: number
  states: number
  /** Date of the bank's newest list, `YYYY-MM-DD`. */
  listDate: string | null
  /** Invented listings. */
  demonstration: boolean
}

/** What is asked: a sentence with what was understood of it, or criteria that somebody has edited. */
export interface Question {
  message: string
  understanding: Understanding
  /** The property whose page is open, where the question may be about it. */
  about: Offer | null
  /** How many messages came before: picks the suggestions. */
  turn: number
  /** The criteria are somebody's own, edited ones: they are searched for, whatever the sentence is like. */
  edited?: boolean
  /** For the greeting, which tells how much there is; left out where that is not known. */
  catalogue?: CatalogueSize | null
}
