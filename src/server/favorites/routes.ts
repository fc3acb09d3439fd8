import { Hono } from 'hono'
import { FavoriteChange, NewFavorite, Owner } from '#contract/saved.ts'
import type { Guard } from '../account/guard.ts'
import type { Database } from '../database/database.ts'
import { checked, readBody } from '../http/body.ts'
import { addFavorite, changeFavorite, favoritesOf, removeFavorite } from './store.ts'

export interface FavoriteDependencies {
  db: Database
  now: () => Date
  guard: Pick<Guard, 'ownerOf'>
}

/** What somebody has set apart: accounts by their session, visitors by their own id. */
export function favoriteRoutes({ db, now, guard }: FavoriteDependencies): Hono {
  const app = new Hono()

  app.get('/', async c => {
    const { user_id } = checked(Owner, c.req.query())
    return c.json(await favoritesOf(db, await guard.ownerOf(c, user_id), now()))
  })

  app.post('/', async c => {
    const { user_id, property } = await readBody(c, NewFavorite)
    return c.json(await addFavorite(db, await guard.ownerOf(c, user_id), property.id, now()))
  })

  app.patch('/:id', async c => {
    const { user_id, ...change } = await readBody(c, FavoriteChange)
    const owner = await guard.ownerOf(c, user_id)
    return c.json(await changeFavorite(db, owner, c.req.param('id'), change, now()))
  })

  app.delete('/:id', async c => {
    const { user_id } = checked(Owner, c.req.query())
    await removeFavorite(db, await guard.ownerOf(c, user_id), c.req.param('id'))
    return c.json({ ok: true })
  })

  return app
}
