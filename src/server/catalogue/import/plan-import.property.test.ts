import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Listing, Modality } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import { createListing } from '#test/support/catalogue.ts'
import { countGenerated } from '#test/support/depth.ts'
import { applyPlan, presenceOf } from '#test/support/applied-plan.ts'
import { type BankListing, type ListEvent, PresenceModel } from '#test/support/presence-model.ts'
import { emptyKnownCatalogue } from './known-catalogue.ts'
import { planImport } from './plan-import.ts'
import type { WholeList } from './read-whole-list.ts'

const labels: Record<Modality, string> = {
  'venda-online': 'Venda Online',
  'venda-direta': 'Venda Direta Online',
  licitacao: 'Licitação Aberta',
  leilao: 'Leilão SFI - Edital Único',
}
const cities = ['ARACAJU', 'LAGARTO', 'PROPRIA', 'SIMAO DIAS']
const bankSize = 100
const modalities = ['venda-direta', 'licitacao', 'venda-direta', 'licitacao', null] as const
/** Fifty auctions, twenty direct sales, twenty licitações and ten of unknown modality, mixed in every city. */
const createBank = (first: number): BankListing[] =>
  Array.from({ length: bankSize }, (_, at) => ({
    id: String(first + at),
    modality: at % 2 === 0 ? 'leilao' : (modalities[((at - 1) / 2) % modalities.length] ?? null),
    city: cities[Math.floor((at * cities.length) / bankSize)]!,
  }))

const event: fc.Arbitrary<ListEvent> = fc.oneof(
  // Auctions, and none of the last, whose leaving looks like a cut.
  fc.record({
    kind: fc.constant('whole' as const),
    sold: fc.array(
      fc.integer({ min: 0, max: 30 }).map(at => at * 2),
      { maxLength: 2 },
    ),
  }),
  fc.constant({ kind: 'reordered' as const }),
  fc.record({ kind: fc.constant('unreadable' as const), every: fc.integer({ min: 2, max: 9 }) }),
  fc.record({
    kind: fc.constant('without' as const),
    modality: fc.constantFrom<Modality | null>('venda-direta', 'licitacao', null),
  }),
  fc.record({ kind: fc.constant('cut' as const), keep: fc.integer({ min: 20, max: 50 }) }),
)

const toListing = ({ id, modality, city }: BankListing, state: Uf): Listing =>
  createListing({ id, state, city, modality, auctionType: modality === null ? 'Permuta' : labels[modality] })

it('of generated lists that lack a modality, are cut, mangled or in another order, two states in one file, says what who knows it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(event, event), { minLength: 1, maxLength: 8 }), async events => {
      const states = [
        { state: 'SE' as const, model: new PresenceModel(createBank(1000)) },
        { state: 'AL' as const, model: new PresenceModel(createBank(2000)) },
      ]
      const known = emptyKnownCatalogue()
      const first: ListEvent = { kind: 'whole', sold: [] }
      for (const [day, pair] of [[first, first], ...events].entries()) {
        const listDate = `2026-01-${String(day + 1).padStart(2, '0')}`
        const list: WholeList = { listings: [], issues: [], named: new Set(), rowsByState: new Map() }
        for (const [at, { state, model }] of states.entries()) {
          const { rows, unreadable } = model.next(pair[at]!)
          for (const row of rows) {
            list.named.add(row.id)
            if (unreadable.has(row.id)) list.issues.push({ line: 1, reason: 'Preço ilegível.' })
            else list.listings.push(toListing(row, state))
          }
          list.rowsByState.set(state, rows.length - unreadable.size)
        }
        const plan = await planImport(
          list,
          known,
          { listDate, partial: false },
          async () => new Map(),
          async () => undefined,
        )
        applyPlan(known, plan, listDate)
        const wrong = states.flatMap(({ model }) =>
          [...model.presence].filter(([id, presence]) => presenceOf(known, id) !== presence),
        )
        expect(wrong).toEqual([])
        expect(plan.counts.changed).toBe(0)
      }
    }),
    { numRuns: countGenerated(60) },
  )
})
