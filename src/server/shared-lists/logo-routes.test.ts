import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { logoBytes, logoSidePx } from '#contract/shared-list-limits.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { eachEngine } from '#test/support/database.ts'
import { exportOwnerData } from '#test/support/all-owner-data.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')

const draw = (width: number, height: number, background = '#08f') =>
  sharp({ create: { width, height, channels: 4, background } })
const noise = (side: number) =>
  sharp(
    Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256)),
    {
      raw: { width: side, height: side, channels: 3 },
    },
  )
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'

/** A PNG whose header says that it is much larger than it is. */
async function bomb(): Promise<Buffer> {
  const png = await draw(10, 10).png().toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

eachEngine(engine => {
  let db: Database
  let world: Awaited<ReturnType<typeof startClientLists>>
  beforeEach(async () => {
    db = await engine.fresh()
    world = await startClientLists(db, () => start)
  })

  const send = (file: Uint8Array | string, type = 'application/octet-stream', cookie = world.cookie) =>
    world.app.request('/api/me/logo', {
      method: 'PUT',
      headers: { 'content-type': type, cookie },
      body: file as Uint8Array<ArrayBuffer>,
    })
  const codeOf = async (response: Response) =>
    ((await response.json()) as { error: { code: string } }).error.code
  const save = async (file: Uint8Array) => {
    const response = await send(file)
    expect(response.status).toBe(200)
    return sharedListCalls.saveLogo.response.parse(await response.json()).logo ?? ''
  }

  describe('the logo of an account', () => {
    it.each(['png', 'jpeg', 'webp'] as const)(
      'is drawn again from %s, without what the file says',
      async format => {
        const file = await draw(1600, 800)
          .withExif({ IFD0: { Copyright: 'SEGREDO' } })
          .toFormat(format)
          .toBuffer()
        const address = await save(file)
        const response = await world.app.request(address, { headers: { cookie: world.cookie } })
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, no-store',
        })
        const kept = Buffer.from(await response.arrayBuffer())
        expect(await sharp(kept).metadata()).toMatchObject({
          format: 'webp',
          width: logoSidePx,
          height: logoSidePx / 2,
        })
        expect(kept.toString('latin1')).not.toContain('SEGREDO')
      },
    )

    it('is small, whatever is in it', async () => {
      const address = await save(await noise(900).png().toBuffer())
      const response = await world.app.request(address, { headers: { cookie: world.cookie } })
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(logoBytes.kept)
    })

    it.each<[string, () => Promise<Uint8Array | string>]>([
      ['nothing', async () => ''],
      ['text', async () => 'não sou um logotipo'],
      ['a drawing that may run scripts', async () => svg],
      ['a page', async () => '<html><body>oi</body></html>'],
      ['a GIF', async () => draw(50, 50).gif().toBuffer()],
      ['a TIFF', async () => draw(50, 50).tiff().toBuffer()],
      ['half a picture', async () => (await noise(300).png().toBuffer()).subarray(0, 20_000)],
      ['a beginning alone', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
      ['a picture that would fill the memory', bomb],
      [
        'a drawing behind the beginning of a JPEG',
        async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      ],
      [
        'a picture that moves',
        async () =>
          sharp([await draw(9, 9).png().toBuffer(), await draw(9, 9, '#f80').png().toBuffer()], {
            join: { animated: true },
          })
            .webp()
            .toBuffer(),
      ],
    ])('is refused when it is %s', async (_, file) => {
      const before = await save(await draw(60, 60).png().toBuffer())
      const response = await send(await file())
      expect([response.status, await codeOf(response)]).toEqual([422, 'unreadable_picture'])
      const { logo } = await world.on.ask(sharedListCalls.sharedLists, { cookie: world.cookie })
      expect(logo).toBe(before)
    })

    it('is refused when it is too large, or of another type of body', async () => {
      const large = await send(new Uint8Array(logoBytes.sent + 1))
      expect([large.status, await codeOf(large)]).toEqual([413, 'body_too_large'])
      const typed = await send(await draw(60, 60).png().toBuffer(), 'image/png')
      expect([typed.status, await codeOf(typed)]).toEqual([415, 'unsupported_media_type'])
    })

    it('is on the lists that show it, and at no other address', async () => {
      const { token } = await world.on.create(world.cookie, { showLogo: true })
      const without = await world.on.create(world.cookie)
      expect((await world.on.open(token)).logo).toBeNull()
      await save(await draw(60, 60).png().toBuffer())
      const { logo } = await world.on.open(token)
      expect(logo).toMatch(new RegExp(`^/api/shared/${token}/logo\\?v=`))
      expect((await world.app.request(logo ?? '')).status).toBe(200)
      expect((await world.on.open(without.token)).logo).toBeNull()
      expect((await world.app.request(`/api/shared/${without.token}/logo`)).status).toBe(404)
      const other = await world.accounts.cookieOf(await world.accounts.person())
      const theirs = await world.app.request('/api/me/logo', { headers: { cookie: other } })
      expect([theirs.status, await codeOf(theirs)]).toEqual([404, 'logo_not_found'])
    })

    it('is replaced, exported, and deleted, also repeatedly', async () => {
      const first = await save(await draw(60, 60).png().toBuffer())
      expect(await save(await draw(60, 60, '#f00').png().toBuffer())).not.toBe(first)
      expect((await exportOwnerData(db, world.owner)).logo).toMatch(/^data:image\/webp;base64,UklGR/)
      for (let attempt = 0; attempt < 2; attempt++)
        await world.on.ask(sharedListCalls.deleteLogo, { cookie: world.cookie })
      expect((await exportOwnerData(db, world.owner)).logo).toBeNull()
    })
  })
})
