// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { nothingWritten } from '#contract/nothing-written.ts'
import { unknownLotFacts } from '#contract/own-lot.ts'
import { fakedMe } from '#test/support/faked-account.ts'
import { it } from '#test/support/rendered-component.ts'
import { queryClient } from '../query-client.ts'
import { sessionQuery } from '../account/session.ts'
import { removeClient, restoreClient, useClients } from './client-actions.ts'
import { useExpenses } from './expense-actions.ts'
import { removeOwnLots, restoreOwnLots, useOwnLots } from './own-lot-actions.ts'

const saved_at = '2026-01-10T12:00:00Z'
const client = { id: 'a0000000-0000-4000-8000-000000000001', name: 'Lume', created_at: saved_at }
const lot = {
  id: 'a0000000-0000-4000-8000-000000000002',
  title: 'Casa',
  ...unknownLotFacts,
  hasText: false,
  saved_at,
  ...nothingWritten,
}
const expense = { id: client.id, item_id: lot.id, date: '2026-01-05', kind: 'itbi', amount: 10, note: '' }
const lists: Record<string, object[]> = {
  '/api/clients': [client],
  '/api/expenses': [expense],
  '/api/own-lots': [lot],
}
/** The calls that would change something. */
const changing: string[] = []

beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, { me: fakedMe, demonstration: false })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') changing.push(`${method} ${path}`)
    return Response.json(lists[path.split('?')[0] ?? ''] ?? [])
  })
})
afterEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Desk() {
  const [clients, expenses, lots] = [useClients(), useExpenses(), useOwnLots()]
  const shown = [
    clients.items.map(({ name }) => name),
    expenses.items.map(({ amount }) => amount),
    lots.items.map(({ title }) => title),
  ]
  return <output>{JSON.stringify(shown)}</output>
}

it('a page of the desk shows what the server has, and what was removed and put back', async ({ view }) => {
  view.render(<Desk />)
  const shown = () => document.querySelector('output')?.textContent
  expect(shown()).toBe('[[],[],[]]')
  await waitFor(() => expect(shown()).toBe('[["Lume"],[10],["Casa"]]'))
  removeClient(client.id)
  removeOwnLots([lot.id])
  await waitFor(() => expect(shown()).toBe('[[],[10],[]]'))
  restoreClient(client)
  restoreOwnLots([lot])
  await waitFor(() => expect(shown()).toBe('[["Lume"],[10],["Casa"]]'))
  expect(changing).toEqual([])
})
