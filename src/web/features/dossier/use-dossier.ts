import { useMemo } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { buildDossier, type Dossier } from '#domain/dossier/build-dossier.ts'
import type { PapersOfProperty } from '../../data/papers/papers-of-property.ts'

/** Returns the dossier of a property from what has been read of its papers. */
export function useDossier(
  property: PropertyDetail,
  { titleRecord, edital }: Pick<PapersOfProperty, 'titleRecord' | 'edital'>,
  { isDemonstration, now }: { isDemonstration: boolean; now: number },
): Dossier {
  const today = toBrasiliaIso(now).slice(0, 10)
  return useMemo(
    () => buildDossier({ listing: property, edital, titleRecord, isDemonstration, today }),
    [property, edital, titleRecord, isDemonstration, today],
  )
}
