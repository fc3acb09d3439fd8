import { rm } from 'node:fs/promises'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callQueues } from '#contract/call-queues.ts'
import { ErrorBody, type ErrorCode } from '#contract/error-codes.ts'
import { sentParameter, sharedFormPaths } from '#contract/shared-list-path.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { openCalls, openForms } from '#test/support/open-calls.ts'
import { appOn } from '#test/support/page-app.ts'
import { openSilentPhotos } from '#test/support/silent-photos.ts'
import { loadCatalogueIndex } from './catalogue/search-index/catalogue-index.ts'
import { createServerQueues } from './queue/server-queues.ts'

const openEntries = [...openCalls, ...openForms]
const other = '198.51.100.9'
const atOnce = 40

/** Codes that no answer may have: the question was wrong, or the server failed. */
const failures: string[] = [
  'bad_request',
  'unsupported_media_type',
  'server_busy',
  'internal_error',
] satisfies ErrorCode[]

/** Calls that count attempts at passwords and codes, of which forty are too many for anybody. */
const countsAttempts = new Set([
  'signIn',
  'signInByLink',
  'demoSignIn',
  'requestPasswordReset',
  'resetPassword',
])

anyEngine(engine => {
  let app: Hono
  let begun: { queue: string; lane: string | null }[] = []
  const ends: (() => unknown)[] = []

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(
      db,
      Array.from({ length: 60 }, (_, at) => createListing({ id: String(8444405322578 + at) })),
    )
    const { folder } = await writeFakeSite()
    const photos = openSilentPhotos(db, folder)
    ends.push(
      () => photos.stop(),
      () => rm(folder, { recursive: true, force: true }),
    )
    app = await appOn(db, {
      photos,
      index: { ...(await loadCatalogueIndex(db)), follow: async () => undefined },
      runInTurn: createServerQueues((queue, lane) => begun.push({ queue, lane })),
    })
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  it('knows every way to send something that is no call', () => {
    const mounted = app.routes.filter(({ method, path }) => method === 'POST' && !path.startsWith('/api/'))
    expect(new Set(mounted.map(({ path }) => path))).toEqual(
      new Set(Object.values(sharedFormPaths).map(write => write(':token'))),
    )
    expect(openForms).toHaveLength(Object.keys(sharedFormPaths).length)
  })

  it.each(openEntries)(
    'forty calls of $name at once leave another address its turn',
    async ({ name, turn, ask }) => {
      begun = []
      const number = openEntries.findIndex(each => each.name === name)
      // Its own address, because writes of one address within ten seconds are limited for all calls together.
      const crowd = `203.0.113.${number}`
      const request = async (path: string, init: RequestInit) => {
        const response = await app.request(path, init)
        const answer = await response.text()
        // A form redirects to its page with the outcome in a parameter.
        const sent = response.headers.get('location')?.split(`${sentParameter}=`)[1]
        if (sent !== undefined) return sent
        return response.ok ? 'ok' : ErrorBody.parse(JSON.parse(answer)).error.code
      }
      const theirs = Array.from({ length: atOnce }, (_, at) => {
        const { path, init } = ask(crowd, 1_000 + at)
        return request(path, init)
      })
      const search = request(`/api/properties?maxPrice=${900_000 + number}`, {
        headers: { 'x-forwarded-for': other },
      })
      expect(await search).toBe('ok')
      const answers = await Promise.all(theirs)
      const turns = begun.filter(({ lane }) => lane === crowd)
      // Every call took a turn in the queue that its definition names.
      expect(new Set(turns.map(({ queue }) => queue))).toEqual(new Set([turn.queue]))
      const first = begun.findIndex(({ lane }) => lane === other)
      expect(first).toBeLessThanOrEqual(callQueues[turn.queue].atOnceOfAddress + 1)
      const wrong = countsAttempts.has(name) ? failures : [...failures, 'too_many_requests']
      expect(answers.filter(answer => wrong.includes(answer))).toEqual([])
    },
  )
})
