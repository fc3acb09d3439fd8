import { computeReturnAt } from '#contract/judge-property.ts'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import type { HistoryEntry, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { listPriceChanges } from '#domain/analysis/price-trajectory.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { findLadderCourse } from '#domain/ladder/ladder-position.ts'
import { describeNextStart } from '#domain/ladder/ladder-words.ts'
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

type Laddered = Pick<
  PropertyDetail,
  'history' | 'ladder' | 'price' | 'evaluationValue' | 'modality' | 'listDate' | 'trajectory'
>

/**
 * Builds the staircase of a listing: the prices it had, today's, the next one, and those that may follow. Where the
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
  const course = findLadderCourse(
    entries.map(entry => ({
      listDate: entry.at,
      price: fromReais(entry.price),
      evaluation: fromReaisOrNull(entry.evaluationValue),
      modality: entry.modality,
    })),
  )
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
  if (!ladder?.next) return steps
  const { kind, price: nextPrice, windows } = ladder.next
  const sold: HistoryEntry['modality'] = modality === 'licitacao' ? 'venda-online' : modality
  steps.push({
    kind: 'next',
    label: kind === 'same' ? 'Venda Online' : 'Próximo',
    price: nextPrice,
    when: kind === 'same' ? 'sem os 5%' : (describeNextStart(windows, today) ?? 'sem data'),
    roi: computeStepRoi(purchase, nextPrice, [sold, modality]),
  })
  for (const later of ladder.later)
    steps.push({
      kind: 'later',
      label: 'Depois',
      price: later,
      when: 'sem data',
      roi: computeStepRoi(purchase, later, [sold, modality]),
    })
  return steps
}

/** How many prices before today's tell where it comes from. */
const stepsBefore = 2

/** Selects as many steps as there is room for: today's, the next ones, and a few earlier ones. */
export function selectStepsAround(steps: readonly PriceStep[], most: number): readonly PriceStep[] {
  const now = steps.findIndex(({ kind }) => kind === 'now')
  const from = Math.min(now - stepsBefore, steps.length - most)
  return steps.slice(Math.max(0, from)).slice(0, most)
}
