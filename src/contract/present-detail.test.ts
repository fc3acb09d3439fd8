import { describe, expect, it } from 'vitest'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presentDetail } from './present-detail.ts'
import { presentAt } from '#test/support/presentation.ts'

const now = new Date('2026-11-21T12:00:00Z')

const reading = readBankPage(
  createBankPage({
    prices: [
      'Valor mínimo de venda 1º Leilão: R$ 120.000,00',
      'Valor mínimo de venda 2º Leilão: R$ 90.000,00',
    ],
    sale: ['Leilão SFI', 'Edital: 0029/0226 - CPA/RE', 'Número do item: 12'],
  }),
)
if (reading.kind === 'refused') throw new Error(reading.reason)
const { page } = reading

const shown = (overrides: Partial<CataloguedListing>) =>
  presentDetail(
    {
      listing: createListing({
        modality: 'leilao',
        firstAuctionAt: '2026-11-23T10:00:00-03:00',
        ...overrides,
      }),
      region: computeRegionFigures([]),
      comparables: [],
      sameAddress: { total: 0, listings: [] },
      history: [],
      lastListed: null,
      waitingIntervals: [],
      paidPrices: { silent: 'city', sales: [] },
      bankPage: {
        page,
        readAt: '2026-11-20T12:00:00.000Z',
        list: { facts: createListing(), on: '2026-11-19' },
      },
    },
    presentAt(now),
  )
const urgencyOf = (overrides: Partial<CataloguedListing>) =>
  shown(overrides).score.parts.find(({ key }) => key === 'urgency')?.value

describe('the detail of a listing', () => {
  it('is urgent before its auction, and no longer once the listing is gone', () => {
    expect(urgencyOf({})).toBe(9)
    expect(urgencyOf({ gone: true })).toBeNull()
  })

  it("has the page's conditions while the modality is that of the page", () => {
    expect(shown({}).bankPage).toMatchObject({
      editalNumber: '0029/0226 - CPA/RE',
      secondAuctionPrice: 90_000,
    })
  })

  it("has only the property's own facts once the modality differs", () => {
    expect(shown({ modality: 'venda-online' }).bankPage).toMatchObject({
      modality: 'leilao',
      editalNumber: null,
      editalItem: null,
      secondAuctionPrice: null,
      titleRecords: ['12345'],
    })
  })
})
