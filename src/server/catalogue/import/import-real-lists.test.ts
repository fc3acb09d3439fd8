import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareListing, fingerprintListing } from '#domain/caixa/listing-changes.ts'
import { type BankList, readList } from '#domain/caixa/list-reader.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import type { Listing } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { decodeList } from './decode-list.ts'

const folder = findSharedFile('caixa')

const decoded = (path: string) => decodeList(readFileSync(`${folder}/${path}`))
function read(path: string): BankList & { listings: Listing[]; reasons: string[] } {
  const list = readList(decoded(path))
  if (list.kind === 'refused') throw new Error(`${path}: ${list.reason}`)
  const listings: Listing[] = []
  const reasons: string[] = []
  for (const entry of list.entries) {
    if ('listing' in entry) listings.push(entry.listing)
    else reasons.push(entry.problem.reason)
  }
  return { ...list, listings, reasons }
}

function tally<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

describe.skipIf(folder === null)('the bank’s own lists', () => {
  const names = folder === null ? [] : readdirSync(`${folder}/lists`).filter(name => name.endsWith('.csv'))

  it.each(names)('%s is read whole, its discounts equal to the file’s to the hundredth', name => {
    const { listings, reasons, date, damaged, hasFinancing } = read(`lists/${name}`)
    expect(reasons).toEqual([])
    expect({ date, damaged }).toEqual({ date: name.slice(0, 10), damaged: false })
    expect(hasFinancing).toBe(name > '2026-04-22')
    const rows = decoded(`lists/${name}`).split('\n').slice(4, -1)
    expect(listings).toHaveLength(rows.length)
    const wrong = listings.filter((listing, at) => {
      const fields = rows[at]?.split(';') ?? []
      const { id, url, price, evaluation, financing } = listing
      const ours = computeDiscount(price, evaluation) ?? Number.NaN
      // The bank rounds up, we round half up.
      const near = Math.abs(Math.max(0, ours) - Number(fields[7])) < 0.0101
      const isFinancingStated = hasFinancing ? typeof financing === 'boolean' : financing === null
      return !(id === fields[0]?.trim() && url === fields.at(-1) && near && isFinancingStated)
    })
    expect(wrong).toEqual([])
  })

  it('contain 31,438 listings on 2026-01-08, with the figures their README counts', () => {
    const day = names
      .filter(name => name.startsWith('2026-01-08'))
      .flatMap(name => read(`lists/${name}`).listings)
    expect(day).toHaveLength(31_438)
    const absent = (field: keyof Listing) => day.filter(listing => listing[field] === null).length
    expect(absent('rooms')).toBe(31_438 - 27_601)
    expect(absent('garage')).toBe(31_438 - 16_582)
    expect(absent('kitchen')).toBe(31_438 - 27_092)
    // 0.01 m² in the list is unknown.
    const areas = { totalArea: 15_091, privateArea: 1_011, landArea: 18_262, area: 23 }
    expect(
      Object.fromEntries(Object.keys(areas).map(field => [field, absent(field as keyof typeof areas)])),
    ).toEqual(areas)
    expect(Math.max(...day.map(listing => listing.rooms ?? 0))).toBe(12)
    expect(Math.max(...day.map(listing => listing.garage ?? 0))).toBe(8)
    expect(Math.min(...day.map(listing => listing.price))).toBe(464_182)
    expect(Math.max(...day.map(listing => listing.price))).toBe(748_100_000)
    expect(day.filter(listing => listing.price > (listing.evaluation ?? 0))).toHaveLength(2752)
    expect(tally(day.map(listing => listing.auctionType))).toEqual(
      new Map([
        ['Venda Direta Online', 17_078],
        ['Leilão SFI - Edital Único', 5884],
        ['Licitação Aberta', 4657],
        ['Venda Online', 3819],
      ]),
    )
    expect(tally(day.map(listing => listing.propertyType))).toEqual(
      new Map<string, number>([
        ['Apartamento', 17_807],
        ['Casa', 12_228 + 22],
        ['Terreno', 921 + 16 + 10],
        ['Comercial', 174 + 92 + 63 + 46 + 42],
        ['Imóvel Rural', 9],
        ['Imóvel', 8],
      ]),
    )
  })

  it.each([
    ['2026-06-19_RS', '2026-06-22_RS', 600, 71, 44],
    ['2026-06-12_PB', '2026-07-08_PB', 658, 212, 382],
    ['2026-07-08_PB', '2026-07-09_PB', 848, 2, 2],
    ['2024-10-18_RJ', '2026-01-08_RJ', 883, 10_432, 883],
  ])(
    '%s → %s: kept, new, more expensive and cheaper listings as counted',
    (from, to, kept, fresh, repriced) => {
      const before = read(`lists/${from}.csv`)
      const after = read(`lists/${to}.csv`)
      const known = new Map(before.listings.map(listing => [listing.id, listing]))
      const date = before.date ?? ''
      const changes = tally(
        after.listings.map(listing => {
          const was = known.get(listing.id)
          const keep = was && {
            ...was,
            gone: false,
            unseen: false,
            doubtful: null,
            cityKey: foldText(was.city),
            listDate: date,
            fingerprint: fingerprintListing(was),
          }
          // Financing arrives between some of them, which is no change.
          const compared = compareListing(
            { listing, doubtful: null },
            keep,
            after.date ?? '',
            date,
            () => was,
          )
          const change = compared === 'filled' ? 'same' : compared
          const same = ([one, other]: [string, string]) => foldText(one) === foldText(other)
          if (was && change === 'same') expect(same([was.neighborhood, listing.neighborhood])).toBe(true)
          return change
        }),
      )
      expect(changes.get('new')).toBe(fresh)
      expect((changes.get('changed') ?? 0) + (changes.get('same') ?? 0)).toBe(kept)
      expect(after.listings.filter(l => (known.get(l.id)?.price ?? l.price) !== l.price)).toHaveLength(
        repriced,
      )
      expect(changes.get('changed')).toBeGreaterThanOrEqual(repriced)
    },
  )

  it('do not change by a new spelling', () => {
    const key = ({ neighborhood, address }: Listing) => foldText(`${neighborhood}|${address}`)
    const before = read('lists/2026-06-12_PB.csv').listings
    const later = new Map(read('lists/2026-07-08_PB.csv').listings.map(listing => [listing.id, listing]))
    const respelled = before.filter(one => {
      const other = later.get(one.id)
      return other && one.neighborhood !== other.neighborhood && key(one) === key(other)
    })
    expect(respelled.length).toBeGreaterThan(500)
    for (const one of respelled) {
      const { neighborhood, city } = later.get(one.id) ?? one
      expect(fingerprintListing({ ...one, neighborhood, city })).toBe(fingerprintListing(one))
    }
  })
})

