import { describe, expect, it } from 'vitest'
import { type PhotoAnswer, startPhotoBank } from '#test/support/photo-bank.ts'
import { fileOf, photoListingIds, photoSet } from '#test/support/photos.ts'

const set = photoSet()
const [first = ''] = photoListingIds

describe('an unavailable bank', () => {
  it.each<PhotoAnswer>([
    'stalls',
    'stalls inside',
    'cut off',
    'captcha',
    'text',
    'maintenance',
    'elsewhere',
    500,
    503,
    429,
    403,
  ])('(%s) reveals nothing about the photo', async how => {
    set.bank.behave(() => how)
    const hasty = String(how).startsWith('stalls') && {
      bank: { base: set.bank.url, answerTimeoutMs: 100, downloadTimeoutMs: 200 },
    }
    const { photo, refused, known } = set.served(set.photosOn({ ...hasty }))
    const answer = await photo(first)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 60])
    expect((await refused(first)).code).toBe('photos_unavailable')
    expect(await known([first])).toEqual({ photos: {}, pending: [first] })
    expect(await set.rows()).toEqual([])
    set.bank.behave(() => 'photo')
    expect((await set.served().photo(first)).status).toBe(200)
  })

  it('that cannot be reached reveals nothing, either', async () => {
    await set.bank.stop()
    expect((await set.served().refused(first)).code).toBe('photos_unavailable')
    set.bank = await startPhotoBank()
  })

  it('gets no requests after four failures, and callers get an answer at once', async () => {
    set.bank.behave(() => 503)
    const { known, photo } = set.served()
    expect((await known(photoListingIds)).pending).toEqual(photoListingIds)
    expect(set.bank.asked.length).toBeLessThan(8)
    const before = set.bank.asked.length
    expect((await known([first])).pending).toEqual([first])
    expect((await photo(first)).headers.get('retry-after')).toBe('60')
    expect(set.bank.asked).toHaveLength(before)
    set.bank.behave(() => 'photo')
    set.time += 60_000
    expect((await photo(first)).status).toBe(200)
    expect((await known(photoListingIds)).pending).toEqual([])
  })

  it('does not affect photos we have', async () => {
    const { photo } = set.served()
    await photo(first)
    set.bank.behave(() => 503)
    expect((await photo(first)).status).toBe(200)
  })

  it('does not keep a viewer waiting', async () => {
    set.bank.behave(() => 'held')
    const { refused } = set.served(set.photosOn({ viewerTimeoutMs: 20 }))
    expect((await refused(first)).code).toBe('photos_unavailable')
  })

  it('may redirect to its own site', async () => {
    set.bank.behave(() => 'moved')
    expect((await set.served().photo(first)).status).toBe(200)
    expect(set.bank.asked).toEqual([fileOf(first), 'elsewhere.jpg'])
  })
})
