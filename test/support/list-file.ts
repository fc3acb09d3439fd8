import type { Listing } from '#domain/property/listing.ts'
import { formatBrazilianDate } from '#domain/calendar-date.ts'
import { createListing } from './catalogue.ts'
import { header11, header12 } from './bank-list.ts'

const money = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function line(each: Listing, withFinancing: boolean): string {
  return [
    ` ${each.id} `,
    `${each.state} `,
    each.city,
    each.neighborhood,
    each.address,
    money(each.price),
    each.evaluation === null ? '' : money(each.evaluation),
    '0.00',
    ...(withFinancing ? [each.financing === null ? '' : each.financing ? 'Sim' : 'Não'] : []),
    each.description,
    each.auctionType,
    each.url,
  ].join(';')
}

/**
 * Returns a list as the bank writes it, generated on `date` (`null`: without its first lines, as a spreadsheet saves
 * it).
 */
export function listFile(
  date: string | null,
  rows: readonly Partial<Listing>[],
  { financing = false }: { financing?: boolean } = {},
): string {
  const preamble =
    date === null
      ? ''
      : `\n Lista de Imóveis da Caixa;;Data de geração:;${formatBrazilianDate(date)};;;;;;;\n`
  const lines = rows.map(row => line(createListing(row), financing))
  return preamble + (financing ? header12 : header11) + lines.map(text => `${text}\n`).join('')
}

/** Returns `count` flats of one state, numbered from `first` on. */
export const flatRows = (count: number, overrides: Partial<Listing> = {}, first = 1): Partial<Listing>[] =>
  Array.from({ length: count }, (_, index) => ({ ...overrides, id: String(first + index), url: '' }))
