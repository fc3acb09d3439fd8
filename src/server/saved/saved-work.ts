import type { BackgroundWork } from '../background/capability.ts'
import { hour } from '../background/housekeeping.ts'
import type { Queryable } from '../database/database.ts'
import { forgetLostFavorites } from '../favorites/favorite-store.ts'
import { deleteOldVisitors } from './forget-visitors.ts'

/** Forgets favourites of listings that are no more, and what visitors saved long ago. */
export const savedWork = (db: Queryable, now: () => Date): BackgroundWork => ({
  housekeeping: [
    {
      name: 'forget saved things',
      every: hour,
      async run() {
        await forgetLostFavorites(db)
        await deleteOldVisitors(db, now())
      },
    },
  ],
})
