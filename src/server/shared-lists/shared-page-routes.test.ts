import { rm } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxSharedOpensByDay } from '#contract/shared-list-limits.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { anyEngine } from '#test/support/database.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import type { Database } from '../database/database.ts'
import type { BuiltSite } from '../http/page-renderer.ts'
import { deletePastOpens, isPersonsVisit } from './count-open.ts'

const start = new Date('2026-01-10T12:00:00Z')
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const visitor = 'a0000000-0000-4000-8000-000000000001'

anyEngine(engine => {
  let time = start
  let site: BuiltSite
  let db: Database
  let world: Awaited<ReturnType<typeof startClientLists>>
  let id: string
  let token: string

  beforeAll(async () => {
    site = await writeFakeSite()
  })
  afterAll(() => rm(site.folder, { recursive: true, force: true }))

  beforeEach(async () => {
    time = start
    db = await engine.fresh()
    world = await startClientLists(db, () => time, {
      site,
      headers: { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'X-Frame-Options': 'DENY' },
    })
    ;({ id, token } = await world.on.create(world.cookie))
  })

  const visit = (headers: Record<string, string> = {}, { method = 'GET', query = '' } = {}) =>
    world.app.request(`/lista/${token}${query}`, {
      method,
      headers: { 'user-agent': phone, 'x-forwarded-for': '203.0.113.1', ...headers },
    })
  const answers = () =>
    world.on.ask(sharedListCalls.sharedListAnswers, { cookie: world.cookie, path: { id } })
  const opens = async () => {
    const { list } = await answers()
    return [list.opens, list.lastOpened]
  }
  const send = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    world.app.request(`/lista/${token}/${form}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '203.0.113.1',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })

  describe('the page of a list', () => {
    it('is not indexed by search engines, sends no referrer to other sites, and is not cached', async () => {
      const headers = {
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-frame-options': 'DENY',
      }
      const page = await visit()
      expect(page.status).toBe(200)
      expect(page.headers.getSetCookie()).toEqual([])
      expect(Object.fromEntries(page.headers)).toMatchObject(headers)
      const below = await world.app.request(`/lista/${token}/outra`)
      expect(Object.fromEntries(below.headers)).toMatchObject(headers)
    })

    it('is rendered for every request', async () => {
      const text = async () => (await (await visit()).text()).trim()
      const [first, second] = [await text(), await text()]
      expect(first).toContain(`/lista/${token}`)
      expect(second).not.toBe(first)
    })

    it('counts each visitor once a day', async () => {
      for (let attempt = 0; attempt < 3; attempt++) await visit()
      expect(await opens()).toEqual([1, '2026-01-10'])
      await visit({ 'x-forwarded-for': '203.0.113.2' })
      await visit({ 'user-agent': `${phone} Edg/131.0` })
      expect(await opens()).toEqual([3, '2026-01-10'])
      // Midnight in Brasília.
      time = new Date('2026-01-11T03:00:00Z')
      await visit()
      expect(await opens()).toEqual([4, '2026-01-11'])
    })

    it('does not count its owner, as long as their session is there', async () => {
      await visit({ cookie: world.cookie })
      expect((await opens())[0]).toBe(0)
      await visit({ cookie: 'better-auth.session_token=nenhuma' })
      expect((await opens())[0]).toBe(1)
    })

    it('counts who opens it with a slash at its end', async () => {
      const address = `/lista/${token}/`
      const page = await world.app.request(address, { headers: { 'user-agent': phone } })
      expect([page.status, (await opens())[0]]).toEqual([200, 1])
    })

    it('counts visitors at once', async () => {
      await Promise.all(
        Array.from({ length: 8 }, async (_, n) => visit({ 'x-forwarded-for': `203.0.113.${n % 4}` })),
      )
      expect((await opens())[0]).toBe(4)
    })

    it('keeps no address, and nothing of a day that is over', async () => {
      await visit()
      const rows = () => db.query(sql`select * from shared_list_opens`)
      expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113|Mozilla/)
      await deletePastOpens(db, time)
      expect(await rows()).toHaveLength(1)
      await deletePastOpens(db, new Date('2026-01-11T03:00:00Z'))
      expect(await rows()).toEqual([])
      expect(await opens()).toEqual([1, '2026-01-10'])
    })

    it('counts so many opens a day at most', async () => {
      await db.query(sql`
        insert into shared_list_opens (user_id, list_id, day, opener_hash)
        select ${world.owner}::text, ${id}::uuid, '2026-01-10', n::text
        from generate_series(1, ${maxSharedOpensByDay}::integer) n`)
      expect((await visit()).status).toBe(200)
      expect(await opens()).toEqual([0, null])
    })

    it('counts nothing for a page that is not there, and no request for its head', async () => {
      await visit({}, { method: 'HEAD' })
      await world.app.request('/lista/x', { headers: { 'user-agent': phone } })
      await world.on.ask(sharedListCalls.changeSharedList, {
        cookie: world.cookie,
        path: { id },
        body: { revoked: true },
      })
      await visit()
      expect(await opens()).toEqual([0, null])
    })
  })

  describe('the forms of a list', () => {
    it('take a reaction and lead back, with the key of their visitor', async () => {
      const answer = await send('reacao', { item: '1', reaction: 'liked' })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/lista/${token}?enviado=reacao#1`,
      ])
      const [line = ''] = answer.headers.getSetCookie()
      expect(line).toMatch(/^lista_visitante=[\da-f-]{36}; Max-Age=15552000; Path=\/lista; SameSite=Lax$/)
      const cookie = line.split(';')[0] ?? ''
      await send('reacao', { item: '1', reaction: 'disliked' }, { cookie })
      expect((await answers()).reactions).toMatchObject([{ item: '1', liked: 0, disliked: 1 }])
      const page = await world.on.open(token, cookie.split('=')[1])
      expect(page.listings[0]?.mine).toBe('disliked')
      await send('reacao', { item: '1', reaction: '' }, { cookie })
      expect((await answers()).reactions).toEqual([])
    })

    it('take a question once, also where it is sent twice', async () => {
      const cookie = `lista_visitante=${visitor}`
      for (let attempt = 0; attempt < 2; attempt++) {
        const answer = await send(
          'pergunta',
          { item: '1', text: 'Oi\r\nAceita FGTS?', name: 'Ana' },
          { cookie },
        )
        expect(answer.headers.get('location')).toBe(`/lista/${token}?enviado=pergunta#1`)
      }
      await send('pergunta', { text: 'Outra?' }, { cookie })
      expect((await answers()).questions.map(({ text }) => text).toSorted()).toEqual([
        'Oi\nAceita FGTS?',
        'Outra?',
      ])
    })

    it.each<[string, string, Record<string, string>, Record<string, string>, string]>([
      ['no text', 'pergunta', { text: ' ' }, {}, 'bad_request'],
      ['another reaction', 'reacao', { item: '1', reaction: 'x' }, {}, 'bad_request'],
      ['another property', 'reacao', { item: '3', reaction: 'liked' }, {}, 'property_not_found'],
      [
        'a foreign page',
        'reacao',
        { item: '1', reaction: 'liked' },
        { 'sec-fetch-site': 'cross-site' },
        'cross_site',
      ],
      ['JSON', 'reacao', { item: '1' }, { 'content-type': 'application/json' }, 'unsupported_media_type'],
    ])('say on the page that they are refused with %s', async (_, form, fields, headers, code) => {
      const answer = await send(form, fields, headers)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/lista/${token}?enviado=${code}`,
      ])
      const { reactions, questions } = await answers()
      expect([reactions, questions]).toEqual([[], []])
    })

    it('refuse what is too long, and lead nowhere else', async () => {
      const large = await send('pergunta', { text: 'x'.repeat(70_000) })
      expect([large.status, large.headers.get('location')]).toEqual([
        303,
        `/lista/${token}?enviado=body_too_large`,
      ])
      const elsewhere = await world.app.request('/lista/%2F%2Fexemplo.com/reacao', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'item=1',
      })
      expect(elsewhere.headers.get('location')).toMatch(/^\/lista\/%2F%2Fexemplo\.com\?enviado=/)
    })

    it('are taken of the page’s own, which says nothing of where it comes from', async () => {
      const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
      await send('reacao', { item: '1', reaction: 'liked' }, own)
      expect((await answers()).list.liked).toBe(1)
    })
  })
})

describe('a visit by a person', () => {
  const browser = { method: 'GET', address: '203.0.113.1', agent: phone, purpose: undefined }
  it.each([
    phone,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36 Telegram-Android/11.4',
  ])('is that of %s', agent => {
    expect(isPersonsVisit({ ...browser, agent })).toBe(true)
  })
  it.each([
    'WhatsApp/2.24.20.89 A',
    'TelegramBot (like TwitterBot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'Dalvik/2.1.0 (Linux; U; Android 14)',
    'Ruby',
    'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
    ' ',
    undefined,
  ])('is not that of %s', agent => {
    expect(isPersonsVisit({ ...browser, agent })).toBe(false)
  })
  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip', 'preview'])(
    'is none that a browser makes in advance: %s',
    purpose => {
      expect(isPersonsVisit({ ...browser, purpose })).toBe(false)
    },
  )
})
