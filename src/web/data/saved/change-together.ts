import { maxBulkItems } from '#contract/desk-limits.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi } from '../api-client.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import { toChangeBody, type WorkingChange } from './working-fields.ts'

/** The fields that one call can change for many properties of the desk. */
const bulkFields: ReadonlySet<string> = new Set(['stage', 'clients', 'documents', 'addedNotes'])

/**
 * Sends the same change of many properties of the desk in one call.
 * @param settle an item with a change that the server has made
 */
export function changeTogether<T extends WorkingChange>(
  idOf: (item: T) => string,
  settle: (item: T) => T,
): NonNullable<MirrorRemote<T>['together']> {
  return {
    most: maxBulkItems,
    takes: fields => Object.keys(fields).every(field => bulkFields.has(field)),
    async patch(user_id, items, fields) {
      const change = fields as WorkingChange
      const { stage, clients, documents, addNotes } = toChangeBody(change)
      const { missing, full } = await callApi('POST /api/favorites/bulk', {
        body: { user_id, ids: items.map(idOf), change: { stage, clients, documents, addNotes } },
      })
      const [gone, unchanged] = [new Set(missing), new Set(full)]
      if (full.length > 0) reportFull(full.length)
      return items.map(item => {
        const id = idOf(item)
        return gone.has(id) ? null : unchanged.has(id) ? item : settle(applyChange(item, change))
      })
    },
    remove: (user_id, ids) =>
      callApi('POST /api/favorites/bulk', { body: { user_id, ids: [...ids], change: { remove: true } } }),
  }
}

const applyChange = <T extends WorkingChange>(item: T, { stage, ...change }: WorkingChange): T => ({
  ...item,
  ...(stage !== undefined && { stage }),
  clients: { ...item.clients, ...change.clients },
  documents: { ...item.documents, ...change.documents },
  addedNotes: change.addedNotes,
})

const reportFull = (count: number): void =>
  showToast({
    title: count === 1 ? 'Um imóvel não mudou' : `${count} imóveis não mudaram`,
    description: 'Não têm mais espaço para a anotação ou para outro cliente.',
    tone: 'risk',
  })
