import { tidy } from '../../text.ts'
import { readCriteria } from '../criteria.ts'
import { type Reading, take } from './reading.ts'

/** Reads text in quotation marks as a free-text search; only the first one. */
export function readQuoted(reading: Reading): void {
  const { tokens, taken, text, criteria } = reading
  const first = tokens.findIndex(({ word }, at) => word === '"' && !taken[at])
  const last = first < 0 ? -1 : tokens.findIndex(({ word }, at) => at > first && word === '"')
  if (last < 0) return
  const quoted = tidy(text.slice(tokens[first]?.end, tokens[last]?.start)).normalize('NFC')
  const read = readCriteria({ text: quoted }).criteria.text
  if (read === null || read.length < 2) return
  criteria.text = read
  take(reading, first, last + 1)
}
