import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VersionCache } from './version-cache.ts'

const most = 100

/** What is stored, under one of few keys, or read. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), key: fc.nat(12), size: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('get' as const), key: fc.nat(12), size: fc.constant(0) }),
  fc.record({ kind: fc.constant('delete' as const), key: fc.nat(12), size: fc.constant(0) }),
  fc.record({ kind: fc.constant('version' as const), key: fc.constant(0), size: fc.constant(0) }),
)

describe('a cache of one version', () => {
  it('holds what was used last, as much as fits, under any use', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), steps => {
        const cache = new VersionCache<string>(most)
        /** What the cache should hold, the longest unused first. */
        let model: { key: string; value: string; size: number }[] = []
        let version = 0
        for (const [at, { kind, key: number, size }] of steps.entries()) {
          const key = `k${number}`
          const known = model.find(each => each.key === key)
          if (kind === 'version') {
            version += 1
            model = []
            // The version is in effect with the first value that belongs to it.
            cache.set(version, 'large', 'never held', most)
            continue
          }
          if (kind === 'get') expect(cache.get(version, key)).toBe(known?.value)
          if (kind === 'delete') cache.delete(key)
          if (kind === 'set') cache.set(version, key, `v${at}`, size)
          model = model.filter(each => each !== known)
          if (kind === 'get' && known) model.push(known)
          if (kind === 'set' && size * 4 <= most) model.push({ key, value: `v${at}`, size })
          while (model.reduce((sum, each) => sum + each.size, 0) > most) model.shift()
        }
        for (const { key, value } of model) expect(cache.get(version, key)).toBe(value)
        const held = Array.from({ length: 13 }, (_, number) => cache.get(version, `k${number}`))
        expect(held.filter(value => value !== undefined)).toHaveLength(model.length)
      }),
    )
  })

  it('never gives or takes a value of another version', () => {
    const cache = new VersionCache<string>(most)
    cache.set(2, 'a', 'second', 1)
    cache.set(1, 'a', 'first', 1)
    expect([cache.get(1, 'a'), cache.get(2, 'a'), cache.get(3, 'a')]).toEqual([
      undefined,
      'second',
      undefined,
    ])
    cache.set(3, 'b', 'third', 1)
    expect([cache.get(2, 'a'), cache.get(3, 'a'), cache.get(3, 'b')]).toEqual([undefined, undefined, 'third'])
  })
})
