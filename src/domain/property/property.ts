import type { Centavos } from '../money.ts'
import type { Uf } from '../states.ts'
import type { Place } from './place.ts'

export const categories = ['casa', 'apartamento', 'terreno', 'rural', 'comercial'] as const
export type Category = (typeof categories)[number]

export const modalities = ['leilao', 'licitacao', 'venda-online', 'venda-direta'] as const
export type Modality = (typeof modalities)[number]

export const occupancies = ['vacant', 'occupied'] as const
export type Occupancy = (typeof occupancies)[number]

/** The six types of the requirements; `Imóvel` where the description names none of the others. */
export type PropertyType = 'Apartamento' | 'Casa' | 'Terreno' | 'Imóvel Rural' | 'Comercial' | 'Imóvel'

/**
 * One property as a row of the bank's list tells it, derived fields included. Text is the bank's own,
 * trimmed, with inner spaces folded. `null` = the list does not say.
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
  /** m²; the area that is shown and filtered: private, else total, else land (land types: land first). */
  area: number | null
  totalArea: number | null
  privateArea: number | null
  landArea: number | null
  rooms: number | null
  /** At least so many: the list writes `WC` without a count. */
  bathrooms: number | null
  kitchen: number | null
  garage: number | null
  /** The bank's page for this property. */
  url: string
}

/** What only the bank's page of a property tells; unknown until it was read. */
export interface Particulars {
  fgts: boolean | null
  occupancy: Occupancy | null
  /**
   * ISO instants with the offset of Brasília: the two auctions; of a licitação the opening of the bids, of a venda
   * online its end, as the first.
   */
  firstAuctionAt: string | null
  secondAuctionAt: string | null
  /** `Leiloeiro(a)` */
  auctioneer: string | null
  /** What the page warns of, in its own sentences. */
  legalNotes: string | null
  /** `Matrícula(s)`, several with a comma between. */
  titleRecord: string | null
  /** `Ofício`, with the `Comarca`. */
  registryOffice: string | null
  titleRecordUrl: string | null
  noticeUrl: string | null
}

/** What we found out ourselves. */
export interface Findings {
  /** Where it is; `null` where not even its municipality is known to us. */
  place: Place | null
  /** Numbers of the bank's photos that are known to exist, ascending. */
  photos: number[]
  /** True once the bank's photo was asked for and found missing; unknown counts as not missing. */
  photoMissing: boolean
}

/** A listing as the catalogue keeps it. */
export interface CataloguedListing extends Listing, Particulars, Findings {
  source: 'demo' | 'caixa'
  /** Instant of the import that first brought it. */
  firstSeenAt: string
  /** Instant of the import that last changed it. */
  changedAt: string
  gone: boolean
}

/** What nobody has found out yet. */
export const unknownParticulars: Particulars = {
  fgts: null,
  occupancy: null,
  firstAuctionAt: null,
  secondAuctionAt: null,
  auctioneer: null,
  legalNotes: null,
  titleRecord: null,
  registryOffice: null,
  titleRecordUrl: null,
  noticeUrl: null,
}
