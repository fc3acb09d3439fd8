import { useQuery } from '@tanstack/react-query'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import type { KeptPaperLine, PaperKind } from '#contract/kept-paper-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { useMe } from '../account/session.ts'
import { keptPaperQuery, keptPapersQuery } from './kept-paper-calls.ts'
import { useReadPapers } from './read-papers.ts'

/** The reading of a paper, with its origin. */
export interface PaperReading<Reading> {
  /** The id that opens the reading. */
  id: string
  reading: Reading
  /** ISO instant. */
  readAt: string
  name: string
  /** The id under which the account keeps it; `null` = this page alone has it. */
  keptId: string | null
}

export interface PapersOfProperty {
  titleRecord: PaperReading<TitleRecordAnswer> | null
  edital: PaperReading<EditalAnswer> | null
  /** Whether papers that the account keeps are still on their way. */
  loading: boolean
  /** Whether they could not be fetched, for example without a connection; the account may have others. */
  failed: boolean
}

const noLines: readonly KeptPaperLine[] = []

interface KeptPaperLines {
  lines: readonly KeptPaperLine[]
  loading: boolean
  failed: boolean
}

/**
 * Returns the papers that the account has stored; none for visitors and for the demonstration's account, which
 * everybody uses. They are never written to the device, so without a connection there are only those in this page's
 * memory.
 */
export function useKeptPaperLines(): KeptPaperLines {
  const me = useMe()
  const enabled = me !== undefined && me !== null && !me.demonstration
  const { data, isLoading, isError } = useQuery({ ...keptPapersQuery, enabled })
  return {
    lines: (enabled && data) || noLines,
    loading: me === undefined || isLoading,
    failed: enabled && isError,
  }
}

/** Finds the last read paper of a kind, stored or read in this visit; `null` for a stored one that cannot be read. */
function findNewestPaper<Paper extends { paper: PaperKind; propertyId: string | null; readAt: string }>(
  papers: readonly Paper[],
  kind: PaperKind,
  propertyId: string,
): Paper | null {
  const fitting = papers.filter(
    ({ paper, propertyId: paperPropertyId }) => paper === kind && paperPropertyId === propertyId,
  )
  return fitting.toSorted((a, b) => Date.parse(b.readAt) - Date.parse(a.readAt))[0] ?? null
}

interface NewestPaper {
  paper: PaperReading<unknown> | null
  loading: boolean
  failed: boolean
}

function useNewestPaper(kind: PaperKind, propertyId: string): NewestPaper {
  const read = findNewestPaper(useReadPapers(), kind, propertyId)
  const { lines, loading, failed } = useKeptPaperLines()
  const kept = findNewestPaper(
    lines.filter(({ name }) => name !== null),
    kind,
    propertyId,
  )
  const isKeptNewer =
    kept !== null &&
    (read === null || Date.parse(kept.readAt) > Date.parse(read.readAt)) &&
    kept.id !== read?.id
  const { data, isLoading, isError } = useQuery({ ...keptPaperQuery(kept?.id ?? ''), enabled: isKeptNewer })
  const newest = (isKeptNewer && data) || read
  return {
    paper: newest && {
      id: newest.id,
      reading: newest.reading,
      readAt: newest.readAt,
      name: newest.name,
      keptId: lines.some(({ id }) => id === newest.id) ? newest.id : null,
    },
    loading: loading || isLoading,
    failed: failed || (isKeptNewer && isError),
  }
}

/** Returns the last read matrícula and edital of a property: of those the account keeps and those read in this visit. */
export function usePapersOf(propertyId: string): PapersOfProperty {
  const titleRecord = useNewestPaper('title-record', propertyId)
  const edital = useNewestPaper('edital', propertyId)
  return {
    titleRecord: titleRecord.paper as PapersOfProperty['titleRecord'],
    edital: edital.paper as PapersOfProperty['edital'],
    loading: titleRecord.loading || edital.loading,
    failed: titleRecord.failed || edital.failed,
  }
}
