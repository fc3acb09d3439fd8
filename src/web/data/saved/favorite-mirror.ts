import type { Property } from '#contract/property-schemas.ts'
import type { Favorite, FavoriteAnnotations } from '#contract/saved-schemas.ts'
import {
  mergeOwnAnswers,
  type OwnAnswers,
  type OwnAnswersChange,
  ownQuestions,
} from '#domain/judgement/own-answers.ts'
import { callApi, isFinalRefusal } from '../api-client.ts'
import { createMirror, type MirrorView } from './mirror.ts'
import { currentOwner } from '../account/saved-owner.ts'
import { removeStored, writeStored } from '../../ui/storage/browser-storage.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { storeNoteDraft } from './note-drafts.ts'

/**
 * A favorite as this browser stores it. Notes that were never set here (or that an older version did not know) are
 * missing.
 */
type StoredFavorite = Omit<Favorite, keyof FavoriteAnnotations> & FavoriteAnnotations
const noteFields = ['stage', 'notes', 'sheet', 'answers'] as const satisfies (keyof FavoriteAnnotations)[]

const hasAllNotes = (item: StoredFavorite): item is Favorite =>
  noteFields.every(part => item[part] !== undefined) &&
  Object.values(item.answers ?? {}).every(answer => answer !== null)
const fillMissingNotes = (item: StoredFavorite): Favorite =>
  hasAllNotes(item)
    ? item
    : { stage: null, notes: '', sheet: null, ...item, answers: mergeOwnAnswers({}, item.answers ?? {}) }

/** The answers given here that the server does not have; `undefined` without any. */
function answersBeyond(answers: OwnAnswersChange, there: OwnAnswers): OwnAnswersChange | undefined {
  const open = ownQuestions.filter(
    question => JSON.stringify(answers[question] ?? null) !== JSON.stringify(there[question] ?? null),
  )
  const given = open.filter(question => answers[question] !== undefined)
  return given.length === 0
    ? undefined
    : Object.fromEntries(given.map(question => [question, answers[question]]))
}

/** Patches a favorite. Notes that the server refuses permanently are stored as a draft. */
async function patch(user_id: string, id: string, annotations: FavoriteAnnotations): Promise<Favorite> {
  try {
    return await callApi('PATCH /api/favorites/{id}', { params: { id }, body: { user_id, ...annotations } })
  } catch (error) {
    if (annotations.notes !== undefined && isFinalRefusal(error))
      storeNoteDraft(user_id, id, annotations.notes)
    throw error
  }
}

const pickNotes = (
  item: FavoriteAnnotations,
  isSaid: (part: keyof FavoriteAnnotations) => boolean,
): FavoriteAnnotations => Object.fromEntries(noteFields.filter(isSaid).map(part => [part, item[part]]))

/**
 * Adds the favorite, then sends the notes set here that the server does not have. A cost sheet is sent again even if
 * the server has it, which changes nothing.
 */
async function put(user_id: string, item: StoredFavorite): Promise<Favorite> {
  const { property_id: id } = item
  const there = await callApi('POST /api/favorites', { body: { user_id, property: { id } } })
  const answers = answersBeyond(item.answers ?? {}, there.answers)
  const annotations = pickNotes(
    { ...item, answers },
    part => (part === 'answers' ? answers : item[part]) !== undefined && item[part] !== there[part],
  )
  return Object.keys(annotations).length === 0 ? there : patch(user_id, id, annotations)
}

/** The mirror of the favorites; its code is not part of the first visit. */
export const favoriteMirror = createMirror<StoredFavorite>({
  name: 'favorites',
  idOf: favorite => favorite.property_id,
  merged: ['answers'],
  list: user_id => callApi('GET /api/favorites', { query: { user_id } }),
  put,
  // The server owns all other fields of a favorite.
  patch: (user_id, id, fields) =>
    patch(
      user_id,
      id,
      pickNotes(fields, part => fields[part] !== undefined),
    ),
  remove: (user_id, id) => callApi('DELETE /api/favorites/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  onRefused: (message, to) =>
    showToast({
      title: to === 'patch' ? 'A anotação não foi salva' : 'O favorito não foi salvo',
      description: message,
      tone: 'risk',
      duration: to === 'patch' ? 5000 : 2000,
    }),
})

/** Returns the favorites with defaults for missing notes. */
export function buildFavoriteView(): MirrorView<Favorite> {
  const view = favoriteMirror.view()
  return { ...view, items: view.items.map(fillMissingNotes) }
}

/** Stores the ids that the cards show at the next visit before the mirror is loaded. */
favoriteMirror.subscribe(() => {
  const { items, whole } = favoriteMirror.view()
  const [whose, other] = currentOwner().account === null ? ['visitor', 'account'] : ['account', 'visitor']
  removeStored(`${other}:favorite-ids`)
  if (whole) writeStored(`${whose}:favorite-ids`, items.map(favorite => favorite.property_id).join(' '))
})

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
