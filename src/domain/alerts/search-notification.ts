import { joinWords } from '../consultant/describe-listing.ts'
import { formatCentavos, integerFormat, formatWholePercent } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import { describeProperty } from '../property/place-names.ts'
import { type SearchTally, tallyTotal } from './search-tally.ts'

/** What identifies a listing for people. */
export type ListingSummary = Parameters<typeof describeProperty>[0]

export interface NotificationText {
  title: string
  description: string
}

/** Number of listings that a notification describes with place and price. */
export const maxDescribedListings = 3

const many = (total: number, one: string, more: string): string =>
  `${integerFormat(total)} ${total === 1 ? one : more}`

const place = (listing: ListingSummary, price: Centavos, discount: number | null): string => {
  const below =
    discount !== null && discount >= 1 ? ` (${formatWholePercent(discount)} abaixo da avaliação)` : ''
  return `${describeProperty(listing)}, por ${formatCentavos(price)}${below}`
}

/** Counts by kind: `2 novos, 1 de volta e 1 que passou a atender à busca: `; empty when all are new. */
function kinds({ counts }: SearchTally): string {
  if (counts.back + counts.changed === 0) return ''
  const parts = [
    counts.new > 0 ? many(counts.new, 'novo', 'novos') : '',
    counts.back > 0 ? `${integerFormat(counts.back)} de volta à lista` : '',
    counts.changed > 0
      ? many(counts.changed, 'que passou a atender à busca', 'que passaram a atender à busca')
      : '',
  ]
  return `${joinWords(parts.filter(part => part !== ''))}: `
}

/**
 * The text of a saved search's notification: `3 imóveis novos em “Casas em Campinas”`, with place and price of the
 * first listings.
 * @param shown the listings of `tally.best` that are described, by number
 */
export function describeSearchNotification(
  name: string,
  tally: SearchTally,
  shown: ReadonlyMap<string, ListingSummary>,
): NotificationText {
  const total = tallyTotal(tally)
  const allNew = tally.counts.new === total
  const what = allNew ? many(total, 'imóvel novo', 'imóveis novos') : many(total, 'novidade', 'novidades')
  const described = tally.best.flatMap(({ id, price, discount }) => {
    const listing = shown.get(id)
    return listing ? [place(listing, price, discount)] : []
  })
  const first = described.slice(0, maxDescribedListings)
  const rest = total - first.length
  const andMore = rest > 0 && first.length > 0 ? `; e mais ${integerFormat(rest)}` : ''
  return {
    title: `${what} em “${name}”`,
    description: `${kinds(tally)}${first.join('; ')}${andMore}.`,
  }
}
