import type { BankPageAnswer } from '#contract/property-detail-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatReais, formatShortDate } from '../../ui/format-text.ts'

/** Says that a property is disputed, and by how many bids; `null` where it is not, or nobody knows. */
export function describeDispute({
  inDispute,
  bankPage,
}: Pick<Property, 'inDispute'> & { bankPage: Pick<BankPageAnswer, 'bids'> | null }): string | null {
  const bids = bankPage?.bids ?? null
  if (!inDispute) return bids?.count === 0 ? 'Nenhum lance registrado' : null
  if (bids === null || bids.count === 0) return 'Em disputa: há ao menos um lance registrado'
  const day = bids.on === null ? '' : `, de ${formatShortDate(bids.on)}`
  const highest = bids.highest === null ? '' : `; o maior, ${formatReais(bids.highest)}${day}`
  return `Em disputa: ${bids.count === 1 ? '1 lance registrado' : `${bids.count} lances registrados`}${highest}`
}
