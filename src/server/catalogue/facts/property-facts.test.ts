import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import { rateListingPresence } from '#domain/freshness/listing-presence.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'
import { expectRefusal } from '#test/support/sign-in.ts'

const now = new Date('2026-01-20T12:00:00-03:00')
const own = '8444405322578'
const taxesRule = 'Sob responsabilidade do comprador.'
const reading = readBankPage(
  createBankPage({ number: '844440532257-8', sale: ['Venda Online'], rules: [`Tributos: ${taxesRule}`] }),
)
const near = (id: string, changes: Partial<CataloguedListing> = {}) => createListing({ id, ...changes })

/** The property, and around it listings of which some are neighbors, here in the order in which they come. */
const catalogue = [
  createListing({ id: own }),
  near('21', { price: 149_000_00 }),
  near('22', { price: 152_000_00, neighborhood: 'Centro' }),
  near('23', { price: 400_000_00 }),
  near('24', { price: 150_000_00, neighborhood: 'TAQUARAL' }),
  near('25', { price: 150_000_00, neighborhood: 'BOSQUE' }),
  near('26', { price: 151_000_00, neighborhood: 'TAQUARAL' }),
  near('27', { price: 160_000_00, neighborhood: 'TAQUARAL' }),
  near('31', { category: 'casa', propertyType: 'Casa' }),
  near('32', { city: 'CAMPINAS DO SUL' }),
  near('33', { state: 'MG' }),
  near('34', { gone: true, listDate: '2026-01-13', changedAt: '2026-01-13T12:00:00.000Z' }),
  near('35', { gone: true, listDate: '2026-01-12', changedAt: '2026-01-12T12:00:00.000Z' }),
  near('36', { category: null, propertyType: 'Imóvel', city: 'VALINHOS' }),
  near('37', { category: 'rural', propertyType: 'Imóvel Rural', city: 'VALINHOS' }),
]

anyEngine(engine => {
  describe('GET /api/properties/{id}/facts', () => {
    let app: Hono
    let cookies: string[]
    const ask = (id: string, cookie?: string) =>
      app.request(`/api/properties/${id}/facts`, { headers: cookie === undefined ? {} : { cookie } })
    const factsOf = async (id: string) => {
      const response = await ask(id)
      expect(response.status).toBe(200)
      return PropertyFacts.parse(await response.json())
    }

    beforeAll(async () => {
      const db = await engine.fresh()
      await seedCatalogue(db, catalogue)
      await db.query(sql`
        insert into listing_pages (id, page, read_at)
        values (${own}::bigint, ${JSON.stringify('page' in reading && reading.page)}::jsonb, '2026-01-19T10:00:00Z')`)
      const { person, cookieOf } = accountsOn(db)
      const accounts = [await person(), await person()]
      cookies = await Promise.all(accounts.map(cookieOf))
      app = await appOn(db, { now: () => now })
      const saved = await app.request('/api/favorites', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
        body: JSON.stringify({ user_id: accounts[0]?.id, property: { id: own } }),
      })
      expect(saved.status).toBe(200)
    })

    it('is the same bytes for two accounts and a visitor', async () => {
      const answers = [await ask(own, cookies[0]), await ask(own, cookies[1]), await ask(own)]
      const [first, ...others] = await Promise.all(answers.map(answer => answer.text()))
      expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
      expect(others).toEqual([first, first])
      expect(new Set(answers.map(answer => answer.headers.get('etag'))).size).toBe(1)
      for (const answer of answers) expect(answer.headers.get('set-cookie')).toBeNull()
    })

    it('has what the bank says, and nothing that an account judges by', async () => {
      const facts = await factsOf(own)
      expect(facts).toMatchObject({
        id: own,
        price: 150_000,
        evaluationValue: 200_000,
        source: 'caixa',
        goneSince: null,
        gone: false,
        bankPage: { readAt: '2026-01-19T10:00:00.000Z', taxesRule, condominiumRule: null },
      })
      const judging = Object.keys(PropertyDetail.shape).filter(name => !(name in PropertyFacts.shape))
      expect(judging).toEqual(
        expect.arrayContaining(['analysis', 'score', 'comparables', 'history', 'waiting', 'judgement']),
      )
      for (const name of judging) expect(facts).not.toHaveProperty(name)
    })

    it('has neighbors of its city and category: of its neighborhood first, then by price', async () => {
      const { neighbors } = await factsOf(own)
      expect(neighbors.map(({ id }) => id)).toEqual(['21', '22', '23', '24', '25', '26'])
    })

    it('has neighbors of any category where it has none itself', async () => {
      expect((await factsOf('36')).neighbors.map(({ id }) => id)).toEqual(['37'])
      expect((await factsOf('37')).neighbors).toEqual([])
    })

    it.each([
      ['34', '2026-01-13', 'recently-gone'],
      ['35', '2026-01-12', 'gone'],
    ] as const)('of %s, which left the list on %s, still answers: %s', async (id, goneSince, presence) => {
      const facts = await factsOf(id)
      expect(facts).toMatchObject({ gone: true, goneSince, ladder: null, nextPrice: null, bankPage: null })
      expect(rateListingPresence(facts.goneSince, now.getTime())).toBe(presence)
      expect(facts.neighbors).toHaveLength(6)
    })

    it('finds a number with the zeros that the bank pads it with', async () => {
      expect((await factsOf('0000000000021')).id).toBe('21')
    })

    it.each(['123456789', 'abc', '12345678901234567890'])('refuses the unknown number %s', async id => {
      await expectRefusal(await ask(id), 404, 'property_not_found')
    })
  })
})
