import type { PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { formatPercent } from '../../ui/format-text.ts'

/** Formats `2 (−12,5%)`; a price above the first one is named as such. */
export function describeCut({ cuts, cutPercent }: PriceTrajectoryAnswer): string {
  const count = cuts === 0 ? 'nenhuma' : String(cuts)
  if (cutPercent < 0) return `${count}; preço ${formatPercent(-cutPercent, 1)} maior`
  return cuts > 0 && cutPercent > 0 ? `${count} (−${formatPercent(cutPercent, 1)})` : count
}

/** Formats `312 dias`; a single list spans no days. */
export const describeDays = (days: number): string =>
  days === 0 ? 'uma lista só' : days === 1 ? '1 dia' : `${days} dias`
