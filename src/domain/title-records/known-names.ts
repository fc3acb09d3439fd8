import { isJoinedName, type NameWord, type TextRange } from './name-words.ts'

/** The names that a text gives, by their folded words without particles, so that repetitions are found. */
export interface NameTree {
  next: Map<string, NameTree>
  ends: boolean
}

const maxKnownNames = 2000

const emptyTree = (): NameTree => ({ next: new Map(), ends: false })

export function learnNames(names: readonly (readonly NameWord[])[]): NameTree {
  const known = emptyTree()
  let learned = 0
  for (const words of names) {
    const keys = words.filter(({ kind }) => kind !== 'particle').map(({ folded }) => folded)
    if (keys.length < 2 || keys.length > 12 || learned >= maxKnownNames) continue
    learned += 1
    let tree = known
    for (const key of keys) {
      const next = tree.next.get(key) ?? emptyTree()
      tree.next.set(key, next)
      tree = next
    }
    tree.ends = true
  }
  return known
}

/** Finds the learned names in a text, in whatever capitals, but for the words of places. */
export function findKnownNames(
  text: string,
  words: readonly NameWord[],
  known: NameTree,
  kept: ReadonlySet<NameWord>,
): TextRange[] {
  const ranges: TextRange[] = []
  for (let index = 0; index < words.length; index += 1) {
    let tree = known.next.get(words[index]!.folded)
    if (tree === undefined || kept.has(words[index]!)) continue
    const passed = [words[index]!]
    let whole = 0
    for (
      let next = index + 1;
      next < words.length && isJoinedName(text, words[next - 1]!, words[next]!);
      next += 1
    ) {
      const word = words[next]!
      if (word.kind === 'particle') continue
      tree = tree.next.get(word.folded)
      if (tree === undefined) break
      passed.push(word)
      if (tree.ends) whole = passed.length
    }
    ranges.push(...passed.slice(0, whole))
  }
  return ranges
}
