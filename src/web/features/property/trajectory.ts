import type { Trajectory } from '#contract/property-detail.ts'
import { percentText } from '../../ui/format.ts'
import { atStage } from '../listing/figure-words.ts'

type Similar = NonNullable<Trajectory['similar']>

/** What similar listings did next, as a piece of the bar; empty pieces are left out. */
export interface Outcome {
  key: 'cheaper' | 'otherModality' | 'gone' | 'still'
  /** From 0 to 1. */
  share: number
  words: string
}

/** Returns the outcomes in the order of the bar. */
export function outcomes({ cheaper, medianCut, otherModality, gone, still }: Similar): Outcome[] {
  const cut = medianCut === null ? '' : ` (mediana −${percentText(Math.abs(medianCut), 1)})`
  const all: Outcome[] = [
    { key: 'cheaper', share: cheaper, words: `${percentText(cheaper * 100, 0)} ficaram mais baratos${cut}` },
    {
      key: 'otherModality',
      share: otherModality,
      words: `${percentText(otherModality * 100, 0)} mudaram de modalidade sem baratear`,
    },
    { key: 'gone', share: gone, words: `${percentText(gone * 100, 0)} saíram da lista` },
    { key: 'still', share: still, words: `${percentText(still * 100, 0)} seguem como estavam` },
  ]
  return all.filter(({ share }) => share > 0)
}

/** Formats `O que 37 semelhantes em leilão fizeram em seguida`. */
export const similarTitle = ({ sampleSize, modality }: Similar): string =>
  `O que ${sampleSize} semelhantes ${atStage[modality]} fizeram em seguida`

/** Formats `2 (−12,5%)`; a price above the first one is named as such. */
export function cutWords({ cuts, cutPercent }: Trajectory): string {
  const count = cuts === 0 ? 'nenhuma' : String(cuts)
  if (cutPercent < 0) return `${count}; preço ${percentText(-cutPercent, 1)} maior`
  return cuts > 0 && cutPercent > 0 ? `${count} (−${percentText(cutPercent, 1)})` : count
}

/** Formats `312 dias`; a single list spans no days. */
export const dayWords = (days: number): string =>
  days === 0 ? 'uma lista só' : days === 1 ? '1 dia' : `${days} dias`
