import { brasiliaDayNumber } from '../brasilia-time.ts'
import { toDayNumber } from '../calendar-date.ts'
import type { Centavos } from '../money.ts'
import type { BankPage, EarlierWords, PageWord } from './bank-page.ts'
import { readListingDescription, readTypeCategory } from './listing-description.ts'
import type { Category, Listing, Modality } from './listing.ts'
import { isPageOfSale, parseModality } from './sale-modality.ts'

/** By which way a property is sold: the modality, and the bank's own words for it. */
interface SaleKind {
  modality: Modality | null
  label: string
}

/**
 * Every fact that both the bank's list and its page of a property state. Areas in m²; `null` = not stated. The address is
 * not among them: the list has street, neighborhood and city in columns of their own and the API gives them as the list
 * writes them, while the page writes one line of all of them with the CEP ("RUA DA PAZ,N. 244 APTO. 302 BL 40, BARRA DE
 * JANGADA - CEP: …"). What only the page has of it, the CEP, is read as a fact of the page alone.
 */
export interface SharedFacts {
  /** With two auctions, the minimum of the first. */
  price: Centavos | null
  evaluation: Centavos | null
  sale: SaleKind | null
  financing: boolean | null
  category: Category | null
  rooms: number | null
  /** 1 may be `WC` without a number: at least one. */
  bathrooms: number | null
  kitchen: number | null
  garage: number | null
  totalArea: number | null
  privateArea: number | null
  landArea: number | null
}
export type SharedField = keyof SharedFacts

/** The list's side of the shared facts. */
export type ListFacts = Pick<
  Listing,
  Exclude<SharedField, 'sale' | 'price'> | 'price' | 'modality' | 'auctionType'
>

export interface DatedListFacts {
  facts: ListFacts
  /** Date of the newest list that named the property, `YYYY-MM-DD`. */
  on: string
}

export interface DatedBankPage {
  page: BankPage
  /** ISO instant. */
  readAt: string
}

interface FieldRule<Value> {
  /** A condition of the sale: what the page says of another sale than the present one does not count. */
  ofSale?: true
  fromList(facts: ListFacts): Value | null
  fromPage(page: BankPage): Value | null
  /** Returns the value when the two do not contradict each other, else `null`; equality where it is left out. */
  reconcile?(list: Value, page: Value, bankPage: BankPage): Value | null
}

/** The one table of what list and page share: where each states it, and when the two do not contradict each other. */
const fieldRules: { [Field in SharedField]: FieldRule<NonNullable<SharedFacts[Field]>> } = {
  price: {
    ofSale: true,
    fromList: facts => facts.price,
    fromPage: page => page.price ?? page.secondAuctionPrice,
    // The list gives one price of an auction, the page those of both.
    reconcile: (list, page, { secondAuctionPrice }) =>
      list === page || list === secondAuctionPrice ? page : null,
  },
  evaluation: { fromList: facts => facts.evaluation, fromPage: page => page.evaluation },
  sale: {
    fromList: ({ modality, auctionType }) => (modality === null ? null : { modality, label: auctionType }),
    fromPage: ({ modality: label }) => {
      const modality = parseModality(label ?? '')
      return label === null || modality === null ? null : { modality, label }
    },
    // The list's words are more specific: `Leilão SFI - Edital Único`.
    reconcile: (list, page) => (list.modality === page.modality ? list : null),
  },
  financing: { ofSale: true, fromList: facts => facts.financing, fromPage: page => page.payment.financing },
  category: {
    fromList: facts => facts.category,
    fromPage: page => readTypeCategory(page.propertyType ?? ''),
  },
  rooms: {
    fromList: facts => facts.rooms,
    fromPage: page => page.rooms ?? readProse(page).rooms,
  },
  bathrooms: {
    fromList: facts => facts.bathrooms,
    fromPage: page => readProse(page).bathrooms,
    reconcile: (list, page) => (list === page || Math.min(list, page) === 1 ? Math.max(list, page) : null),
  },
  kitchen: { fromList: facts => facts.kitchen, fromPage: page => readProse(page).kitchen },
  garage: {
    fromList: facts => facts.garage,
    fromPage: page => page.garage ?? readProse(page).garage,
  },
  totalArea: { fromList: facts => facts.totalArea, fromPage: page => page.totalArea },
  privateArea: { fromList: facts => facts.privateArea, fromPage: page => page.privateArea },
  landArea: { fromList: facts => facts.landArea, fromPage: page => page.landArea },
}

/** The names of the facts that both list and page state. */
export const sharedFields = Object.keys(fieldRules) as SharedField[]

const readProse = (page: BankPage) => readListingDescription(page.description ?? '')

/** The values of one fact on both sides, and the side that counts; `counts` is `null` where neither states it. */
export interface MergedFact<Value> {
  value: Value | null
  list: Value | null
  page: Value | null
  counts: 'list' | 'page' | null
  /** Whether the two contradict each other. */
  conflict: boolean
}
export type MergedFacts = { [Field in SharedField]: MergedFact<NonNullable<SharedFacts[Field]>> }

/** Finds what the page says about a fact, with its date; when the page is cut before it, what an earlier page said. */
export const findPageWord = (field: SharedField, { page, readAt }: DatedBankPage): PageWord =>
  page.earlier?.[field] ?? { value: fieldRules[field].fromPage(page), at: readAt }

/** Finds what a known page says of the facts that a cut one does not state; conditions of the sale only where both are of one. */
export const findEarlierWords = (cut: BankPage, known: DatedBankPage, isSameSale: boolean): EarlierWords =>
  Object.fromEntries(
    sharedFields
      .filter(field => fieldRules[field].fromPage(cut) === null && (isSameSale || !fieldRules[field].ofSale))
      .map(field => [field, findPageWord(field, known)] as const)
      .filter(([, { value }]) => value !== null),
  )

/**
 * Merges what list and page say, field by field: the newer one counts, and a missing fact never replaces a stated one. A
 * list is dated by its day alone; of the same day the page counts, because it is read while the sale runs and lists are
 * made before the day begins.
 */
export function mergeFacts(list: DatedListFacts, read: DatedBankPage | null): MergedFacts {
  const sale = mergeFact('sale', list, read) as MergedFacts['sale']
  const isPresentSale = read !== null && isPageOfSale(read.page.modality, sale.value?.modality ?? null)
  const merged: Partial<Record<SharedField, unknown>> = {}
  for (const field of sharedFields)
    merged[field] = mergeFact(field, list, fieldRules[field].ofSale && !isPresentSale ? null : read)
  return merged as MergedFacts
}

function mergeFact(
  field: SharedField,
  { facts, on }: DatedListFacts,
  read: DatedBankPage | null,
): MergedFact<unknown> {
  const rule = fieldRules[field] as FieldRule<unknown>
  const { fromList, reconcile = (own, its) => (own === its ? own : null) } = rule
  const list = fromList(facts)
  const word = read && findPageWord(field, read)
  if (list === null || read === null || word === null || word.value === null) {
    const page = word && word.value
    const counts = list !== null ? 'list' : page !== null ? 'page' : null
    return { value: list ?? page, list, page, counts, conflict: false }
  }
  const page = word.value
  const pageIsNewer = brasiliaDayNumber(Date.parse(word.at)) >= toDayNumber(on)
  const agreed = reconcile(list, page, read.page)
  const value = agreed ?? (pageIsNewer ? page : list)
  return { value, list, page, counts: pageIsNewer ? 'page' : 'list', conflict: agreed === null }
}
