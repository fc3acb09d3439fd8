import { addBit, type BitSet } from './bit-set.ts'

/** Words by number, in the order of their first occurrence. Versions of an index share it, and it only grows. */
export class WordDictionary {
  readonly words: string[] = []
  private readonly numbers = new Map<string, number>()
  /** The call of `addAll` that met a word last. */
  private readonly rounds: number[] = []
  private round = 0
  /** Numbers in alphabetical order, of the words that there were when it was last asked for. */
  private ordered: Uint32Array = new Uint32Array(0)

  /** Returns the word's number, a new one when the word is new. */
  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    this.numbers.set(word, this.words.length)
    return this.words.push(word) - 1
  }

  /** Returns the numbers of the words, each once. */
  addAll(words: readonly string[]): number[] {
    this.round += 1
    const numbers: number[] = []
    for (const word of words) {
      const number = this.add(word)
      if (this.rounds[number] === this.round) continue
      this.rounds[number] = this.round
      numbers.push(number)
    }
    return numbers
  }

  /** Returns the numbers of all words in alphabetical order; only new words are sorted. */
  *inOrder(): Generator<void, Uint32Array> {
    const { words, ordered } = this
    const count = words.length
    let parts: Uint32Array[] = ordered.length > 0 ? [ordered] : []
    for (let from = ordered.length; from < count; from += wordsPerPart) {
      const part = Uint32Array.from({ length: Math.min(wordsPerPart, count - from) }, (_, at) => from + at)
      parts.push(part.sort((a, b) => (words[a]! < words[b]! ? -1 : 1)))
      yield
    }
    while (parts.length > 1) {
      const merged: Uint32Array[] = []
      for (let at = 0; at < parts.length; at += 2) {
        const [one, other] = [parts[at]!, parts[at + 1]]
        merged.push(other === undefined ? one : yield* mergeInOrder(words, one, other))
      }
      parts = merged
    }
    this.ordered = parts[0] ?? ordered
    return this.ordered
  }
}

/** Words that are sorted, or merged, between two yields. */
const wordsPerPart = 2_000

function* mergeInOrder(
  words: readonly string[],
  one: Uint32Array,
  other: Uint32Array,
): Generator<void, Uint32Array> {
  const merged = new Uint32Array(one.length + other.length)
  let [a, b] = [0, 0]
  for (let at = 0; at < merged.length; at++) {
    const takesOne = b === other.length || (a < one.length && words[one[a]!]! < words[other[b]!]!)
    merged[at] = takesOne ? one[a++]! : other[b++]!
    if (at % (5 * wordsPerPart) === 0) yield
  }
  return merged
}

/** The words of each listing, and the listings of each word: two lists of numbers with the start of each part. */
export interface WordIndex {
  dictionary: WordDictionary
  /** Numbers of the words that occur, in alphabetical order. */
  sorted: Uint32Array
  /** Words of the listing at `position`: `words` from `wordStarts[position]` to `wordStarts[position + 1]`. */
  wordStarts: Uint32Array
  words: Uint32Array
  /** Listings of the word `number`: `listings` from `listingStarts[number]` to `listingStarts[number + 1]`. */
  listingStarts: Uint32Array
  listings: Uint32Array
}

/** Builds the lists of listings by word from the lists of words by listing, by a counting sort. */
export function* indexWords(
  dictionary: WordDictionary,
  wordStarts: Uint32Array,
  words: Uint32Array,
): Generator<void, WordIndex> {
  const count = dictionary.words.length
  const listingStarts = new Uint32Array(count + 1)
  for (let at = 0; at < words.length; at++) {
    listingStarts[words[at]! + 1]!++
    if (at % 2_000_000 === 0) yield
  }
  for (let word = 0; word < count; word++) listingStarts[word + 1]! += listingStarts[word]!
  yield
  const next = listingStarts.slice()
  const listings = new Uint32Array(words.length)
  for (let position = 0; position + 1 < wordStarts.length; position++) {
    for (let at = wordStarts[position]!; at < wordStarts[position + 1]!; at++)
      listings[next[words[at]!]!++] = position
    if (position % 20_000 === 0) yield
  }
  yield
  const ordered = yield* dictionary.inOrder()
  const sorted = ordered.filter(word => listingStarts[word]! < listingStarts[word + 1]!)
  return { dictionary, sorted, wordStarts, words, listingStarts, listings }
}

/** Finds the part of `sorted` with the words that begin with `beginning`: the first, and the one after the last. */
export function findWordRange({ dictionary, sorted }: WordIndex, beginning: string): [number, number] {
  const firstAt = (isBehind: (word: string) => boolean): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBehind(dictionary.words[sorted[middle]!]!)) high = middle
      else low = middle + 1
    }
    return low
  }
  return [
    firstAt(word => word >= beginning),
    firstAt(word => word > beginning && !word.startsWith(beginning)),
  ]
}

/** Adds the listings with a word that begins with `beginning`. */
export function addListingsWith(index: WordIndex, beginning: string, set: BitSet): void {
  const [from, to] = findWordRange(index, beginning)
  for (let at = from; at < to; at++) {
    const word = index.sorted[at]!
    for (let each = index.listingStarts[word]!; each < index.listingStarts[word + 1]!; each++)
      addBit(set, index.listings[each]!)
  }
}
