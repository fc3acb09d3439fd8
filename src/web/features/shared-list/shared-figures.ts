import type { SharedListing } from '#contract/shared-list-schemas.ts'
import { describeGroundedReturn, isGrounded, unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import { describeNextPriceValue } from '#domain/ladder/ladder-words.ts'
import { describePaidRange } from '#domain/paid-prices/paid-price-words.ts'
import { formatPercent, formatReais, formatWholePercent } from '../../ui/format-text.ts'

/** A chosen figure of a listing, in words. */
export interface SharedFigureLine {
  name: string
  value: string
}

const orUnknown = (value: number | null): string => (value === null ? 'não informado' : formatReais(value))

/**
 * Lists the chosen figures of a listing beside its price and its return, each with what it means.
 * @param targetRoi percent
 */
export function listSharedFigures(
  { figures, gone, unexplained, saleGround, isFromBank }: SharedListing,
  targetRoi: number | null,
): SharedFigureLine[] {
  if (gone) return []
  const { price = null, nextPrice, maxBid, dayOne, paid } = figures
  const next = nextPrice == null ? '' : describeNextPriceValue({ price, nextPrice })
  return [
    ...(paid == null ? [] : [{ name: 'No prédio pagou-se', value: describePaidRange(paid) }]),
    ...(next === '' ? [] : [{ name: 'Próximo preço', value: next }]),
    ...(nextPrice === null && isFromBank ? [{ name: 'Próximo preço', value: 'não dá para dizer' }] : []),
    ...(dayOne === undefined ? [] : [{ name: 'No primeiro dia, à vista', value: orUnknown(dayOne) }]),
    ...(maxBid === undefined
      ? []
      : [
          {
            name: `Lance máximo${targetRoi === null ? '' : `, meta ${formatPercent(targetRoi, 2)}`}`,
            value:
              unexplained || !isGrounded(saleGround)
                ? 'confira antes'
                : maxBid === null
                  ? 'não há'
                  : formatReais(maxBid),
          },
        ]),
  ]
}

/** `42%`; `null` where there is none to show. */
export const formatSharedDiscount = ({ figures: { discount }, gone }: SharedListing): string | null =>
  discount == null || discount <= 0 || gone ? null : formatWholePercent(discount)

/** The return in words, with what must be known before it; `null` where it is not shown. */
export function describeSharedReturn({
  figures: { returnRange },
  unexplained,
  saleGround,
  gone,
}: SharedListing): string | null {
  if (returnRange === undefined || gone) return null
  if (returnRange === null) return 'não informado'
  return unexplained ? unexplainedReturnText : describeGroundedReturn(returnRange, saleGround)
}
