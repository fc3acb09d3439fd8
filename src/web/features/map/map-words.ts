import { formatDecimal } from '#domain/format-decimal.ts'
import type { PlacePrecision } from '#domain/property/geographic-place.ts'
import { formatShortMoney } from '../../ui/format-text.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import type { MapBubble } from './map-bubbles.ts'
import type { MapPoint } from './map-points.ts'

/** What a position refers to, as written beside a place. */
export const precisionLabels: Record<PlacePrecision, string> = {
  building: 'endereço',
  near: 'ao lado do endereço',
  street: 'meio da rua',
  cep: 'centro do CEP',
  neighborhood: 'centro do bairro',
  city: 'centro do município',
  state: 'centro do estado',
}

/** Rounds a whole number to its first two digits. */
function roundToTwoDigits(total: number): number {
  const step = 10 ** Math.max(0, String(total).length - 2)
  return Math.round(total / step) * step
}

/** `812`, `3,2 mil`, `31 mil` */
export const formatCompact = (total: number): string =>
  total < 1000 ? String(total) : `${formatDecimal(roundToTwoDigits(total) / 1000, 0, 1)} mil`

/**
 * Formats a price for a pin, rounded to fit: `R$ 128 mil`, `R$ 1,2 mi`, `R$ 9.450`; with plain spaces, as in the
 * map's labels.
 */
export function formatPinPrice(reais: number): string {
  const step = reais >= 999_500 ? 100_000 : reais >= 9_950 ? 1000 : 1
  return formatShortMoney(Math.round(reais / step) * step).replaceAll('\u00a0', ' ')
}

/** Formats `Goiânia`, as under a bubble. */
export const formatTownName = ({ name }: Pick<MapPoint, 'name'>): string => name.replace(/, [A-Z]{2}$/, '')

/** `Goiânia, GO`, `Goiânia, GO e mais 12 lugares` */
export function describeBubble({ spots }: { spots: readonly Pick<MapPoint, 'name'>[] }): string {
  return `${spots[0]?.name ?? ''}${describeOtherPlaces(spots.length - 1)}`
}

/** ` e mais 12 lugares`; nothing for none. */
export function describeOtherPlaces(others: number): string {
  if (others <= 0) return ''
  return ` e mais ${others === 1 ? '1 lugar' : `${others} lugares`}`
}

/** Formats `desconto mediano de 42%`, for a single listing `desconto de 42%`; above the appraisal it says so. */
export function describeMedianDiscount(discount: number | null, total: number): string {
  if (discount === null) return 'desconto não informado'
  const median = Math.round(discount)
  if (median < 0) return total === 1 ? 'preço acima da avaliação' : 'preço mediano acima da avaliação'
  return `${total === 1 ? 'desconto' : 'desconto mediano'} de ${Math.abs(median)}%`
}

/** `812 imóveis · desconto mediano de 42%` */
export const describeBubbleFigures = ({ total, discount }: Pick<MapBubble, 'total' | 'discount'>): string =>
  discount === null
    ? formatPropertyCount(total)
    : `${formatPropertyCount(total)} · ${describeMedianDiscount(discount, total)}`

/** Says once how exact the positions are, by most of what is shown. */
export function describePosition(
  spots: readonly Pick<MapPoint, 'precision' | 'entries'>[] | undefined,
): string {
  const count = (some: readonly Pick<MapPoint, 'entries'>[]): number =>
    some.reduce((sum, { entries }) => sum + entries.length, 0)
  const rough = (spots ?? []).filter(({ precision }) => precision === 'city' || precision === 'state')
  const [all, roughly] = [count(spots ?? []), count(rough)]
  if (all > 0 && roughly === 0) return 'Confira o endereço na matrícula.'
  if (roughly === all) return 'Pontos no centro do município.'
  return `${2 * roughly > all ? 'A maioria dos pontos' : 'Uma parte dos pontos'} no centro do município.`
}
