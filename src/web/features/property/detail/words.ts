import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Property } from '#contract/property.ts'
import { displayName, headName } from '#domain/property/names.ts'
import type { Precision } from '#domain/property/place.ts'
import { shortDate } from '../../../ui/format.ts'
import { modalityLabels } from '../labels.ts'

const numeric = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'negative' })

/** `55,4%`, `−12%` */
export const exactPercent = (value: number): string => `${numeric.format(value).replace('-', '−')}%`

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const inBrasilia = (instant: string): Record<string, string> =>
  Object.fromEntries(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))

/** An instant as the day it is in Brasília: `13 jul. 2026`. */
export function day(instant: string): string {
  const { year, month, day } = inBrasilia(instant)
  return shortDate(`${year}-${month}-${day}`)
}

/** An instant in the time of Brasília: `13 jul. 2026, 10h00`. */
export function moment(instant: string): string {
  const { hour, minute } = inBrasilia(instant)
  return `${day(instant)}, ${hour}h${minute}`
}

/** `Apartamento · Jardim Europa` */
export const titleOf = (property: Property): string =>
  [headName(property), displayName(property.neighborhood)].filter(Boolean).join(' · ')

export const cityOf = ({ city, state }: Property): string => `${displayName(city)}, ${state}`

export const modalityOf = ({ modality, auctionType }: Property): string =>
  modality ? modalityLabels[modality] : auctionType

/** `lista da Caixa de 8 jan. 2026`: where price and appraisal come from. */
export function listOf({ history, updatedAt }: PropertyDetail): string {
  const at = history.at(-1)?.at
  return `lista da Caixa de ${at === undefined ? day(updatedAt) : shortDate(at)}`
}

/** The day of the list that no longer had it; `null` while it is for sale. */
export function goneSince({ gone, history, updatedAt }: PropertyDetail): string | null {
  if (!gone) return null
  const last = history.findLast(entry => entry.kind === 'gone')
  return last ? shortDate(last.at) : day(updatedAt)
}

/** What there is to do on the bank's page, in the words of the sale. */
export const participate = ({ modality }: Property): string =>
  modality === 'leilao' || modality === null
    ? 'Participar do Leilão'
    : modality === 'licitacao'
      ? 'Participar da licitação'
      : 'Participar da venda'

/** To what the coordinates refer. */
export const precisionWords = {
  address: 'Ponto no mapa: o endereço do imóvel.',
  neighborhood: 'Localização aproximada: centro do bairro.',
  city: 'Localização aproximada: centro do município.',
  state: 'Localização aproximada: centro do estado.',
} satisfies Record<Precision, string>
