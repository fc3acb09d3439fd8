import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { checkLadder, countOnLadder } from '#domain/ladder/ladder-check.ts'
import { findLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import { categories, type Listing, modalities } from '#domain/property/listing.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import { createBundledCatalogue } from '#web/data/catalogue/bundled/demonstration-catalogue.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { demoCatalogue, demoCut, demoLadder, demoSettings } from '../scripts/demo-catalogue.ts'
import { findSharedFile } from './support/shared-files.ts'

function listingsOf(text: string): Listing[] {
  const list = readList(text)
  if (list.kind === 'refused') throw new Error(list.reason)
  return [...list.entries].map(entry => {
    if ('problem' in entry) throw new Error(`${entry.line}: ${entry.problem.reason}`)
    return entry.listing
  })
}

const text = demoCatalogue(demoSettings)
const listings = listingsOf(text)
const lines = text.split('\n').slice(4, -1)
const share = (pattern: RegExp) => lines.filter(line => pattern.test(line)).length / lines.length

describe('the demonstration catalogue', () => {
  it('is the same for the same seed, and differs for another seed', () => {
    expect(demoCatalogue(demoSettings)).toBe(text)
    expect(demoCatalogue({ ...demoSettings, seed: 1 })).not.toBe(text)
  })

  it('is a valid bank list, also in Latin-1', () => {
    expect(readList(text)).toMatchObject({ date: '2026-11-16', damaged: false, hasFinancing: true })
    expect(decodeList(Buffer.from(text, 'latin1'))).toBe(text)
    expect(lines.every(line => line.split(';').length === 12)).toBe(true)
    expect(listings.length).toBeGreaterThan(3400)
    expect(listings.length).toBeLessThan(3700)
  })

  it.each([
    ['catalogue', listings, 12],
    ['part for the pages', listingsOf(demoCut(demoSettings)), 10],
  ])('has every state, category and modality in %s', (_, some, fewest) => {
    for (const { uf } of states) {
      expect(some.filter(({ state }) => state === uf).length).toBeGreaterThanOrEqual(fewest)
    }
    for (const category of categories) expect(some.some(each => each.category === category)).toBe(true)
    for (const modality of modalities) expect(some.some(each => each.modality === modality)).toBe(true)
    expect(new Set(some.map(each => each.description.split(',')[0])).size).toBe(13)
    expect(some.some(each => each.financing) && some.some(each => !each.financing)).toBe(true)
  })

  it('contains the part that is bundled with the pages', () => {
    const cut = demoCut(demoSettings).split('\n').slice(4, -1)
    expect(cut).toHaveLength(270)
    expect(lines).toEqual(expect.arrayContaining(cut))
  })

  it('says the same next prices in the part as in the whole, though the part is too small to be judged', async () => {
    const now = () => new Date('2026-11-20T12:00:00Z')
    const bundle = { places: '{}', municipalities: '' }
    const whole = createBundledCatalogue({ ...bundle, list: text }, now)
    const ids = listingsOf(demoCut(demoSettings)).map(({ id }) => id)
    const part = createBundledCatalogue(
      { ...bundle, list: demoCut(demoSettings), ladder: demoLadder(demoSettings) },
      now,
    )
    const nextPrices = async (catalogue: typeof part) =>
      (await catalogue.listed(ids)).items.map(({ id, nextPrice }) => [id, nextPrice])
    const expected = await nextPrices(whole)
    expect(expected.filter(([, nextPrice]) => nextPrice !== null).length).toBeGreaterThan(100)
    expect(await nextPrices(part)).toEqual(expected)
  })

  it('has the oddities of the real lists', () => {
    expect(share(/^ \d+ ;[A-Z]{2} ;/)).toBe(1)
    expect(share(/^ \d{8} ;/)).toBeGreaterThan(0.01)
    expect(share(/N\. S\/?N/)).toBeGreaterThan(0.15)
    expect(share(/^([^;]*;){4} /)).toBeGreaterThan(0.05)
    expect(share(/^([^;]*;){4}[^;]*, ;/)).toBeGreaterThan(0.03)
    expect(share(/^([^;]*;){4}[^;]* {2}N/)).toBeGreaterThan(0.01)
    expect(share(/^([^;]*;){3}[^;]*[a-zà-ü]/)).toBeGreaterThan(0.01)
    expect(share(/^([^;]*;){3} ;/)).toBeGreaterThan(0)
    expect(share(/ 0\.00 de área total/)).toBeGreaterThan(0.3)
    expect(share(/ {2}\d+ qto\(s\)/)).toBeGreaterThan(0.7)
    expect(listings.some(({ area }) => area === null)).toBe(true)
    expect(listings.some(({ landArea }) => (landArea ?? 0) > 1_000_000)).toBe(true)
    expect(listings.some(({ totalArea, privateArea }) => (privateArea ?? 0) > (totalArea ?? Infinity))).toBe(
      true,
    )
    const dear = listings.filter(({ price, evaluation }) => price > (evaluation ?? 0))
    expect(dear.length).toBeGreaterThan(100)
    expect(new Set(dear.map(({ auctionType }) => auctionType))).toEqual(
      new Set(['Leilão SFI - Edital Único']),
    )
  })

  it('has prices on the price ladder, enough of them in each state to be judged', () => {
    const ladder = listings.filter(({ modality }) => isLadderModality(modality))
    const { states: evidence, all } = checkLadder(countOnLadder(listings))
    expect(states.filter(({ uf }) => !evidence.get(uf)?.holds)).toEqual([])
    expect(all.share).toBeGreaterThan(0.97)
    expect(all.share).toBeLessThan(1)
    const placed = ladder.flatMap(({ modality, price, evaluation }) => {
      const position = findLadderPosition(price, evaluation)
      return position ? { modality, ...position } : []
    })
    const ofLicitacao = placed.filter(({ modality }) => modality === 'licitacao')
    expect(new Set(ofLicitacao.map(({ rung }) => rung))).toEqual(new Set([0]))
    for (const modality of ['venda-online', 'venda-direta']) {
      const rungs = new Set(placed.filter(each => each.modality === modality).map(({ rung }) => rung))
      expect([...Array(11).keys()].filter(rung => !rungs.has(rung))).toEqual([])
    }
    expect(new Set(placed.map(({ family, rebasings }) => `${family} ${rebasings}`)).size).toBeGreaterThan(5)
    const discounts = ladder.map(({ price, evaluation }) => 1 - price / (evaluation ?? price))
    const between = (low: number, high: number) =>
      discounts.filter(discount => discount > low && discount <= high).length / discounts.length
    expect(between(0.4, 0.65)).toBeGreaterThan(0.6)
    expect(between(0.8, 1)).toBeGreaterThan(0.005)
    expect(between(0.8, 1)).toBeLessThan(0.02)
  })

  it.skipIf(findSharedFile('caixa/lists') === null)(
    'contains no number and no address of a real list',
    () => {
      const folder = findSharedFile('caixa/lists') ?? ''
      const place = ({ neighborhood, address }: Listing) => foldText(`${neighborhood}|${address}`)
      const real = readdirSync(folder)
        .filter(name => name.endsWith('.csv'))
        .flatMap(name => listingsOf(decodeList(readFileSync(`${folder}/${name}`))))
      const numbers = new Set(real.map(({ id }) => id))
      const places = new Set(real.map(place))
      expect(listings.filter(({ id }) => numbers.has(id) || !id.startsWith('9999'))).toEqual([])
      expect(listings.filter(each => places.has(place(each)))).toEqual([])
    },
  )
})
