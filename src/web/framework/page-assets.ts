import type { BuiltChunk } from '#contract/page-rendering.ts'

/** The files that a page needs besides those of every page. */
export interface PageAssets {
  /** Paths of its stylesheets, which it links. */
  styles: readonly string[]
  /** Paths of its scripts, which are asked for after the first paint. */
  scripts: readonly string[]
  /** Paths of those that only a wide screen needs at once. */
  wideScripts: readonly string[]
}

/** The sources of what a page consists of. */
interface PageNeeds {
  sources: readonly string[]
  /** Of what only a wide screen needs at once. */
  wideSources: readonly string[]
}

/** The source of the document, which loads `application` itself. */
const documentSource = 'index.html'
const applicationSource = 'start-application.tsx'

/**
 * Finds the files of pages in the build's manifest: what the code of a page and its parts imports, directly or not.
 * @param chunks the manifest; an unknown source has no files
 */
export function createAssetFinder(
  chunks: Readonly<Record<string, BuiltChunk>>,
): (needs: PageNeeds) => PageAssets {
  const known = new Map<string, PageAssets>()
  const closure = (sources: readonly string[]): Set<string> => {
    const found = new Set<string>()
    const waiting = [...sources]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const chunk = chunks[next]
      if (found.has(next) || chunk === undefined) continue
      found.add(next)
      waiting.push(...(chunk.imports ?? []))
    }
    return found
  }
  const ofDocument = closure([documentSource])
  const scriptsOf = (names: readonly string[]): string[] =>
    names.flatMap(name => chunks[name]?.file ?? []).map(file => `/${file}`)
  const find = ({ sources, wideSources }: PageNeeds): PageAssets => {
    const needed = [...closure([applicationSource, ...sources])].filter(name => !ofDocument.has(name))
    const linked = new Set([...ofDocument].flatMap(name => chunks[name]?.css ?? []))
    const styles = new Set(needed.flatMap(name => chunks[name]?.css ?? []).filter(file => !linked.has(file)))
    return {
      styles: [...styles].map(file => `/${file}`),
      scripts: scriptsOf(needed),
      wideScripts: scriptsOf(
        [...closure(wideSources)].filter(name => !ofDocument.has(name) && !needed.includes(name)),
      ),
    }
  }
  return needs => {
    const key = [needs.sources, needs.wideSources].map(names => names.join(' ')).join('|')
    const assets = known.get(key) ?? find(needs)
    known.set(key, assets)
    return assets
  }
}
