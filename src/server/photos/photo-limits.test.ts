import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileOf, photoListingIds, photoSet } from '#test/support/photos.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { Refusal } from '../http/refusal.ts'
import { createFairQueue } from '../queue/fair-queue.ts'
import { isSameSite } from './bank-photos.ts'
import { QueueFull, runInRequest } from '../queue/request-context.ts'
import { maxResizing, narrowPhoto } from './resize-photo.ts'

const set = photoSet()
const [first = '', second = '', third = ''] = photoListingIds

/** Limits each address to this many requests. */
function atMost(allowed: number) {
  const counted: string[] = []
  const limits: Pick<RateLimits, 'count'> = {
    async count(name, whose) {
      counted.push(`${name} ${whose}`)
      if (counted.filter(each => each.endsWith(` ${whose}`)).length > allowed) {
        throw new Refusal('too_many_requests', 'Espere.', { retryAfter: 90 })
      }
    },
  }
  return { limits, counted }
}
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('requests that reach the bank', () => {
  it('are counted by address; those for stored photos are not', async () => {
    const { limits, counted } = atMost(2)
    const { photo, known } = set.served(set.photosOn(), limits)
    for (const id of [first, first, second])
      expect((await photo(id, 1, '', from('10.0.0.1'))).status).toBe(200)
    await photo(first, 1, '?w=160', from('10.0.0.1'))
    await known([first, second])
    expect(counted).toEqual(['bankPhotosByAddress 10.0.0.1', 'bankPhotosByAddress 10.0.0.1'])
    const refused = await photo(third, 1, '', from('10.0.0.1'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90'])
    expect(set.bank.asked).toEqual([first, second].map(id => fileOf(id)))
    expect((await photo(third, 1, '', from('10.0.0.2'))).status).toBe(200)
  })

  it('beyond the limit wait, and the others are answered', async () => {
    const { limits } = atMost(2)
    const { known } = set.served(set.photosOn(), limits)
    const { photos, pending } = await known([first, second, third])
    expect([Object.values(photos), pending.length]).toEqual([[[1], [1]], 1])
    expect(set.bank.asked).toHaveLength(2)
  })

  it('are not counted during a pause', async () => {
    const { limits, counted } = atMost(100)
    set.bank.behave(() => 503)
    const { known } = set.served(set.photosOn(), limits)
    for (const id of photoListingIds.slice(0, 4)) await known([id])
    expect(counted).toHaveLength(4)
    await known(photoListingIds)
    expect(counted).toHaveLength(4)
  })

  it('take no place in the queue of the readings while they wait', async () => {
    const { run } = createFairQueue({ concurrent: 1 })
    const served = set.served(set.photosOn())
    const photo = (id: string) =>
      runInRequest({ lane: 'a', signal: null, runInTurn: (_, work) => run(work) }, () => served.photo(id))
    await photo(first)
    set.bank.behave(() => 'held')
    const waiting = photo(second)
    await set.bank.holding(1)
    expect((await photo(first)).status).toBe(200)
    set.bank.release()
    expect((await waiting).status).toBe(200)
  })

  it('have an interval between them', async () => {
    const { photo, known } = set.served(set.photosOn({ interval: 600_000, knownTimeoutMs: 50 }))
    await photo(first)
    expect((await known([second])).pending).toEqual([second])
    expect(set.bank.asked).toEqual([fileOf(first)])
  })
})

it('only a limited number of pictures wait to be resized', async () => {
  const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const all = await Promise.allSettled(
    Array.from({ length: maxResizing + 10 }, async () => narrowPhoto(dot, 160)),
  )
  const refused = all.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toHaveLength(8)
  expect(refused.every(reason => reason instanceof QueueFull)).toBe(true)
})

it.each([
  ['http://caixa/fotos/a.jpg', 'http://caixa/b.jpg', true],
  ['http://caixa/a.jpg', 'https://caixa/a.jpg', true],
  ['https://caixa/a.jpg', 'https://caixa/b.jpg', true],
  ['https://caixa/a.jpg', 'http://caixa/a.jpg', false],
  ['https://caixa/a.jpg', 'https://caixa:8443/a.jpg', false],
  ['http://caixa/a.jpg', 'https://caixa:8443/a.jpg', false],
  ['http://caixa:8080/a.jpg', 'https://caixa:8080/a.jpg', false],
  ['https://caixa/a.jpg', 'https://other/a.jpg', false],
  ['https://caixa/a.jpg', 'ftp://caixa/a.jpg', false],
])('a redirect from %s to %s is followed: %s', (here, there, followed) => {
  expect(isSameSite(new URL(here), new URL(there))).toBe(followed)
})
