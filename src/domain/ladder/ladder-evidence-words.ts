import { formatPercent, formatShortDate, integerFormat } from '../format-figures.ts'

/** `Regra observada em 98% dos 1.497 imóveis de SP da lista de 21 jul. 2026; a Caixa não a publica.` */
export const describeLadderEvidence = (
  {
    share,
    listings,
    listDate,
  }: {
    /** Of the listings on the ladder, 0 to 1. */
    share: number
    listings: number
    listDate: string
  },
  state: string,
): string =>
  `Regra observada em ${formatPercent(Math.floor(share * 100), 0)} dos ${integerFormat(listings)} imóveis de ${state} da lista de ${formatShortDate(listDate)}; a Caixa não a publica.`
