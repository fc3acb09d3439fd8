import type { ChecklistFacts, ChecklistPage } from '../edital/checklist-facts.ts'
import type { EditalItem } from '../edital/clauses/edital-items.ts'
import type { EditalTopic } from '../edital/edital-topics.ts'
import type { Category } from '../property/listing.ts'
import type { ReadingCertainty } from '../title-records/explain-title-record.ts'
import type { TitleBurdenKind } from '../title-records/title-burdens.ts'
import type { TitleOwnerKind } from '../title-records/owner-kinds.ts'
import type { TitleActKind } from '../title-records/title-record-acts.ts'

/** The facts of a property in list and bank page, as the API returns them; `null` = not stated. Areas in m². */
export interface DossierListing
  extends Pick<
    ChecklistFacts,
    | 'modality'
    | 'totalArea'
    | 'privateArea'
    | 'situation'
    | 'financing'
    | 'firstAuctionDate'
    | 'secondAuctionDate'
    | 'registrationNumber'
    | 'registryOffice'
  > {
  id: string
  category: Category | null
  state: string
  city: string
  address: string
  landArea: number | null
  garage: number | null
  /** The day of the list. */
  listDate: string
  bankPage: DossierPage | null
}

interface DossierPage
  extends Pick<
    ChecklistPage,
    | 'readAt'
    | 'modality'
    | 'failedAuctionsRecorded'
    | 'description'
    | 'descriptionCut'
    | 'warnings'
    | 'paymentForms'
    | 'financing'
    | 'condominiumRule'
    | 'condominiumRuleCut'
    | 'taxesRule'
    | 'taxesRuleCut'
  > {
  titleRecords: string[]
  judicialDistrict: string | null
  address: string | null
}

export interface DossierClause {
  topic: EditalTopic
  title: string
  excerpt: string
  explanation: string
  /** Of the PDF; `null` of a text, not there in what was kept before pages were read. */
  page?: number | null | undefined
  /** The item of the edital that it is about; `null` = it holds for all. */
  item?: string | null | undefined
}

/** The reading of an edital. */
export interface DossierEdital {
  clauses: readonly DossierClause[]
  /** The properties that it sells by item; not there in what was kept before items were read. */
  items?: readonly Pick<EditalItem, 'item' | 'propertyId' | 'matricula'>[] | undefined
}

interface DossierBurden {
  kind: TitleBurdenKind
  act: string
  inForce: boolean | null
  cancelledBy: string | null
  reason: string | null
  excerpt: string
  page: number
  certainty: ReadingCertainty
}

export interface DossierOwner {
  who: string
  kind: TitleOwnerKind
  share: string | null
  since: string
  /** Of the act; `null` of the opening. */
  page: number | null
}

/** The reading of a matrícula; names of people are masked. */
export interface DossierTitleRecord {
  certificateDate: string | null
  acts: readonly { number: string; kind: TitleActKind; page: number }[]
  owners: readonly DossierOwner[]
  burdens: readonly DossierBurden[]
  property: {
    area: number | null
    builtArea: number | null
    landArea: number | null
    parkingSpaces: number | null
    address: string | null
    city: string | null
    uf: string | null
    registration: string | null
  }
  negativeAuctions: { act: string; page: number; debtExtinguished: boolean } | null
  /** What a reader must know before trusting the rest, in Portuguese. */
  warnings: readonly string[]
  /** The letters were recognized in a picture. */
  recognized: boolean
}

/** A reading and the instant of it (ISO). */
interface ReadPaper<Reading> {
  reading: Reading
  readAt: string
}

/** What a dossier is built from; a paper that has not been read is `null`. */
export interface DossierSources {
  listing: DossierListing
  edital: ReadPaper<DossierEdital> | null
  titleRecord: ReadPaper<DossierTitleRecord> | null
  /** The listing is invented: it has no bank page. */
  isDemonstration: boolean
  /** ISO */
  today: string
}
