import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import type { SaleGround } from '../calculators/sale-ground.ts'
import type { CostQuestion } from '../calculators/cost-question.ts'
import type { DescribedPresence } from '../freshness/listing-presence.ts'
import type { HomeQuestion } from '../home-purchase/home-question.ts'
import type { LikelyGone } from '../judgement/likely-gone.ts'
import type { OwnAnswers } from '../judgement/own-answers.ts'
import type { Verdict } from '../judgement/verdict.ts'
import type { RuleShare } from '../ladder/ladder-rules.ts'
import type { StatedUnsoldPrice, describeNextPriceSilence } from '../ladder/ladder-words.ts'
import type { describePaidEstimate } from '../paid-prices/paid-price-words.ts'
import type { Category, Modality } from '../property/listing.ts'
import type { Criteria } from '../search/search-criteria.ts'
import type { PersonFacts } from '../search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import type { Uf } from '../states.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'

/** What a listing is to the person who asks, by the one judgement of every screen. */
export interface ListingJudgement {
  verdict: Verdict
  /** The net ROI with its pessimistic and optimistic ends; `null` for a gone listing and without appraisal. */
  returnRange: ReturnRange | null
  /** The same at the next price of the ladder; `null` where nothing is said of it. */
  returnAtNext: ReturnRange | null
  /** The highest bid for the target, in reais. */
  maxBid: number | null
  /** The desired net ROI in percent. */
  targetRoi: number
  /** Whether the person chose the target. */
  hasOwnTarget: boolean
  /** Whether the person's saved sheet or answers decide, not the assumptions. */
  own: boolean
  /** The discount is over 80 % and the bank page has not been read. */
  isUnexplained: boolean
  /** On what the sale value behind the return rests. */
  ground: SaleGround
  /** Where it has probably left since its list. */
  likelyGone: LikelyGone | null
  /** The purchase at today's price; `null` like `returnRange`. */
  purchase: CostQuestion | null
  /** What the person found out about it. */
  answers: OwnAnswers
}

/** What the price ladder says of a listing beyond its next price. */
interface OfferedLadder {
  /** `windows`: when the next price may begin; empty when that is not known. */
  next: { price: number; windows: readonly { from: string; to: string }[] } | null
  /** The price with which the ladder may begin again; `null` where nothing is said of it. */
  rebase: { price: number; share: RuleShare | null } | null
  silence: keyof typeof describeNextPriceSilence | null
  ifUnsold: StatedUnsoldPrice | null
}

/** The fields of a listing that the consultant uses, as the API gives them. Money in reais, shares in %. */
export interface OfferedListing {
  id: string
  city: string
  state: Uf
  neighborhood: string
  propertyType: string
  category: Category | null
  modality: Modality | null
  /** `Modalidade de venda`, as the bank writes it. */
  auctionType: string
  price: number
  evaluationValue: number | null
  discount: number | null
  /** What was paid in its building, and by how many percent the price is below that; `null` where it is not known. */
  paid: Parameters<typeof describePaidEstimate>[0] | null
  paidDiscount: number | null
  /** "ROI líquido estimado" by the default assumptions, as the filters count it. */
  netRoi: number | null
  judgement: ListingJudgement
  /** The next price on the ladder observed in the lists, in reais; `null` where it is silent. */
  nextPrice: number | null
  /** Date of the list that states it. */
  listDate: string
  /** `null` where the ladder does not hold, and where only the list of results is known. */
  ladder: OfferedLadder | null
  /** Whether the bank page says who pays the condomínio and the taxes owed. */
  debtsStated: boolean
  /** The condomínio debt that its rule leaves to the buyer at most, in reais. */
  condoDebtLimit: number | null
  /** In m². */
  area: number | null
  rooms: number | null
  garage: number | null
  situation: 'vacant' | 'occupied' | 'unknown'
  financing: boolean | null
  fgts: boolean | null
  /** ISO instant of the next auction. */
  auctionDate: string | null
  /** Whether the bank's list no longer contains it. */
  gone: boolean
  /** What the list says of it, and how old that is. */
  presence: DescribedPresence
  /** What is said of a price or an appraisal that nothing explains; empty without one. */
  doubtfulPrice: string
  /** Which of them it is: `preço a confirmar`; empty without one. */
  doubtfulFigures: string
}

