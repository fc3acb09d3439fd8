import { type CostQuestion, costSums } from '#domain/calculators/costs.ts'
import type { Centavos } from '#domain/money.ts'
import { scaleOf } from '../../../ui/plot/scale.ts'

interface Sensitivity {
  /** An SVG path in 0…100 × 0…100, ROI upwards. */
  line: string
  bids: { at: number; reais: number }[]
  rois: { at: number; percent: number }[]
  /** Where the bid, the wanted ROI and the maximum bid stand; `null` outside the plot. */
  bid: { x: number; y: number } | null
  wanted: number | null
  maxBid: { x: number; y: number } | null
}

const points = 40

/** How the ROI falls as the bid rises, around the bid and the maximum bid. */
export function sensitivity(question: CostQuestion, maxBid: Centavos | null): Sensitivity {
  const { bid, desiredRoi } = question
  const ends = [bid, maxBid ?? bid]
  const across = scaleOf((Math.min(...ends) * 0.85) / 100, (Math.max(...ends) * 1.15) / 100, 3)
  const roiAt = (reais: number): number =>
    costSums({ ...question, bid: Math.max(1, Math.round(reais * 100)) }).roi ?? 0
  const course = Array.from({ length: points + 1 }, (_, at) => {
    const reais = across.least + ((across.most - across.least) * at) / points
    return { reais, roi: roiAt(reais) }
  })
  const rois = course.map(({ roi }) => roi)
  const wantedNear = desiredRoi <= Math.max(...rois) && desiredRoi >= Math.min(...rois)
  const up = scaleOf(Math.min(...rois), Math.max(...rois), 4)
  const place = (centavos: Centavos) => ({
    x: across.at(centavos / 100),
    y: 100 - up.at(roiAt(centavos / 100)),
  })
  return {
    line: course
      .map(
        ({ reais, roi }, at) =>
          `${at === 0 ? 'M' : 'L'}${across.at(reais).toFixed(2)} ${(100 - up.at(roi)).toFixed(2)}`,
      )
      .join(''),
    bids: across.ticks.map(reais => ({ at: across.at(reais), reais })),
    rois: up.ticks.map(percent => ({ at: 100 - up.at(percent), percent })),
    bid: place(bid),
    wanted: wantedNear ? 100 - up.at(desiredRoi) : null,
    maxBid: maxBid === null ? null : place(maxBid),
  }
}
