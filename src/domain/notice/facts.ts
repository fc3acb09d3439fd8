import type { Modality } from '../property/property.ts'

/** What the checklist looks at: a property as the API gives it, in reais. `null` = neither list nor page says. */
export interface ChecklistFacts {
  modality: Modality | null
  /** `Modalidade de venda`, as the bank has it. */
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
  registrationNumber: string | null
  registryOffice: string | null
  registrationUrl: string | null
  editalUrl: string | null
  totalArea: number | null
  privateArea: number | null
  /** First list that brought it, and the days from there to the newest; `null` where that is not known. */
  trajectory: { firstListed: string; daysListed: number } | null
  /** What the bank's own page says; `null` while nobody has read it. */
  bankPage: PageFacts | null
}

interface PageFacts {
  /** ISO instant: how old the page is. */
  readAt: string
  /** That of the sale the page was about when it was read. */
  modality: Modality | null
  evaluationValue: number | null
  price: number | null
  secondAuctionPrice: number | null
  notice: string | null
  noticeItem: string | null
  noticePublishedAt: string | null
  failedAuctionsRecorded: string | null
  /** The bank has the occupancy in the page's code alone. */
  occupancyHidden: boolean
  description: string | null
  /** `…Cut`: the capture has only a part of it. */
  descriptionCut: boolean
  warnings: string[]
  paymentForms: string[]
  /** By the page; the list's own word is beside it. */
  financing: boolean | null
  condominiumRule: string | null
  condominiumRuleCut: boolean
  taxesRule: string | null
  taxesRuleCut: boolean
}

/** What is to be verified, in the order in which it is told. */
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
  'notice',
] as const
export type ChecklistKey = (typeof checklistKeys)[number]

/** One thing to verify before bidding. Texts are for people, in Portuguese. */
export interface ChecklistItem {
  key: ChecklistKey
  /** `unknown`: neither list nor page says; `text` then tells how to find out. */
  state: 'ok' | 'attention' | 'risk' | 'unknown'
  title: string
  text: string
  /** The bank's own sentence it rests on. */
  excerpt: string | null
  /** Where it comes from: the page and when it was read, the list, a law, the bank's rules. */
  source: string
}
