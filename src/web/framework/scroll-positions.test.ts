// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openScrollPositions } from './browser-navigation.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('scroll positions', () => {
  it('are at the top for a page that nobody left', () => {
    expect(openScrollPositions().get('k1')).toBe(0)
  })

  it('are known to the next document once they are stored, and not before', () => {
    const positions = openScrollPositions()
    positions.set('k1', 840)
    expect(openScrollPositions().get('k1')).toBe(0)
    positions.store()
    expect(openScrollPositions().get('k1')).toBe(840)
  })

  it('are those of the 100 pages that were left last', () => {
    const left = fc.array(fc.tuple(fc.nat(150), fc.nat(5_000)), { minLength: 90, maxLength: 400 })
    fc.assert(
      fc.property(left, all => {
        sessionStorage.clear()
        const positions = openScrollPositions()
        const expected = new Map<number, number>()
        for (const [page, position] of all) {
          positions.set(`k${page}`, position)
          expected.delete(page)
          expected.set(page, position)
        }
        positions.store()
        const kept = new Map([...expected].slice(-100))
        const again = openScrollPositions()
        for (let page = 0; page <= 150; page++) expect(again.get(`k${page}`)).toBe(kept.get(page) ?? 0)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it.each(['', '{', 'null', '7', '{"k1":3}', '[null,["k1"],["k1","3"],[1,2]]'])(
    'do without what is stored as %j',
    stored => {
      sessionStorage.setItem('scroll-positions', stored)
      expect(openScrollPositions().get('k1')).toBe(0)
    },
  )

  it('do without a storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const positions = openScrollPositions()
    positions.set('k1', 7)
    expect(() => positions.store()).not.toThrow()
    expect(positions.get('k1')).toBe(7)
  })
})
