import type { Centavos } from '../money.ts'
import type { FamilyProfile } from './family-profile.ts'
import type { HomeAssumptions } from './home-assumptions.ts'
import { assessHomeFit } from './home-fit.ts'
import { computeHomePurchase, type HomeOffer } from './home-purchase.ts'

/** No price above this is looked for: one billion reais. */
const highestPrice: Centavos = 100_000_000_000
const wholeReal: Centavos = 100

/**
 * Computes the highest price in whole reais that fits a family where financing and FGTS are accepted and the property is
 * vacant: with ITBI, deed, registry and the bank's fee, without repairs, which depend on the property. 0 when none fits.
 */
export function computeMaxHomePrice(
  family: FamilyProfile,
  assumptions: HomeAssumptions,
  itbiPercent: number,
): Centavos {
  const fits = (price: Centavos): boolean =>
    computeHomePurchase(
      {
        price,
        evaluation: price,
        area: null,
        category: 'apartamento',
        modality: 'venda-online',
        itbiPercent,
        financing: true,
        fgts: true,
        occupancy: 'vacant',
        debts: 0,
      },
      family,
      { ...assumptions, repairs: 0 },
      { financed: true, withFgts: true, occupied: false },
    ).left >= 0
  return findHighestPrice(fits)
}

/**
 * Computes the highest price in whole reais at which an offer fits a family, if what is unknown of it turns out well. 0 when
 * none fits.
 */
export const computeMaxPriceOfHome = (
  offer: HomeOffer,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): Centavos =>
  findHighestPrice(price => assessHomeFit({ ...offer, price }, family, assumptions).best.left >= 0)

function findHighestPrice(fits: (price: Centavos) => boolean): Centavos {
  let [low, high] = [0, highestPrice / wholeReal]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle * wholeReal)) low = middle
    else high = middle - 1
  }
  return low * wholeReal
}
