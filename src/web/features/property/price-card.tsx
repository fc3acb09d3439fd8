import { readReturnStanding } from '#contract/return-standing.ts'
import { Link } from '../../framework/link.tsx'
import { Landmark } from 'lucide-react'
import type { Ref } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { AppraisalLine, LargePrice } from '../listing/facts/large-price.tsx'
import { describeBankLink, describePastAuctions } from '../listing/listing-words.ts'
import { describeDispute } from '../listing/dispute-words.ts'
import { PaidGapLine } from '../listing/facts/paid-gap-line.tsx'
import { SourceConflicts } from '../listing/facts/source-conflicts.tsx'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { isPresenceDoubtful } from './property-headline.tsx'
import { TargetRoiField } from '../listing/target-roi-field.tsx'
import type { ListProvenance } from './list-provenance.ts'
import { PurchaseFigures } from './purchase-figures.tsx'
import { firstAuctionText } from '#domain/judgement/first-auction.ts'
import { isFirstAuctionProperty } from '#contract/return-standing.ts'
import {
  describeGround,
  describeReturnEnds,
  isGrounded,
  isUnexplainedDiscount,
} from '#domain/judgement/judged-return.ts'
import { fromReais } from '#domain/money.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { classNames } from '../../ui/class-names.ts'
import { chooseReturnTone } from '../listing/return-tone.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { formatCentavos, formatPercent, formatReais } from '../../ui/format-text.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { describeGone } from '#domain/freshness/listing-presence.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { describeLastListed } from '../listing/last-listed.ts'

/** Says of a listing that left the list when it was last seen and at which price, and links to similar ones. */
function GoneListing({ property }: { property: PropertyDetail }) {
  const { listDate, price, city, state, category } = property
  const seen = describeLastListed(property)
  const many = capitalize(listingNoun(category).many)
  const type = category === null ? {} : { type: category }
  return (
    <div>
      <p className="font-semibold first-letter:uppercase">{describeGone(property.siteGoneAt, listDate)}</p>
      {seen !== null && (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          Visto pela última vez na lista de {formatListDate(seen)}, por {formatReais(price)}.
        </p>
      )}
      <p className="mt-4 text-sm font-semibold">Parecidos à venda</p>
      <div className="mt-2 flex flex-col gap-2">
        <Link to={pagePaths.search} search={{ state, city, ...type }} className={buttonClass('outline')}>
          {many} em {formatPlaceName(city)}
        </Link>
        <Link to={pagePaths.search} search={{ state, ...type }} className="text-link self-center">
          {many} em todo o estado: {stateName(state)}
        </Link>
      </div>
    </div>
  )
}

/** The highest bid that reaches the target, and how far it is from the price. */
export function MaxBid({ property }: { property: PropertyDetail }) {
  const { judgement, purchase } = useJudgedProperty()
  const { maxBid, targetRoi, own, ground, likelyGone } = judgement
  // Without a ground for the sale value a highest bid would claim what nobody knows; for what has left nobody bids.
  if (purchase === null || !isGrounded(ground) || likelyGone !== null) return null
  if (isUnexplainedDiscount(property))
    return (
      <p className="mt-3 border-t border-line pt-3 text-sm text-pretty text-ink-2">
        Fora do comum: leia a página da Caixa antes de contar com um lance máximo.
      </p>
    )
  const goal = formatPercent(targetRoi, 2)
  const gap = maxBid === null ? null : fromReais(maxBid) - fromReais(property.price)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm">{own ? 'Lance máximo, sua conta' : 'Lance máximo'}</p>
        <p className="text-xl font-bold tracking-tight whitespace-nowrap">
          {maxBid === null ? 'não há' : formatReais(maxBid)}
        </p>
      </div>
      <p className="mt-0.5 text-xs text-pretty text-ink-3">
        {gap === null
          ? `Com estes custos, nenhum lance rende ${goal}.`
          : gap === 0
            ? `É o preço de hoje, para um ROI líquido de ${goal}.`
            : `${formatCentavos(Math.abs(gap))} ${gap < 0 ? 'abaixo' : 'acima'} do preço de hoje, para um ROI líquido de ${goal}.`}
      </p>
    </div>
  )
}

const tones = { gain: 'bg-gain-soft text-gain', risk: 'bg-risk-soft text-risk' }

/** The net return with its two ends, in the colour that a card gives it, unless nothing explains its discount. */
export function ReturnBadge({ property }: { property: PropertyDetail }) {
  const { returnRange, ground, likelyGone } = useJudgedProperty().judgement
  // That it has probably left outranks any return.
  if (returnRange === null || likelyGone !== null) return null
  if (isUnexplainedDiscount(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2">
        Fora do comum
      </span>
    )
  if (!isGrounded(ground))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs whitespace-nowrap text-ink-3">
        {formatNetRoi(returnRange.base)} {describeGround[ground]}
      </span>
    )
  const tone = chooseReturnTone(returnRange, readReturnStanding(property, ground).isStale)
  return (
    <span
      className={classNames(
        'rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap',
        tone ? tones[tone] : 'bg-raised-2 text-ink-2',
      )}
    >
      ROI líquido {formatNetRoi(returnRange.base)} · {describeReturnEnds(returnRange)}
    </span>
  )
}

/** How far the price lies below the bank's appraisal; in a quiet colour where nothing explains the discount. */
function BelowAppraisal({ property }: { property: PropertyDetail }) {
  const { price, evaluationValue } = property
  if (isFirstAuctionProperty(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2 first-letter:uppercase">
        {firstAuctionText}
      </span>
    )
  if (evaluationValue === null || evaluationValue <= price) return null
  if (isUnexplainedDiscount(property))
    return (
      <span className="rounded-sm bg-raised-2 px-2 py-1 text-2xs font-semibold whitespace-nowrap text-ink-2">
        Fora do comum
      </span>
    )
  return (
    <span className="rounded-sm bg-gain-soft px-2 py-1 text-2xs font-semibold whitespace-nowrap text-gain">
      {formatShortCentavos(fromReais(evaluationValue) - fromReais(price))} abaixo da avaliação
    </span>
  )
}

/** A link to the cost sheet of the purchase; for a resident buyer to the family's account. */
function OwnCostSheetLink({ id, look }: { id: string; look: 'primary' | 'outline' }) {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    <Link
      to={isResidentBuyer ? pagePaths.homePurchase : pagePaths.costs}
      search={{ imovel: id }}
      hash={isResidentBuyer ? 'conta' : undefined}
      className={buttonClass(look, 'w-full')}
    >
      {isResidentBuyer ? 'Ver a conta da minha família' : 'Fazer a minha conta'}
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
 * The price, the whole cost, the bid up to which the target is reached, and what to do now; for a resident buyer
 * without anything about a resale.
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
  const isResidentBuyer = useIsResidentBuyer()
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
            {isResidentBuyer ? <BelowAppraisal property={property} /> : <ReturnBadge property={property} />}
          </div>
        )}
        <PaidGapLine property={property} className="mt-1.5" />
      </div>
      {property.gone ? (
        <div className="mt-3">
          <GoneListing property={property} />
        </div>
      ) : (
        <>
          <PurchaseFigures property={property} isResidentBuyer={isResidentBuyer} now={now} />
          {!isResidentBuyer && (
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
