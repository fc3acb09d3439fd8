import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatSaleTime, listSaleDates, nameSaleDate } from '#domain/property/sale-dates.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { formatArea, integerFormat } from '../../ui/format-text.ts'
import { occupancyLabels } from '../listing/listing-labels.ts'
import { listingModality } from '../listing/listing-words.ts'

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

const yesOrNo = (flag: boolean | null): string | null =>
  flag === null ? null : flag ? 'Aceita' : 'Não aceita'

const ownAnswerNote = 'resposta sua'

/** Says whether something is accepted: by the person's own answer, else by what the bank says. */
const acceptedLine = (label: string, stated: boolean | null, own: OwnAnswers['financing']): DetailFact =>
  own ? { label, value: yesOrNo(own.value), note: ownAnswerNote } : { label, value: yesOrNo(stated) }

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

/**
 * Lists how it is sold, with the person's own answers in place of what the bank says; facts that matter for the
 * decision are listed even when unknown.
 */
export function listSaleFacts(property: PropertyDetail, answers: OwnAnswers, now: number): DetailFact[] {
  const { situation, auctioneerName, financing, fgts, bankPage } = property
  const hidden = bankPage?.occupancyHidden ? ' (só no código da página, sem aparecer nela: confirme)' : ''
  const modality = listingModality(property)
  return [
    ...(modality ? [{ label: 'Modalidade', value: modality }] : []),
    answers.occupancy
      ? { label: 'Ocupação', value: occupancyLabels[answers.occupancy.value], note: ownAnswerNote }
      : { label: 'Ocupação', value: situation === 'unknown' ? null : occupancyLabels[situation] + hidden },
    ...listDates(property, now),
    acceptedLine('Financiamento', financing, answers.financing),
    acceptedLine('FGTS', fgts, answers.fgts),
    ...(auctioneerName === null ? [] : [{ label: 'Leiloeiro', value: formatPlaceName(auctioneerName) }]),
  ]
}