describe.skipIf(folder === null)('lists modified by other tools', () => {
  it.each([
    ['2025-07-06_SP_excel', 3426, 0, null],
    ['2025-07-06_RJ_excel-sample', 9, 0, null],
    ['2026-05-08_RJ_excel-blank-rows', 942, 0, '2026-05-08'],
    ['2026-06-12_PB_utf8-lossy-replacement-chars', 835, 0, '2026-06-12'],
    ['2026-07-10_RS_rewritten-utf8-plain-header', 713, 0, '2026-07-10'],
    ['2026-07-12_SC_header-only', 0, 0, '2026-07-12'],
    ['2026-08-22_RS_comma-utf8-other-sources', 583, 149, null],
  ])('%s: %i listings, %i problems', (name, count, problems, date) => {
    const list = read(`lists-mangled/${name}.csv`)
    expect(list.listings).toHaveLength(count)
    expect(new Set(list.listings.map(listing => listing.id)).size).toBe(count)
    expect(list.reasons).toHaveLength(problems)
    for (const reason of list.reasons) expect(reason).toMatch(/^anúncio de outra origem/)
    expect(list.date).toBe(date)
    for (const { modality, category } of list.listings) {
      expect(modality).not.toBeNull()
      if (category === null) continue
      expect(category).toMatch(/^(casa|apartamento|terreno|rural|comercial)$/)
    }
  })

  it('the one without accents yields the same as the original', () => {
    const whole = new Map(read('lists/2026-06-12_PB.csv').listings.map(listing => [listing.id, listing]))
    const damaged = read('lists-mangled/2026-06-12_PB_utf8-lossy-replacement-chars.csv')
    expect(damaged.damaged).toBe(true)
    for (const listing of damaged.listings) {
      const { city, neighborhood, address } = listing
      expect(listing).toEqual({ ...whole.get(listing.id), city, neighborhood, address })
    }
  })
})

describe.skipIf(folder === null)('files that are not lists', () => {
  it.each([
    ['lists/2018-08_DF.htm.gz', 'old_html_list'],
    ['blocked/2026-04-16_radware-challenge.accessibility-tree.yml', 'challenge_page'],
    ['detail/8787700138874.html', 'html'],
    ['detail-parsed/2025-04-27_BR_national.xlsx', 'binary'],
    ['detail-parsed/2026-08-07_RS.json', 'not_a_list'],
    ['edital/regras-venda-online_19.603v066.pdf', 'binary'],
  ])('%s: %s', (path, code) => {
    expect(readList(decoded(path))).toMatchObject({ kind: 'refused', code })
  })
})
