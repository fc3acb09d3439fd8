import { useQueries } from '@tanstack/react-query'
import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { keptPaperQuery } from './kept-paper-calls.ts'
import { type PaperReading, useKeptPaperLines } from './papers-of-property.ts'
import { useReadPapers } from './read-papers.ts'

/** Most papers that are looked at behind the newest. */
const maxOlderPapers = 5

interface OlderPapers {
  /** The newest first. */
  papers: PaperReading<KeptPaper['reading']>[]
  loading: boolean
}

/**
 * Returns the papers of a kind that were read for a property before another, kept or in this visit. Those that the account
 * keeps are fetched where they are wanted alone: the newest is nearly always the one that counts.
 */
export function useOlderPapers(
  { kind, propertyId, than }: { kind: PaperKind; propertyId: string; than: PaperReading<unknown> | null },
  isWanted: boolean,
): OlderPapers {
  const readPapers = useReadPapers()
  const { lines } = useKeptPaperLines()
  const isOlder = (line: {
    id: string
    paper: PaperKind
    propertyId: string | null
    readAt: string
  }): boolean =>
    than !== null &&
    line.paper === kind &&
    line.propertyId === propertyId &&
    line.id !== than.id &&
    Date.parse(line.readAt) <= Date.parse(than.readAt)
  const read = isWanted ? readPapers.filter(isOlder) : []
  const kept = isWanted
    ? lines.filter(line => line.name !== null && isOlder(line) && read.every(({ id }) => id !== line.id))
    : []
  const ids = [...read, ...kept]
    .toSorted((a, b) => Date.parse(b.readAt) - Date.parse(a.readAt))
    .slice(0, maxOlderPapers)
    .map(({ id }) => id)
  const fetched = useQueries({
    queries: ids.filter(id => kept.some(line => line.id === id)).map(id => keptPaperQuery(id)),
  })
  const known = [...read, ...fetched.flatMap(({ data }) => data ?? [])]
  return {
    papers: ids.flatMap(id => {
      const paper = known.find(each => each.id === id)
      const keptId = lines.some(line => line.id === id) ? id : null
      return paper === undefined
        ? []
        : [{ id, reading: paper.reading, readAt: paper.readAt, name: paper.name, keptId }]
    }),
    loading: fetched.some(({ isLoading }) => isLoading),
  }
}
