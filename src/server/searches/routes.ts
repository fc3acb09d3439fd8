import { Hono } from 'hono'
import { z } from 'zod'
import { NewSavedSearch, Owner, SavedSearchChange } from '#contract/saved.ts'
import type { Guard } from '../account/guard.ts'
import type { Database } from '../database/database.ts'
import { checked, readBody } from '../http/body.ts'
import { changeSearch, deleteSearch, saveSearch, searchesOf, searchNotFound } from './store.ts'

export interface SavedSearchDependencies {
  db: Database
  now: () => Date
  guard: Pick<Guard, 'ownerOf'>
  newId: () => string
}

const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** Searches that somebody keeps: accounts by their session, visitors by their own id. */
export function savedSearchRoutes({ db, now, guard, newId }: SavedSearchDependencies): Hono {
  const app = new Hono()

  app.get('/', async c => {
    const { user_id } = checked(Owner, c.req.query())
    return c.json(await searchesOf(db, await guard.ownerOf(c, user_id)))
  })

  app.post('/', async c => {
    const { user_id, id = newId(), ...content } = await readBody(c, NewSavedSearch)
    return c.json(await saveSearch(db, await guard.ownerOf(c, user_id), { id, ...content }, now()))
  })

  app.patch('/:id', async c => {
    const { user_id, ...content } = await readBody(c, SavedSearchChange)
    const owner = await guard.ownerOf(c, user_id)
    const id = c.req.param('id')
    if (!isId(id)) throw searchNotFound()
    return c.json(await changeSearch(db, owner, id, content, now()))
  })

  app.delete('/:id', async c => {
    const { user_id } = checked(Owner, c.req.query())
    const owner = await guard.ownerOf(c, user_id)
    const id = c.req.param('id')
    if (isId(id)) await deleteSearch(db, owner, id)
    return c.json({ ok: true })
  })

  return app
}
