import { daysToAuction } from '#domain/analysis/urgency.ts'

export type UrgencyTone = 'urgent-3' | 'urgent-7' | 'urgent-15'

export interface Urgency {
  days: number
  /** `Leilão em `, which a narrow card leaves out, and what is left: `5 dias`. */
  lead: string
  label: string
  tone: UrgencyTone
}

/** The badge of a card: only from 0 to 15 days, its colour changing at 3 and 7 (discovery.md 9). */
export function urgency(auctionDate: string | null, now: number): Urgency | null {
  const days = auctionDate === null ? null : daysToAuction(auctionDate, now)
  if (days === null || days < 0 || days > 15) return null
  const label = days === 0 ? 'Hoje' : days === 1 ? 'Amanhã' : `${days} dias`
  return {
    days,
    lead: days > 1 ? 'Leilão em ' : '',
    label,
    tone: days <= 3 ? 'urgent-3' : days <= 7 ? 'urgent-7' : 'urgent-15',
  }
}
