import { describe, expect, it } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { createTotalCache } from './total-cache.ts'

const inSp: Criteria = { ...emptyCriteria, state: ['SP'] }

function set() {
  const state = { version: 1 }
  const withTotal = createTotalCache({
    known: () => state.version,
    read: async () => state.version,
    moved: () => undefined,
  })
  /** Returns the total known when the criteria were searched. */
  const known = async (criteria: Criteria, total = 7) => {
    let seen: number | undefined
    await withTotal(criteria, async known => {
      seen = known
      return { total: known ?? total }
    })
    return seen
  }
  return { state, known }
}

describe('the total of a search', () => {
  it('is known for every later page and order', async () => {
    const { known } = set()
    expect(await known(inSp)).toBeUndefined()
    expect(await known({ ...inSp, sort: '-price' })).toBe(7)
    expect(await known({ ...inSp, category: 'casa' })).toBeUndefined()
  })

  it('is dropped when the catalogue changes', async () => {
    const { state, known } = set()
    await known(inSp)
    state.version = 2
    expect(await known(inSp, 8)).toBeUndefined()
    expect(await known(inSp)).toBe(8)
  })

  it('is not cached when it depends on the clock', async () => {
    const { known } = set()
    const dated = { ...emptyCriteria, hasAuctionDate: true }
    await known(dated)
    expect(await known(dated)).toBeUndefined()
  })
})
