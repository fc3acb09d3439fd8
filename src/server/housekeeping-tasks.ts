import { forgetExpired } from './account/forget-expired.ts'
import { forgetNotices, forgetTold } from './alerts/forget.ts'
import { resumeImports } from './catalogue/import/journal.ts'
import { vacuumAfterImports } from './catalogue/vacuum.ts'
import { forgetUsage } from './chat/chat-account-data.ts'
import type { Database, Queryable } from './database/database.ts'
import { forgetLostFavorites } from './favorites/store.ts'
import type { HousekeepingTask } from './operations/housekeeping.ts'
import { forgetOldLogs } from './payments/forget.ts'
import type { Photos } from './photos/photos.ts'
import { settlingPhotos } from './photos/settle.ts'
import { forgetVisitors } from './saved/forget-visitors.ts'

const second = 1_000
const minute = 60 * second

/** What each capability deletes once nobody asks about it any more. */
const deletions: ((db: Queryable, now: Date) => Promise<unknown>)[] = [
  forgetExpired,
  forgetLostFavorites,
  forgetVisitors,
  forgetUsage,
  forgetOldLogs,
  forgetTold,
  forgetNotices,
]

/** The jobs that keep the database and the photo folder small and finish what another process left. */
export const housekeepingTasks = (
  db: Database,
  { now, photos }: { now: () => Date; photos: Pick<Photos, 'trim'> | null },
): HousekeepingTask[] => [
  { name: 'resume imports', everyMs: 30 * second, run: signal => resumeImports(db, now, signal) },
  { name: 'vacuum', everyMs: minute, run: vacuumAfterImports(db) },
  {
    name: 'forget',
    everyMs: 60 * minute,
    async run() {
      for (const deletion of deletions) await deletion(db, now())
    },
  },
  { name: 'settle photos', everyMs: 5 * minute, run: settlingPhotos(db, now) },
  { name: 'trim photos', everyMs: minute, run: async signal => photos?.trim(signal) },
]
