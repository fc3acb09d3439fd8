import { useQuery } from '@tanstack/react-query'
import type { Stats } from '#contract/catalogue.ts'
import { propertyOfPage } from '#contract/pages.ts'
import { greeting, welcomeAbout } from '#domain/consultant/welcome.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { useSource } from '../../../data/catalogue/source.ts'
import { statsQuery } from '../../../data/catalogue/list-queries.ts'

/** The property whose page is open at this path, as far as that page knows it already. */
export function useOpenProperty(path: string) {
  const id = propertyOfPage(path)
  const { data } = useQuery({ ...propertyQuery(useSource(), id ?? ''), enabled: false })
  return id === null ? null : (data ?? null)
}

/** The first words: about the property that is open, else about the catalogue; `null` while they are on their way. */
export function useWelcome(
  about: ReturnType<typeof useOpenProperty>,
  open: boolean,
): { words: string | null; stats: Stats | undefined } {
  const { data: stats, isError } = useQuery({ ...statsQuery(useSource()), enabled: open })
  const size = stats && { ...stats, demonstration: stats.source === 'demo' }
  const words = about ? welcomeAbout(about) : size || isError ? greeting(size ?? null) : null
  return { words, stats }
}
