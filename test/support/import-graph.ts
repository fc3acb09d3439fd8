import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Source texts by path from the project's root, with `/`. */
export type SourceTexts = ReadonlyMap<string, string>
type Graph = ReadonlyMap<string, ReadonlySet<string>>

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Reads the source files below `folder`, without tests. */
export async function readSources(project: string, folder: string): Promise<SourceTexts> {
  const entries = await readdir(join(project, folder), { recursive: true })
  const paths = entries.map(entry => posix.join(folder, entry.replaceAll('\\', '/'))).filter(isSource)
  const read = async (path: string) => [path, await readFile(join(project, path), 'utf8')] as const
  return new Map(await Promise.all(paths.map(read)))
}

/** Matches `from '…'` of imports, type imports and re-exports; `import '…'`; `import('…')`. */
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/** Returns which file imports which, types included; imports that lead out of `sources` are left out. */
export function importGraph(sources: SourceTexts): Graph {
  const importsOf = (path: string, text: string): Set<string> => {
    const found = [...text.matchAll(specifiers)].map(([, specifier = '']) =>
      specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier),
    )
    return new Set(found.filter(target => sources.has(target) && target !== path))
  }
  return new Map([...sources].map(([path, text]) => [path, importsOf(path, text)]))
}

/** Returns the same graph between groups of files; `groupOf` names the group of each. */
export function groupedGraph(graph: Graph, groupOf: (path: string) => string): Graph {
  const grouped = new Map<string, Set<string>>()
  for (const [path, targets] of graph) {
    const group = groupOf(path)
    const reached = grouped.get(group) ?? new Set()
    for (const target of targets) if (groupOf(target) !== group) reached.add(groupOf(target))
    grouped.set(group, reached)
  }
  return grouped
}

/**
 * Returns the strongly connected components of more than one node, each sorted: every node in one depends on all
 * others in it. With none, the graph can be read from the bottom up (Tarjan's algorithm).
 */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    const index = order.size
    order.set(node, index)
    let low = index
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(node))
      if (component.length > 1) found.push(component.toSorted())
    }
    return low
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
