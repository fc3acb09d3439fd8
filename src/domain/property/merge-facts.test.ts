import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCasePage } from '#test/support/page-cases.ts'
import { createListing } from '#test/support/catalogue.ts'
import { describeFactSources } from './describe-shared-facts.ts'
import {
  type DatedListFacts,
  type ListFacts,
  mergeFacts,
  type SharedField,
  sharedFields,
} from './merge-facts.ts'
import type { BankPage } from './bank-page.ts'

const known = readCasePage('D08')
const listed = (on: string, facts: Partial<ListFacts> = {}): DatedListFacts => ({
  facts: { ...createListing(), rooms: null, bathrooms: null, garage: null, privateArea: null, ...facts },
  on,
})
const read = (readAt: string, page: Partial<BankPage> = {}) => ({
  page: { ...known, ...page },
  readAt,
})
const valueOf = (field: SharedField, ...sides: Parameters<typeof mergeFacts>) =>
  mergeFacts(...sides)[field].value

describe('facts that list and page share', () => {
  it.each<
    [field: SharedField, list: Partial<ListFacts>, own: unknown, page: Partial<BankPage>, its: unknown]
  >([
    ['price', { price: 100_00 }, 100_00, { price: 90_00 }, 90_00],
    ['evaluation', { evaluation: 100_00 }, 100_00, { evaluation: 90_00 }, 90_00],
    [
      'sale',
      { modality: 'venda-direta', auctionType: 'Venda Direta Online' },
      { modality: 'venda-direta', label: 'Venda Direta Online' },
      { modality: 'Venda Online' },
      { modality: 'venda-online', label: 'Venda Online' },
    ],
    ['financing', { financing: false }, false, {}, true],
    ['category', { category: 'casa' }, 'casa', { propertyType: 'Apartamento' }, 'apartamento'],
    ['rooms', { rooms: 2 }, 2, { rooms: 3 }, 3],
    ['bathrooms', { bathrooms: 2 }, 2, {}, 3],
    ['kitchen', { kitchen: 2 }, 2, {}, 1],
    ['garage', { garage: 1 }, 1, { garage: 2 }, 2],
    ['totalArea', { totalArea: 60 }, 60, { totalArea: 61 }, 61],
    ['privateArea', { privateArea: 50 }, 50, { privateArea: 51 }, 51],
    ['landArea', { landArea: 160 }, 160, { landArea: 170 }, 170],
  ])('%s: the newer one counts, whichever it is', (field, list, own, page, its) => {
    const [older, newer] = ['2026-08-28', '2026-08-30T12:00:00.000Z'] as const
    expect(valueOf(field, listed(older, list), read(newer, page))).toEqual(its)
    expect(valueOf(field, listed('2026-09-02', list), read(newer, page))).toEqual(own)
    expect(mergeFacts(listed(older, list), read(newer, page))[field]).toMatchObject({
      counts: 'page',
      conflict: true,
    })
  })

  it('of the same day the page counts: by the day in Brasília', () => {
    const list = listed('2026-08-30', { rooms: 2 })
    expect(valueOf('rooms', list, read('2026-08-30T03:00:00.000Z'))).toBe(3)
    expect(valueOf('rooms', list, read('2026-08-30T02:59:59.000Z'))).toBe(2)
  })

  it('what is not stated never replaces what is', () => {
    const silent = read('2026-08-30T12:00:00Z', { rooms: null, description: null, totalArea: null })
    expect(valueOf('rooms', listed('2026-08-28', { rooms: 2 }), silent)).toBe(2)
    expect(valueOf('rooms', listed('2026-09-28'), read('2026-08-30T12:00:00Z'))).toBe(3)
    expect(valueOf('totalArea', listed('2026-09-28', { totalArea: null }), silent)).toBeNull()
  })

  it('a WC without a number contradicts no number', () => {
    const newer = mergeFacts(listed('2026-09-28', { bathrooms: 1 }), read('2026-08-30T12:00:00Z'))
    expect(newer.bathrooms).toMatchObject({ value: 3, conflict: false })
  })

  it("the list's price may be that of either auction", () => {
    const page = read('2026-08-30T12:00:00Z', { price: 211_00, secondAuctionPrice: 160_00 })
    for (const price of [211_00, 160_00])
      expect(mergeFacts(listed('2026-09-28', { price }), page).price).toMatchObject({
        conflict: false,
        value: 211_00,
      })
  })

  it('every conflict is said with both dates, and which side counts', () => {
    const list = listed('2026-08-28', {
      modality: 'venda-direta',
      auctionType: 'Venda Direta Online',
      garage: 1,
    })
    const page = read('2026-08-30T12:00:00Z', { modality: 'Venda Online' })
    const sources = describeFactSources(list, page)
    expect(sources.find(({ field }) => field === 'sale')?.conflict).toBe(
      'A lista de 28 ago. 2026 diz “Venda Direta Online”, a página de 30 ago. 2026 diz “Venda Online”; vale a página, que é mais nova.',
    )
    expect(sources.find(({ field }) => field === 'garage')?.conflict).toContain('diz 1 vaga, a página')
    expect(sources.find(({ field }) => field === 'rooms')).toMatchObject({
      counts: 'page',
      on: '2026-08-30',
      conflict: null,
    })
  })

  it('does not depend on the order in which lists and pages arrive', () => {
    const day = fc.integer({ min: 1, max: 28 }).map(number => `2026-08-${String(number).padStart(2, '0')}`)
    const count = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null })
    const words = fc.record({ rooms: count, garage: count, landArea: count, totalArea: count })
    const reports = fc.uniqueArray(fc.record({ day, side: fc.constantFrom('list', 'page'), words }), {
      selector: ({ day: on, side }) => `${on} ${side}`,
      minLength: 2,
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        reports.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([one, other]) => {
          const arrive = (all: typeof one) => {
            let list = listed('2026-08-01')
            let page: ReturnType<typeof read> | null = null
            for (const { day: on, side, words: said } of all) {
              if (side === 'list') list = list.on <= on ? listed(on, said) : list
              else if (page === null || page.readAt < on)
                page = read(`${on}T12:00:00Z`, { ...said, description: null })
            }
            return sharedFields.map(field => mergeFacts(list, page)[field])
          }
          const first = one.some(({ side, day: on }) => side === 'list' && on === '2026-08-01')
          if (!first) expect(arrive(one)).toEqual(arrive(other))
        },
      ),
    )
  })
})
