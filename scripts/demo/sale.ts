import {
  computeRungPrice,
  computeStartPrice,
  findLadderBands,
  type LadderPosition,
} from '../../src/domain/ladder/ladder-position.ts'
import { findHiShare } from '#domain/ladder/next-price.ts'
import type { DemoBuilding, PropertyKind } from './kinds.ts'
import type { DemoRandom } from './random.ts'

const modalities = {
  'Venda Direta Online': 45,
  'Leilão SFI - Edital Único': 23,
  'Licitação Aberta': 18,
  'Venda Online': 14,
}
type Modality = keyof typeof modalities

/** The share of a modality's properties that may be financed. */
const financed: Record<Modality, number> = {
  'Venda Direta Online': 0.127,
  'Leilão SFI - Edital Único': 0.016,
  'Licitação Aberta': 0.044,
  'Venda Online': 0.2,
}

/** How often a rung of the price ladder is drawn, from the starting price down; a few have more than 80 % off. */
const rungWeights: Record<'Venda Direta Online' | 'Venda Online', readonly number[]> = {
  'Venda Direta Online': [34, 8, 15, 13, 8, 4, 3, 4, 4, 3, 3, 0, 0, 0, 0, 0, 0, 0.5, 0.4, 0.2],
  'Venda Online': [10, 32, 8, 8, 8, 5, 4, 7, 6, 5, 5, 0, 0, 0, 0, 0, 0, 1, 1, 0.5],
}
/** How often a listing below its first rung was re-based not at all, once, twice. */
const rebasingWeights: typeof rungWeights = {
  'Venda Direta Online': [48, 49, 3],
  'Venda Online': [24, 63, 13],
}
/** The share of prices in Licitação and Venda that follow no rule. */
const offLadder = 0.01

export interface DemoSale {
  modality: Modality
  financing: boolean
  /** Centavos. */
  price: number
  evaluation: number
  /** The discount as in the bank's column: percent rounded up, 0 when the price is above the appraisal. */
  discount: number
}

const drawIndex = (random: DemoRandom, weights: readonly number[]): number =>
  Number(random.weighted(Object.fromEntries(weights.map((weight, at) => [String(at), weight]))))

/** Draws the price of a Leilão SFI: at the appraisal, above it for a high debt, below it in the second auction. */
function drawAuctionPrice(random: DemoRandom, evaluation: number): number {
  const level = random.weighted({ even: 46, above: 45, below: 9 })
  if (level === 'even') return evaluation
  const ratio = level === 'above' ? random.between(1.01, 2, 3) : random.pick([0.6, random.between(0.7, 0.97)])
  return Math.round(evaluation * ratio)
}

/** Draws a position on the price ladder: a licitação stands at its first rung, a Venda somewhere below or on it. */
function drawPosition(random: DemoRandom, modality: Exclude<Modality, 'Leilão SFI - Edital Único'>) {
  if (modality === 'Licitação Aberta') return { rung: 0, rebasings: random.chance(0.02) ? 1 : 0 }
  const rung = drawIndex(random, rungWeights[modality])
  const rebasings = drawIndex(random, rebasingWeights[modality])
  return { rung, rebasings: rung === 0 ? 0 : rebasings }
}

/** Draws the price of a Licitação or Venda, almost always on the price ladder. */
function drawLadderPrice(
  own: DemoRandom,
  kind: PropertyKind,
  evaluation: number,
  { rung, rebasings }: Omit<LadderPosition, 'family'>,
): number {
  const [band] = findLadderBands(evaluation)
  if (band === undefined) throw new Error('The price ladder has no band')
  const base = own.chance(findHiShare(kind, band)) ? band.hi : band.lo
  const start = computeStartPrice(evaluation, base, rebasings)
  const price = computeRungPrice(start, rung) ?? start
  return own.chance(offLadder) ? Math.round(price * own.between(0.91, 0.99)) : price
}

/** Creates an appraisal: usually whole thousands, seldom hundreds, sometimes with centavos. */
function appraisal(random: DemoRandom, value: number): number {
  const reais = Math.max(24_000, value)
  const form = random.weighted({ thousands: 78, hundreds: 10, centavos: 12 })
  if (form === 'centavos') return Math.round(reais * 100)
  const unit = form === 'hundreds' ? 10_000 : 100_000
  return Math.round((reais * 100) / unit) * unit
}

/**
 * Draws how a property is sold and for how much.
 * @param random what all properties are drawn with, one after another
 * @param own what this property alone is drawn with
 */
export function drawSale(random: DemoRandom, own: DemoRandom, { kind, value }: DemoBuilding): DemoSale {
  const modality = random.weighted(modalities)
  const evaluation = appraisal(random, value)
  const price =
    modality === 'Leilão SFI - Edital Único'
      ? drawAuctionPrice(random, evaluation)
      : drawLadderPrice(own, kind, evaluation, drawPosition(random, modality))
  return {
    modality,
    financing: random.chance(financed[modality]),
    price,
    evaluation,
    discount: Math.max(0, Math.ceil(((evaluation - price) * 10_000) / evaluation - 1e-6) / 100),
  }
}
