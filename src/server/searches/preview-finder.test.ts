import { expect, it } from 'vitest'
import { finishWork } from '#domain/finish-work.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { findListingPage } from '#domain/search/index/search-listings.ts'
import { buildIndex, caseCatalogue } from '#test/support/built-index.ts'
import { caseTime } from '#test/support/case-listings.ts'
import { createPreviewFinder } from './saved-search-routes.ts'

const minute = (minutes: number) => new Date(caseTime.getTime() + minutes * 60_000)

function createCounting() {
  let searches = 0
  const find = createPreviewFinder((...asked) => {
    searches += 1
    return findListingPage(...asked)
  })
  /** 200 saved searches, of which each third is the same. */
  const askAll = (index: Parameters<typeof find>[0], now = minute(0)) => {
    searches = 0
    const found = Array.from({ length: 200 }, (_, at) =>
      finishWork(find(index, { ...emptyCriteria, maxPrice: (1 + (at % 3)) * 100_000 }, now)),
    )
    return { searches, found }
  }
  return { find, askAll }
}

it('what many saved searches find is looked for once for the same criteria, version and minute', () => {
  const { askAll } = createCounting()
  const [index, next] = [buildIndex(caseCatalogue), buildIndex(caseCatalogue)]
  const first = askAll(index)
  expect(first.searches).toBe(3)
  expect(askAll(index)).toEqual({ searches: 0, found: first.found })
  expect(askAll(index, minute(1)).searches).toBe(3)
  expect(askAll(next, minute(1)).searches).toBe(3)
  const { positions, total } = findListingPage(
    index,
    { ...emptyCriteria, maxPrice: 100_000 },
    { page: 0, limit: 3 },
    minute(0),
  )
  expect(first.found[0]).toEqual({ total, ids: [...positions].map(at => String(index.columns.id[at])) })
})

it('each search that is made lets other work go first', () => {
  const { find } = createCounting()
  const index = buildIndex(caseCatalogue)
  const turns = (work: Generator) => [...work].length
  expect(turns(find(index, emptyCriteria, minute(0)))).toBeGreaterThan(0)
  expect(turns(find(index, emptyCriteria, minute(0)))).toBe(0)
})
