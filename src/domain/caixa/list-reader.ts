import type { Listing } from '../property/listing.ts'
import { repairMojibake } from '../fold-text.ts'
import { isDamagedText } from './damaged-text.ts'
import { findListLayout, type ListLayout } from './list-header.ts'
import { readListRecords } from './list-records.ts'
import { type ListRefusal, explainListRefusal, refuseList } from './list-refusal.ts'
import { readListRow } from './list-row.ts'

/** A row that could not be read. `number`, when it is legible, shows that the list does name the property. */
export interface ListProblem {
  line: number
  number: string | null
  /** Shown to people, in Portuguese. */
  reason: string
}

type ListEntry = { line: number; listing: Listing } | { line: number; problem: ListProblem }

export interface BankList {
  kind: 'list'
  /** `Data de geração`, YYYY-MM-DD. */
  date: string | null
  /** Whether letters were lost before the import (U+FFFD): fixed words are repaired, free text is not. */
  damaged: boolean
  /** Whether the list has the `Financiamento` column (the bank's lists since April 2026). */
  hasFinancing: boolean
  /** Reads row by row during iteration; each iteration reads from the start. */
  entries: Iterable<ListEntry>
}

export type ListReading = BankList | ListRefusal

function* entriesOf(text: string, layout: ListLayout): Generator<ListEntry> {
  const lines = new Map<string, number>()
  for (const record of readListRecords(text, layout)) {
    const { line } = record
    const read = readListRow(record, layout)
    if ('reason' in read) {
      yield { line, problem: { line, ...read } }
      continue
    }
    const earlier = lines.get(read.id)
    if (earlier === undefined) {
      lines.set(read.id, line)
      yield { line, listing: read }
    } else {
      const reason = `número repetido no arquivo (já na linha ${earlier})`
      yield { line, problem: { line, number: read.id, reason } }
    }
  }
}

/**
 * Reads a bank list of any year, also after the changes that common tools make to it (source: the files offered on
 * `/sistema/download-lista.asp`). Total: any text is either a list, whose every row is a listing or a problem, or
 * refused with a reason. A header without rows is a list without entries.
 */
export function readList(text: string): ListReading {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const found = findListLayout(lines)
  if (found === null) return explainListRefusal(text)
  if ('missing' in found) return refuseList('missing_columns', `Faltam: ${found.missing.join(', ')}.`)
  const garbled = repairMojibake(lines.slice(0, found.start)).length < found.start
  const whole = garbled ? lines.slice(0, found.start) + repairMojibake(lines.slice(found.start)) : lines
  return {
    kind: 'list',
    date: found.date,
    damaged: isDamagedText(whole),
    hasFinancing: found.at.financing !== undefined,
    entries: { [Symbol.iterator]: () => entriesOf(whole, found) },
  }
}
