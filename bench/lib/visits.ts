import { createAccountCookie } from '#test/support/account-cookie.ts'
import type { ServerProcess } from '#test/support/server.ts'
import { writePlacePath, writePropertyPath } from '#contract/page-paths.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { Uf } from '#domain/states.ts'

/** The first press that is measured: one that changes something at once. */
export interface MeasuredPress {
  name: string
  selector: string
  /** What shows that the press was answered. */
  answer: 'pressed' | 'dialog' | 'focus'
}

/** A route that is measured as a page, with its limits. */
export interface VisitedRoute {
  name: string
  path: string
  /** `name=value` of a session cookie when the page needs one. */
  cookie: string | null
  /** Minimum Lighthouse performance score; `null` = not measured by Lighthouse. */
  performance: number | null
  /** Whether the page asks search engines not to list it, so that Lighthouse's search engine score means nothing. */
  hidden: boolean
  /** The controls that are pressed first on a phone. */
  presses: readonly MeasuredPress[]
}

const heart: MeasuredPress = {
  name: 'heart',
  selector: 'button[aria-pressed][aria-label*="avorito"]',
  answer: 'pressed',
}
const filters: MeasuredPress = {
  name: 'Filtros',
  selector: 'button[aria-label^="Filtros"]',
  answer: 'dialog',
}
const visiblePassword: MeasuredPress = {
  name: 'show the password',
  selector: 'form button[aria-pressed]',
  answer: 'pressed',
}

const getJson = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T

/** Returns the path of the city with the most listings. */
async function largestCityPath(url: string): Promise<string> {
  const { city: cities } = await getJson<{ city: { value: string; state: Uf; total: number }[] }>(
    `${url}/api/properties/facets`,
  )
  const [largest] = cities.toSorted((a, b) => b.total - a.total)
  if (largest === undefined) throw new Error('The catalogue has no city')
  return writePlacePath({
    uf: largest.state,
    city: writeSlug(formatPlaceName(largest.value)),
    category: null,
  })
}

/** Returns the measured routes of this server; the listing page shows the newest listing. */
export async function routesOn({ url }: Pick<ServerProcess, 'url'>): Promise<VisitedRoute[]> {
  const cookie = await createAccountCookie(url)
  const { items } = await getJson<{ items: { id: string }[] }>(`${url}/api/properties?limit=1`)
  const [newest] = items
  if (newest === undefined) throw new Error('The catalogue is empty')
  // The canonical address, where the short one redirects to it.
  const address = new URL((await fetch(url + writePropertyPath(newest.id))).url).pathname
  const open = { cookie: null, hidden: false, performance: 95, presses: [] }
  return [
    { ...open, name: '/search', path: '/search', presses: [heart, filters] },
    { ...open, name: '/imovel/{id}', path: address, presses: [heart], cookie, hidden: true },
    { ...open, name: '/imovel/{id} as visitor', path: address },
    { ...open, name: '/login', path: '/login', presses: [visiblePassword] },
    {
      ...open,
      name: '/imoveis/{uf}/{cidade}',
      path: await largestCityPath(url),
      presses: [heart],
    },
    { ...open, name: '/ signed out', path: '/' },
    { ...open, name: '/morar', path: '/morar' },
    { ...open, name: '/planos', path: '/planos' },
    { ...open, name: '/map', path: '/map', performance: 85, presses: [filters] },
  ]
}

/** Whether the server has such a page: a build from before the page was written answers 404. */
export async function isServed(url: string, { path, cookie }: VisitedRoute): Promise<boolean> {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })
  await answer.arrayBuffer()
  return answer.status !== 404 && answer.status !== 410
}
