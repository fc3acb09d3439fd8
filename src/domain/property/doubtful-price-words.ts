import { formatReais } from '../format-figures.ts'
import { formatListDate } from '../freshness/list-age.ts'

/** A price in reais that a list states and nothing explains or confirms, with the date of that list. */
export interface StatedDoubtfulPrice {
  doubtfulPrice: number | null
  doubtfulPriceDate: string | null
}

/**
 * Describes a price that is held until it is confirmed, beside the one before: `Preço a confirmar: a lista de 31 jan.
 * 2026 diz R$ 7.695,75, que nada explica; o de antes vale até outra lista ou a página da Caixa o confirmar.` Empty
 * without one.
 */
export function describeDoubtfulPrice({ doubtfulPrice, doubtfulPriceDate }: StatedDoubtfulPrice): string {
  if (doubtfulPrice === null || doubtfulPriceDate === null) return ''
  return `Preço a confirmar: a lista de ${formatListDate(doubtfulPriceDate)} diz ${formatReais(doubtfulPrice)}, que nada explica; o de antes vale até outra lista ou a página da Caixa o confirmar.`
}

/** The same in few words, beside a price that is compared: `a confirmar: R$ 7.695,75 em 31 jan. 2026`; empty without one. */
export function describeDoubtfulPriceShort({
  doubtfulPrice,
  doubtfulPriceDate,
}: StatedDoubtfulPrice): string {
  if (doubtfulPrice === null || doubtfulPriceDate === null) return ''
  return `a confirmar: ${formatReais(doubtfulPrice)} em ${formatListDate(doubtfulPriceDate)}`
}
