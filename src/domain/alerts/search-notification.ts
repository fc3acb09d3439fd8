import { joinWords } from '../join-words.ts'
import { formatCentavos, formatShortDate, integerFormat, formatWholePercent } from '../format-figures.ts'
import { writePaidGap } from '../paid-prices/paid-price-words.ts'
import { describeProperty } from '../property/place-names.ts'
import { type SearchTally, tallyTotal } from './search-tally.ts'

/** The facts that identify a listing for people. */
export type ListingSummary = Parameters<typeof describeProperty>[0]

export interface NotificationText {
  title: string
  description: string
}

/** `Lista de 22 jun. 2026.` */
export const describeList = (listDate: string): string => `Lista de ${formatShortDate(listDate)}.`

/** Number of listings that a notification describes with place and price. */
export const maxDescribedListings = 3

const countWords = (total: number, one: string, more: string): string =>
  `${integerFormat(total)} ${total === 1 ? one : more}`

/** How far a price is from what was paid in the building or, where that is not known, below the appraisal. */
function describeDistance({ discount, paidDiscount }: SearchTally['best'][number]): string {
  if (paidDiscount !== null) return ` (${writePaidGap(paidDiscount)})`
  return discount !== null && discount >= 1 ? ` (${formatWholePercent(discount)} abaixo da avaliação)` : ''
}

const describeFound = (listing: ListingSummary, found: SearchTally['best'][number]): string =>
  `${describeProperty(listing)}, por ${formatCentavos(found.price)}${describeDistance(found)}`

/**
 * Counts by kind: `2 novos, 1 de volta e 1 que passou a atender à busca: `; empty when all are new. Of listings of a
 * first list it says why they are not called new.
 */
function kinds(tally: SearchTally): string {
  const { counts } = tally
  const total = tallyTotal(tally)
  if (counts.new === total) return ''
  if (counts.listed === total) return 'É a primeira lista lida do estado: não se sabe o que é novo. '
  const parts = [
    counts.new > 0 ? countWords(counts.new, 'novo', 'novos') : '',
    counts.back > 0 ? `${integerFormat(counts.back)} de volta à lista` : '',
    counts.changed > 0
      ? countWords(counts.changed, 'que passou a atender à busca', 'que passaram a atender à busca')
      : '',
    counts.listed > 0 ? `${integerFormat(counts.listed)} na primeira lista lida do estado` : '',
  ]
  return `${joinWords(parts.filter(part => part !== ''))}: `
}

/** `2 imóveis novos`, `3 novidades`; `40 imóveis` of a first list. */
function countKinds(tally: SearchTally): string {
  const total = tallyTotal(tally)
  if (tally.counts.new === total) return countWords(total, 'imóvel novo', 'imóveis novos')
  return tally.counts.listed === total
    ? countWords(total, 'imóvel', 'imóveis')
    : countWords(total, 'novidade', 'novidades')
}

/**
 * The text of a saved search's notification: `3 imóveis novos em “Casas em Campinas”`, with place and price of the
 * first listings and the date of the list.
 * @param shown the listings of `tally.best` that are described, by number
 */
export function describeSearchNotification(
  name: string,
  tally: SearchTally,
  shown: ReadonlyMap<string, ListingSummary>,
  listDate: string,
): NotificationText {
  const total = tallyTotal(tally)
  const described = tally.best.flatMap(found => {
    const listing = shown.get(found.id)
    return listing ? [describeFound(listing, found)] : []
  })
  const first = described.slice(0, maxDescribedListings)
  const rest = total - first.length
  const andMore = rest > 0 && first.length > 0 ? `; e mais ${integerFormat(rest)}` : ''
  return {
    title: `${countKinds(tally)} em “${name}”`,
    description: `${kinds(tally)}${first.join('; ')}${andMore}. ${describeList(listDate)}`,
  }
}
