import { joinWords } from '../join-words.ts'
import type { Category } from './listing.ts'

/** How sentences name listings. */
export interface ListingNoun {
  one: string
  many: string
  /** The article's letter; adjectives end in it, too: `desocupado`, `desocupada`. */
  gender: 'o' | 'a'
}

const property: ListingNoun = { one: 'imóvel', many: 'imóveis', gender: 'o' }

const nouns: Record<Category, ListingNoun> = {
  casa: { one: 'casa', many: 'casas', gender: 'a' },
  apartamento: { one: 'apartamento', many: 'apartamentos', gender: 'o' },
  terreno: { one: 'terreno', many: 'terrenos', gender: 'o' },
  rural: { one: 'imóvel rural', many: 'imóveis rurais', gender: 'o' },
  comercial: { one: 'imóvel comercial', many: 'imóveis comerciais', gender: 'o' },
}

/** The noun for listings of a category; of any or none, `imóvel`, for `null`. */
export const listingNoun = (category: Category | null): ListingNoun =>
  category === null ? property : nouns[category]

/** The noun for listings of any of these categories, of all when there are none: `casas ou apartamentos`. */
export function categoryNoun(categories: readonly Category[]): ListingNoun {
  const [only = null, ...others] = categories
  if (others.length === 0) return listingNoun(only)
  return {
    ...property,
    many: joinWords(
      categories.map(category => nouns[category].many),
      'ou',
    ),
  }
}
