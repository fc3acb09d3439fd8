import type { Hono } from 'hono'
import { savedCalls } from '#contract/saved-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { createPreviewFinder } from './preview-finder.ts'
import { listSearchPreviews } from './saved-search-previews.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  savedSearchNotFound,
} from './saved-search-store.ts'

export interface SavedSearchDependencies {
  db: Database
  index: Pick<CatalogueIndex, 'current' | 'readListings'>
  now: () => Date
  guard: Pick<AccessGuard, 'owner'>
  newId: () => string
}

/** The saved searches of an account (by its session) or of a visitor (by its own id). */
export function savedSearchRoutes({ db, index, now, guard, newId }: SavedSearchDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const findPreview = createPreviewFinder()

  mountCall(savedCalls.savedSearches, ({ owner }) => listSavedSearches(db, owner))

  mountCall(savedCalls.savedSearchPreviews, ({ owner }) =>
    listSearchPreviews({ db, index, findPreview }, owner, now()),
  )

  mountCall(savedCalls.saveSearch, ({ owner, body: { id = newId(), ...content } }) =>
    insertSavedSearch(db, owner, { id, ...content }, now()),
  )

  mountCall(
    savedCalls.changeSavedSearch,
    ({ owner, params, body }) => changeSavedSearch(db, owner, params.id, body, now()),
    { invalidPath: savedSearchNotFound },
  )

  mountCall(
    savedCalls.deleteSavedSearch,
    async ({ owner, params }) => {
      await deleteSavedSearch(db, owner, params.id)
      return actionDone
    },
    // No search has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}
