import { listSitePages, pagePaths, writePlacePath, writePropertyPath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { createAccountCookie } from '#test/support/account-cookie.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { findAccountTraces, type TracedAccount } from '#test/support/pages/find-account-traces.ts'
import { expect } from './support/journey.ts'
import { ownServerTest as test } from './support/own-server.ts'

async function send<T>(url: string, method: string, path: string, cookie: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Creates an account that has a favorite with notes and a cost sheet, and a saved search. */
async function createUsedAccount(
  url: string,
  { email, name, bid }: { email: string; name: string; bid: number },
  { id }: Property,
): Promise<TracedAccount> {
  const cookie = await createAccountCookie(url, { email, name })
  const { me } = await send<{ me: { user: { id: string } } }>(url, 'GET', '/api/auth/session', cookie)
  const user_id = me.user.id
  const [notes, searchName] = [`Anotações de ${name}`, `Busca de ${name}`]
  await send(url, 'POST', '/api/favorites', cookie, { user_id, property: { id } })
  const sheet = { ...exampleCostSheet, bid }
  await send(url, 'PATCH', `/api/favorites/${id}`, cookie, { user_id, stage: 'lance', notes, sheet })
  await send(url, 'POST', '/api/saved-searches', cookie, {
    user_id,
    name: searchName,
    filters: { state: 'PB' },
  })
  const session = cookie.split('=')[1]?.split('.')[0] ?? ''
  return { cookie, secrets: [email, name, user_id, String(bid), notes, searchName, session] }
}

/** Every page, the favorite properties' and those of their places. */
const listPaths = (properties: readonly Property[]): string[] => [
  ...listSitePages().flatMap(({ path, hasParts }) => (hasParts ? [] : [path])),
  pagePaths.places,
  `${pagePaths.search}?state=PB&category=casa`,
  '/nao-existe',
  ...properties.flatMap(property => {
    const { id, category } = property
    const [uf, city] = [property.state, writeSlug(formatPlaceName(property.city))]
    return [
      writePropertyPath(id),
      writePropertyAddress(property),
      writePlacePath({ uf, city: null, category: null }),
      writePlacePath({ uf, city, category: null }),
      writePlacePath({ uf, city, category }),
    ]
  }),
]

test('no page contains anything of an account, also when an account asks for it first', async ({
  server,
}) => {
  const { items } = await send<{ items: Property[] }>(server, 'GET', '/api/properties?limit=2&state=PB', '')
  const [first, second] = items
  if (first === undefined || second === undefined) throw new Error('The demonstration has too few properties')
  const accounts = [
    await createUsedAccount(
      server,
      { email: 'ana.prado@exemplo.com.br', name: 'Ana Prado Quaresma', bid: 234_567.89 },
      first,
    ),
    await createUsedAccount(
      server,
      { email: 'rui.telles@exemplo.com.br', name: 'Rui Telles Fontoura', bid: 345_678.91 },
      second,
    ),
  ] as const
  const get = (path: string, cookie: string | null, encoding: string): Promise<Response> =>
    fetch(server + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': encoding, ...(cookie !== null && { cookie }) },
    })
  expect(await findAccountTraces(get, listPaths(items), accounts)).toEqual([])
})
