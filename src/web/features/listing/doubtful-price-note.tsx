import {
  describeDoubtfulPrice,
  describeDoubtfulPriceShort,
  type StatedDoubtfulPrice,
} from '#domain/property/doubtful-price-words.ts'

/** Says that the newest list states another price that nothing explains; nothing where it does not. */
export function DoubtfulPriceNote({ property }: { property: StatedDoubtfulPrice }) {
  const text = describeDoubtfulPrice(property)
  return text === '' ? null : <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>
}

/** The same in one short line, below a price that is compared. */
export function DoubtfulPriceMark({
  property,
  className = 'text-xs',
}: {
  property: StatedDoubtfulPrice
  className?: string
}) {
  const text = describeDoubtfulPriceShort(property)
  return text === '' ? null : <p className={`text-pretty text-amber-text ${className}`}>{text}</p>
}
