import type { Modality } from '../property/listing.ts'

/** What the checklist inspects: a property as the API returns it, in reais. `null` = neither list nor page says. */
export interface ChecklistFacts {
  modality: Modality | null
  /** `Modalidade de venda`, as the bank writes it. */
  auctionType: string
  price: number
  evaluationValue: number | null
  situation: 'vacant' | 'occupied' | 'unknown'
  financing: boolean | null
  fgts: boolean | null
  /** ISO instants. */
  firstAuctionDate: string | null
  secondAuctionDate: string | null
  auctioneerName: string | null
  /** `Matrícula(s)`, separated by commas. */
  registrationNumber: string | null
  registryOffice: string | null
  registrationUrl: string | null
  editalUrl: string | null
  totalArea: number | null
  privateArea: number | null
  /** Day of the first list with this listing, and the days from it to the newest; `null` when unknown. */
  trajectory: { firstListed: string; daysListed: number } | null
  /** What the bank page says; `null` until the page has been read. */
  bankPage: ChecklistPage | null
}

/** What the bank page says of the sale. */
export interface ChecklistPage {
  /** ISO instant at which the page was read. */
  readAt: string
  /** The modality of the sale on the page when it was read. */
  modality: Modality | null
  evaluationValue: number | null
  price: number | null
  secondAuctionPrice: number | null
  editalNumber: string | null
  editalItem: string | null
  editalPublishedAt: string | null
  failedAuctionsRecorded: string | null
  /** Whether the bank states the occupancy only in the page's code, where readers do not see it. */
  occupancyHidden: boolean
  description: string | null
  /** `…Cut`: the capture holds only a part of the text. */
  descriptionCut: boolean
  warnings: string[]
  paymentForms: string[]
  /** According to the page; the list may differ. */
  financing: boolean | null
  condominiumRule: string | null
  condominiumRuleCut: boolean
  taxesRule: string | null
  taxesRuleCut: boolean
}

/** The items to verify, in the order in which they are shown. */
export const checklistKeys = [
  'warnings',
  'occupation',
  'condominium',
  'taxes',
  'record',
  'payment',
  'dates',
  'price',
  'commission',
  'preference',
  'areas',
  'edital',
] as const
export type ChecklistKey = (typeof checklistKeys)[number]

/** One thing to verify before bidding. Texts are for people, in Portuguese. */
export interface ChecklistItem {
  key: ChecklistKey
  /** `unknown`: neither list nor page says; `text` then explains how to find out. */
  state: 'ok' | 'attention' | 'risk' | 'unknown'
  title: string
  text: string
  /** The bank's sentence that the item rests on. */
  excerpt: string | null
  /** The origin of the information: the page and when it was read, the list, a law, the bank's rules. */
  source: string
}
