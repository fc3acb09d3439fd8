import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { z } from 'zod'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { NewSharedList, SharedFigures } from '#contract/shared-list-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerDependencies } from '#server/server-dependencies.ts'
import { accountsOn } from './accounts.ts'
import { createListing, seedCatalogue } from './catalogue.ts'
import { createContractClient } from './contract-client.ts'
import { appOn } from './page-app.ts'

/** Every figure shown. */
export const exampleSharedFigures: SharedFigures = {
  price: true,
  discount: true,
  nextPrice: true,
  returnRange: true,
  maxBid: true,
  dayOne: true,
}

/** Creates lists of the given properties, and asks for what their links open. */
export function sharedListsOn(app: Hono) {
  const client = createContractClient(app)
  const write = (changes: Partial<z.input<typeof NewSharedList>> = {}): z.input<typeof NewSharedList> => ({
    id: randomUUID(),
    title: 'Para Ana',
    adviserName: 'Maria Souza',
    words: 'Veja estes.',
    figures: exampleSharedFigures,
    source: { kind: 'items', items: ['1', '2'] },
    days: 7,
    ...changes,
  })
  const create = async (cookie: string, changes: Partial<z.input<typeof NewSharedList>> = {}) => {
    const { list, url } = await client.ask(sharedListCalls.createSharedList, { cookie, body: write(changes) })
    return { id: list.id, list, url, token: url?.split('/').at(-1) ?? '' }
  }
  return {
    ...client,
    write,
    create,
    /** The page that a link's token opens. */
    open: (token: string, visitor?: string) =>
      client.ask(sharedListCalls.sharedPage, { path: { token }, ...(visitor && { query: { visitor } }) }),
    /** The code with which a token opens nothing. */
    closed: async (token: string) =>
      (await client.refusal(sharedListCalls.sharedPage, { path: { token } })).code,
    react: (
      token: string,
      item: string,
      reaction: 'liked' | 'disliked' | null,
      visitor: string = randomUUID(),
    ) => client.ask(sharedListCalls.reactToShared, { path: { token }, body: { visitor, item, reaction } }),
    question: (token: string, text: string, more: object = {}) =>
      client.ask(sharedListCalls.askInShared, {
        path: { token },
        body: { id: randomUUID(), text, ...more },
      }),
    /** A question from an address; returns the answer. */
    questionFrom: (address: string, token: string, text: string, more: object = {}) =>
      client.send(sharedListCalls.askInShared, {
        path: { token },
        body: { id: randomUUID(), text, ...more },
        headers: { 'x-forwarded-for': address },
      }),
  }
}

/** An account with the favorites 1 to 3, which can share lists of them, on a test database. */
export async function startClientLists(
  db: Database,
  now: () => Date,
  changes: Partial<ServerDependencies> = {},
) {
  await seedCatalogue(db, [
    createListing({ id: '1', price: 100_000_00, evaluation: 200_000_00 }),
    createListing({ id: '2', price: 150_000_00, evaluation: 300_000_00, modality: 'leilao' }),
    createListing({ id: '3', price: 50_000_00 }),
  ])
  const app = await appOn(db, { now, ...changes })
  const on = sharedListsOn(app)
  const accounts = accountsOn(db, { now })
  const { id: owner } = await accounts.person()
  const cookie = await accounts.cookieOf({ id: owner })
  for (const id of ['1', '2', '3'])
    await on.ask(savedCalls.addFavorite, { cookie, body: { user_id: owner, property: { id } } })
  return { app, on, owner, cookie, accounts }
}
