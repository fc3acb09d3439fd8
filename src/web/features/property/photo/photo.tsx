import type { Property } from '#contract/catalogue.ts'
import { Drawing } from '../drawing/drawing.tsx'

/**
 * The picture of a property: its drawing, over which the bank's photo fades in where there is one. Fills its
 * positioned parent (`scene`), so that nothing moves.
 */
export const Photo = ({
  property,
}: {
  property: Pick<Property, 'id' | 'category' | 'description' | 'images'>
  /** Which photo, from 0. */
  index?: number
  /** As of `<img sizes>`. */
  sizes: string
  /** Loads at once: the first picture of a page. */
  eager?: boolean
}) => <Drawing subject={property} />
