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

/** Common discounts: the bank reduces prices in steps, so a few discounts are frequent. */
const steps = [
  36.27, 36.27, 37.06, 37.87, 38.24, 39.56, 39.56, 40.75, 40.75, 40.75, 41.46, 41.46, 41.91, 42.08, 42.68,
]
const laterSteps = [...steps, 44.39, 44.83, 45.53, 46.13, 47.44, 48.32]

export interface DemoSale {
  modality: Modality
  financing: boolean
  /** Centavos. */
  price: number
  evaluation: number
  /** The discount as in the bank's column: percent rounded up, 0 when the price is above the appraisal. */
  discount: number
}

function ratio(random: DemoRandom, modality: Modality): number {
  switch (modality) {
    case 'Leilão SFI - Edital Único': {
      const level = random.weighted({ even: 46, above: 45, below: 9 })
      if (level === 'even') return 1
      return level === 'above' ? random.between(1.01, 2, 3) : random.pick([0.6, random.between(0.7, 0.97)])
    }
    case 'Licitação Aberta':
      return 1 - random.pick(steps) / 100
    case 'Venda Online':
      return 1 - (random.chance(0.6) ? random.pick(laterSteps) : random.between(55, 87, 1.4)) / 100
    case 'Venda Direta Online':
      return 1 - (random.chance(0.8) ? random.pick(laterSteps) : random.between(50, 84, 1.6)) / 100
  }
}

/** Creates an appraisal: usually whole thousands, seldom hundreds, sometimes with centavos. */
function appraisal(random: DemoRandom, value: number): number {
  const reais = Math.max(24_000, value)
  const form = random.weighted({ thousands: 78, hundreds: 10, centavos: 12 })
  if (form === 'centavos') return Math.round(reais * 100)
  const unit = form === 'hundreds' ? 10_000 : 100_000
  return Math.round((reais * 100) / unit) * unit
}

export function drawSale(random: DemoRandom, value: number): DemoSale {
  const modality = random.weighted(modalities)
  const evaluation = appraisal(random, value)
  const price = Math.round(evaluation * ratio(random, modality))
  return {
    modality,
    financing: random.chance(financed[modality]),
    price,
    evaluation,
    discount: Math.max(0, Math.ceil(((evaluation - price) * 10_000) / evaluation - 1e-6) / 100),
  }
}