/** What the bank's page of a property says of its present sale, in the page's own sentences. Money in reais. */
export interface PageSentences {
  /** ISO instant. */
  readAt: string
  firstAuctionPrice: number | null
  secondAuctionPrice: number | null
  /** ISO instants. */
  auctions: { first: string | null; second: string | null }
  condominiumRule: string | null
  taxesRule: string | null
  warnings: readonly string[]
}

/** A state in which a city has listings. */
export interface CityPresence {
  state: Uf
  total: number
  /** The spelling people use, when it is known: `Catalão`. */
  name: string | null
}

/** The catalogue as the consultant searches it: by HTTP in the browser, in the search index on the server. */
export interface ListingSource<T extends OfferedListing> {
  /** Returns the first `limit` listings in the criteria's order, and the total number. */
  search(criteria: Criteria, limit: number): Promise<{ items: T[]; total: number }>
  /**
   * Returns the states in which a city of exactly this name (folded by `foldText`) has listings, with their numbers,
   * highest first. A city without listings may be returned with 0: the search then covers the rest of its state.
   */
  statesOf(cityKey: string): Promise<CityPresence[]>
  /** Returns the listings of these numbers, offered or gone, in this order, in one read; unknown numbers are omitted. */
  byIds(ids: readonly string[]): Promise<T[]>
  /** Returns what becomes of listings like this one; `null` when nothing is known of it. */
  waitingOf(listing: T): Promise<WaitingOdds | null>
  /** Returns what the bank's page of this listing says of its sale; `null` when it was not read. */
  pageOf(listing: T): Promise<PageSentences | null>
}

/** Names of the criteria that were dropped because nothing matched. */
export type RelaxedCriterion = (keyof Criteria)[]

export interface SearchResult<T> {
  /** At most 6. */
  items: T[]
  total: number
  summary: string
  /** Four suggested next questions. */
  suggestions: string[]
  /** The criteria finally searched for, used by "Ver todos". */
  criteria: Criteria
  /** The criteria of the sentence, including the `relaxed` ones. */
  asked: Criteria
  relaxed: RelaxedCriterion
  notUnderstood: string[]
}

export interface ConsultantAnswer<T> {
  /**
   * The text shown to people: paragraphs separated by blank lines, `- ` bullets, `**…**` for emphasis. For a search
   * it is the summary.
   */
  content: string
  /** `null` unless a search was made. */
  found: SearchResult<T> | null
  /** Four suggested next questions; those of `found` when it is set. */
  suggestions: string[]
}

/** The size of the catalogue. */
export interface CatalogueSize {
  total: number
  states: number
  /** Dates of the newest and the oldest of the states' lists, `YYYY-MM-DD`. */
  listDate: string | null
  oldestListDate: string | null
  /** The states that were read, with the number of listings for sale, and how many of them the newest list lacks. */
  lists: readonly { uf: Uf; total: number; unseen: number }[]
  /** Whether the listings are invented. */
  demonstration: boolean
}

/** A question to the consultant: a sentence with what was understood of it, or criteria edited by hand. */
export interface ConsultantQuestion<T extends OfferedListing> {
  message: string
  understanding: SentenceUnderstanding
  /** The property whose page is open, if the question may be about it. */
  about: T | null
  /** Numbers of the listings shown with the last results, in that order. */
  shown?: readonly string[]
  /** What the conversation says about the person, this sentence included. */
  facts?: PersonFacts
  /** Everything that the person has written in the conversation, this sentence included. */
  messages?: readonly string[]
  /** What the person's family has said on the page for who wants to live there; `null` = nothing. */
  home?: HomeQuestion | null
  /** The day of the question in Brasília, `YYYY-MM-DD`; `null` = deadlines are not counted from days that it names. */
  today?: string | null
  /** The opening suggestions in the order of this conversation. */
  opening?: readonly string[]
  /** Number of earlier messages; it selects the suggestions. */
  turn: number
  /** Whether the criteria were edited by hand: they are searched for, whatever the sentence says. */
  edited?: boolean
  /** The size shown in the greeting; omitted when it is not known. */
  catalogue?: CatalogueSize | null
}
