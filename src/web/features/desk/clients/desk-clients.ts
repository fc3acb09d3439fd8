import { useEffect } from 'react'
import type { Client } from '#contract/desk-schemas.ts'
import { callApi } from '../../../data/api-client.ts'
import { newUuid } from '../../../data/new-uuid.ts'
import { createMirror, type Mirror } from '../../../data/saved/mirror.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useBrowserValue } from '../../../ui/use-browser-value.ts'

let mirror: Mirror<Client> | null = null

const putClient = (user_id: string, { id, name }: Client): Promise<Client> =>
  callApi('PUT /api/clients/{id}', { params: { id }, body: { user_id, name } })

function clientMirror(): Mirror<Client> {
  mirror ??= createMirror<Client>({
    name: 'clients',
    idOf: ({ id }) => id,
    list: user_id => callApi('GET /api/clients', { query: { user_id } }),
    put: putClient,
    patch: (user_id, id, { name = '' }) => putClient(user_id, { id, name, created_at: '' }),
    remove: (user_id, id) => callApi('DELETE /api/clients/{id}', { params: { id }, query: { user_id } }),
    onRefused: message =>
      showToast({ title: 'O cliente não foi salvo', description: message, tone: 'risk', duration: 5000 }),
  })
  return mirror
}

const noClients: readonly Client[] = []
let lastItems: readonly Client[] | null = null
let lastSorted = noClients

function readClients(): readonly Client[] {
  const { items } = clientMirror().view()
  if (items !== lastItems) {
    lastItems = items
    lastSorted = items.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  }
  return lastSorted
}

const subscribe = (listener: () => void): (() => void) => clientMirror().subscribe(listener)

/** Returns the clients by name, including changes that the server has not confirmed; fetches them once a minute. */
export function useClients(): readonly Client[] {
  useEffect(() => clientMirror().refresh(), [])
  return useBrowserValue(readClients, noClients, subscribe)
}

/** @param now epoch ms @returns the id of the new client */
export function addClient(name: string, now: number): string {
  const id = newUuid()
  clientMirror().put({ id, name, created_at: new Date(now).toISOString() })
  return id
}

export const renameClient = (id: string, name: string): void => clientMirror().patch(id, { name })

/** Its label goes from every property; they stay. */
export const removeClient = (id: string): void => clientMirror().remove(id)
