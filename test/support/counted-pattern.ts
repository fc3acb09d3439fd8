/**
 * Whether a pattern matches from a place in the text, and `after` what follows: as engines that go back do it, every way
 * is tried in its order.
 */
type Matcher = (at: number, after: (at: number) => boolean) => boolean

/** The maximum length of the lookbehinds of our patterns. */
const furthestBack = 80

class TooManySteps extends Error {}

/** Characters of a pattern that stand for themselves only after a backslash. */
const closers = new Set(['|', ')'])

/**
 * Counts the characters that a search for all matches of a pattern looks at in a text: the measure of its work that no
 * machine changes. It reads the part of the language that our patterns use.
 * @param most stops there: the count is then infinite
 */
export function countSteps({ source, flags }: RegExp, given: string, most: number): number {
  const ofUnicode = /[uv]/.test(flags) ? 'u' : ''
  const classFlags = ofUnicode + (flags.includes('i') ? 'i' : '')
  const text = ofUnicode === '' ? given.split('') : [...given]
  const word = /^\w$/
  let steps = 0
  let read = 0

  const isWord = (at: number): boolean => word.test(text[at] ?? '')
  const edges: readonly (readonly [sign: string, isHere: (at: number) => boolean])[] = [
    ['^', at => at === 0],
    ['$', at => at === text.length],
    ['\\b', at => isWord(at - 1) !== isWord(at)],
  ]

  const oneOf = (part: string): Matcher => {
    const pattern = new RegExp(`^${part}$`, `${classFlags}s`)
    const known = new Map<string, boolean>()
    const isOneOf = (letter: string): boolean => {
      const isKnown = known.get(letter) ?? pattern.test(letter)
      known.set(letter, isKnown)
      return isKnown
    }
    return (at, after) => {
      steps += 1
      if (steps > most) throw new TooManySteps()
      const letter = text[at]
      return letter !== undefined && isOneOf(letter) && after(at + 1)
    }
  }

  const inOrder = (parts: readonly Matcher[]): Matcher =>
    parts.reduceRight<Matcher>(
      (rest, part) => (at, after) => part(at, next => rest(next, after)),
      (at, after) => after(at),
    )

  function repeat(part: Matcher, least: number, greatest: number, isLazy: boolean): Matcher {
    const from = (done: number, at: number, after: (at: number) => boolean): boolean => {
      const more = () =>
        done < greatest && part(at, next => (next > at || done < least) && from(done + 1, next, after))
      const enough = () => done >= least && after(at)
      return isLazy ? enough() || more() : more() || enough()
    }
    return (at, after) => from(0, at, after)
  }

  function readAlternatives(): Matcher {
    const ways = [readSequence()]
    while (source[read] === '|') {
      read += 1
      ways.push(readSequence())
    }
    return ways.length === 1 ? ways[0]! : (at, after) => ways.some(way => way(at, after))
  }

  function readSequence(): Matcher {
    const parts: Matcher[] = []
    while (read < source.length && !closers.has(source[read]!)) parts.push(readRepeated())
    return inOrder(parts)
  }

  function readRepeated(): Matcher {
    const part = readPart()
    const [sign = '', least, comma, greatest] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(read)) ?? []
    if (sign === '') return part
    read += sign.length
    const isLazy = source[read] === '?'
    if (isLazy) read += 1
    if (sign === '*') return repeat(part, 0, Number.POSITIVE_INFINITY, isLazy)
    if (sign === '+') return repeat(part, 1, Number.POSITIVE_INFINITY, isLazy)
    if (sign === '?') return repeat(part, 0, 1, isLazy)
    const open = comma === '' ? Number(least) : Number.POSITIVE_INFINITY
    return repeat(part, Number(least), greatest === '' ? open : Number(greatest), isLazy)
  }

  const take = (length: number): string => source.slice(read, (read += length))

  function readPart(): Matcher {
    const rest = source.slice(read)
    const [group] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest) ?? []
    if (group !== undefined) {
      take(group.length)
      const inner = readAlternatives()
      take(1)
      return readGroup(group, inner)
    }
    const edge = edges.find(([sign]) => rest.startsWith(sign))
    if (edge !== undefined) {
      const [sign, isHere] = edge
      take(sign.length)
      return (at, after) => isHere(at) && after(at)
    }
    const [part] = /^(?:\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|.)/is.exec(rest) ?? ['']
    return oneOf(take(part.length))
  }

  function readGroup(group: string, inner: Matcher): Matcher {
    const isAhead = (at: number): boolean => inner(at, () => true)
    const isBehind = (at: number): boolean =>
      Array.from({ length: Math.min(at, furthestBack) + 1 }, (_, back) => at - back).some(from =>
        inner(from, end => end === at),
      )
    switch (group) {
      case '(?=':
        return (at, after) => isAhead(at) && after(at)
      case '(?!':
        return (at, after) => !isAhead(at) && after(at)
      case '(?<=':
        return (at, after) => isBehind(at) && after(at)
      case '(?<!':
        return (at, after) => !isBehind(at) && after(at)
      default:
        return inner
    }
  }

  const whole = readAlternatives()
  try {
    for (let at = 0; at < text.length; ) {
      let end = at
      const isFound = whole(at, next => {
        end = next
        return true
      })
      at = isFound ? Math.max(end, at + 1) : at + 1
    }
  } catch (error) {
    if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY
    throw error
  }
  return steps
}

/** Collects the patterns that `work` searches texts of at least `length` characters with, each with the first of these. */
export function collectPatterns(length: number, work: () => void): { pattern: RegExp; text: string }[] {
  const searches = new Map<string, { pattern: RegExp; text: string }>()
  const { exec } = RegExp.prototype
  try {
    RegExp.prototype.exec = function (this: RegExp, text: string) {
      const isKnown = text.length < length || searches.has(String(this))
      if (!isKnown) searches.set(String(this), { pattern: this, text })
      return exec.call(this, text)
    }
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return [...searches.values()]
}
