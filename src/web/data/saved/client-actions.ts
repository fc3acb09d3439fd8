import type { Client } from '#contract/desk-schemas.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi } from '../api-client.ts'
import { newUuid } from '../new-uuid.ts'
import { createMirrorHooks } from './mirror-hooks.ts'

const save = (user_id: string, { id, name }: Pick<Client, 'id' | 'name'>): Promise<Client> =>
  callApi('PUT /api/clients/{id}', { params: { id }, body: { user_id, name } })

const clients = createMirrorHooks<Client>({
  name: 'clients',
  idOf: client => client.id,
  list: user_id => callApi('GET /api/clients', { query: { user_id } }),
  put: save,
  patch: (user_id, id, { name = '' }) => save(user_id, { id, name }),
  remove: (user_id, id) => callApi('DELETE /api/clients/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  onRefused: message => showToast({ title: 'O cliente não foi salvo', description: message, tone: 'risk' }),
})

/**
 * Returns the clients, in no order; fetches them when they are older than a minute. A label without a client among them
 * belongs to a deleted client.
 */
export const useClients = clients.useItems

/** Creates a client. @returns its id, with which properties are labelled */
export function addClient(name: string, now: number): string {
  const id = newUuid()
  clients.mirror().put({ id, name: name.trim(), created_at: new Date(now).toISOString() })
  return id
}

/** Renames a client; blanks at both ends are removed. */
export const renameClient = (id: string, name: string): void =>
  clients.mirror().patch(id, { name: name.trim() })

/** Deletes a client; its properties stay. */
export const removeClient = (id: string): void => clients.mirror().remove(id)

/** Undoes a deletion; its labels are back unless the deletion was sent. */
export const restoreClient = (client: Client): void => clients.mirror().put(client)

/** Fetches them even when they are fresh, because another device may have changed one. */
export const refetchClients = (): void => clients.mirror().refresh(true)
