import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { type Centavos, fromReais, toReais } from '#domain/money.ts'
import type { PlotTick } from '../../../ui/plot/plot.tsx'
import { formatAxisMoney, type PlotScale, createScale } from '../../../ui/plot/plot-scale.ts'

interface Sensitivity {
  /** An SVG path in 0…100 × 0…100, ROI upwards. */
  line: string
  /** The scale of the ROI, in percent. */
  y: PlotScale
  /** The ticks of the bids. */
  ticks: PlotTick[]
  /** Returns the position of a bid on the axis, 0 to 100. */
  along: (bid: Centavos) => number
  /** Returns the bid and ROI at a position. */
  read: (along: number) => { bid: Centavos; roi: number | null }
}

const points = 40

/** Computes how the ROI falls as the bid rises, around the bid and the maximum bid. */
export function computeRoiSensitivity(question: CostQuestion, maxBid: Centavos | null): Sensitivity {
  const ends = [toReais(question.bid), toReais(maxBid ?? question.bid)]
  const x = createScale(Math.min(...ends) * 0.85, Math.max(...ends) * 1.15, 3)
  const read = (along: number) => {
    const bid = Math.max(1, fromReais(x.least + ((x.most - x.least) * along) / 100))
    return { bid, roi: computeCostSums({ ...question, bid }).roi }
  }
  const course = Array.from({ length: points + 1 }, (_, at) => {
    const along = (at * 100) / points
    return { along, roi: read(along).roi ?? 0 }
  })
  const rois = course.map(({ roi }) => roi)
  const y = createScale(Math.min(...rois), Math.max(...rois), 4)
  return {
    line: course
      .map(
        ({ along, roi }, at) => `${at === 0 ? 'M' : 'L'}${along.toFixed(2)} ${(100 - y.at(roi)).toFixed(2)}`,
      )
      .join(''),
    y,
    ticks: x.ticks.map(reais => ({ at: x.at(reais), label: formatAxisMoney(reais) })),
    along: bid => x.at(toReais(bid)),
    read,
  }
}
