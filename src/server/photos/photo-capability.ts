import { minuteMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import { type PhotoDependencies, photoRoutes } from './photo-routes.ts'
import { createPhotoFactPublisher } from './publish-photo-facts.ts'

interface PhotoCapability extends PhotoDependencies {
  db: Queryable
  now: () => Date
}

/** The bank's photos; updates the catalogue with what was found, and keeps the folder of copies within its limit. */
export const photoCapability = ({ db, now, ...dependencies }: PhotoCapability): Capability => ({
  routes: [photoRoutes(dependencies)],
  housekeeping: [
    { name: 'settle photos', every: 5 * minuteMs, run: createPhotoFactPublisher(db, now) },
    // Each process has photos on its own disk.
    {
      name: 'trim photos',
      every: minuteMs,
      lock: null,
      run: async signal => dependencies.photos?.trim(signal),
    },
  ],
})
