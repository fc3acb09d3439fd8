/** Modules that become one file. */
export interface SharedFile {
  modules: readonly string[]
  /** The pages, and parts of pages, that load it. */
  roots: ReadonlySet<string>
  /** Characters of source. */
  size: number
  /** Whether it stays as it is. */
  isFixed: boolean
}

/** By a file, those that it imports. */
type FileImports = Map<SharedFile, Set<SharedFile>>

interface FilePair {
  one: SharedFile
  other: SharedFile
  gain: number
}

/** Characters of source that a file costs as much as: its request, its imports and exports, being compressed alone. */
const costOfFile = 400

/** What is won when both are one file: a file less for who loads both, more code for who loads one. */
function gainOf(one: SharedFile, other: SharedFile): number {
  const both = [...one.roots].filter(root => other.roots.has(root)).length
  const unused = (other.roots.size - both) * one.size + (one.roots.size - both) * other.size
  return both * costOfFile - unused
}

/** Whether a file would import itself through others once it is both. */
function wouldImportItself({ one, other }: FilePair, imports: FileImports): boolean {
  const isEither = (file: SharedFile): boolean => file === one || file === other
  const waiting = [one, other].flatMap(file => [...(imports.get(file) ?? [])]).filter(file => !isEither(file))
  const seen = new Set<SharedFile>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (isEither(file)) return true
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(imports.get(file) ?? []))
  }
  return false
}

/** Returns the pair with the largest gain; `null` when none gains. */
function findBestPair(files: readonly SharedFile[], refused: FileImports): FilePair | null {
  let best: FilePair | null = null
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const gain = gainOf(one, other)
      if (gain > (best?.gain ?? 0) && !refused.get(one)?.has(other)) best = { gain, one, other }
    }
  return best
}

/** Returns the pair as one file, which takes the place of both in `imports`. */
function joinPair({ one, other }: FilePair, imports: FileImports): SharedFile {
  const joined: SharedFile = {
    modules: [...one.modules, ...other.modules],
    roots: new Set([...one.roots, ...other.roots]),
    size: one.size + other.size,
    isFixed: false,
  }
  const imported = new Set([...(imports.get(one) ?? []), ...(imports.get(other) ?? [])])
  for (const file of [one, other]) {
    imported.delete(file)
    imports.delete(file)
  }
  for (const files of imports.values()) {
    const had = [files.delete(one), files.delete(other)]
    if (had.includes(true)) files.add(joined)
  }
  imports.set(joined, imported)
  return joined
}

/**
 * Merges files while that saves pages more than it costs them, and never so that files import each other in a circle.
 * @param importsOf the modules that a module imports
 */
export function mergeFiles(
  files: readonly SharedFile[],
  importsOf: (id: string) => readonly string[],
): SharedFile[] {
  const fileOf = new Map(files.flatMap(file => file.modules.map(id => [id, file] as const)))
  const imports: FileImports = new Map()
  for (const file of files) {
    const imported = file.modules.flatMap(importsOf).flatMap(id => fileOf.get(id) ?? [])
    imports.set(file, new Set(imported.filter(other => other !== file)))
  }
  let left = files.filter(file => !file.isFixed)
  const refused: FileImports = new Map()
  for (let pair = findBestPair(left, refused); pair !== null; pair = findBestPair(left, refused)) {
    const { one, other } = pair
    if (wouldImportItself(pair, imports)) {
      refused.set(one, (refused.get(one) ?? new Set()).add(other))
      continue
    }
    left = [...left.filter(file => file !== one && file !== other), joinPair(pair, imports)]
    refused.clear()
  }
  return left
}
