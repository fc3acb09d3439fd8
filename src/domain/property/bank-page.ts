import type { Centavos } from '../money.ts'
import type { Occupancy } from './property.ts'

/** How a sale can be paid, by the page's own sentences. */
export interface PaymentForms {
  /** The page's sentences, tidied, in its order; empty where it has none. */
  sentences: string[]
  /** `null` = the page does not speak of payment. */
  fgts: boolean | null
  financing: boolean | null
  /** The capture has only a part of the sentences. */
  cut: boolean
}

/** Who pays what is owed, by the page's own sentences; `null` = the page does not say. */
export interface DebtRules {
  /** `Condomínio:` */
  condominium: string | null
  /** `Tributos:` */
  taxes: string | null
  /** The capture has only a part of the rule, or a gap where it could be. */
  condominiumCut: boolean
  taxesCut: boolean
}

/**
 * What the bank's page of one property tells (shared/caixa/README.md, 3), as far as it does: every field may be
 * `null`. Instants are ISO with the offset of Brasília; areas in m².
 */
export interface BankPage {
  /** Digits only, without leading zeros. */
  id: string
  /** Condominium, or `CIDADE - BAIRRO`. */
  name: string | null
  propertyType: string | null
  evaluation: Centavos | null
  /** `Valor mínimo de venda`; with two auctions, that of the first. */
  price: Centavos | null
  secondAuctionPrice: Centavos | null
  occupancy: Occupancy | null
  /** The bank has the occupancy in the page's code, commented out: a reader does not see it. */
  occupancyHidden: boolean
  rooms: number | null
  garage: number | null
  totalArea: number | null
  privateArea: number | null
  landArea: number | null
  /** `Matrícula(s)` */
  titleRecords: string[]
  /** `Comarca`, as `GUARA-DF`. */
  judicialDistrict: string | null
  /** `Ofício` */
  registryOffice: string | null
  /** `Inscrição imobiliária` */
  cityRegistration: string | null
  /** `Averbação dos leilões negativos` */
  failedAuctionsRecorded: string | null
  modality: string | null
  /** `Edital`, as `0029/0226 - CPA/RE`. */
  notice: string | null
  noticeItem: string | null
  noticePublishedAt: string | null
  /** `Leiloeiro(a)` */
  auctioneer: string | null
  /** First auction, opening of the bids (licitação), or end of an online sale. */
  firstAuctionAt: string | null
  secondAuctionAt: string | null
  /** With its CEP, as the page writes it. */
  address: string | null
  /** Eight digits. */
  postalCode: string | null
  /** Prose of the page, which may carry warnings. */
  description: string | null
  /** The capture has only a part of it. */
  descriptionCut: boolean
  /** The sentences among it, and after the rules, that warn: gravame, penhora, área não averbada, … */
  warnings: string[]
  payment: PaymentForms
  debts: DebtRules
  titleRecordUrl: string | null
  noticeUrl: string | null
  /** Numbers of the photos the page shows (1 for `…21.jpg`), ascending. */
  photos: number[]
}
