import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { callApi } from '../../data/api-client.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'

/** Milliseconds a tile server has to answer. */
const styleTimeoutMs = 4_000

const isStyle = (answer: unknown): answer is StyleSpecification => {
  const { version, layers, sources } = (answer ?? {}) as Partial<StyleSpecification>
  return version === 8 && Array.isArray(layers) && typeof sources === 'object'
}

/** Fetches the style at the address; `null` when it is invalid or too late. */
async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(styleTimeoutMs)]),
    })
    const style: unknown = answer.ok ? await answer.json() : null
    return isStyle(style) ? style : null
  } catch {
    return null
  }
}

/** Returns the attribution of the map's data, and a tile server's style when one is set and answers. */
export function useMapSettings(): { base: StyleSpecification | null; attribution: string[] } {
  const { data: settings } = useQuery({
    queryKey: ['map-settings'],
    queryFn: ({ signal }) => callApi('GET /api/map/settings', { signal }),
    enabled: useCatalogueSource() === 'server',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = settings?.styleUrl ?? null
  const { data: base } = useQuery({
    queryKey: ['map-style', url],
    queryFn: ({ signal }) => fetchStyle(url ?? '', signal),
    enabled: url !== null,
    // Tried once only, because the browser writes a failure to its console.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { base: base ?? null, attribution: settings?.attribution ?? [] }
}
