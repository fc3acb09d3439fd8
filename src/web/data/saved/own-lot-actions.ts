import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { nothingWritten } from '#contract/nothing-written.ts'
import { type LotFactFields, unknownLotFacts } from '#contract/own-lot.ts'
import type { OwnLot, OwnLotContent } from '#contract/own-lot-schemas.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { callApi } from '../api-client.ts'
import { newUuid } from '../new-uuid.ts'
import { findOwner, ownerIdForReading } from '../account/saved-owner.ts'
import { changeTogether } from './change-together.ts'
import { closeAddedNotes } from './close-added-notes.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import { createFilledMirrorHooks } from './mirror-hooks.ts'
import {
  changeBeyond,
  fillWorkingFields,
  mergedWorkingFields,
  type Storable,
  toChangeBody,
  type WorkingChange,
} from './working-fields.ts'

/** A lot as this browser stores it; its page's text only until the server has it. */
type StoredLot = Storable<OwnLot> & { text?: string | undefined }

/** A change to a lot: its facts, its page's text, and what is written about it. */
export type OwnLotPatch = Partial<OwnLotContent> &
  Omit<WorkingChange, 'answers'> & { text?: string | undefined }

const factNames = Object.keys(unknownLotFacts) as (keyof LotFactFields)[]

/** Returns the given facts of a change, the title among them, that differ from those that are stored. */
const pickFacts = (change: OwnLotPatch, there: Partial<OwnLotContent> = {}): Partial<OwnLotContent> =>
  Object.fromEntries(
    (['title', ...factNames] as const).flatMap(name =>
      change[name] === undefined || JSON.stringify(change[name]) === JSON.stringify(there[name])
        ? []
        : [[name, change[name]]],
    ),
  )

const patch = (user_id: string, id: string, { text, ...change }: OwnLotPatch): Promise<OwnLot> =>
  callApi('PATCH /api/own-lots/{id}', {
    params: { id },
    body: { user_id, ...pickFacts(change), ...toChangeBody(change), ...(text !== undefined && { text }) },
  })

/** Adds the lot, then sends the fields that were written on this device and that the server does not have. */
async function put(user_id: string, item: StoredLot): Promise<OwnLot> {
  const { id, title, text } = item
  const stored = await callApi('PUT /api/own-lots/{id}', {
    params: { id },
    body: { user_id, ...pickFacts(item), title, text },
  })
  const facts = pickFacts(item, stored)
  const textMissing = text !== undefined && stored.hasText !== (text !== '')
  const change = { ...facts, ...changeBeyond(item, stored), ...(textMissing && { text }) }
  if (Object.keys(change).length === 0) return stored
  return callApi('PATCH /api/own-lots/{id}', { params: { id }, body: { user_id, ...change } })
}

const fill = (item: StoredLot): OwnLot => {
  const { text: _sent, ...lot } = fillWorkingFields<StoredLot & OwnLot>(item, nothingWritten)
  return lot
}

const remote: MirrorRemote<StoredLot> = {
  name: 'own-lots',
  idOf: lot => lot.id,
  merged: mergedWorkingFields,
  list: user_id => callApi('GET /api/own-lots', { query: { user_id } }),
  put,
  patch,
  remove: (user_id, id) => callApi('DELETE /api/own-lots/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  together: changeTogether(lot => lot.id, fill),
  onRefused: message => showToast({ title: 'O lote não foi salvo', description: message, tone: 'risk' }),
}

const lots = createFilledMirrorHooks(remote, fill)

/** Returns the lots from elsewhere, the last saved first; fetches them when they are older than a minute. */
export const useOwnLots = lots.useItems

/**
 * Puts a lot on the desk; facts that are left out are not known.
 * @param text of the page it was read from
 * @param now epoch ms
 * @param client whose label it gets
 * @returns its id
 */
export function addOwnLot(
  { title, ...facts }: Pick<OwnLotContent, 'title'> & Partial<LotFactFields>,
  text: string,
  now: number,
  client: string | null = null,
): string {
  const id = newUuid()
  const saved_at = new Date(now).toISOString()
  const labels = client === null ? {} : { clients: { [client]: true as const } }
  lots
    .mirror()
    .put({ id, title, ...unknownLotFacts, ...facts, ...labels, text, hasText: text !== '', saved_at })
  return id
}

/** Changes facts of a lot or what is written about it; omitted fields stay. */
export const changeOwnLot = (id: string, change: OwnLotPatch): void => changeOwnLots([id], change)

/** Changes many lots alike, in few calls. */
export const changeOwnLots = (ids: readonly string[], change: OwnLotPatch): void =>
  lots.mirror().patchMany(ids, { ...change, ...closeAddedNotes(change) })

/**
 * Corrects what is known of a lot: only the facts that differ are sent, so that what somebody else corrected meanwhile
 * stays.
 * @param text of a page that was read again; empty = none was
 */
export function correctOwnLot(lot: OwnLot, content: OwnLotContent, text: string): void {
  const facts = pickFacts(content, lot)
  if (Object.keys(facts).length > 0 || text !== '')
    changeOwnLot(lot.id, { ...facts, ...(text !== '' && { text }) })
}

/** Saves a cost sheet with a lot, and shows a message. */
export function saveLotSheet(id: string, sheet: CostSheet): void {
  changeOwnLot(id, { sheet })
  showToast({ title: 'Planilha salva na mesa' })
}

/** Removes lots from elsewhere; `restoreOwnLots` undoes it. */
export const removeOwnLots = (ids: readonly string[]): void => lots.mirror().removeMany(ids)

/** Adds lots again that were removed; once the removal was sent, without the text of their pages. */
export const restoreOwnLots = (removed: readonly OwnLot[]): void => lots.mirror().putMany(removed)

/** Reads the text of the page that a lot was read from, as the server keeps it. */
export async function fetchOwnLotText(id: string, signal: AbortSignal): Promise<string> {
  const user_id = ownerIdForReading(await findOwner())
  if (user_id === undefined) return ''
  const { text } = await callApi('GET /api/own-lots/{id}/text', {
    params: { id },
    query: { user_id },
    signal,
  })
  return text
}

/** Fetches them even when they are fresh, because another device may have changed one. */
export const refetchOwnLots = (): void => lots.mirror().refresh(true)
