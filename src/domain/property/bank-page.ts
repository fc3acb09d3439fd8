import type { Centavos } from '../money.ts'
import type { Occupancy } from './listing.ts'

/** The forms of payment of a sale, by the page's sentences. */
export interface PaymentForms {
  /** The page's sentences, tidied, in their order; empty when it has none. */
  sentences: string[]
  /** `null` = the page does not mention payment. */
  fgts: boolean | null
  financing: boolean | null
  /** The capture holds only a part of the sentences. */
  cut: boolean
}

/** Who pays existing debts, by the page's sentences; `null` = the page does not say. */
export interface DebtRules {
  /** `Condomínio:` */
  condominium: string | null
  /** `Tributos:` */
  taxes: string | null
  /** The capture holds only a part of the rule, or has a gap where the rule may be. */
  condominiumCut: boolean
  taxesCut: boolean
}

/** The bids registered in a dispute (online sales), as the bank's list of bids gives them. */
export interface RegisteredBids {
  /** 0 = the bank says that there are none. */
  count: number
  highest: Centavos | null
  /** Day of the highest bid, `YYYY-MM-DD`. */
  on: string | null
}

/**
 * The facts that the bank page of one property states: every field may be `null`. Instants are ISO with the offset of
 * Brasília; areas in m².
 */
export interface BankPage {
  /** Digits only, without leading zeros. */
  id: string
  /** The condominium's name, or `CIDADE - BAIRRO`. */
  name: string | null
  propertyType: string | null
  evaluation: Centavos | null
  /** `Valor mínimo de venda`; with two auctions, that of the first one. */
  price: Centavos | null
  secondAuctionPrice: Centavos | null
  occupancy: Occupancy | null
  /** Whether the bank states the occupancy only in commented-out code of the page, which readers do not see. */
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
  /** `Inscrição imobiliária`, without numbers of zeros alone. */
  cityRegistrations: string[]
  /** `Averbação dos leilões negativos` */
  failedAuctionsRecorded: string | null
  modality: string | null
  /** `Edital`, as `0029/0226 - CPA/RE`. */
  editalNumber: string | null
  editalItem: string | null
  editalPublishedAt: string | null
  /** `Leiloeiro(a)` */
  auctioneer: string | null
  /** First auction, opening of the bids (licitação), or end of an online sale. */
  firstAuctionAt: string | null
  /** Seconds that an online sale still runs, counted from the moment the page was captured: its end, in the other form. */
  remainingSeconds: number | null
  /** `Imóvel em disputa`: at least one bid is registered. */
  inDispute: boolean
  /** `null` = not asked for, or not answered. */
  bids: RegisteredBids | null
  secondAuctionAt: string | null
  /** With its CEP, as on the page. */
  address: string | null
  /** The CEP: eight digits. */
  postalCode: string | null
  /** Prose of the page, which may contain warnings. */
  description: string | null
  /** The capture holds only a part of the description. */
  descriptionCut: boolean
  /** The sentences of the description, and after the rules, that warn: gravame, penhora, área não averbada, … */
  warnings: string[]
  payment: PaymentForms
  debts: DebtRules
  titleRecordUrl: string | null
  editalUrl: string | null
  /** Numbers of the photos on the page (1 for `…21.jpg`), ascending. */
  photos: number[]
  /** What earlier pages said about the facts that lists state as well, for a page that is cut before them. */
  earlier?: EarlierWords
}

/** By shared fact what a page said of it, and when (ISO instant). */
export type EarlierWords = Partial<Record<string, PageWord>>
export interface PageWord {
  /** `null` = nothing. */
  value: unknown
  at: string
}

/** Patterns of a form of payment in a folded sentence. */
export const paymentTopics = { fgts: /(?<![a-z])fgts(?![a-z])/, financing: /financia/ } as const

/** Reads by which credit alone a page accepts financing (`somente SBPE`); `null` where it names none or accepts any. */
export const readFinancingKind = ({ sentences, financing }: PaymentForms): 'sbpe' | null =>
  financing !== false && sentences.some(sentence => /financiamento\W+somente SBPE/i.test(sentence))
    ? 'sbpe'
    : null
