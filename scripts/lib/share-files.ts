import { mergeFiles, type SharedFile } from './merge-files.ts'

/** What the bundler knows of a module. */
export interface BundledModule {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code: string | null
}

/** A module as far as it matters here. */
interface Module {
  imported: readonly string[]
  /** What it imports only when it needs it. */
  later: readonly string[]
  /** Characters of source without comments. */
  size: number
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

type FindModule = (id: string) => Module

/** Walks from `from` over what `next` leads to; returns everything it met. */
function walk(from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...next(id))
  }
  return seen
}

/** By what is loaded on its own, the pages that may bring it, at once or later. */
function findHosts(
  pages: ReadonlySet<string>,
  isRoot: (id: string) => boolean,
  module: FindModule,
): Map<string, Set<string>> {
  const hosts = new Map<string, Set<string>>()
  for (const page of pages)
    for (const id of walk([page], id => [...module(id).imported, ...module(id).later]))
      if (isRoot(id)) hosts.set(id, (hosts.get(id) ?? new Set<string>()).add(page))
  return hosts
}

/**
 * By module, who loads it: pages first, then parts of pages, without those that only come after a page that has loaded
 * the module already; and the one that alone imports it, `null` for several.
 */
function findLoaders(
  pages: ReadonlySet<string>,
  roots: ReadonlySet<string>,
  module: FindModule,
  isShared: (id: string) => boolean,
): { loaders: Map<string, Set<string>>; alone: Map<string, string | null> } {
  const hosts = findHosts(pages, id => roots.has(id), module)
  const loaders = new Map<string, Set<string>>()
  const alone = new Map<string, string | null>()
  for (const root of [...pages, ...[...roots].filter(root => !pages.has(root))])
    for (const id of walk([root], id => module(id).imported.filter(isShared))) {
      alone.set(id, alone.has(id) ? null : root)
      const known = loaders.get(id) ?? new Set<string>()
      loaders.set(id, known)
      const hosting = pages.has(root) ? undefined : hosts.get(root)
      const isThere = hosting !== undefined && [...hosting].every(page => known.has(page))
      if (!isThere) known.add(root)
    }
  return { loaders, alone }
}

/**
 * Chooses the files of what pages and their parts share: by who loads it, small ones together where that saves more than
 * it costs.
 * @param entries the modules that every page needs, with what they import
 * @param weigh how much the first visit to a page, or to a part of one, counts
 * @returns gives the name of a module's file; `null` where the bundler chooses
 */
export function shareFiles(
  getModule: (id: string) => BundledModule | null,
  entries: readonly string[],
  isPage: (id: string) => boolean,
  weigh: (root: string) => number,
): (id: string) => string | null {
  const known = new Map<string, Module>()
  const module: FindModule = id => {
    const seen = known.get(id)
    if (seen !== undefined) return seen
    const found = getModule(id)
    const read = {
      imported: found?.importedIds ?? [],
      later: found?.dynamicallyImportedIds ?? [],
      size: (found?.code ?? '').replace(comments, '').length,
    }
    known.set(id, read)
    return read
  }
  const initial = walk(entries, id => module(id).imported)
  const all = walk(entries, id => [...module(id).imported, ...module(id).later])
  const roots = new Set([...all].flatMap(id => module(id).later).filter(id => !initial.has(id)))
  const pages = new Set([...roots].filter(isPage))
  const { loaders, alone } = findLoaders(pages, roots, module, id => !initial.has(id) && module(id).size > 0)
  const files = new Map<string, SharedFile>()
  for (const [id, by] of loaders) {
    const place = roots.has(id) ? id : (alone.get(id) ?? null)
    const key = place ?? [...by].toSorted().join(' ')
    const { modules, size } = files.get(key) ?? { modules: [], size: 0 }
    files.set(key, {
      modules: [...modules, id],
      roots: by,
      size: size + module(id).size,
      isFixed: place !== null,
    })
  }
  const merged = mergeFiles([...files.values()], id => module(id).imported, weigh)
  const names = new Map(merged.flatMap(({ modules }, at) => modules.map(id => [id, `shared-${at}`] as const)))
  return id => names.get(id) ?? null
}
