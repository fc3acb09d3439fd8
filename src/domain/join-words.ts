/** Joins words as a sentence lists them: `a`, `a e b`, `a, b e c`. */
export function joinWords(words: readonly string[], last = 'e'): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
