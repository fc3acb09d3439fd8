import { useQuery } from '@tanstack/react-query'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { readPropertyPath } from '#contract/page-paths.ts'
import { buildGreeting, buildListingWelcome } from '#domain/consultant/welcome-message.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatReais } from '#domain/format-figures.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
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

/** Says what a property takes of a family's money; `null` where the family has not said what it has. */
function describeFamilyLine(
  property: Property,
  answers: OwnAnswers,
  { family, assumptions }: HomeQuestion,
): string | null {
  if (family === null) return null
  const { best } = presentFittingHome(property, answers, family, assumptions)
  const instalment =
    best.instalment === null ? 'À vista' : `Parcela com seguros: **${formatReais(best.instalment)}**`
  return `${instalment}; no primeiro dia, do seu bolso: **${formatReais(best.cash)}**`
}

/** Returns the first text: about the open property, otherwise about the catalogue; `null` while it loads. */
export function useWelcome(
  about: ReturnType<typeof useOpenProperty>,
  open: boolean,
): { words: string | null; stats: CatalogueStats | undefined } {
  const { data: stats, isError } = useQuery({ ...statsQuery(useCatalogueSource()), enabled: open })
  const size = stats && {
    ...stats,
    demonstration: stats.source === 'demo',
  }
  // The words follow the target and what is saved of the property.
  useTargetRoi()
  const own = useOwnFigures(about?.id ?? '')
  const isForLiving = useIsForLiving()
  const question = useKeptHomeQuestion()
  const judged = about && judgeLocalListing(about)
  const familyLine =
    about && isForLiving && question ? describeFamilyLine(about, own?.answers ?? {}, question) : null
  const words = judged
    ? buildListingWelcome(judged, familyLine)
    : size || isError
      ? buildGreeting(size ?? null)
      : null
  return { words, stats }
}
