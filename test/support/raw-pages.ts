import fc from 'fast-check'
import { type Modality, modalities, occupancies } from '#domain/property/listing.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { pageOf } from './detail-bank.ts'

/** The facts of an invented page of the bank, and the page itself. */
export interface RawPage
  extends Pick<
    SearchableListing,
    'id' | 'financing' | 'fgts' | 'occupancy' | 'firstAuctionAt' | 'secondAuctionAt'
  > {
  /** The modality on the page, which need not be that of the lists. */
  modality: Modality
  html: string
}

const labels: Readonly<Record<Modality, string>> = {
  leilao: 'Leilão SFI - Edital Único',
  licitacao: 'Licitação Aberta',
  'venda-online': 'Venda Online',
  'venda-direta': 'Compra Direta',
}

/** A day at 10 in the morning, from ten days before August 2026 on, in the bank's writing and as an instant. */
const day = fc.integer({ min: -10, max: 60 }).map(days => {
  const date = new Date(Date.UTC(2026, 7, 1 + days)).toISOString().slice(0, 10)
  const [year, month, dayOfMonth] = date.split('-')
  return {
    written: `${dayOfMonth}/${month}/${year}`,
    instant: `${date}T10:00:00-03:00`,
  }
})

const content = fc.record({
  /** `null`: the page lists no form of payment. */
  payment: fc.option(fc.record({ fgts: fc.boolean(), financing: fc.boolean() }), { freq: 5 }),
  occupancy: fc.option(fc.constantFrom(...occupancies), { freq: 4 }),
  /** `null`: the sale that the lists name. */
  modality: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...modalities) },
  ),
  first: day,
  second: day,
})

/** Invents pages for some of the listings, spread evenly over them; the same for the same seed. */
export function samplePages(
  listings: readonly SearchableListing[],
  howMany: number,
  seed: number,
): RawPage[] {
  return fc
    .sample(content, { numRuns: howMany, seed })
    .map((says, at) => createRawPage(listings[Math.floor((at * listings.length) / howMany)]!, says))
}

function createRawPage(
  listing: SearchableListing,
  {
    payment,
    occupancy,
    modality: other,
    first,
    second,
  }: typeof content extends fc.Arbitrary<infer T> ? T : never,
): RawPage {
  const { id } = listing
  const modality = other ?? listing.modality ?? 'leilao'
  const dates: Record<Modality, string[]> = {
    leilao: [`Data do 1º Leilão - ${first.written} - 10h00`, `Data do 2º Leilão - ${second.written} - 10h00`],
    licitacao: [`Data da Licitação Aberta - ${first.written} - 10h00`],
    'venda-online': [],
    'venda-direta': [],
  }
  const html = pageOf(id, {
    situation: occupancy && { vacant: 'Desocupado', occupied: 'Ocupado' }[occupancy],
    sale: [labels[modality], ...dates[modality]],
    ends: modality === 'venda-online' ? `${first.written} 10:00:00` : '',
    payment: payment
      ? [
          'Recursos próprios.',
          ...(payment.fgts ? ['Permite utilização de FGTS. Consulte condições e enquadramento.'] : []),
          ...(payment.financing ? ['Permite financiamento - somente SBPE.'] : []),
        ]
      : [],
  })
  return {
    id,
    modality,
    financing: payment && payment.financing,
    fgts: payment && payment.fgts,
    occupancy,
    firstAuctionAt: modality === 'venda-direta' ? null : first.instant,
    secondAuctionAt: modality === 'leilao' ? second.instant : null,
    html,
  }
}
