import { formatPercent, formatShortDate, integerFormat } from '../format-figures.ts'

/** `Regra observada em 98% dos 1.497 imóveis de SP fora de leilão, na lista de 21 jul. 2026; a Caixa não a publica.` */
export const describeLadderEvidence = (
  {
    share,
    listings,
    listDate,
  }: {
    /** Of the listings that are not in auction, how many are on the ladder, 0 to 1. */
    share: number
    listings: number
    listDate: string
  },
  state: string,
): string =>
  `Regra observada em ${formatPercent(Math.floor(share * 100), 0)} dos ${integerFormat(listings)} imóveis de ${state} fora de leilão, na lista de ${formatShortDate(listDate)}; a Caixa não a publica.`
