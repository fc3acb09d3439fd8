import { listed } from '../consultant/words.ts'
import { centavosText, integer, percent } from '../format.ts'
import type { Centavos } from '../money.ts'
import { headline } from '../property/names.ts'
import { type Tally, totalOf } from './tally.ts'

/** What identifies a listing for people. */
export type Shown = Parameters<typeof headline>[0]

export interface Words {
  title: string
  description: string
}

/** Number of listings that a notification describes with place and price. */
export const mostDescribed = 3

const many = (total: number, one: string, more: string): string =>
  `${integer(total)} ${total === 1 ? one : more}`

const place = (listing: Shown, price: Centavos, discount: number | null): string => {
  const below = discount !== null && discount >= 1 ? ` (${percent(discount)} abaixo da avaliação)` : ''
  return `${headline(listing)}, por ${centavosText(price)}${below}`
}

/** Counts by kind: `2 novos, 1 de volta e 1 que passou a atender à busca: `; empty when all are new. */
function kinds({ counts }: Tally): string {
  if (counts.back + counts.changed === 0) return ''
  const parts = [
    counts.new > 0 ? many(counts.new, 'novo', 'novos') : '',
    counts.back > 0 ? `${integer(counts.back)} de volta à lista` : '',
    counts.changed > 0
      ? many(counts.changed, 'que passou a atender à busca', 'que passaram a atender à busca')
      : '',
  ]
  return `${listed(parts.filter(part => part !== ''))}: `
}

/**
 * The text of a saved search's notification: `3 imóveis novos em “Casas em Campinas”`, with place and price of the
 * first listings.
 * @param shown the listings of `tally.best` that are described, by number
 */
export function searchNotice(name: string, tally: Tally, shown: ReadonlyMap<string, Shown>): Words {
  const total = totalOf(tally)
  const allNew = tally.counts.new === total
  const what = allNew ? many(total, 'imóvel novo', 'imóveis novos') : many(total, 'novidade', 'novidades')
  const described = tally.best.flatMap(({ id, price, discount }) => {
    const listing = shown.get(id)
    return listing ? [place(listing, price, discount)] : []
  })
  const first = described.slice(0, mostDescribed)
  const rest = total - first.length
  const andMore = rest > 0 && first.length > 0 ? `; e mais ${integer(rest)}` : ''
  return {
    title: `${what} em “${name}”`,
    description: `${kinds(tally)}${first.join('; ')}${andMore}.`,
  }
}
