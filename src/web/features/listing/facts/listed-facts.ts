import type { Property } from '#contract/property-schemas.ts'
import { formatSaleTime, listSaleDates, nameSaleDate } from '#domain/property/sale-dates.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { formatArea, integerFormat } from '../../../ui/format-text.ts'

/** A line of the details; `null` = the bank does not say, which matters before bidding. */
export interface DetailFact {
  label: string
  value: string | null
  /** A remark on the value, shown under it. */
  note?: string | undefined
}

const measures = (property: Property): (DetailFact | null)[] => {
  const { privateArea, totalArea, landArea, rooms, bathrooms, kitchen, garage } = property
  const present = <T>(label: string, value: T | null, write: (value: T) => string): DetailFact | null =>
    value === null ? null : { label, value: write(value) }
  return [
    { label: 'Tipo', value: readHeadName(property) },
    present('Área privativa', privateArea, formatArea),
    present('Área total', totalArea, formatArea),
    present('Área do terreno', landArea, formatArea),
    present('Quartos', rooms, integerFormat),
    // `WC` without a number counts as one; a higher number was counted.
    present('Banheiros', bathrooms, count => (count === 1 ? 'ao menos 1' : integerFormat(count))),
    present('Cozinhas', kitchen, integerFormat),
    present('Vagas de garagem', garage, integerFormat),
  ]
}

const dated = (label: string, instant: string, now: number): DetailFact => ({
  label,
  value: formatSaleTime(instant),
  ...(Date.parse(instant) < now && { note: 'já passou' }),
})

/** Lists the dates of the sale; a venda direta has none, unless the bank gives one. */
export function listDates(property: Property, now: number): DetailFact[] {
  const { modality, firstAuctionDate, secondAuctionDate } = property
  const unknown: DetailFact[] =
    firstAuctionDate === null && modality !== 'venda-direta'
      ? [{ label: nameSaleDate(modality, 'first'), value: null }]
      : []
  const known = listSaleDates(modality, firstAuctionDate, secondAuctionDate)
  return [...unknown, ...known.map(({ name, at }) => dated(name, at, now))]
}

/** Lists what the property is: only what the bank says. */
export const listDetails = (property: Property): DetailFact[] =>
  measures(property).filter(line => line !== null)

/** Says whether something is accepted; `null` when the bank does not say. */
export const describeAcceptance = (flag: boolean | null): string | null =>
  flag === null ? null : flag ? 'Aceita' : 'Não aceita'
