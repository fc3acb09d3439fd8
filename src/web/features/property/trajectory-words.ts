import type { PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { formatPercent } from '../../ui/format-text.ts'
import { describeAuctionStage } from '../listing/figure-words.ts'

type Similar = NonNullable<PriceTrajectoryAnswer['similar']>

/** What similar listings did next, as a piece of the bar; empty pieces are left out. */
export interface SimilarOutcome {
  key: 'cheaper' | 'otherModality' | 'gone' | 'still'
  /** From 0 to 1. */
  share: number
  words: string
}

/** Returns the outcomes in the order of the bar. */
export function listSimilarOutcomes({
  cheaper,
  medianCut,
  otherModality,
  gone,
  still,
}: Similar): SimilarOutcome[] {
  const cut = medianCut === null ? '' : ` (mediana −${formatPercent(Math.abs(medianCut), 1)})`
  const all: SimilarOutcome[] = [
    {
      key: 'cheaper',
      share: cheaper,
      words: `${formatPercent(cheaper * 100, 0)} ficaram mais baratos${cut}`,
    },
    {
      key: 'otherModality',
      share: otherModality,
      words: `${formatPercent(otherModality * 100, 0)} mudaram de modalidade sem baratear`,
    },
    { key: 'gone', share: gone, words: `${formatPercent(gone * 100, 0)} saíram da lista` },
    { key: 'still', share: still, words: `${formatPercent(still * 100, 0)} seguem como estavam` },
  ]
  return all.filter(({ share }) => share > 0)
}

/** Formats `O que 37 semelhantes em leilão fizeram em seguida`. */
export const describeSimilar = ({ sampleSize, modality }: Similar): string =>
  `O que ${sampleSize} semelhantes ${describeAuctionStage[modality]} fizeram em seguida`

/** Formats `2 (−12,5%)`; a price above the first one is named as such. */
export function describeCut({ cuts, cutPercent }: PriceTrajectoryAnswer): string {
  const count = cuts === 0 ? 'nenhuma' : String(cuts)
  if (cutPercent < 0) return `${count}; preço ${formatPercent(-cutPercent, 1)} maior`
  return cuts > 0 && cutPercent > 0 ? `${count} (−${formatPercent(cutPercent, 1)})` : count
}

/** Formats `312 dias`; a single list spans no days. */
export const describeDays = (days: number): string =>
  days === 0 ? 'uma lista só' : days === 1 ? '1 dia' : `${days} dias`
