import type { RunningServer } from '#test/support/server.ts'

/** A route that is measured as a page: what it may weigh, and how well it must do. */
export interface Route {
  name: string
  path: string
  /** `name=value` of a session, where the page asks for one. */
  cookie: string | null
  /** Kilobytes of JavaScript; `null` = the targets name none. */
  javascript: number | null
  /** Lighthouse, performance. */
  performance: number
  /** Nobody finds it by searching: it opens to accounts alone. */
  hidden: boolean
}

/** The routes of targets.md on this server; the listing shown is the newest one. */
export async function routesOn({ url }: RunningServer): Promise<Route[]> {
  const entered = await fetch(`${url}/api/auth/demo`, { method: 'POST' })
  const cookie = entered.headers
    .getSetCookie()
    .map(set => set.split(';', 1)[0])
    .join('; ')
  if (!entered.ok || cookie === '')
    throw new Error(`The demonstration's account does not open: ${entered.status}`)
  const list = (await (await fetch(`${url}/api/properties?limit=1`)).json()) as { items: { id: string }[] }
  const open = { cookie: null, hidden: false }
  return [
    { name: '/search', path: '/search', ...open, javascript: 115, performance: 98 },
    { name: '/map', path: '/map', ...open, javascript: null, performance: 95 },
    { name: '/login', path: '/login', ...open, javascript: null, performance: 95 },
    {
      name: '/imovel/{id}',
      path: `/imovel/${list.items[0]?.id}`,
      cookie,
      hidden: true,
      javascript: 150,
      performance: 95,
    },
  ]
}
