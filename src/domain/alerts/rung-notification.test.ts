import { describe, expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice } from '../ladder/ladder-position.ts'
import { ladderTable } from '../ladder/ladder-table.ts'
import {
  describeFavoriteNotification,
  type FavoriteChangeEntry,
  rankFavoriteNews,
  toFavoriteChange,
} from './favorite-notification.ts'

const evaluation = 300_000_00
const base = ladderTable.bands.at(-1)!.lo
/** The price of a rung, in centavos, after so many re-basings. */
const priceOn = (rung: number, rebasings = 0): number =>
  computeRungPrice(computeStartPrice(evaluation, base, rebasings), rung)!
const house = {
  propertyType: 'Casa',
  description: 'Casa, 80.00 de área privativa.',
  neighborhood: 'CENTRO',
  city: 'CAMPINAS',
  state: 'SP',
}

/** A favorite whose price changed between two lists. */
const change = (from: number, to: number, more: Partial<FavoriteChangeEntry> = {}): FavoriteChangeEntry => ({
  kind: 'changed',
  listDate: '2026-05-22',
  price: to,
  evaluation,
  modality: 'venda-online',
  before: { listDate: '2026-05-19', price: from, evaluation, modality: 'venda-direta' },
  doubtful: null,
  byPage: false,
  stillGone: false,
  ladderHolds: true,
  paidEstimate: null,
  ...more,
})
function describeChange(entry: FavoriteChangeEntry) {
  const [news] = rankFavoriteNews([{ ...entry, id: '1' }])
  if (news === undefined) throw new Error('no news')
  const { title, description } = describeFavoriteNotification(news, house)
  return { title, description: description.replaceAll('\u00a0', ' '), change: toFavoriteChange(news) }
}

describe('the notification of a price that went down the ladder', () => {
  it('is of its own kind and names both prices, the modality and the list', () => {
    expect(describeChange(change(priceOn(1), priceOn(2)))).toEqual({
      title: 'Desceu um degrau: Casa · Centro, Campinas, SP',
      description: 'De R$ 179.099,06 para R$ 174.506,78. Agora em venda online. Lista de 22 mai. 2026.',
      change: {
        id: '1',
        kind: 'rung',
        price: priceOn(2),
        before: priceOn(1),
        rungs: 1,
        modalityBefore: 'venda-direta',
      },
    })
  })

  it('counts the rungs of lists that were not read', () => {
    const { title, change: counted } = describeChange(change(priceOn(1), priceOn(4)))
    expect(title).toMatch(/^Desceu 3 degraus: /)
    expect(counted.rungs).toBe(3)
  })

  it('names no next price: what follows is said of the day on which it is read', () => {
    expect(describeChange(change(priceOn(2), priceOn(3))).description).not.toMatch(/próximo/i)
  })

  it.each<[string, FavoriteChangeEntry]>([
    ['before it stood on no rung', change(priceOn(1) + 7_00, priceOn(2))],
    ['now it stands on no rung', change(priceOn(1), priceOn(2) - 7_00)],
    ['it was re-based', change(priceOn(1), priceOn(1, 1))],
    ['the appraisal is not known', change(priceOn(1), priceOn(2), { evaluation: null })],
    ['it is an auction', change(priceOn(1), priceOn(2), { modality: 'leilao' })],
    ['the ladder does not hold in its state', change(priceOn(1), priceOn(2), { ladderHolds: false })],
  ])('stays an ordinary price cut when %s', (_, entry) => {
    expect(describeChange(entry)).toMatchObject({
      title: 'Baixou de preço: Casa · Centro, Campinas, SP',
      change: { kind: 'cheaper', rungs: null },
    })
  })
})
