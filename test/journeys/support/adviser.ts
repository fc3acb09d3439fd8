import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import type { SharedListLink } from '#contract/shared-list-schemas.ts'
import { expect } from './journey.ts'
import { enterWithNothingSaved } from './own-server.ts'

const client = '00000000-0000-4000-8000-000000000001'
const lot = '00000000-0000-4000-8000-000000000009'

/** Signs in as an adviser with favorites and a lot from elsewhere for one client; returns the favorites' numbers. */
export async function enterWithClient(page: Page, listings: number): Promise<string[]> {
  await enterWithNothingSaved(page)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as {
    me: { user: { id: string } }
  }
  const user_id = me.user.id
  const search = await page.request.get(`/api/properties?limit=${listings}`)
  const ids = ((await search.json()) as PropertySearchPage).items.map(({ id }) => id)
  const send = async (method: 'put' | 'post' | 'patch', path: string, data: object) =>
    expect((await page.request[method](path, { data: { user_id, ...data } })).ok()).toBe(true)
  for (const id of ids) await send('post', '/api/favorites', { property: { id } })
  await send('put', `/api/clients/${client}`, { name: 'Família Andrade' })
  await send('post', '/api/favorites/bulk', { ids, change: { clients: { [client]: true } } })
  await send('patch', `/api/favorites/${ids[0]}`, {
    notes: 'O corretor aceita 10% a menos.',
    clientNotes: 'Fica a duas quadras da escola.',
  })
  await send('put', `/api/own-lots/${lot}`, {
    title: 'Casa do leilão judicial',
    price: 180_000,
    city: 'Goiânia',
  })
  await send('patch', `/api/own-lots/${lot}`, { clients: { [client]: true } })
  return ids
}

/** Makes a list of the client's properties, with every figure; returns it and the path of its link. */
export async function shareWithClient(
  page: Page,
  words = 'Separei estes para vocês.',
): Promise<{ id: string; path: string }> {
  const answer = await page.request.post('/api/shared-lists', {
    data: {
      id: crypto.randomUUID(),
      title: 'Imóveis para Família Andrade',
      adviserName: 'Carla Menezes',
      words,
      figures: {
        price: true,
        discount: true,
        nextPrice: true,
        returnRange: true,
        maxBid: true,
        dayOne: true,
      },
      days: 30,
      source: { kind: 'client', client },
    },
  })
  expect(answer.ok()).toBe(true)
  const { list, url } = (await answer.json()) as SharedListLink
  return { id: list.id, path: new URL(url ?? '').pathname }
}
