import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLadder, countOnLadder } from '#domain/ladder/ladder-check.ts'
import { findLadderBands, findLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import { ladderTable } from '#domain/ladder/ladder-table.ts'
import { computeUnsoldPrice } from '#domain/ladder/next-price.ts'
import { parsePrice } from '#domain/money.ts'
import type { Listing } from '#domain/property/listing.ts'
import { findSharedFile } from './support/shared-files.ts'
import { readSharedList } from './support/shared-lists.ts'

const folder = findSharedFile('caixa/lists')
const read = (name: string): Listing[] => readSharedList(`${folder}/${name}`)
const isOnLadder = ({ price, evaluation }: Listing) => findLadderPosition(price, evaluation) !== null

function groupListings(listings: readonly Listing[], groupOf: (listing: Listing) => string) {
  const groups = new Map<string, Listing[]>()
  for (const listing of listings) {
    groups.set(groupOf(listing), [...(groups.get(groupOf(listing)) ?? []), listing])
  }
  return groups
}

/** Writes how many of the listings stand on the ladder, in all and by group. */
function describeShares(listings: readonly Listing[], groupOf: (listing: Listing) => string): string {
  return [...groupListings(listings, groupOf)]
    .sort(([a], [b]) => a.localeCompare(b, 'pt-BR', { numeric: true }))
    .map(([group, own]) => `${group} ${own.filter(isOnLadder).length}/${own.length}`)
    .join(', ')
}

const bandName = ({ evaluation }: Listing) => {
  const [band] = findLadderBands(evaluation ?? 0)
  return band?.upTo === null ? 'above' : `to ${band?.upTo}`
}

describe.skipIf(folder === null)('the bank’s lists', () => {
  it.each(['2026-07-21_SP.csv', '2026-07-10_PB.csv', '2026-01-08_GO.csv'])(
    'of %s stand on the ladder, in each band',
    name => {
      const listings = read(name).filter(({ modality }) => isLadderModality(modality))
      const share = listings.filter(isOnLadder).length / listings.length
      console.info(
        `${name}: ${(100 * share).toFixed(2)} % of ${listings.length} on the ladder; ` +
          `${describeShares(listings, ({ modality }) => modality ?? '')}; ${describeShares(listings, bandName)}`,
      )
      expect(share).toBeGreaterThanOrEqual(0.97)
      for (const own of groupListings(listings, bandName).values()) {
        expect(own.filter(isOnLadder).length / own.length).toBeGreaterThanOrEqual(
          own.length < 50 ? 0.8 : 0.95,
        )
      }
      expect(checkLadder(countOnLadder(listings)).all.holds).toBe(true)
    },
  )

  it('of 2026 stand on the ladder in every state with enough listings', () => {
    const counts = new Map(
      readdirSync(folder ?? '')
        .filter(name => name.startsWith('2026'))
        .map(name => [name, countOnLadder(read(name)).values().next().value ?? { listings: 0, onLadder: 0 }]),
    )
    const { states: lists, all } = checkLadder(counts)
    const silent = [...lists].filter(([, { listings, holds }]) => listings >= 50 && !holds)
    console.info(
      `${lists.size} lists of 2026: ${(100 * all.share).toFixed(2)} % of ${all.listings} on the ladder; silent: ` +
        silent.map(([name, { share }]) => `${name} ${(100 * share).toFixed(1)} %`).join(', '),
    )
    expect(all.share).toBeGreaterThan(0.99)
    expect(silent).toEqual([])
  })

  it('have no auction on the ladder', () => {
    const auctions = read('2026-07-21_SP.csv').filter(({ modality }) => modality === 'leilao')
    expect(auctions.length).toBeGreaterThan(1000)
    expect(auctions.filter(isOnLadder).length).toBe(0)
  })

  it('of 2024 followed another policy: the check does not hold', () => {
    const { states } = checkLadder(countOnLadder(read('2024-10-18_RJ.csv')))
    expect(states.get('RJ')?.share).toBeLessThan(0.1)
    expect(states.get('RJ')?.holds).toBe(false)
  })

  it('of 2018 have no appraisal: nothing stands on the ladder', () => {
    const text = gunzipSync(readFileSync(`${folder}/2018-08_DF.htm.gz`)).toString('latin1')
    const prices = [...text.matchAll(/>\s*([\d.]+,\d\d)\s*</g)].flatMap(
      ([, price]) => parsePrice(price ?? '') ?? [],
    )
    expect(prices.length).toBeGreaterThan(50)
    const listings = prices.map(
      price => ({ state: 'DF', price, evaluation: null, modality: 'venda-direta' }) as const,
    )
    expect(checkLadder(countOnLadder(listings)).all).toEqual({
      share: 0,
      scope: 'country',
      listings: prices.length,
      holds: false,
    })
  })

  it('with random prices in place of their own stand off the ladder', () => {
    const evaluations = read('2026-07-21_SP.csv').map(({ evaluation }) => evaluation ?? 0)
    const parts = fc.sample(fc.double({ min: 0.1, max: 1, noNaN: true }), {
      numRuns: evaluations.length,
      seed: 16,
    })
    const off = evaluations.filter(
      (evaluation, index) =>
        findLadderPosition(Math.round(evaluation * (parts[index] ?? 0)), evaluation) === null,
    )
    console.info(`random prices: ${off.length} of ${evaluations.length} off the ladder`)
    expect(off.length / evaluations.length).toBeGreaterThanOrEqual(0.95)
  })

  it('offer an auction that nobody bought at one of the two predicted prices, or below it', () => {
    let [followed, predicted, likely] = [0, 0, 0]
    const later = new Map(read('2026-07-21_SP.csv').map(listing => [listing.id, listing]))
    for (const listing of read('2026-01-08_SP.csv')) {
      const next = later.get(listing.id)
      const unsold = listing.modality === 'leilao' ? computeUnsoldPrice(listing) : null
      if (unsold === null || next === undefined || !isLadderModality(next.modality)) continue
      followed += 1
      const start = findLadderPosition(next.price, next.evaluation)?.start
      if (start === unsold.low || start === unsold.high) predicted += 1
      if (start === (unsold.likely === 'high' ? unsold.high : unsold.low)) likely += 1
    }
    console.info(
      `auctions: ${followed} came back, ${predicted} from one of the prices, ${likely} from the likelier`,
    )
    expect(followed).toBeGreaterThan(100)
    expect(predicted / followed).toBeGreaterThan(0.95)
    expect(likely / followed).toBeGreaterThan(0.7)
  })
})

it('the rungs and re-basings of the table fit into one byte', () => {
  expect(ladderTable.multipliers.length).toBeLessThanOrEqual(21)
  expect(ladderTable.maxRebasings).toBeLessThan(6)
})
