import type { Property } from '#contract/property.ts'
import type { Favorite } from '#contract/saved.ts'
import { getJson, sendJson } from '../../api/client.ts'
import { createMirror } from '../../api/mirror.ts'
import { currentOwner } from '../../api/owner.ts'
import { writeQuery } from '#domain/search/query.ts'
import { forget, remember } from '../../ui/remembered.ts'
import { showToast } from '../../ui/toast/toast.ts'

const path = '/api/favorites'

/** The favourites as this browser keeps and sends them; its code is no part of a first visit. */
export const keptFavorites = createMirror<Favorite>({
  name: 'favorites',
  idOf: favorite => favorite.property_id,
  list: user_id => getJson(path, { user_id }),
  put: (user_id, { property_id }) => sendJson('POST', path, { user_id, property: { id: property_id } }),
  patch: () => Promise.reject(new Error('A favourite is there or it is not.')),
  remove: (user_id, id) => sendJson('DELETE', `${path}/${encodeURIComponent(id)}?${writeQuery({ user_id })}`),
  removesAfter: 6_000,
  onRefused: message =>
    showToast({ title: 'O favorito não foi salvo', description: message, tone: 'risk', duration: 2000 }),
})

/** What the cards show at the next visit before all of this is here. */
keptFavorites.subscribe(() => {
  const { items, whole } = keptFavorites.view()
  const [whose, other] = currentOwner().account === null ? ['visitor', 'account'] : ['account', 'visitor']
  forget(`${other}:favorite-ids`)
  if (whole) remember(`${whose}:favorite-ids`, items.map(favorite => favorite.property_id).join(' '))
})

/** A property as a favourite saved at `now` (epoch ms). */
export const favoriteOf = (property: Property, now: number): Favorite => ({
  property_id: property.id,
  title: property.title,
  city: property.city,
  state: property.state,
  price: property.price,
  evaluation_value: property.evaluationValue,
  area: property.area,
  saved_at: new Date(now).toISOString(),
  price_when_saved: property.price,
  stage: null,
  notes: '',
  sheet: null,
  property,
})
