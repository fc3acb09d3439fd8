import { useQuery } from '@tanstack/react-query'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { readPropertyPath } from '#contract/page-paths.ts'
import { buildGreeting, buildListingWelcome } from '#domain/consultant/welcome-message.ts'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { useCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { statsQuery } from '../../../data/catalogue/list-queries.ts'
import { useOwnFigures } from '../../../data/saved/own-figures.ts'
import { judgeLocalListing } from '../local/judge-local-listing.ts'

/** Returns the property whose page is at this path, as far as it is loaded. */
export function useOpenProperty(path: string) {
  const id = readPropertyPath(path)
  const { data } = useQuery({ ...propertyQuery(useCatalogueSource(), id ?? ''), enabled: false })
  return id === null ? null : (data ?? null)
}

/** Returns the first text: about the open property, otherwise about the catalogue; `null` while it loads. */
export function useWelcome(
  about: ReturnType<typeof useOpenProperty>,
  open: boolean,
): { words: string | null; stats: CatalogueStats | undefined } {
  const { data: stats, isError } = useQuery({ ...statsQuery(useCatalogueSource()), enabled: open })
  const size = stats && { ...stats, demonstration: stats.source === 'demo' }
  // The words follow the target and what is saved of the property.
  useTargetRoi()
  useOwnFigures(about?.id ?? '')
  const judged = about && judgeLocalListing(about)
  const words = judged ? buildListingWelcome(judged) : size || isError ? buildGreeting(size ?? null) : null
  return { words, stats }
}
