import type { Property } from '#contract/property-schemas.ts'
import { describeDoubtfulPrice } from '#domain/property/doubtful-price-words.ts'

/** Says that the newest list states another price that nothing explains; nothing where it does not. */
export function DoubtfulPriceNote({
  property,
}: {
  property: Pick<Property, 'doubtfulPrice' | 'doubtfulPriceDate'>
}) {
  const text = describeDoubtfulPrice(property)
  return text === '' ? null : <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>
}
