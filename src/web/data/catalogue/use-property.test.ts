import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakedMe } from '#test/support/faked-account.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { clearAccountCaches } from '../account/account-caches.ts'
import { queryClient } from '../query-client.ts'
import { maxAnswerAgeMs } from '../offline-answers.ts'
import { maxOpenedProperties, openedPropertyQuery, storeOpenedProperty } from './use-property.ts'

const caches = new Map<string, Map<string, Response>>()

function openCache(name: string) {
  const held = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, held)
  return {
    put: async (key: string, response: Response) => void held.set(key, response),
    delete: async (key: string | { url: string }) => held.delete(typeof key === 'string' ? key : key.url),
    keys: async () => [...held.keys()].map(url => ({ url })),
  }
}

const signedIn = (id: string | null) =>
  queryClient.setQueryData(['entry'], {
    me: id === null ? null : { ...fakedMe, user: { ...fakedMe.user, id } },
    demonstration: false,
  })

const propertyOf = (id: string) => ({ ...listedProperty, id })
const store = (id: string, at = Date.now()) => storeOpenedProperty({ property: propertyOf(id) as never, at })
const find = (id: string) => queryClient.fetchQuery(openedPropertyQuery(id))

beforeEach(() => {
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.get(key)?.clone(),
  })
})
afterEach(() => {
  caches.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('an opened property is found with its date by the account that opened it, and by nobody else', async () => {
  signedIn('ana')
  const at = Date.now() - 60_000
  await store('1', at)
  expect(await find('1')).toMatchObject({ property: { id: '1' }, at })
  expect(await find('2')).toBeNull()
  signedIn('bia')
  expect(await find('1')).toBeNull()
  signedIn(null)
  expect(await find('1')).toBeNull()
})

it('never contains which papers the account keeps; one of an earlier version counts as without papers', async () => {
  signedIn('ana')
  await storeOpenedProperty({ property: { ...richProperty, keptPapers: ['edital'] }, at: Date.now() })
  const written = [...caches.values()].flatMap(held => [...held.values()])
  expect(await written[0]?.clone().text()).not.toContain('edital"]')
  await store('2')
  for (const id of [richProperty.id, '2'])
    expect((await find(id))?.property).toMatchObject({ id, keptPapers: [] })
})

it('nothing is kept for a visitor', async () => {
  signedIn(null)
  await store('1')
  expect(caches.size).toBe(0)
})

it('a property that was opened too long ago is not found', async () => {
  signedIn('ana')
  await store('1', Date.now() - maxAnswerAgeMs - 1_000)
  expect(await find('1')).toBeNull()
})

it('the number of properties is limited; the one opened longest ago goes', async () => {
  signedIn('ana')
  for (let id = 0; id < maxOpenedProperties; id++) await store(`${id}`)
  await store('0')
  await store('new')
  expect(await find('0')).not.toBeNull()
  expect(await find('1')).toBeNull()
  expect([...caches.values()].map(held => held.size)).toEqual([maxOpenedProperties])
})

it('sign-out leaves nothing, also of a property that was just being stored', async () => {
  signedIn('ana')
  await store('1')
  await clearAccountCaches()
  expect(caches.size).toBe(0)
  const storing = store('2')
  signedIn(null)
  await storing
  expect(caches.size).toBe(0)
})
