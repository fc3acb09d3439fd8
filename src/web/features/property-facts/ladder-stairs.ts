import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatReais } from '#domain/format-figures.ts'

/** One of the prices that follow each other. */
export interface LadderStair {
  kind: 'now' | 'next' | 'later'
  /** How many times the price was cut since today's, from 0. */
  level: number
  name: string
  price: string
}

/** Prices after the next one that are drawn. */
const laterShown = 2

/** Lists today's price and those that follow it if nobody buys; today's alone where nothing is said of them. */
export function listStairs({ price, ladder }: Pick<PropertyFacts, 'price' | 'ladder'>): LadderStair[] {
  const today: LadderStair = { kind: 'now', level: 0, name: 'hoje', price: formatReais(price) }
  if (!ladder?.next) return [today]
  const level = ladder.next.kind === 'cut' ? 1 : 0
  return [
    today,
    { kind: 'next', level, name: 'próximo', price: formatReais(ladder.next.price) },
    ...ladder.later.slice(0, laterShown).map(
      (later, at): LadderStair => ({
        kind: 'later',
        level: level + at + 1,
        name: 'depois',
        price: formatReais(later),
      }),
    ),
  ]
}
