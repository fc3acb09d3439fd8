import type { Property } from '#contract/catalogue-schemas.ts'
import type { ReturnRange } from '#contract/property-schemas.ts'
import { formatNetRoi, formatReais } from '#domain/format-figures.ts'
import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { describeGround, describeReturnEndsShort, isGrounded } from '#domain/judgement/judged-return.ts'
import { describeNextPriceShort } from '#domain/ladder/ladder-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { RangeBar } from '../../../ui/plot/range-bar.tsx'
import { chooseReturnTone } from '../return-tone.ts'

const tones = { gain: 'text-gain', risk: 'text-risk' }

/**
 * A net return with its ends in words and as a bar: `ROI 15% ▬ −3 a 28%`. A return that only the bank's list supports
 * begins with a mark that says so; one without any ground for the sale value is a grey number without bar and colour.
 */
export function ReturnLine({
  range,
  ground,
  own,
  doubted,
  stale = false,
}: {
  range: ReturnRange
  ground: SaleGround
  /** Computed by the person's saved sheet or answers. */
  own: boolean
  /** A gain gets no colour, because only the bank's list supports it. */
  doubted: boolean
  /** A gain gets no colour, because the list is too old. */
  stale?: boolean
}) {
  if (!isGrounded(ground))
    return (
      <p className="return-line-plain">
        <span className="first-letter:uppercase">{describeGround[ground]}</span>
        <span className="whitespace-nowrap">
          <span className="sr-only">, ROI líquido </span>
          {formatNetRoi(range.base)}
        </span>
      </p>
    )
  const tone = chooseReturnTone(range, doubted || stale)
  return (
    <p className="return-line">
      <span className={classNames('return-line-base', tone && tones[tone])}>
        {doubted && <span className="text-ink-2 font-medium">fora do comum: </span>}
        {own && <span className="text-ink-2 font-medium">sua conta: </span>}ROI{' '}
        <span className="sr-only">líquido </span>
        {formatNetRoi(range.base)}
      </span>
      <RangeBar range={range} size="card" />
      <span className="return-line-ends">
        <span className="sr-only">de </span>
        {describeReturnEndsShort(range)}
      </span>
    </p>
  )
}

/** The price that follows on the ladder; after a licitação, which is never cut, the same one without commission. */
export function NextPriceLine({ property }: { property: Property }) {
  const text = property.gone ? '' : describeNextPriceShort(property)
  if (text === '') return null
  const price = property.nextPrice === null ? '' : formatReais(property.nextPrice)
  return (
    <p className="text-xs/5 text-ink-3 text-pretty [&>b]:whitespace-nowrap [&>b]:font-semibold [&>b]:text-ink">
      {price !== '' && text.endsWith(price) ? (
        <>
          {text.slice(0, -price.length)}
          <b>{price}</b>
        </>
      ) : (
        text
      )}
    </p>
  )
}
