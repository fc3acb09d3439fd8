import { Link } from '../../framework/link.tsx'
import { Landmark } from 'lucide-react'
import type { Ref } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { AppraisalLine, LargePrice } from '../listing/facts/large-price.tsx'
import { describeBankLink, describePastAuctions } from '../listing/listing-words.ts'
import { describeDispute } from '../listing/dispute-words.ts'
import { SourceConflicts } from '../listing/facts/source-conflicts.tsx'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { isPresenceDoubtful } from './property-headline.tsx'
import { TargetRoiField } from '../listing/target-roi-field.tsx'
import { GoneListing } from './gone-listing.tsx'
import type { ListProvenance } from './list-provenance.ts'
import { BelowAppraisal } from './below-appraisal.tsx'
import { MaxBid } from './max-bid.tsx'
import { PurchaseFigures } from './purchase-figures.tsx'
import { ReturnBadge } from './return-badge.tsx'

/** The way to the account of the purchase: to that of a home for who wants to live there. */
function OwnCostSheetLink({ id, look }: { id: string; look: 'primary' | 'outline' }) {
  const isForLiving = useIsForLiving()
  return (
    <Link
      to={isForLiving ? pagePaths.homePurchase : pagePaths.costs}
      search={{ imovel: id }}
      hash={isForLiving ? 'conta' : undefined}
      className={buttonClass(look, 'w-full')}
    >
      {isForLiving ? 'Ver a conta da minha família' : 'Fazer a minha conta'}
    </Link>
  )
}

/** The ways on: to the bank page, when there is one, and to the own cost sheet. */
function OnwardLinks({
  property,
  provenance,
  now,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
}) {
  if (property.gone)
    return provenance === 'caixa' ? (
      <OutsideLink href={property.url} className="w-full">
        Ver página da Caixa
      </OutsideLink>
    ) : null
  if (provenance === null) return <div className="h-target" />
  if (provenance === 'demo')
    return (
      <>
        <OwnCostSheetLink id={property.id} look="primary" />
        <p className="mt-3 flex gap-2 text-xs text-pretty text-ink-3">
          <Landmark className="size-4 shrink-0" aria-hidden="true" />
          Imóvel de demonstração: não há página da Caixa para participar.
        </p>
      </>
    )
  const past = describePastAuctions(property, now)
  return (
    <>
      {past && (
        <p className="mb-2.5 rounded-md bg-raised-2 px-4 py-2.5 text-sm text-pretty text-ink-2">{past}</p>
      )}
      <OutsideLink href={property.url} look={past ? 'outline' : 'primary'} className="w-full">
        {past ? 'Ver página da Caixa' : describeBankLink(property)}
      </OutsideLink>
      <div className="mt-2.5">
        <OwnCostSheetLink id={property.id} look={past ? 'primary' : 'outline'} />
      </div>
    </>
  )
}

/**
 * The price, what it comes to, up to which bid the target is reached, and what to do now; to who wants to live there,
 * nothing of a resale.
 */
export function PriceCard({
  property,
  provenance,
  now,
  onwardLinks,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
  /** The links onward; the floating bar replaces them while they are out of view. */
  onwardLinks: Ref<HTMLDivElement>
}) {
  const isForLiving = useIsForLiving()
  const dispute = property.gone ? null : describeDispute(property)
  return (
    <section className="panel" aria-label="Preço">
      <div className={property.gone ? '' : 'max-lg:hidden'}>
        <p className="text-sm text-ink-2">{property.gone ? 'Último preço na lista' : 'Preço mínimo'}</p>
        <LargePrice reais={property.price} />
        {dispute !== null && <p className="mt-1 text-sm font-medium">{dispute}</p>}
        <DoubtfulPriceNote property={property} />
        {!property.gone && (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm">
            <AppraisalLine property={property} />
            {isForLiving ? <BelowAppraisal property={property} /> : <ReturnBadge property={property} />}
          </div>
        )}
      </div>
      {property.gone ? (
        <div className="mt-3">
          <GoneListing property={property} />
        </div>
      ) : (
        <>
          <PurchaseFigures property={property} isForLiving={isForLiving} now={now} />
          {!isForLiving && (
            <>
              <TargetRoiField className="mt-3" before={property.judgement.targetRoi} />
              <MaxBid property={property} />
            </>
          )}
          <SourceConflicts page={property.bankPage} />
          {!isPresenceDoubtful(property, now) && (
            <SeenStamp
              property={property}
              demonstration={provenance === 'demo'}
              now={now}
              className="mt-3 text-xs"
            />
          )}
        </>
      )}
      <div ref={onwardLinks} className="mt-4">
        <OnwardLinks property={property} provenance={provenance} now={now} />
      </div>
    </section>
  )
}
