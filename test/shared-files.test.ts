import { describe, expect, it } from 'vitest'
import { type SharedFile, mergeFiles } from '../scripts/lib/merge-files.ts'
import { shareFiles } from '../scripts/lib/share-files.ts'

const none = { imported: [] as string[], later: [] as string[] }

/** Names files for modules of 100 characters each, unless `sizes` says otherwise. */
function share(
  graph: Record<string, Partial<typeof none>>,
  sizes: Record<string, number> = {},
  weigh: (root: string) => number = () => 1,
): (id: string) => string | null {
  return shareFiles(
    id => {
      const { imported, later } = { ...none, ...graph[id] }
      return { importedIds: imported, dynamicallyImportedIds: later, code: 'x'.repeat(sizes[id] ?? 100) }
    },
    ['entry'],
    id => id.startsWith('page'),
    weigh,
  )
}

const file = (module: string, roots: string[], size = 100): SharedFile => ({
  modules: [module],
  roots: new Set(roots),
  size,
  isFixed: false,
})

describe('files of what pages share', () => {
  it('puts what the same pages load into one file and leaves the rest to the bundler', () => {
    const name = share({
      entry: { imported: ['everywhere'], later: ['page a', 'page b'] },
      'page a': { imported: ['everywhere', 'one', 'two', 'own'] },
      'page b': { imported: ['one', 'two'] },
    })
    expect(name('one')).not.toBeNull()
    expect(name('two')).toBe(name('one'))
    expect(['everywhere', 'page a', 'own'].map(name)).toEqual([null, null, null])
  })

  it('does not keep apart what a part of a page loads that comes after the page', () => {
    const name = share(
      {
        entry: { later: ['page a', 'page b'] },
        'page a': { imported: ['one', 'two'], later: ['part'] },
        'page b': { imported: ['one', 'two'] },
        part: { imported: ['two'] },
      },
      { one: 100_000, two: 100_000 },
    )
    expect(name('two')).toBe(name('one'))
  })

  it('keeps apart what is too large for a page that does not need it', () => {
    const name = share(
      {
        entry: { later: ['page a', 'page b', 'page c'] },
        'page a': { imported: ['small', 'large'] },
        'page b': { imported: ['small', 'large'] },
        'page c': { imported: ['small'] },
      },
      { large: 50_000 },
    )
    expect(name('large')).not.toBe(name('small'))
  })

  it('lets a page that counts little load a little more for one that counts much', () => {
    const graph = {
      entry: { later: ['page a', 'page b', 'part'] },
      'page a': { imported: ['one', 'two'] },
      'page b': { imported: ['one'] },
      part: { imported: ['two'] },
    }
    const sizes = { two: 5_000 }
    const [even, uneven] = [share(graph, sizes), share(graph, sizes, root => (root === 'page a' ? 10 : 1))]
    expect(even('two')).not.toBe(even('one'))
    expect(uneven('two')).toBe(uneven('one'))
  })

  it('merges small files that are mostly loaded together, and none into a circle', () => {
    const first = file('first', ['a', 'b'])
    const second = file('second', ['a', 'b'])
    const between = { ...file('between', ['a', 'b']), isFixed: true }
    const straight = mergeFiles(
      [first, second],
      () => [],
      () => 1,
    )
    expect(straight.map(({ modules }) => modules)).toEqual([['first', 'second']])
    const imports: Record<string, string[]> = { first: ['between'], between: ['second'] }
    const circular = mergeFiles(
      [first, second, between],
      id => imports[id] ?? [],
      () => 1,
    )
    expect(circular.map(({ modules }) => modules)).toEqual([['first'], ['second']])
  })
})
