import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PhotoAnswer } from '#test/support/photo-bank.ts'
import { demonstrationId, fileOf, photoListingIds, photoSet } from '#test/support/photos.ts'
import { createPacer } from './photo-service.ts'

const set = photoSet()
const [first = '', second = ''] = photoListingIds

describe('a photo of the bank', () => {
  it('has the requested width, and is requested from the bank once', async () => {
    const { photo } = set.served()
    const widths = []
    for (const query of ['?w=160', '?w=161', '', '?w=5000', '?w=160']) {
      const answer = await photo(first, 1, query)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect(format).toBe('webp')
      widths.push([width, height])
    }
    expect(widths).toEqual([
      [160, 120],
      [320, 240],
      [640, 480],
      [800, 600],
      [160, 120],
    ])
    expect(set.bank.asked).toEqual([fileOf(first)])
    expect(await set.rows()).toEqual([{ id: Number(first), n: 1, present: true }])
  })

  it('is cached by browsers, which only revalidate it', async () => {
    const { photo } = set.served()
    const answer = await photo(first)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
    const tag = answer.headers.get('etag') ?? ''
    expect((await photo(first, 1, '', { 'if-none-match': tag })).status).toBe(304)
    expect((await photo(first, 1, '', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is on the disk for the next process, even when the database does not know it', async () => {
    await set.served().photo(first)
    await set.forgetRows()
    const { photo, known } = set.served()
    expect((await photo(first)).status).toBe(200)
    expect(await known([first])).toEqual({ photos: { [first]: [1] }, pending: [] })
    expect(set.bank.asked).toHaveLength(1)
  })

  it('is fetched once for many concurrent requests', async () => {
    set.bank.behave(() => 'held')
    const { photo, known } = set.served()
    const answers = [photo(first), photo(first, 1, '?w=320'), photo(first, 1, '?w=1'), known([first])]
    await set.bank.holding(1)
    set.bank.release()
    await Promise.all(answers)
    expect(set.bank.asked).toHaveLength(1)
  })

  it('loses the camera’s metadata', async () => {
    const { photo } = set.served()
    const { exif, icc } = await sharp(await (await photo(first)).arrayBuffer()).metadata()
    expect([exif, icc]).toEqual([undefined, undefined])
  })

  it.each([
    ['/api/photos/abc/1', 'id'],
    ['/api/photos/1/0', 'n'],
    ['/api/photos/1/10', 'n'],
    ['/api/photos/1/x', 'n'],
    ['/api/photos/1/1?w=0', 'w'],
    ['/api/photos/1/1?w=-5', 'w'],
    ['/api/photos/1/1?w=1.5', 'w'],
    ['/api/photos/1/1?w=', 'w'],
    ['/api/photos', 'ids'],
    ['/api/photos?ids=1,x', 'ids'],
    [`/api/photos?ids=${Array.from({ length: 101 }, (_, id) => id + 1).join(',')}`, 'ids'],
    ['/api/photos?ids=1&all=2', 'all'],
    ['/api/photos?ids=1,2&all=1', 'all'],
  ])('is refused for %s: %s', async (path, field) => {
    const { wrong } = set.served()
    expect(await wrong(path)).toEqual({ code: 'bad_request', fields: [field] })
  })

  it.each([
    ['a number that nobody knows', '123'],
    ['a listing of the demonstration', demonstrationId],
  ])('is missing for %s, without a request to the bank', async (_, id) => {
    const { refused, known } = set.served()
    expect((await refused(id)).code).toBe('photo_not_found')
    expect(await known([id])).toEqual({ photos: { [id]: [] }, pending: [] })
    expect(set.bank.asked).toEqual([])
  })

  it('is missing when photos are off', async () => {
    const { refused, known } = set.served(null)
    expect((await refused(first)).code).toBe('photo_not_found')
    expect(await known([first])).toEqual({ photos: { [first]: [] }, pending: [] })
  })
})

describe('a missing photo', () => {
  it.each<PhotoAnswer>(['missing', 410, 'page', 'broken', 'dot', 'huge', 'bomb'])(
    '(%s) is remembered',
    async how => {
      set.bank.behave(() => how)
      const { refused, known } = set.served()
      expect((await refused(first)).code).toBe('photo_not_found')
      expect((await refused(first)).code).toBe('photo_not_found')
      expect(await known([first])).toEqual({ photos: { [first]: [] }, pending: [] })
      expect(set.bank.asked).toHaveLength(1)
      expect(await set.rows()).toEqual([{ id: Number(first), n: 1, present: false }])
      expect(await readdir(set.folder)).toEqual([])
    },
  )

  it('is not read to its end when it is too large', async () => {
    set.bank.behave(() => 'huge')
    await set.served().refused(first)
    expect(set.bank.sent()).toBeLessThan(20 * 1024 * 1024)
  })

  it('is requested again after 30 days', async () => {
    set.bank.behave(() => 'missing')
    const { refused, photo, known } = set.served()
    await refused(first)
    set.bank.behave(() => 'photo')
    set.time += 29 * 86_400_000
    await refused(first)
    expect(set.bank.asked).toHaveLength(1)
    set.time += 2 * 86_400_000
    expect(await known([first])).toEqual({ photos: { [first]: [1] }, pending: [] })
    expect((await photo(first)).status).toBe(200)
    expect(set.bank.asked).toHaveLength(2)
  })
})

describe('the list of known photos', () => {
  it('is answered with what is known in time, and the rest at the next request', async () => {
    set.bank.behave(file => (file === fileOf(first) ? 'held' : file === fileOf(second) ? 'missing' : 'photo'))
    const photos = set.photosOn({ knownTimeoutMs: 20 })
    const third = photoListingIds[2] ?? ''
    await set.served().known([second, third])
    const { known } = set.served(photos)
    expect(await known([first, second, third, second])).toEqual({
      photos: { [second]: [], [third]: [1] },
      pending: [first],
    })
    set.bank.behave(() => 'photo')
    set.bank.release()
    expect((await set.served().known([first])).photos).toEqual({ [first]: [1] })
  })

  it('sends four requests to the bank at a time', async () => {
    set.bank.behave(() => 'held')
    const { known } = set.served()
    const answer = known(photoListingIds)
    await set.bank.holding(4)
    expect(set.bank.most()).toBe(4)
    set.bank.behave(() => 'photo')
    set.bank.release()
    expect((await answer).pending).toEqual([])
    expect([set.bank.asked.length, set.bank.most()]).toEqual([photoListingIds.length, 4])
  })

  it('requests all photos of one property until one is missing', async () => {
    set.bank.behave(file => (/2[123]\.jpg$/.test(file) ? 'photo' : 'missing'))
    const { known } = set.served()
    expect(await known([first])).toEqual({ photos: { [first]: [1] }, pending: [] })
    expect(await known([first], true)).toEqual({ photos: { [first]: [1, 2, 3] }, pending: [] })
    expect(await known([first], true)).toEqual({ photos: { [first]: [1, 2, 3] }, pending: [] })
    expect(set.bank.asked).toEqual([1, 2, 3, 4].map(n => fileOf(first, n)))
  })

  it('returns known photos while it requests more', async () => {
    set.bank.behave(file => (file === fileOf(first, 3) ? 'held' : 'photo'))
    const { photo, known } = set.served(set.photosOn({ knownTimeoutMs: 20 }))
    await photo(first, 1)
    await photo(first, 2)
    expect(await known([first], true)).toEqual({ photos: { [first]: [1, 2] }, pending: [first] })
  })

  it('stops requesting when the server stops', async () => {
    set.bank.behave(() => 'held')
    const photos = set.photosOn({ knownTimeoutMs: 20 })
    const known = photos.known(photoListingIds, false, async () => undefined)
    await set.bank.holding(4)
    await known
    await photos.stop()
    expect(set.bank.asked).toHaveLength(4)
    expect(await set.rows()).toEqual([])
  })
})

it('starts one per interval, at once after an idle time', async () => {
  let time = 1000
  const waited: number[] = []
  const { signal } = new AbortController()
  const waitForSlot = createPacer(
    250,
    () => time,
    async milliseconds => waited.push(milliseconds),
  )
  for (let i = 0; i < 4; i++) await waitForSlot(signal)
  expect(waited).toEqual([250, 500, 750])
  time = 1900
  await waitForSlot(signal)
  expect(waited).toEqual([250, 500, 750, 100])
  time = 5000
  await waitForSlot(signal)
  expect(waited).toHaveLength(4)
})

it('ends when its signal aborts', async () => {
  const stopping = new AbortController()
  const waitForSlot = createPacer(60_000)
  await waitForSlot(stopping.signal)
  const second = waitForSlot(stopping.signal)
  stopping.abort()
  await expect(second).rejects.toThrow()
})
