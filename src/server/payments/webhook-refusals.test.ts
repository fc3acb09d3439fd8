import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { anyEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers } from '#test/support/lastlink.ts'
import { expectRefusal } from '#test/support/sign-in.ts'

const other = 'fedcba9876543210fedcba9876543210'

anyEngine(engine => {
  let db: Database
  let app: Awaited<ReturnType<typeof appOn>>
  let hook: ReturnType<typeof lastlinkOf>
  const began = Date.now()
  let looks = 0
  const appWith = (tokens: string[]) =>
    appOn(db, {
      // Each request is a moment later, so that the log has an order.
      now: () => new Date(began + looks++),
      payments: { tokens, plans: testOffers, minPrices: {}, database: 'embedded', mail: 'folder' },
    })
  beforeAll(async () => {
    db = await engine.fresh()
    app = await appWith([testLastlinkToken, other])
    hook = lastlinkOf(app)
  })

  describe('the webhook refuses a request', () => {
    const wrong = { 'x-lastlink-token': 'f'.repeat(32), 'x-forwarded-for': '10.9.0.1' }
    it('without a token, with a wrong one or with one in the URL, with the same body', async () => {
      const none = { 'x-lastlink-token': '', 'x-forwarded-for': '10.9.0.2' }
      const answers = [await hook.post({}, wrong), await hook.post({}, none)]
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
      expect(await answers[0]?.text()).toBe(await answers[1]?.text())
      const path = `/api/webhooks/lastlink?token=${testLastlinkToken}`
      await expectRefusal(await app.request(path, { method: 'POST', body: '{}' }), 401, 'unauthorized')
      expect(JSON.stringify(await hook.logs(3))).not.toContain(testLastlinkToken)
    })

    it('from an address that keeps guessing, but never with a correct token', async () => {
      const headers = { ...wrong, 'x-forwarded-for': '10.9.0.3' }
      const answers = await Promise.all(Array.from({ length: 25 }, () => hook.post({}, headers)))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
      const right = { 'x-forwarded-for': '10.9.0.3', 'x-lastlink-token': other }
      expect((await hook.post(lastlinkBody({ payment: 'y' }), right)).status, 'the second token').toBe(200)
    })

    it('with any token when none is configured', async () => {
      const closed = lastlinkOf(await appWith([]))
      await expectRefusal(await closed.post({}), 401, 'unauthorized')
      await expectRefusal(await closed.post({}, { 'x-lastlink-token': '' }), 401, 'unauthorized')
    })

    it.each([
      ['text', 'a=b', 'text/plain', 415, 'unsupported_media_type'],
      ['broken JSON', '{"Id":', 'application/json', 400, 'bad_request'],
      ['a list', '[]', 'application/json', 400, 'bad_request'],
      ['too much', `{"a":"${'x'.repeat(257 * 1024)}"}`, 'application/json', 413, 'body_too_large'],
    ])('%s', async (_, body, type, status, code) => {
      const headers = { 'content-type': type, 'x-lastlink-token': testLastlinkToken }
      const response = await app.request('/api/webhooks/lastlink', { method: 'POST', body, headers })
      await expectRefusal(response, status, code)
      expect((await hook.logs(1))[0]).toMatchObject({
        status_code: status,
        status: 'error',
        event_type: null,
      })
    })
  })
})
