import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { selectComparables, isComparable } from '#domain/analysis/comparables.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { eachEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import type { Database } from '../../database/database.ts'
import { importList } from '../import/import-list.ts'
import { propertyRoutes } from '../property-routes.ts'
import { readRegionFigures } from '../region-store.ts'
import { loadCatalogueIndex } from '../search-index/catalogue-index.ts'
import { createDetailReader, findComparables } from './property-detail.ts'

const now = new Date('2026-03-20T12:00:00Z')

/** One city's listings that share most values, so that there are many ties. */
const town = Array.from({ length: 400 }, (_, at) =>
  createListing({
    id: String(at < 200 ? at + 1 : 8_000_000_000_000 + at),
    neighborhood: ['CENTRO', 'Centro', 'VILA NOVA', ''][at % 4] ?? '',
    category: (['apartamento', 'casa', null] as const)[at % 3] ?? null,
    area: [40, 43.99, 44, 48.35, 60.5, 80, null][(at * 5) % 7] ?? null,
    evaluation: [90_000_00, 100_000_00, 100_000_01, 300_000_00, null][(at * 3) % 5] ?? null,
    price: 50_000_00 + ((at * 7919) % 101) * 1000_01,
    gone: at % 11 === 0,
  }),
)
const photoOf = (id: string): boolean | null => [true, false, null, true][Number(id) % 4] ?? null

eachEngine(engine => {
  describe('what is read of a city', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, [...town, createListing({ id: '999999', city: 'CAMPINAS DO SUL' })])
      const looked = town.filter(({ id }) => photoOf(id) !== null)
      await db.query(sql`
        insert into listing_photos (id, n, present, checked_at)
        select id, n, present and n = 1, ${now} from unnest(
          ${looked.map(({ id }) => id)}::bigint[], ${looked.map(({ id }) => photoOf(id))}::boolean[]) p (id, present),
          generate_series(1, 2) n`)
    })

    it('has the comparables that the rule would choose from all listings', async () => {
      for (const own of town.filter((_, at) => at % 9 === 0)) {
        const all = selectComparables(
          own,
          town.filter(other => isComparable(own, other, ['campinas'])),
        )
        const read = await findComparables(db, own, ['campinas'])
        expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
        expect(read.length).toBe(own.category === null ? 0 : 12)
      }
    })

    it.each(['apartamento', 'casa', null] as const)('has the figures of %s', async category => {
      const samples = town
        .filter(each => !each.gone && (category === null || each.category === category))
        .map(each => ({ ...each, hasPhoto: photoOf(each.id) }))
      const figures = await readRegionFigures(db, { state: 'SP', cityKeys: ['campinas'], category })
      expect(figures).toEqual(computeRegionFigures(samples))
      expect(figures.photosKnown).toBeGreaterThan(figures.withPhoto)
    })
  })

  describe('GET /api/properties/{id}', () => {
    const flat = (id: string, price: number, more = {}) => ({ id, price, url: '', ...more })
    const call = catalogueCalls.property
    const app = new Hono()
    const { ask } = createContractClient(app)
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      const others = ['2', '3', '4', '5', '6'].map((id, at) => flat(id, 120_000_00 + at * 10_000_00))
      const take = (date: string, rows: Parameters<typeof listFile>[1]) =>
        importList(
          db,
          listFile(date, rows),
          { file: date, source: 'caixa', partial: false, force: false, date: null },
          () => new Date(`${date}T15:00:00Z`),
        )
      await take('2026-01-08', [flat('1', 110_000_00), ...others, flat('7', 1_000_00)])
      await take('2026-02-08', [flat('1', 99_000_00), ...others])
      await take('2026-03-08', [flat('1', 99_000_00), ...others.slice(1)])
      app.route(
        '/',
        propertyRoutes({ db, index: await loadCatalogueIndex(db), now: () => now, guard: permissiveGuard }),
      )
    })

    it('answers with everything that helps to decide', async () => {
      const detail = await ask(call, { path: { id: '1' } })
      // Average of 99, 130, 140, 150 and 160 thousand: 135,800; the price is 27.1 % below it.
      expect(detail).toMatchObject({
        id: '1',
        price: 99_000,
        discount: 50.5,
        analysis: {
          marketValue: 230_000,
          estimatedROI: 132.3,
          idealBid: 209_090.91,
          competition: 'medium',
          discount: 50.5,
          byComparables: null,
        },
        region: {
          avgPrice: 135_800,
          avgEval: 200_000,
          sampleSize: 5,
          liquidity: { totalSimilar: 5, withImages: 0 },
        },
        // Discount 31 + regional 16 percent are known of the score, and none of the questions: four comparables.
        score: { total: null, confidence: 0.47 },
        judgement: { known: 0, comparables: 4, score: null, own: false, targetRoi: 15 },
        history: [
          {
            at: '2026-01-08',
            kind: 'new',
            price: 110_000,
            evaluationValue: 200_000,
            modality: 'venda-online',
          },
          { at: '2026-02-08', kind: 'changed', price: 99_000, evaluationValue: 200_000 },
        ],
        trajectory: {
          firstListed: '2026-01-08',
          daysListed: 59,
          cuts: 1,
          cutPercent: 10,
          rounds: 1,
        },
        // Venda online at 49.5 % of the appraisal; so few listings say nothing of the ladder.
        waiting: {
          version: 2,
          days: 90,
          group: 'V2',
          gone: null,
          silent: 'ladder-check',
          sample: 2_230,
          period: { from: '2025-12-12', to: '2026-08-22' },
          source: 'prior',
          stateFitted: true,
        },
        bankPage: null,
      })
      expect(detail.comparables.map(({ id, price }) => [id, price])).toEqual([
        ['3', 130_000],
        ['4', 140_000],
        ['5', 150_000],
        ['6', 160_000],
      ])
      expect(detail.comparables[0]).toMatchObject({ pricePerM2: 2688.73, sameNeighborhood: true })
      expect(detail.score.parts.find(({ key }) => key === 'regional')).toMatchObject({
        value: 7.71,
        reason: '27% abaixo do preço médio de 5 apartamentos em Campinas, com este',
      })
    })

    it('returns a gone listing with the last list that had it', async () => {
      const detail = await ask(call, { path: { id: '2' } })
      expect(detail).toMatchObject({ gone: true, trajectory: { daysListed: 31 }, waiting: null })
      // The comparables that the answer lists are those that its judgement counts.
      expect(detail.judgement.comparables).toBe(detail.comparables.length)
      expect(detail.judgement.missing.map(({ key }) => key)).not.toContain('comparables')
      expect(detail.history.map(({ kind }) => kind)).toEqual(['new', 'gone'])
      expect(detail.comparables.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '6'])
      // Median appraisal 200,000 / 48.35 m², times its own 48.35 m².
      expect(detail.analysis?.byComparables).toMatchObject({ value: 200_000, sampleSize: 5 })
    })

    it('counts listings that only an older list has as gone', async () => {
      const later = await engine.fresh()
      const options = { source: 'caixa', partial: false, force: false, date: null } as const
      for (const [date, ids] of [
        ['2026-03-08', ['1', '9']],
        ['2026-01-08', ['1', '2', '3', '4', '5', '6']],
      ] as const) {
        const rows = ids.map(id => flat(id, 100_000_00))
        await importList(later, listFile(date, rows), { ...options, file: date }, () => now)
      }
      const detailOf = createDetailReader(later, await loadCatalogueIndex(later), noPaidPrices)
      const old = await detailOf('2', now, null)
      expect(old).toMatchObject({ gone: true, trajectory: { firstListed: '2026-01-08', daysListed: 0 } })
      expect(old?.trajectory?.absentFrom).toBeNull()
      // The list read before did not have this one.
      const entered = await detailOf('9', now, null)
      expect(entered?.trajectory).toMatchObject({ firstListed: '2026-03-08', absentFrom: '2026-01-08' })
    })

    it('includes the bank page’s facts and scores by them', async () => {
      const page: BankPage = { ...nothingStated, ...statedFacts }
      await db.query(sql`
        insert into listing_pages (id, page, read_at) values (3, ${JSON.stringify(page)}::jsonb, ${now})`)
      await db.query(sql`
        update listings set financing = false, first_auction_at = '2026-03-22T13:00:00Z' where id = 3`)
      const detail = await ask(call, { path: { id: '3' } })
      expect(detail.bankPage).toMatchObject({
        readAt: '2026-03-20T12:00:00.000Z',
        evaluationValue: 200_000,
        price: 130_000.5,
        titleRecords: ['1.234'],
        paymentForms: ['Recursos próprios'],
        condominiumRule: 'Sob responsabilidade do comprador',
        taxesRule: null,
      })
      expect(detail.score.confidence).toBe(0.64)
      expect(detail.score.parts.map(({ key, value }) => [key, value])).toContainEqual(['urgency', 9])
    })
  })
})

