import { computeReturnAt } from '#contract/judge-property.ts'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import type { HistoryEntry, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { listPriceChanges } from '#domain/analysis/price-trajectory.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { findLadderCourse, type PriceRecord } from '#domain/ladder/ladder-position.ts'
import { describeNextStart, isFloorPrice, isNotableRebase } from '#domain/ladder/ladder-words.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import type { PriceStep } from '../../ui/plot/price-steps.ts'
import { modalityLabels } from '../listing/listing-labels.ts'

/** Returns the net ROI at a price of another time; `null` where its sale had another commission than can be computed. */
function computeStepRoi(
  purchase: JudgedPurchase | null,
  price: number,
  [then, now]: readonly [HistoryEntry['modality'], HistoryEntry['modality']],
): number | null {
  if (purchase === null) return null
  const [was, is] = [defaultCommissionPercent(then), defaultCommissionPercent(now)]
  return was > is ? null : (computeReturnAt(purchase, price, was < is)?.base ?? null)
}

/** What an entry of the history says of the price, as the ladder reads it. */
export const toPriceRecord = ({ at, price, evaluationValue, modality }: HistoryEntry): PriceRecord => ({
  listDate: at,
  price: fromReais(price),
  evaluation: fromReaisOrNull(evaluationValue),
  modality,
})

type Laddered = Pick<
  PropertyDetail,
  'history' | 'ladder' | 'price' | 'evaluationValue' | 'modality' | 'listDate' | 'trajectory'
>

/**
 * Builds the staircase of a listing: the prices it had, today's, and at most three that may follow. Where the
 * ladder does not hold no price is named by a rung.
 * @param today `YYYY-MM-DD`
 */
export function buildLadderSteps(
  property: Laddered,
  purchase: JudgedPurchase | null,
  today: string,
): PriceStep[] {
  const { price, evaluationValue, modality, listDate, ladder, trajectory } = property
  const changes = listPriceChanges(property.history, ({ at }) => at)
  const last = changes.at(-1)
  // The history may end before the newest list, or be missing.
  const entries: HistoryEntry[] =
    last?.price === price
      ? changes
      : [...changes, { at: listDate, kind: 'changed', price, evaluationValue, modality }]
  const course = findLadderCourse(entries.map(toPriceRecord))
  const steps = entries.map((entry, at): PriceStep => {
    const isNow = at === entries.length - 1
    const [position, before] = ladder === null ? [null, null] : [course[at] ?? null, course[at - 1] ?? null]
    const auction = entry.modality === 'leilao'
    const named = auction
      ? 'Leilão'
      : position !== null && position.rung > 0
        ? `${position.rung}º degrau`
        : entry.modality === null
          ? 'Antes'
          : modalityLabels[entry.modality]
    const single = trajectory === null || trajectory.daysListed === 0
    return {
      kind: isNow ? 'now' : auction ? 'auction' : 'past',
      label: isNow ? 'Agora' : named,
      price: entry.price,
      when: isNow
        ? // The price card says of which list it is.
          single
          ? null
          : `desde ${formatShortDate(entry.at)}`
        : formatShortDate(entry.at),
      roi: isNow
        ? computeStepRoi(purchase, price, [modality, modality])
        : auction
          ? null
          : computeStepRoi(purchase, entry.price, [entry.modality, modality]),
      rebased: position !== null && before !== null && position.rebasings > before.rebasings,
    }
  })
  if (ladder === null) return steps
  return [...steps, ...listFollowingSteps({ ...property, ladder }, purchase, today)]
}

/** At most so many prices follow today's: beyond them too much may have come in between. */
const mostFollowing = 3

/** Lists the next price, one after it, and the one at which the ladder may begin again. */
function listFollowingSteps(
  { ladder, modality, evaluationValue }: Laddered & { ladder: LadderAnswer },
  purchase: JudgedPurchase | null,
  today: string,
): PriceStep[] {
  const sold: HistoryEntry['modality'] = modality === 'licitacao' ? 'venda-online' : modality
  const step = (kind: PriceStep['kind'], label: string, price: number, when: string): PriceStep => ({
    kind,
    label: isFloorPrice(price, evaluationValue) ? `${label}, o piso` : label,
    price,
    when,
    roi: computeStepRoi(purchase, price, [sold, modality]),
  })
  const { next, later, rebase } = ladder
  const cuts =
    next === null
      ? []
      : [
          next.kind === 'same'
            ? step('next', 'Venda Online', next.price, 'sem os 5%')
            : step('next', 'Próximo', next.price, describeNextStart(next.windows, today) ?? 'sem data'),
          ...later.map(price => step('later', 'Depois', price, 'sem data')),
        ]
  const risen =
    rebase !== null && isNotableRebase(ladder)
      ? [{ ...step('rebase', 'Ou recomeça', rebase.price, 'nova base'), rebased: true }]
      : []
  return [...cuts.slice(0, mostFollowing - risen.length), ...risen]
}

/** How many prices before today's tell where it comes from. */
const stepsBefore = 2

/** Selects as many steps as there is room for: today's, the next ones, and a few earlier ones. */
export function selectStepsAround(steps: readonly PriceStep[], most: number): readonly PriceStep[] {
  const now = steps.findIndex(({ kind }) => kind === 'now')
  const from = Math.min(now - stepsBefore, steps.length - most)
  return steps.slice(Math.max(0, from)).slice(0, most)
}
