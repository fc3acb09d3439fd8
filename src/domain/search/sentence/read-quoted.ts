import { tidyText } from '../../fold-text.ts'
import { readCriteria } from '../search-criteria.ts'
import { type SentenceReading, consumeTokens } from './sentence-reading.ts'

/** Reads text in quotation marks as a free-text search; only the first one. */
export function readQuoted(reading: SentenceReading): void {
  const { tokens, consumed, text, criteria } = reading
  const first = tokens.findIndex(({ word }, at) => word === '"' && !consumed[at])
  const last = first < 0 ? -1 : tokens.findIndex(({ word }, at) => at > first && word === '"')
  if (last < 0) return
  const quoted = tidyText(text.slice(tokens[first]?.end, tokens[last]?.start)).normalize('NFC')
  const read = readCriteria({ text: quoted }).criteria.text
  if (read === null || read.length < 2) return
  criteria.text = read
  consumeTokens(reading, first, last + 1)
}
