import { deskCalls } from '#contract/desk-calls.ts'
import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { Property } from '#contract/property-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Favorite, FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { appendNotes } from '#domain/desk/append-notes.ts'
import { mergeMarks } from '#domain/desk/marks.ts'
import { mergeOwnAnswers } from '#domain/judgement/own-answers.ts'
import type { FakedServer } from './faked-server.ts'

type AskedChange = FavoriteAnnotations & { user_id?: string; addNotes?: string[] }

/** Returns a favorite with nothing written about it. */
export const favoriteOf = (property: Property, change: Partial<Favorite> = {}): Favorite => ({
  property_id: property.id,
  title: property.title,
  city: property.city,
  state: property.state,
  price: property.price,
  evaluation_value: property.evaluationValue,
  area: property.area,
  saved_at: '2026-01-10T12:00:00Z',
  price_when_saved: property.price,
  ...nothingWrittenOnFavorite,
  property,
  ...change,
})

/** Returns what a browser stores of an owner whose favorites the server has confirmed (`visitor:favorites`). */
export const storeFavorites = (favorites: readonly Favorite[]): string =>
  JSON.stringify({ known: favorites, whole: true, changes: [], turn: 0 })

/**
 * Answers as a server that has these favorites, newest first, and keeps every change.
 * @param listed the properties that can be added
 */
export function fakeFavorites(
  server: FakedServer,
  favorites: readonly Favorite[] = [],
  listed: readonly Property[] = [],
): void {
  const kept = new Map(favorites.map(favorite => [favorite.property_id, favorite]))
  server.answer(deskCalls.deskTag, () => ({ tag: JSON.stringify([...kept.values()]) }))
  const change = (id: string, next: Partial<Favorite>): Favorite => {
    const property = listed.find(one => one.id === id)
    const before = kept.get(id) ?? (property && favoriteOf(property))
    if (before === undefined) throw new Error(`There is no property ${id}`)
    const after = { ...before, ...next }
    kept.set(id, after)
    return after
  }
  server.answer(savedCalls.favorites, () => [...kept.values()])
  server.answer(savedCalls.addFavorite, ({ body }) =>
    change(String((body as { property: { id: string } }).property.id), {}),
  )
  const apply = (id: string, { user_id: _owner, ...asked }: AskedChange): Favorite => {
    const { answers = {}, clients = {}, documents = {}, addNotes = [], ...changes } = asked
    const before = kept.get(id) ?? { answers: {}, clients: {}, documents: {}, notes: '' }
    return change(id, {
      ...changes,
      answers: mergeOwnAnswers(before.answers, answers),
      clients: mergeMarks(before.clients, clients),
      documents: mergeMarks(before.documents, documents),
      notes: appendNotes(changes.notes ?? before.notes, addNotes),
    })
  }
  server.answer(savedCalls.changeFavorite, ({ path, body }) => apply(path.id ?? '', body as AskedChange))
  server.answer(deskCalls.changeFavorites, ({ body }) => {
    const { ids, change: asked } = body as { ids: string[]; change: AskedChange & { remove?: true } }
    const { remove, ...written } = asked
    const found = ids.filter(id => kept.has(id))
    for (const id of found) {
      if (remove) kept.delete(id)
      else apply(id, written)
    }
    return { changed: found, missing: remove ? [] : ids.filter(id => !kept.has(id)), full: [] }
  })
  server.answer(savedCalls.removeFavorite, ({ path }) => {
    kept.delete(path.id ?? '')
    return { ok: true } as const
  })
}
