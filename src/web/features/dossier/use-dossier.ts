import { useMemo } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { buildDossier, type Dossier } from '#domain/dossier/build-dossier.ts'
import { chooseTitleRecord, judgeFit, type LeftOutPaper } from '#domain/dossier/title-record-fit.ts'
import { useOlderPapers } from '../../data/papers/older-papers.ts'
import type { PaperReading, PapersOfProperty } from '../../data/papers/papers-of-property.ts'

type TitleRecordReading = PaperReading<TitleRecordAnswer>

export interface DossierOfPapers extends Dossier {
  /** What it is built from. */
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  /** The matrículas that are newer than the one it is built from, and why they are none of this property. */
  leftOut: LeftOutPaper<TitleRecordReading>[]
  /** Whether older matrículas are on their way, because the newest is not surely that of the property. */
  isChoosing: boolean
}

/** Returns the dossier of a property from what has been read of its papers: of the matrículas the newest that is its own. */
export function useDossier(
  property: PropertyDetail,
  { titleRecord: newest, edital }: Pick<PapersOfProperty, 'titleRecord' | 'edital'>,
  { isDemonstration, now }: { isDemonstration: boolean; now: number },
): DossierOfPapers {
  const today = toBrasiliaIso(now).slice(0, 10)
  const isSure = newest === null || judgeFit(property, newest.reading).fit === 'right'
  const older = useOlderPapers({ kind: 'title-record', propertyId: property.id, than: newest }, !isSure)
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
