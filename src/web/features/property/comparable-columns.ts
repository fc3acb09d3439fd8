import type { ComparableAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatNeighborhood } from '#domain/property/place-names.ts'

export const comparableColumns = [
  'title',
  'area',
  'price',
  'pricePerM2',
  'evaluationValue',
  'discount',
] as const
export type ComparableColumn = (typeof comparableColumns)[number]

export const comparableColumnNames: Record<ComparableColumn, string> = {
  title: 'Imóvel',
  area: 'Área',
  price: 'Preço',
  pricePerM2: 'Preço/m²',
  evaluationValue: 'Avaliação',
  discount: 'Desconto',
}

/** `null` = by similarity, as they were chosen. */
export type ComparableOrder = { by: ComparableColumn; direction: 'ascending' | 'descending' } | null

/** Returns the order after a press on a column: its own direction, the other one, then by similarity. */
export function nextComparableOrder(order: ComparableOrder, by: ComparableColumn): ComparableOrder {
  const first = by === 'discount' ? 'descending' : 'ascending'
  if (order?.by !== by) return { by, direction: first }
  if (order.direction !== first) return null
  return { by, direction: first === 'ascending' ? 'descending' : 'ascending' }
}

const keyOf = (comparable: ComparableAnswer, by: ComparableColumn): number | string | null =>
  by === 'title' ? `${comparable.neighborhood} ${comparable.title}` : comparable[by]

/** Sorts comparables; unknown values come last in both directions. */
export function sortComparables(
  comparables: readonly ComparableAnswer[],
  order: ComparableOrder,
): ComparableAnswer[] {
  if (order === null) return [...comparables]
  let byName: Intl.Collator | null = null
  const sign = order.direction === 'ascending' ? 1 : -1
  return comparables.toSorted((a, b) => {
    const [left, right] = [keyOf(a, order.by), keyOf(b, order.by)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    byName ??= new Intl.Collator('pt-BR', { numeric: true })
    return sign * byName.compare(String(left), String(right))
  })
}

/** Formats `Casa · Jardim Europa`: its title without its number. */
export const comparableName = ({ id, title, neighborhood }: ComparableAnswer): string =>
  [title.replace(id, '').trim(), formatNeighborhood(neighborhood)].filter(Boolean).join(' · ')

/** Returns the property itself as a comparable. */
export const toComparable = (property: PropertyDetail): ComparableAnswer => ({
  id: property.id,
  title: property.title,
  neighborhood: property.neighborhood,
  area: property.area,
  rooms: property.rooms,
  price: property.price,
  evaluationValue: property.evaluationValue,
  pricePerM2: property.area === null || property.area <= 0 ? null : property.price / property.area,
  discount: property.discount,
  modality: property.modality,
  listDate: property.listDate,
  unseenSince: property.unseenSince,
  sameNeighborhood: true,
})
