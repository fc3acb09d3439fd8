import type { Centavos } from '../money.ts'
import type { Uf } from '../states.ts'
import type { GeographicPlace } from './geographic-place.ts'
import type { ListingPaidPrice } from './listing-paid-price.ts'

/** The categories of properties. */
export const categories = ['casa', 'apartamento', 'terreno', 'rural', 'comercial'] as const
export type Category = (typeof categories)[number]

/** The bank's kinds of sale. */
export const modalities = ['leilao', 'licitacao', 'venda-online', 'venda-direta'] as const
export type Modality = (typeof modalities)[number]

/** Whether a property is vacant or occupied. */
export const occupancies = ['vacant', 'occupied'] as const
export type Occupancy = (typeof occupancies)[number]

/** The six property types; `Imóvel` when the description names none of the others. */
export type PropertyType = 'Apartamento' | 'Casa' | 'Terreno' | 'Imóvel Rural' | 'Comercial' | 'Imóvel'

/**
 * One property as a row of the bank's list states it, with derived fields. Text is the bank's, trimmed, with inner
 * white space collapsed. `null` = the list does not say.
 */
export interface Listing {
  /** The bank's number (`N° do imóvel`): digits only, without leading zeros. */
  id: string
  state: Uf
  city: string
  neighborhood: string
  address: string
  price: Centavos
  /** Appraisal (`Valor de avaliação`). */
  evaluation: Centavos | null
  /** `Financiamento`, a column since April 2026. */
  financing: boolean | null
  description: string
  /** `Modalidade de venda`, its encoding repaired; inferred from the description when absent. */
  auctionType: string
  modality: Modality | null
  category: Category | null
  propertyType: PropertyType
  /** m²; the area shown and filtered: private, else total, else land (land types: land first). */
  area: number | null
  totalArea: number | null
  privateArea: number | null
  landArea: number | null
  rooms: number | null
  /** The minimum number: the list writes `WC` without a count. */
  bathrooms: number | null
  kitchen: number | null
  garage: number | null
  /** The address of the bank page for this property. */
  url: string
}

/** Facts that only the bank page of a property states; unknown until it was read. */
export interface BankPageFacts {
  fgts: boolean | null
  occupancy: Occupancy | null
  /**
   * ISO instants with the offset of Brasília: the two auctions. The first is also the opening of the bids of a
   * licitação and the end of a venda online.
   */
  firstAuctionAt: string | null
  secondAuctionAt: string | null
  /** The bank marks the property as disputed: somebody has bid. */
  inDispute: boolean | null
  /** Number of registered bids. */
  bids: number | null
  /** `Leiloeiro(a)` */
  auctioneer: string | null
  /** The page's warnings, in its own sentences. */
  legalNotes: string | null
  /** `Matrícula(s)`, separated by commas. */
  titleRecord: string | null
  /** `Ofício`, with the `Comarca`. */
  registryOffice: string | null
  titleRecordUrl: string | null
  editalUrl: string | null
  /** Whether the bank page has been read. */
  pageRead: boolean
  /** The page says who pays both condomínio and tributos that are owed. */
  debtsStated: boolean
  /** The condomínio debt that the page's rule leaves to the buyer at most; `null` = not stated, or no limit. */
  condoDebtLimit: Centavos | null
}

/** Facts found by this application. */
interface ComputedListingFacts {
  /** The location; `null` when not even the municipality is known. */
  place: GeographicPlace | null
  /** Numbers of the bank's photos that are known to exist, ascending. */
  photos: number[]
  /** True once a request for the bank's photo has found none; false while unknown. */
  photoMissing: boolean
  /** What was paid for such flats in its building; `null` where nothing can be estimated. */
  paid: ListingPaidPrice | null
}

/** A price that a list states and nothing explains, held until a second list or the bank's page confirms it. */
export interface DoubtfulPrice {
  price: Centavos
  evaluation: Centavos | null
  /** The list that stated it, `YYYY-MM-DD`. */
  listDate: string
}

/** A listing as the catalogue stores it. */
export interface CataloguedListing extends Listing, BankPageFacts, ComputedListingFacts {
  source: 'demo' | 'caixa'
  /** Instant of the first import with it. */
  firstSeenAt: string
  /** Instant of the import that last changed it. */
  changedAt: string
  /** Date of the list that last changed it; of a gone listing, the first list without it. `YYYY-MM-DD` */
  listDate: string
  gone: boolean
  /** Of a gone listing: when the bank's page said so; `null` where a list did. */
  siteGoneAt: string | null
  /** Lacking in a list that does not say that it is gone: the first such list, and the last one that named it. */
  unseen: { since: string; seenOn: string } | null
  /** A price that a list states and nothing explains or confirms; `price` is the one before. */
  doubtful: DoubtfulPrice | null
}

/** The facts of a bank page that has not been read. */
export const unknownBankPageFacts: BankPageFacts = {
  fgts: null,
  occupancy: null,
  firstAuctionAt: null,
  secondAuctionAt: null,
  inDispute: null,
  bids: null,
  auctioneer: null,
  legalNotes: null,
  titleRecord: null,
  registryOffice: null,
  titleRecordUrl: null,
  editalUrl: null,
  pageRead: false,
  debtsStated: false,
  condoDebtLimit: null,
}
