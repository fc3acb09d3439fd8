import { Bell, BellRing, Info, TrendingDown } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-words.ts'
import { formatPercent } from '#domain/format-figures.ts'
import { readReturnStanding } from '#contract/return-standing.ts'
import { isOnListAlone } from '#domain/judgement/judged-return.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { toggleFavorite, useIsFavorite } from '../../data/saved/favorite-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PriceStaircase } from '../../ui/plot/price-staircase.tsx'
import { buildLadderSteps } from './ladder-steps.ts'
import { describeLadder, describeLadderSilence } from '../listing/ladder-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** Saves the property as a favorite, whose steps down the ladder are notified. */
function NotifyOfStep({ property }: { property: PropertyDetail }) {
  const saved = useIsFavorite(property.id)
  if (saved)
    return (
      <p className="flex min-h-target items-center gap-2 text-sm text-ink-2">
        <BellRing className="size-4 text-ink-3" aria-hidden="true" />
        Avisamos quando descer
      </p>
    )
  return (
    <Button
      onClick={() => toggleFavorite(property, Date.now())}
      title="Salva nos favoritos, cujas mudanças de preço são avisadas"
    >
      <Bell className="size-4" />
      Avisar quando descer
    </Button>
  )
}

/** The price as a staircase: what it was, what it is, what comes next, and how it is known. */
export function LadderCard({ property, now }: { property: PropertyDetail; now: number }) {
  const { judgement, purchase } = useJudgedProperty()
  // No return is stated for an unexplained discount, without a ground for the sale value, nor to a resident buyer.
  const isResidentBuyer = useIsResidentBuyer()
  const withoutReturn = isResidentBuyer || isOnListAlone(readReturnStanding(property, judgement.ground))
  const steps = buildLadderSteps(property, withoutReturn ? null : purchase, toBrasiliaIso(now).slice(0, 10))
  const { title, text } = describeLadder(property, steps, now)
  const { targetRoi } = judgement
  const maxBid = withoutReturn || judgement.likelyGone !== null ? null : judgement.maxBid
  // The prices after a licitação are without commission; only the bid of the licitação itself pays it.
  const paysCommission = property.ladder?.next?.kind === 'same'
  const evidence = describeLadderEvidence(property.ladder, property.state)
  const silence = steps.some(({ kind }) => kind === 'next') ? null : describeLadderSilence(property)
  return (
    <Panel title="Escada do preço" icon={TrendingDown} aside={<NotifyOfStep property={property} />}>
      <p className="text-lg leading-6 font-semibold text-pretty">{title}</p>
      {text && text !== silence && <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>}
      <div className="mt-4">
        <PriceStaircase
          size="page"
          steps={steps}
          targetRoi={targetRoi}
          silence={silence}
          maxBid={
            maxBid === null
              ? null
              : {
                  price: maxBid,
                  label: `Seu lance máximo${paysCommission ? ' com os 5%' : ''}, meta de ${formatPercent(targetRoi, 2)}`,
                }
          }
        />
      </div>
      {evidence !== null && (
        <p className="mt-4 flex gap-2 border-t border-line pt-3 text-xs text-pretty text-ink-3">
          <Info className="size-4 shrink-0" aria-hidden="true" />
          {evidence}
        </p>
      )}
    </Panel>
  )
}
