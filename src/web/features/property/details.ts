import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Property } from '#contract/property.ts'
import { moment } from '#domain/brasilia.ts'
import { displayName, headName } from '#domain/property/names.ts'
import { area, integer } from '../../ui/format.ts'
import { occupancyLabels } from '../listing/labels.ts'
import { modalityOf } from '../listing/words.ts'

/** A line of the details; `null` = the bank does not say, which matters before bidding. */
export interface Detail {
  label: string
  value: string | null
  /** A remark on the value, shown under it. */
  note?: string | undefined
}

const measures = (property: Property): (Detail | null)[] => {
  const { privateArea, totalArea, landArea, rooms, bathrooms, kitchen, garage } = property
  const present = <T>(label: string, value: T | null, write: (value: T) => string): Detail | null =>
    value === null ? null : { label, value: write(value) }
  return [
    { label: 'Tipo', value: headName(property) },
    present('Área privativa', privateArea, area),
    present('Área total', totalArea, area),
    present('Área do terreno', landArea, area),
    present('Quartos', rooms, integer),
    // `WC` without a number counts as one; a higher number was counted.
    present('Banheiros', bathrooms, count => (count === 1 ? 'ao menos 1' : integer(count))),
    present('Cozinhas', kitchen, integer),
    present('Vagas de garagem', garage, integer),
  ]
}

const yesOrNo = (flag: boolean | null): string | null =>
  flag === null ? null : flag ? 'Aceita' : 'Não aceita'

const dated = (label: string, instant: string, now: number): Detail => ({
  label,
  value: moment(instant),
  ...(Date.parse(instant) < now && { note: 'já passou' }),
})

const firstDate = { leilao: '1º leilão', licitacao: 'Abertura das propostas', 'venda-online': 'Encerramento' }

/** Lists the dates of the sale; a venda direta has none, unless the bank gives one. */
export function datesOf(property: Property, now: number): Detail[] {
  const { modality, firstAuctionDate, secondAuctionDate } = property
  const label =
    modality === 'venda-direta' ? 'Data da venda' : modality ? firstDate[modality] : 'Data do leilão'
  const dates: Detail[] = []
  if (firstAuctionDate !== null) dates.push(dated(label, firstAuctionDate, now))
  else if (modality !== 'venda-direta') dates.push({ label, value: null })
  if (secondAuctionDate !== null) dates.push(dated('2º leilão', secondAuctionDate, now))
  return dates
}

/** Lists what the property is: only what the bank says. */
export const detailsOf = (property: Property): Detail[] => measures(property).filter(line => line !== null)

/** Lists how it is sold; facts that matter for the decision are listed even when unknown. */
export function saleOf(property: PropertyDetail, now: number): Detail[] {
  const { situation, auctioneerName, financing, fgts, bankPage } = property
  const hidden = bankPage?.occupancyHidden ? ' (só no código da página, sem aparecer nela: confirme)' : ''
  const modality = modalityOf(property)
  return [
    ...(modality ? [{ label: 'Modalidade', value: modality }] : []),
    { label: 'Ocupação', value: situation === 'unknown' ? null : occupancyLabels[situation] + hidden },
    ...datesOf(property, now),
    { label: 'Financiamento', value: yesOrNo(financing) },
    { label: 'FGTS', value: yesOrNo(fgts) },
    ...(auctioneerName === null ? [] : [{ label: 'Leiloeiro', value: displayName(auctioneerName) }]),
  ]
}
