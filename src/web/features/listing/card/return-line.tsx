import type { Property } from '#contract/catalogue-schemas.ts'
import type { ReturnRange } from '#contract/property-schemas.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { classNames } from '../../../ui/class-names.ts'
import { figureTone, formatReais } from '../../../ui/format-text.ts'
import { RangeBar } from '../../../ui/plot/range-bar.tsx'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'

const tones = { gain: 'text-gain', risk: 'text-risk' }

/** A net return with its ends in words and as a bar: `ROI 15% ▬ −3 a 28%`. */
export function ReturnLine({
  range,
  own = false,
  doubted = false,
}: {
  range: ReturnRange
  /** Computed by the person's saved sheet or answers. */
  own?: boolean
  /** A gain gets no colour, as nothing but the list speaks for it. */
  doubted?: boolean
}) {
  const text = formatNetRoi(range.base)
  const tone = figureTone(range.base, text)
  return (
    <p className="return-line">
      <span className={classNames('return-line-base', tone && !(doubted && tone === 'gain') && tones[tone])}>
        {own && <span className="return-line-own">sua conta: </span>}ROI{' '}
        <span className="sr-only">líquido </span>
        {text}
      </span>
      <RangeBar range={range} size="card" decorative />
      <span className="return-line-ends">
        <span className="sr-only">de </span>
        {formatNetRoi(range.low).replace(/%$/, '')} a {formatNetRoi(range.high)}
      </span>
    </p>
  )
}

/** The return of a listing by the default assumptions; nothing of one that left the list or has no appraisal. */
export const ListingReturn = ({ property }: { property: Property }) =>
  property.returnRange !== null &&
  !property.gone && <ReturnLine range={property.returnRange} doubted={isUnexplainedDiscount(property)} />

/** The price that follows on the ladder; after a licitação, which is never cut, the same one without commission. */
export function NextPriceLine({ property: { nextPrice, price, gone } }: { property: Property }) {
  if (nextPrice === null || gone) return null
  return (
    <p className="next-price-line">
      {nextPrice === price ? (
        'depois, mesmo preço em venda online'
      ) : (
        <>
          próximo preço <b>{formatReais(nextPrice)}</b>
        </>
      )}
    </p>
  )
}
