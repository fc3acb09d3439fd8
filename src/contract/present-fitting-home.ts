import { findAcquisitionPercents } from '#domain/calculators/purchase-preset.ts'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import type { HomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { assessHomeFit, listDecidingAnswers } from '#domain/home-purchase/home-fit.ts'
import type { HomeOffer, HomePurchase } from '#domain/home-purchase/home-purchase.ts'
import { fromReais, fromReaisOrNull, toReais, toReaisOrNull } from '#domain/money.ts'
import type { FittingHome } from './home-purchase-schemas.ts'
import type { Property } from './property-schemas.ts'

/** Returns what a purchase depends on in a property, in centavos. */
export const toHomeOffer = (property: Property): HomeOffer => ({
  price: fromReais(property.price),
  evaluation: fromReaisOrNull(property.evaluationValue),
  area: property.area,
  category: property.category,
  modality: property.modality,
  itbiPercent: findAcquisitionPercents(property).itbi,
  financing: property.financing,
  fgts: property.fgts,
  occupancy: property.situation === 'unknown' ? null : property.situation,
})

const presentCase = ({
  downPayment,
  fromFgts,
  instalment,
  cash,
  left,
}: HomePurchase): FittingHome['best'] => ({
  downPayment: toReais(downPayment),
  fromFgts: toReais(fromFgts),
  instalment: toReaisOrNull(instalment?.total ?? null),
  cash: toReais(cash),
  left: toReais(left),
})

/** Presents a property with whether it fits a family. */
export function presentFittingHome(
  property: Property,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): FittingHome {
  const offer = toHomeOffer(property)
  const { best, worst, ...fit } = assessHomeFit(offer, family, assumptions)
  return {
    property,
    ...fit,
    deciding: listDecidingAnswers(offer, family, assumptions),
    best: presentCase(best),
    worst: presentCase(worst),
  }
}
