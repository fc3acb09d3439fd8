import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles, groupedGraph, importGraph, readSources } from './support/import-graph.ts'

const project = resolve(import.meta.dirname, '..')

/** A capability's folder, with its subfolders, is one node; so is each file directly in src/server. */
const capabilityOf = (path: string): string => path.split('/').slice(0, 3).join('/')

describe('the imports of the project', () => {
  it('have no cycle between files of a layer', async () => {
    for (const layer of ['src/domain', 'src/contract', 'src/server', 'src/web'])
      expect(findCycles(importGraph(await readSources(project, layer)))).toEqual([])
  })

  it('have no cycle between folders of domain, contract and web', async () => {
    for (const layer of ['src/domain', 'src/contract', 'src/web']) {
      const graph = groupedGraph(importGraph(await readSources(project, layer)), dirname)
      expect(graph.size).toBeGreaterThan(0)
      expect(findCycles(graph)).toEqual([])
    }
  })

  it('have no cycle between capabilities of the server', async () => {
    const graph = groupedGraph(importGraph(await readSources(project, 'src/server')), capabilityOf)
    expect(graph.get('src/server/capabilities.ts')?.size).toBeGreaterThan(5)
    expect(findCycles(graph)).toEqual([])
  })
})

describe('an import cycle', () => {
  const circlesIn = (texts: Record<string, string>, groupOf = (path: string) => path) =>
    findCycles(groupedGraph(importGraph(new Map(Object.entries(texts))), groupOf))

  it.each([
    ['a type', "import type { A } from './a.ts'"],
    ['several lines', "import {\n  a,\n  b,\n} from './a.ts'"],
    ['a re-export', "export { a } from './a.ts'"],
    ['a bare import', "import './a.ts'"],
    ['an import at run time', "const a = await import('./a.ts')"],
    ['an alias', "import { a } from '#server/x/a.ts'"],
  ])('is found when %s closes it', (_, closing) => {
    const texts = { 'src/server/x/a.ts': "import { b } from './b.ts'", 'src/server/x/b.ts': closing }
    expect(circlesIn(texts)).toEqual([['src/server/x/a.ts', 'src/server/x/b.ts']])
  })

  it('is found between folders whose files have none, over any number of steps', () => {
    const texts = {
      'src/server/a/one.ts': "import '../b/one.ts'",
      'src/server/b/one.ts': '',
      'src/server/b/two.ts': "import '../c/deep/one.ts'",
      'src/server/c/deep/one.ts': '',
      'src/server/c/two.ts': "import '../a/two.ts'",
      'src/server/a/two.ts': '',
      'src/server/d/one.ts': "import '../a/one.ts'",
    }
    expect(circlesIn(texts)).toEqual([])
    expect(circlesIn(texts, capabilityOf)).toEqual([['src/server/a', 'src/server/b', 'src/server/c']])
  })
})
