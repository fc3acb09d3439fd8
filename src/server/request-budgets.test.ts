import { rm } from 'node:fs/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CallQueue, CallTurn } from '#contract/call-queues.ts'
import { callQueues } from '#contract/call-queues.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import { inDepth } from '#test/support/depth.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { accountCalls, openCalls, openForms } from '#test/support/open-calls.ts'
import { appOn } from '#test/support/page-app.ts'
import { openSilentPhotos } from '#test/support/silent-photos.ts'
import { BudgetSpent, type RunInTurn, currentRequest } from './queue/request-context.ts'

const [crowd, other] = ['203.0.113.7', '198.51.100.9']

async function expectRefused(response: Response) {
  expect(response.status).toBe(429)
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(10)
  const { error } = ErrorBody.parse(await response.json())
  expect(error).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('tente de novo'),
  })
}

/** The application, of which one address gets no turn once its budget is spent. */
async function appOfCrowd() {
  const state = { isSpent: false }
  const runInTurn: RunInTurn = (_, work) =>
    state.isSpent && currentRequest().lane === crowd ? Promise.reject(new BudgetSpent()) : work()
  const site = await writeFakeSite()
  onTestFinished(() => rm(site.folder, { recursive: true, force: true }))
  const db = await testEngine('postgres').fresh()
  await seedCatalogue(db, [createListing({ id: '8444405322578' })])
  const photos = openSilentPhotos(db, site.folder)
  onTestFinished(() => photos.stop())
  const app = await appOn(db, { runInTurn, photos })
  return { state, app, db }
}

describe('the budget of an address', () => {
  it('limits every call that is open to everybody', async () => {
    const { state, app } = await appOfCrowd()
    state.isSpent = true
    for (const call of openCalls) {
      const { path, init } = call.ask(crowd, 1)
      await expectRefused(await app.request(path, init))
      const theirs = call.ask(other, 1)
      expect((await app.request(theirs.path, theirs.init)).status, call.name).not.toBe(429)
    }
  })

  it('limits every call of an account', async () => {
    const { state, app, db } = await appOfCrowd()
    const { person, cookieOf } = accountsOn(db)
    const cookie = await cookieOf(await person())
    state.isSpent = true
    for (const { name, ask } of accountCalls) {
      const { path, init } = ask(crowd, 1)
      const response = await app.request(path, { ...init, headers: { ...init.headers, cookie } })
      expect(response.status, name).toBe(429)
      await expectRefused(response)
    }
  })

  it('limits the forms of lists, whose page says so', async () => {
    const { state, app } = await appOfCrowd()
    state.isSpent = true
    for (const { name, ask } of openForms) {
      const { path, init } = ask(crowd, 1)
      const response = await app.request(path, init)
      expect([response.status, response.headers.get('location')], name).toEqual([
        303,
        expect.stringContaining('?enviado=too_many_requests'),
      ])
    }
  })

  it.each(['/api/properties/map?state=SP', '/api/properties?maxPrice=900000', '/api/stats', '/api/states'])(
    'limits no answer of %s that is kept already',
    async path => {
      const { state, app } = await appOfCrowd()
      const ask = (path: string) => app.request(path, { headers: { 'x-forwarded-for': crowd } })
      expect((await ask(path)).status).toBe(200)
      state.isSpent = true
      expect((await ask(path)).status).toBe(200)
      await expectRefused(await ask('/api/properties?state=AC'))
    },
  )

  it.each([...openCalls, ...openForms, ...accountCalls])(
    'of $name has room for a whole office that asks at once',
    ({ turn }) => {
      const turns: Record<CallTurn['queue'], CallQueue> = callQueues
      expect(turn.cost * 40).toBeLessThanOrEqual(turns[turn.queue].budget)
    },
  )

  it('lets one address read the catalogue page by page, and every property, however long it takes', async () => {
    const db = await testEngine('embedded').fresh()
    const ids = Array.from({ length: inDepth(220, 1_100) }, (_, at) => String(8444405320000 + at))
    await seedCatalogue(
      db,
      ids.map(id => createListing({ id })),
    )
    const app = await appOn(db)
    // Each look at the clock finds that a second has passed: the machine is slow.
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1_000))
    onTestFinished(() => clock.mockRestore())
    const statuses = new Set<number>()
    const ask = async (path: string) => {
      const response = await app.request(path, { headers: { 'x-forwarded-for': crowd } })
      await response.arrayBuffer()
      statuses.add(response.status)
    }
    for (let page = 0; page < inDepth(80, 400); page++) await ask(`/api/properties?limit=100&page=${page}`)
    for (const id of ids) await ask(`/api/properties/${id}/facts`)
    expect([...statuses]).toEqual([200])
  })
})
