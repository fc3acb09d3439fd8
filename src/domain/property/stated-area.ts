import type { Category } from './listing.ts'

/**
 * The smallest and largest areas that are taken for areas, in m². Counted on the bank's lists of 8 and 23 January and 13
 * February 2026 (90,593 rows): 0.01 stands 167 times for a private, 676 times for a land's and 22 times for a total
 * area, 1.00 41 times for a land's; all other areas below 10 m² (0.1 to 8.17) belong to houses and flats of
 * R$ 67,000 or more. The smallest real one is a parking space of 10.53 m². No flat or house there has a true built area
 * above 2,000 m²: the nine beyond it (2,002.80 to 41,700) have lost their decimal sign, or are those of a whole
 * building. Land has no upper limit there: 2,035,960 m² are a farm.
 */
const smallestArea = 10
const largestDwelling = 2000
const largestLand = 1e9

/**
 * Returns an area (m²) that a source states, `null` for one that stands in the place of an unknown one: `0.00`, `0.01`,
 * `1.00`, or more than a flat or a house can have. The one rule for lists, pages, lots and pasted text.
 */
export function readStatedArea(
  area: number | null,
  kind: 'built' | 'land',
  category: Category | null = null,
): number | null {
  if (area === null || !(area >= smallestArea)) return null
  const isDwelling = category === 'apartamento' || category === 'casa'
  return area <= (kind === 'built' && isDwelling ? largestDwelling : largestLand) ? area : null
}
