import { formatPercent, formatShortDate, integerFormat } from '../format-figures.ts'

/** What the price ladder says of a listing, as far as its evidence needs it. */
interface LadderWithEvidence {
  /** The family of the listing's position on the ladder; `null` where it has none, as an auction's price. */
  family: string | null
  evidence: {
    /** Of the listings that are not in auction, how many are on the ladder, 0 to 1. */
    share: number
    listings: number
    listDate: string
  }
}

/**
 * Says how well the ladder is known: `Regra observada em 98% dos 1.497 imóveis de SP fora de leilão, na lista de 21 jul.
 * 2026; a Caixa não a publica.` Returns `null` where the ladder says nothing of this listing's price.
 */
export function describeLadderEvidence(ladder: LadderWithEvidence | null, state: string): string | null {
  if (ladder === null || ladder.family === null) return null
  const { share, listings, listDate } = ladder.evidence
  return `Regra observada em ${formatPercent(Math.floor(share * 100), 0)} dos ${integerFormat(listings)} imóveis de ${state} fora de leilão, na lista de ${formatShortDate(listDate)}; a Caixa não a publica.`
}
