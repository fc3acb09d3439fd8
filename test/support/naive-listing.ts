import { computeReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Category } from '#domain/property/listing.ts'
import { computeDiscount, computeGrossRoi } from '#domain/property/price-figures.ts'
import { stateCapitals } from '#domain/regions.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import type { MunicipalityTable } from '#domain/search/index/place-dictionary.ts'

/** The data of a naive search: plain rows, in any order. */
export interface NaiveCatalogue {
  listings: readonly SearchableListing[]
  /** All that the lists name, where `listings` are only some of it. */
  listed?: readonly SearchableListing[]
  municipalities: MunicipalityTable
  lists: ReadonlyMap<string, StateLists>
  now: Date
}

/** Whether a listing meets one of the criteria. */
export type NaiveRule = (listing: SearchableListing) => boolean

/** A rule that only counts when its criterion is given. */
export const when = (given: boolean, rule: NaiveRule): NaiveRule[] => (given ? [rule] : [])

/** The words of the requirements that mean a category. */
const synonyms: Record<Category, string[]> = {
  apartamento: ['apto', 'flat', 'studio', 'kitnet'],
  casa: ['sobrado', 'moradia'],
  terreno: ['gleba', 'lote', 'loteamento'],
  rural: ['sitio', 'chacara', 'fazenda'],
  comercial: ['loja', 'sala', 'galpao', 'predio', 'escritorio'],
}

/** Splits text into folded runs of letters and digits, one character at a time. */
export function splitNaively(text: string): string[] {
  let words = ''
  for (const character of foldText(text)) words += /[\p{L}\p{N}]/u.test(character) ? character : ' '
  return words.split(' ').filter(word => word !== '')
}

/** The figures and words of one listing that no list of the bank spells out. */
interface NaiveFacts {
  /** Folded. */
  city: string
  neighborhood: string
  words: string[]
  discount: number | null
  paidDiscount: number | null
  roi: number | null
  netRoi: number | null
  lowReturn: number | null
}

const facts = new WeakMap<SearchableListing, NaiveFacts>()

/** Computes what is searched of a listing, once for each listing. */
export function factsOf(listing: SearchableListing): NaiveFacts {
  const known = facts.get(listing)
  if (known) return known
  // A return by the appraisal of anything but a flat, without sales in its building, is no known figure.
  const isGrounded = listing.paid !== null || listing.category === 'apartamento'
  const returns = isGrounded ? computeReturnRange(listing) : null
  const description = foldText(listing.description).replace(
    /[0-9.,]+ de area (total|privativa|do terreno)/g,
    ' ',
  )
  const found: NaiveFacts = {
    city: foldText(listing.city),
    neighborhood: foldText(listing.neighborhood),
    words: [
      ...new Set(
        [
          listing.city,
          listing.neighborhood,
          listing.address,
          listing.propertyType,
          listing.category ?? '',
          listing.state,
          description,
        ].flatMap(splitNaively),
      ),
    ],
    discount: computeDiscount(listing.price, listing.evaluation),
    paidDiscount: listing.paid && computeDiscount(listing.price, listing.paid.estimate),
    roi: computeGrossRoi(listing.price, listing.evaluation),
    netRoi: returns?.base ?? null,
    lowReturn: returns?.low ?? null,
  }
  facts.set(listing, found)
  return found
}

/** Whether a word of a question begins a word of the listing, or names its category. */
export const saysWord = (listing: SearchableListing, word: string): boolean =>
  factsOf(listing).words.some(each => each.startsWith(word)) ||
  (listing.category !== null && synonyms[listing.category].includes(word))

/** Identifies the city of a listing: all spellings of a municipality are one. */
export function cityOf(listing: SearchableListing, { municipalities }: NaiveCatalogue): string {
  const found = municipalities.find(listing.state, listing.city)
  return found === null ? `${listing.state} ${foldText(listing.city)}` : String(found.code)
}

/** Whether a listing lies in the capital of its state; `null` when its municipality is not known. */
export function isInCapital(listing: SearchableListing, { municipalities }: NaiveCatalogue): boolean | null {
  const found = municipalities.find(listing.state, listing.city)
  return found === null ? null : foldText(found.name) === foldText(stateCapitals[listing.state])
}
