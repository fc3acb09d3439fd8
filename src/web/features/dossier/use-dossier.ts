import { useMemo } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { buildDossier, type Dossier } from '#domain/dossier/build-dossier.ts'
import { chooseTitleRecord, judgeFit, type LeftOutPaper } from '#domain/dossier/title-record-fit.ts'
import {
  type PaperReading,
  type PapersOfProperty,
  useKeptPaperLines,
} from '../../data/papers/papers-of-property.ts'
import { useQueries } from '@tanstack/react-query'
import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { keptPaperQuery } from '../../data/papers/kept-paper-calls.ts'
import { useReadPapers } from '../../data/papers/read-papers.ts'

/** Most papers that are read after the newest. */
const maxOlderPapers = 5

interface OlderPapers {
  /** The newest first. */
  papers: PaperReading<KeptPaper['reading']>[]
  loading: boolean
}

/**
 * Returns the papers of a kind that were read for a property before a given one, stored or in this visit. Stored papers
 * are fetched only when `isWanted`, because the newest is nearly always the one that counts.
 */
function useOlderPapers(
  {
    kind,
    propertyId,
    newerPaper,
  }: { kind: PaperKind; propertyId: string; newerPaper: PaperReading<unknown> | null },
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
    newerPaper !== null &&
    line.paper === kind &&
    line.propertyId === propertyId &&
    line.id !== newerPaper.id &&
    Date.parse(line.readAt) <= Date.parse(newerPaper.readAt)
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

type TitleRecordReading = PaperReading<TitleRecordAnswer>

export interface DossierOfPapers extends Dossier {
  /** What it is built from. */
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  /** The newer matrículas that were not used, and why they are not this property's. */
  leftOut: LeftOutPaper<TitleRecordReading>[]
  /** Whether older matrículas are on their way, because the newest is not surely that of the property. */
  isChoosing: boolean
}

/** Builds the dossier of a property from its read papers, with the newest matrícula that belongs to it. */
export function useDossier(
  property: PropertyDetail,
  { titleRecord: newest, edital }: Pick<PapersOfProperty, 'titleRecord' | 'edital'>,
  { isDemonstration, now }: { isDemonstration: boolean; now: number },
): DossierOfPapers {
  const today = toBrasiliaIso(now).slice(0, 10)
  const isSure = newest === null || judgeFit(property, newest.reading).fit === 'right'
  const older = useOlderPapers({ kind: 'title-record', propertyId: property.id, newerPaper: newest }, !isSure)
  const { chosen, leftOut } = chooseTitleRecord(
    property,
    newest === null ? [] : [newest, ...(older.papers as TitleRecordReading[])],
  )
  const [titleReading, titleReadAt] = [chosen?.reading ?? null, chosen?.readAt ?? '']
  const [editalReading, editalReadAt] = [edital?.reading ?? null, edital?.readAt ?? '']
  const dossier = useMemo(
    () =>
      buildDossier({
        listing: property,
        edital: editalReading && { reading: editalReading, readAt: editalReadAt },
        titleRecord: titleReading && { reading: titleReading, readAt: titleReadAt },
        isDemonstration,
        today,
      }),
    [property, editalReading, editalReadAt, titleReading, titleReadAt, isDemonstration, today],
  )
  return {
    ...dossier,
    papers: { titleRecord: chosen, edital },
    leftOut,
    isChoosing: older.loading,
  }
}
