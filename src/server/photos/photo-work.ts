import type { BackgroundWork } from '../background/capability.ts'
import { minute } from '../background/housekeeping.ts'
import type { Queryable } from '../database/database.ts'
import type { Photos } from './photo-service.ts'
import { createPhotoSettling } from './settle-photos.ts'

/** Brings the catalogue up to what was found of photos, and keeps the folder of copies within its bounds. */
export const photoWork = (
  db: Queryable,
  { now, photos }: { now: () => Date; photos: Pick<Photos, 'trim'> | null },
): BackgroundWork => ({
  housekeeping: [
    { name: 'settle photos', every: 5 * minute, run: createPhotoSettling(db, now) },
    { name: 'trim photos', every: minute, run: async signal => photos?.trim(signal) },
  ],
})
