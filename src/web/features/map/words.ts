import type { Property } from '#contract/catalogue.ts'
import { displayName } from '#domain/property/names.ts'
import type { Precision } from '#domain/property/place.ts'
import { properties } from '../../ui/format.ts'
import type { Bubble } from './bubbles.ts'

/** What a position refers to, as it stands beside a place. */
export const precisionLabels: Record<Precision, string> = {
  address: 'endereço',
  neighborhood: 'centro do bairro',
  city: 'centro do município',
  state: 'centro do estado',
}

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, maximumSignificantDigits: 2 })

/** `812`, `3,2 mil`, `31 mil` */
export const compact = (total: number): string =>
  total < 1000 ? String(total) : `${oneDecimal.format(total / 1000)} mil`

/** `R$ 128 mil`, `R$ 1,2 mi`, `R$ 950` */
export function pinPrice(reais: number): string {
  if (reais >= 999_500) return `R$ ${oneDecimal.format(reais / 1_000_000)} mi`
  return reais >= 1000 ? `R$ ${Math.round(reais / 1000)} mil` : `R$ ${reais}`
}

/** `Goiânia, GO`, `Goiânia, GO e mais 12 lugares` */
export function bubbleName({ spots }: Bubble): string {
  const others = spots.length - 1
  const name = spots[0]?.name ?? ''
  if (others === 0) return name
  return `${name} e mais ${others === 1 ? '1 lugar' : `${others} lugares`}`
}

/** `812 imóveis · desconto médio de 42%` */
export function bubbleFigures({ total, discount }: Pick<Bubble, 'total' | 'discount'>): string {
  if (discount === null) return properties(total)
  const mean = Math.round(discount)
  return `${properties(total)} · ${mean < 0 ? 'preço médio acima da avaliação' : `desconto médio de ${mean}%`}`
}

const addressOf = ({ address, neighborhood, city, state }: Property): string =>
  [address, neighborhood, displayName(city), state, 'Brasil'].filter(Boolean).join(', ')

/** The address in the outside map's search. */
export const mapsLink = (property: Property): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressOf(property))}`

/** Street view: at the point where it is the address's own, else where the address is found. */
export function streetLink(property: Property): string {
  const { lat, lng, precision } = property
  return precision === 'address' && lat !== null && lng !== null
    ? `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${lat},${lng}`
    : `https://www.google.com/maps?q=${encodeURIComponent(addressOf(property))}&layer=c`
}
