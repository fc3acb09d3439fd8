import { isSaleDateToCome } from '#domain/property/sale-dates.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatPlaceName, readHeadName, formatNeighborhood } from '#domain/property/place-names.ts'
import type { PlacePrecision } from '#domain/property/geographic-place.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { modalityLabels } from './listing-labels.ts'
import { describeLastChange, describeLastListed } from './last-listed.ts'

/** `Apartamento · Jardim Europa` */
export const listingTitle = (property: Property): string =>
  [readHeadName(property), formatNeighborhood(property.neighborhood)].filter(Boolean).join(' · ')

/** `Hortolândia, SP` */
export const listingCity = ({ city, state }: Property): string => `${formatPlaceName(city)}, ${state}`

/** `Apartamento · Jardim Europa, Hortolândia, SP` */
export const listingName = (property: Property): string =>
  `${listingTitle(property)}, ${listingCity(property)}`

/** Names the modality of a listing; an unknown one as the bank writes it. */
export const listingModality = ({ modality, auctionType }: Property): string =>
  modality ? modalityLabels[modality] : auctionType

/**
 * Names the source of price and appraisal: the newest list that has, or had, the property, and since when they are
 * unchanged: `lista da Caixa de 18 nov. 2026, sem mudança desde 8 jan. 2026`.
 * @param source the source of the listing; `null` = not known yet
 */
export function describeListDate(property: PropertyDetail, source: 'demo' | 'caixa' | null): string {
  const list = source === 'demo' ? 'dados de demonstração' : source === 'caixa' ? 'lista da Caixa' : 'lista'
  const [changed, listed] = [describeLastChange(property), describeLastListed(property)]
  if (listed === null) return list
  const since = changed !== null && changed < listed ? `, sem mudança desde ${formatShortDate(changed)}` : ''
  return `${list} de ${formatShortDate(listed)}${since}`
}

/** The label of the link to the bank page, in the words of the modality. */
export const describeBankLink = ({ modality }: Property): string =>
  modality === 'leilao' || modality === null
    ? 'Participar do Leilão'
    : modality === 'licitacao'
      ? 'Participar da Licitação'
      : 'Participar da Venda'

/** Says that every date the bank gave has passed; `null` when one is still to come or none is known. */
export function describePastAuctions(property: Property, now: number): string | null {
  const { modality, gone, firstAuctionDate, secondAuctionDate } = property
  const dates = [firstAuctionDate, secondAuctionDate].filter(date => date !== null)
  if (gone || dates.length === 0 || dates.some(date => isSaleDateToCome(Date.parse(date), now))) return null
  if (dates.length === 1) return 'A data informada já passou'
  return modality === 'leilao' || modality === null
    ? 'Os dois leilões já passaram'
    : 'As datas informadas já passaram'
}

/** Formats a judicial district of the bank page, `CACHOEIRINHA-RS`, as `Cachoeirinha (RS)`. */
export function describeDistrict(district: string): string {
  const [, city, state] = /^(.+?)\s*[-/]\s*([A-Z]{2})$/.exec(district.trim()) ?? []
  return city && state ? `${formatPlaceName(city)} (${state})` : formatPlaceName(district)
}

/** Formats a registry office: the bank's `01 · CACHOEIRINHA-RS` becomes `Ofício 01 de Cachoeirinha (RS)`. */
export function describeRegistryOffice(office: string): string {
  const [number, district] = office.split('·').map(part => part.trim())
  if (!number || !district) return formatPlaceName(office)
  return /^\d+º?$/.test(number)
    ? `Ofício ${number} de ${describeDistrict(district)}`
    : `${formatPlaceName(number)}, ${describeDistrict(district)}`
}

/** What the coordinates refer to. */
export const describePrecision = {
  building: 'Ponto no mapa: o endereço do imóvel.',
  near: 'Ponto no mapa: ao lado do endereço do imóvel.',
  street: 'Localização aproximada: meio da rua.',
  cep: 'Localização aproximada: centro do CEP.',
  neighborhood: 'Localização aproximada: centro do bairro.',
  city: 'Localização aproximada: centro do município.',
  state: 'Localização aproximada: centro do estado.',
} satisfies Record<PlacePrecision, string>
