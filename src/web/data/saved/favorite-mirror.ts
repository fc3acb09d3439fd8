import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { callApi, isFinalRefusal } from '../api-client.ts'
import { changeTogether } from './change-together.ts'
import { createFilledMirrorHooks } from './mirror-hooks.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { storeNoteDraft } from './note-drafts.ts'
import {
  changeBeyond,
  fillWorkingFields,
  mergedWorkingFields,
  type Storable,
  toChangeBody,
} from './working-fields.ts'

/** A favorite as this browser stores it. */
type StoredFavorite = Storable<Favorite>

/** Patches a favorite. Notes that the server refuses permanently are stored as a draft. */
async function patch(
  user_id: string,
  id: string,
  change: ReturnType<typeof toChangeBody>,
): Promise<Favorite> {
  try {
    return await callApi('PATCH /api/favorites/{id}', { params: { id }, body: { user_id, ...change } })
  } catch (error) {
    if (change.notes !== undefined && isFinalRefusal(error)) storeNoteDraft(user_id, id, change.notes)
    throw error
  }
}

/** Adds the favorite, then sends the fields that were written on this device and that the server does not have. */
async function put(user_id: string, item: StoredFavorite): Promise<Favorite> {
  const { property_id: id } = item
  const stored = await callApi('POST /api/favorites', { body: { user_id, property: { id } } })
  const change = changeBeyond(item, stored)
  return Object.keys(change).length === 0 ? stored : patch(user_id, id, change)
}

/** Returns a favorite with defaults for missing notes. */
const fill = (item: StoredFavorite): Favorite => fillWorkingFields<Favorite>(item, nothingWrittenOnFavorite)

const remote: MirrorRemote<StoredFavorite> = {
  name: 'favorites',
  idOf: favorite => favorite.property_id,
  merged: mergedWorkingFields,
  list: user_id => callApi('GET /api/favorites', { query: { user_id } }),
  put,
  // The server owns all other fields of a favorite.
  patch: (user_id, id, fields) => patch(user_id, id, toChangeBody(fields)),
  remove: (user_id, id) => callApi('DELETE /api/favorites/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  together: changeTogether(favorite => favorite.property_id, fill),
  onRefused: (message, to) =>
    showToast({
      title: to === 'patch' ? 'A anotação não foi salva' : 'O favorito não foi salvo',
      description: message,
      tone: 'risk',
    }),
}

/** The favorites as this browser stores them. */
export const storedFavorites = createFilledMirrorHooks(remote, fill)

/** Returns a property as a favorite saved at `now` (epoch ms). */
export const toFavorite = (property: Property, now: number): StoredFavorite => ({
  property_id: property.id,
  title: property.title,
  city: property.city,
  state: property.state,
  price: property.price,
  evaluation_value: property.evaluationValue,
  area: property.area,
  saved_at: new Date(now).toISOString(),
  price_when_saved: property.price,
  property,
})
