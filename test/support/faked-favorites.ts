import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { Property } from '#contract/property-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { mergeOwnAnswers, type OwnAnswersChange } from '#domain/judgement/own-answers.ts'
import type { FakedServer } from './faked-server.ts'

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
  server.answer(savedCalls.changeFavorite, ({ path, body }) => {
    const {
      user_id: _owner,
      answers,
      ...changes
    } = body as Omit<Partial<Favorite>, 'answers'> & { user_id: string; answers?: OwnAnswersChange }
    const id = path.id ?? ''
    const merged = answers && { answers: mergeOwnAnswers(kept.get(id)?.answers ?? {}, answers) }
    return change(id, { ...changes, ...merged })
  })
  server.answer(savedCalls.removeFavorite, ({ path }) => {
    kept.delete(path.id ?? '')
    return { ok: true } as const
  })
}
