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

/**
 * Characters of source that a file costs as much as: measured, 50 files of a page are 280 bytes each larger than one, and
 * a character of source is 0.17 bytes of brotli.
 */
const costOfFile = 1_700

/** What is won when both are one file: a file less for who loads both, more code for who loads one. */
function gainOf(one: SharedFile, other: SharedFile, weigh: (root: string) => number): number {
  let gain = 0
  for (const root of one.roots) gain += weigh(root) * (other.roots.has(root) ? costOfFile : -other.size)
  for (const root of other.roots) if (!one.roots.has(root)) gain -= weigh(root) * one.size
  return gain
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

/** Returns the pair with the largest gain that leads to no circle; `null` when none gains. */
function findBestPair(
  files: readonly SharedFile[],
  imports: FileImports,
  weigh: (root: string) => number,
): FilePair | null {
  const pairs: FilePair[] = []
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const gain = gainOf(one, other, weigh)
      if (gain > 0) pairs.push({ gain, one, other })
    }
  pairs.sort((a, b) => b.gain - a.gain)
  return pairs.find(pair => !wouldImportItself(pair, imports)) ?? null
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
 * @param weigh how much a page, or a part of one, counts
 */
export function mergeFiles(
  files: readonly SharedFile[],
  importsOf: (id: string) => readonly string[],
  weigh: (root: string) => number,
): SharedFile[] {
  const fileOf = new Map(files.flatMap(file => file.modules.map(id => [id, file] as const)))
  const imports: FileImports = new Map()
  for (const file of files) {
    const imported = file.modules.flatMap(importsOf).flatMap(id => fileOf.get(id) ?? [])
    imports.set(file, new Set(imported.filter(other => other !== file)))
  }
  let left = files.filter(file => !file.isFixed)
  for (
    let pair = findBestPair(left, imports, weigh);
    pair !== null;
    pair = findBestPair(left, imports, weigh)
  ) {
    const { one, other } = pair
    left = [...left.filter(file => file !== one && file !== other), joinPair(pair, imports)]
  }
  return left
}
