import { presentFittingHome, toHomeOffer } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { assessHomeFit, listUnknownOutcomes } from '#domain/home-purchase/home-fit.ts'
import type { HomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { listPurchaseRisks } from '#domain/home-purchase/purchase-risks.ts'
import { judgeMoveIn, planPurchaseSteps } from '#domain/home-purchase/purchase-steps.ts'
import { compareRentAndPurchase } from '#domain/home-purchase/rent-or-buy.ts'
import { fromReaisOrNull } from '#domain/money.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { FgtsPanel } from './fgts-panel.tsx'
import { FirstDayPanel } from './first-day-panel.tsx'
import { HomeCard } from './home-card.tsx'
import { InstalmentPanel } from './instalment-panel.tsx'
import { RentOrBuyPanel } from './rent-or-buy-panel.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { UnknownPanel } from './unknown-panel.tsx'

/** The whole account of one home for a family: instalment, first day, what is unknown, risks, steps, FGTS, renting. */
export function HomeAccount({
  property,
  family,
  assumptions,
  demonstration,
  now,
}: {
  property: Property
  family: FamilyProfile
  assumptions: HomeAssumptions
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) {
  const answers = useOwnFigures(property.id)?.answers ?? {}
  const offer = toHomeOffer(property, answers)
  const { best } = assessHomeFit(offer, family, assumptions)
  const outcomes = listUnknownOutcomes(offer, family, assumptions)
  const today = toBrasiliaIso(now).slice(0, 10)
  const financed = best.loan > 0
  const steps = planPurchaseSteps(
    {
      financed,
      occupancy: offer.occupancy,
      hasRepairs: best.costs.repairs > 0,
      saleDate: property.auctionDate?.slice(0, 10) ?? null,
    },
    today,
  )
  const moveIn = judgeMoveIn(steps, today, family.moveInMonths)
  return (
    <section id="conta" aria-label="A conta deste imóvel" className="purchase-panels" tabIndex={-1}>
      <div className="purchase-chosen">
        <HomeCard home={presentFittingHome(property, answers, family, assumptions)} />
        <SeenStamp
          property={property}
          demonstration={demonstration}
          now={now}
          withCaution
          className="mt-2 text-xs"
        />
      </div>
      <InstalmentPanel offer={offer} purchase={best} income={family.income} assumptions={assumptions} />
      <FirstDayPanel property={property} purchase={best} savings={family.savings} />
      <div className="panel-stack">
        {outcomes.length > 0 && (
          <UnknownPanel outcomes={outcomes} property={property} demonstration={demonstration} />
        )}
        <RiskPanel
          risks={listPurchaseRisks({
            occupancy: offer.occupancy,
            debtsStated: property.debtsStated,
            condoDebtLimit: fromReaisOrNull(property.condoDebtLimit),
            financed,
            eviction: assumptions.eviction,
            moveIn:
              family.moveInMonths === null || moveIn === null
                ? null
                : { months: family.moveInMonths, judgement: moveIn },
          })}
        />
      </div>
      <div className="panel-stack">
        <StepsPanel steps={steps} today={today} moveInMonths={family.moveInMonths} />
        <FgtsPanel family={family} used={best.fromFgts} isAccepted={offer.fgts} />
        <RentOrBuyPanel
          comparison={compareRentAndPurchase(offer, best, assumptions, family.rent)}
          assumptions={assumptions}
        />
      </div>
    </section>
  )
}