const nothingStated: BankPage = {
  id: '3',
  name: null,
  propertyType: null,
  evaluation: null,
  price: null,
  secondAuctionPrice: null,
  occupancy: null,
  rooms: null,
  garage: null,
  totalArea: null,
  privateArea: null,
  landArea: null,
  titleRecords: [],
  judicialDistrict: null,
  registryOffice: null,
  cityRegistrations: [],
  failedAuctionsRecorded: null,
  modality: null,
  editalNumber: null,
  editalItem: null,
  editalPublishedAt: null,
  auctioneer: null,
  firstAuctionAt: null,
  secondAuctionAt: null,
  remainingSeconds: null,
  inDispute: false,
  bids: null,
  address: null,
  postalCode: null,
  occupancyHidden: false,
  description: null,
  descriptionCut: false,
  warnings: [],
  payment: { sentences: [], fgts: null, financing: null, cut: false },
  debts: { condominium: null, taxes: null, condominiumCut: false, taxesCut: false },
  titleRecordUrl: null,
  editalUrl: null,
  photos: [],
}

const statedFacts: Partial<BankPage> = {
  evaluation: 200_000_00,
  price: 130_000_50,
  titleRecords: ['1.234'],
  payment: { sentences: ['Recursos próprios'], fgts: false, financing: false, cut: false },
  debts: {
    condominium: 'Sob responsabilidade do comprador',
    taxes: null,
    condominiumCut: false,
    taxesCut: false,
  },
}
