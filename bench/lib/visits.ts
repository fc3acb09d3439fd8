import { createAccountCookie } from '#test/support/account-cookie.ts'
import type { ServerProcess } from '#test/support/server.ts'

/** A route that is measured as a page, with its limits. */
export interface VisitedRoute {
  name: string
  path: string
  /** `name=value` of a session cookie when the page needs one. */
  cookie: string | null
  /** Maximum kilobytes of JavaScript; `null` = no target. */
  javascript: number | null
  /** Minimum Lighthouse performance score. */
  performance: number
  /** Whether only accounts can open it, so that search engines do not find it. */
  hidden: boolean
}

/** Returns the measured routes of this server; the listing page shows the newest listing. */
export async function routesOn({ url }: ServerProcess): Promise<VisitedRoute[]> {
  const cookie = await createAccountCookie(url)
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
