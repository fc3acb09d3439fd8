import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import type { HomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { assessHomeFit, listDecidingAnswers } from '#domain/home-purchase/home-fit.ts'
import type { HomeOffer, HomePurchase } from '#domain/home-purchase/home-purchase.ts'
import { type OwnAnswers, resolveFinancing } from '#domain/judgement/own-answers.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import { toOwnCostFacts } from './cost-sheet.ts'
import type { FittingHome } from './home-purchase-calls.ts'
import type { Property } from './property-schemas.ts'

/**
 * Returns what a purchase depends on in a property, in centavos, with a person's answers in place of what the sources say: as
 * in the sums of a cost sheet (`toOwnCostFacts`), so that the first day is one sum on every surface.
 */
export function toHomeOffer(property: Property, answers: OwnAnswers): HomeOffer {
  const { price, evaluation, area, category, modality, occupancy, knownDebts } = toOwnCostFacts(
    property,
    answers,
  )
  return {
    price,
    evaluation,
    area,
    category,
    modality,
    place: { state: property.state, city: property.city },
    financing: resolveFinancing(property.financing, answers),
    fgts: answers.fgts ? answers.fgts.value : property.fgts,
    occupancy,
    debts: (knownDebts?.condominium ?? 0) + (knownDebts?.taxes ?? 0),
  }
}

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

/** Presents a property with whether it fits a family, by what the person found out of it. */
export function presentFittingHome(
  property: Property,
  answers: OwnAnswers,
  family: FamilyProfile,
  assumptions: HomeAssumptions,
): FittingHome {
  const offer = toHomeOffer(property, answers)
  const { best, worst, ...fit } = assessHomeFit(offer, family, assumptions)
  return {
    property,
    ...fit,
    deciding: listDecidingAnswers(offer, family, assumptions),
    best: presentCase(best),
    worst: presentCase(worst),
  }
}
