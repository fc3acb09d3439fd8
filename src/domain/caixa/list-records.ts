import type { ListLayout } from './list-header.ts'

export interface ListRecord {
  line: number
  fields: string[]
  /** Whether a quote was opened and never closed: the line is then kept as it is. */
  broken: boolean
}

/** A quoted field that spans more lines than this is taken as never closed. */
const maxQuotedLines = 40

/** Splits a line whose fields may be quoted; `null` while a quote is open at its end. */
function splitQuoted(line: string, separator: string): string[] | null {
  const fields: string[] = []
  let at = 0
  for (;;) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at)
      fields.push(line.slice(at, end < 0 ? line.length : end))
      if (end < 0) return fields
      at = end + 1
      continue
    }
    let close = line.indexOf('"', at + 1)
    while (close >= 0 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
    if (close < 0) return null
    const end = line.indexOf(separator, close + 1)
    const rest = line.slice(close + 1, end < 0 ? line.length : end)
    fields.push(line.slice(at + 1, close).replaceAll('""', '"') + rest)
    if (end < 0) return fields
    at = end + 1
  }
}

const lineEnd = (text: string, start: number): number => {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

/**
 * Returns the record that begins at `start`, over as many lines as its quotes span; `null` when a quote is never
 * closed.
 */
function quotedRecord(text: string, start: number, separator: string) {
  let end = start - 1
  for (let lines = 1; lines <= maxQuotedLines && end < text.length; lines++) {
    end = lineEnd(text, end + 1)
    const fields = splitQuoted(text.slice(start, end), separator)
    if (fields !== null) return { fields, end, lines }
  }
  return null
}

/** Yields the records after the header lazily, without blank ones (nothing but separators). */
export function* readListRecords(text: string, layout: ListLayout): Generator<ListRecord> {
  const { separator, quoted, width } = layout
  let line = layout.line + 1
  for (let start = layout.start; start < text.length; ) {
    const end = lineEnd(text, start)
    const content = text.slice(start, end)
    const whole = quoted && content.includes('"') ? quotedRecord(text, start, separator) : undefined
    const fields = whole?.fields ?? content.split(separator)
    while (fields.length > width && fields.at(-1)?.trim() === '') fields.pop()
    if (fields.some(field => field.trim() !== '')) yield { line, fields, broken: whole === null }
    line += whole?.lines ?? 1
    start = (whole?.end ?? end) + 1
  }
}
