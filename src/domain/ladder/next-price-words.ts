import { formatReais } from '../format-figures.ts'

/** A listing's price and the one that follows, in reais; `null` where it is not shown, or nothing is said of it. */
export interface FollowedPrice {
  price: number | null
  nextPrice: number | null
}

/**
 * Whether a licitação is meant, which is followed by the same price in Venda Online; a cut always changes the price.
 */
export const isSameNextPrice = ({ price, nextPrice }: FollowedPrice): boolean =>
  nextPrice !== null && nextPrice === price

/** The price that follows, as the value of a field: `R$ 70.000`, `o mesmo, em Venda Online`; empty where nothing is said of it. */
export const describeNextPriceValue = (followed: FollowedPrice): string =>
  followed.nextPrice === null
    ? ''
    : isSameNextPrice(followed)
      ? 'o mesmo, em Venda Online'
      : formatReais(followed.nextPrice)

/** Describes the price that follows, in one short clause; empty where nothing is said of it. */
export function describeNextPriceShort(followed: FollowedPrice): string {
  const { nextPrice } = followed
  if (nextPrice === null) return ''
  return isSameNextPrice(followed)
    ? 'depois, o mesmo preço em Venda Online, sem os 5%'
    : `próximo preço ${formatReais(nextPrice)}`
}
