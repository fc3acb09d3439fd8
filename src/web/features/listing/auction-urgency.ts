import type { Property } from '#contract/property-schemas.ts'
import { countDaysToAuction, upcomingEventLabel } from '#domain/analysis/auction-urgency.ts'

type UrgencyTone = 'urgent-3' | 'urgent-7' | 'urgent-15'

export interface AuctionUrgency {
  days: number
  /** `Leilão em `, which a narrow card omits, and the remaining time: `5 dias`. */
  lead: string
  label: string
  tone: UrgencyTone
}

/** The badge of a card: shown from 0 to 15 days before the date; its colour changes at 3 and 7 days. */
export function describeUrgency(
  { auctionDate, modality, gone }: Pick<Property, 'auctionDate' | 'modality' | 'gone'>,
  now: number,
): AuctionUrgency | null {
  const days = auctionDate === null || gone ? null : countDaysToAuction(auctionDate, now)
  if (days === null || days < 0 || days > 15) return null
  return {
    days,
    lead: `${upcomingEventLabel(modality)} ${days > 1 ? 'em ' : ''}`,
    label: days === 0 ? 'Hoje' : days === 1 ? 'Amanhã' : `${days} dias`,
    tone: days <= 3 ? 'urgent-3' : days <= 7 ? 'urgent-7' : 'urgent-15',
  }
}
