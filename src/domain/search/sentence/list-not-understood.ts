import { harmlessWords } from './known-words.ts'
import type { SentenceReading } from './sentence-reading.ts'

const opening = new Set(['com', 'sem', 'perto', 'proximo', 'proxima', 'em'])
const joining = /^(de|do|da|dos|das|d|no|na|em|a|o|ao|com|'|-)$/
const infinitive = /^\w{2,}[aei]r$/
const purpose = new Set([
  'para',
  'pra',
  'p',
  'pro',
  'quero',
  'queria',
  'vou',
  'preciso',
  'gostaria',
  'posso',
  'pretendo',
])

/**
 * Whether a token states a purpose ("para reformar", "quero ampliar"), which no filter covers and which needs none.
 */
const isPurpose = ({ tokens }: SentenceReading, at: number): boolean =>
  infinitive.test(tokens[at]?.word ?? '') && [1, 2].some(back => purpose.has(tokens[at - back]?.word ?? ''))

/** Returns the parts marked as not understood, and the unread words that seem to ask for something, as written. */
export function listNotUnderstood(reading: SentenceReading): string[] {
  const { tokens, consumed, markedNotUnderstood, text } = reading
  const isMarked = (at: number): boolean => markedNotUnderstood[at] === true && consumed[at] === true
  const isContent = (at: number): boolean => {
    const token = tokens[at]
    if (token === undefined || consumed[at] || token.kind === 'mark' || token.absorbed) return false
    if (token.amount) return true
    return token.word.length > 1 && !harmlessWords.has(token.word) && !isPurpose(reading, at)
  }
  const parts: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mark = isMarked(at)
    if (!mark && !isContent(at)) continue
    let from = at
    let to = at + 1
    if (mark) while (isMarked(to)) to += 1
    else {
      while (tokens[to]?.absorbed) to += 1
      for (;;) {
        let next = to
        while (next < to + 2 && !consumed[next] && joining.test(tokens[next]?.word ?? '')) next += 1
        if (!isContent(next)) break
        to = next + 1
        while (tokens[to]?.absorbed) to += 1
      }
      from = findPhraseStart(reading, at)
    }
    parts.push(text.slice(tokens[from]?.start, tokens[to - 1]?.end))
    at = to - 1
  }
  return [...new Set(parts.map(part => part.replace(/\s+/g, ' ').trim()))]
}

/** Returns the token at which a phrase such as "com piscina" or "perto da praia" begins. */
function findPhraseStart({ tokens, consumed, markedNotUnderstood }: SentenceReading, at: number): number {
  for (let back = at - 1; back >= at - 2 && back >= 0; back--) {
    if (consumed[back] || markedNotUnderstood[back]) return at
    const word = tokens[back]?.word ?? ''
    if (opening.has(word)) return back
    if (!joining.test(word)) return at
  }
  return at
}
