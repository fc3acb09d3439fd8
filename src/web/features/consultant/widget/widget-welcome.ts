import { useQuery } from '@tanstack/react-query'
import type { Stats } from '#contract/catalogue.ts'
import { propertyOfPage } from '#contract/pages.ts'
import { greeting, welcomeAbout } from '#domain/consultant/welcome.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { useSource } from '../../../data/catalogue/source.ts'
import { statsQuery } from '../../../data/catalogue/list-queries.ts'

/** Returns the property whose page is at this path, as far as it is loaded. */
export function useOpenProperty(path: string) {
  const id = propertyOfPage(path)
  const { data } = useQuery({ ...propertyQuery(useSource(), id ?? ''), enabled: false })
  return id === null ? null : (data ?? null)
}

/** Returns the first text: about the open property, otherwise about the catalogue; `null` while it loads. */
export function useWelcome(
  about: ReturnType<typeof useOpenProperty>,
  open: boolean,
): { words: string | null; stats: Stats | undefined } {
  const { data: stats, isError } = useQuery({ ...statsQuery(useSource()), enabled: open })
  const size = stats && { ...stats, demonstration: stats.source === 'demo' }
  const words = about ? welcomeAbout(about) : size || isError ? greeting(size ?? null) : null
  return { words, stats }
}
