import { join } from 'node:path'
import { unpackTemplate } from '#server/database/embedded-template.ts'
import { readPrepared } from './prepared-programs.ts'

/** Unpacks an empty, migrated database into the data folder `folder`, which takes a tenth of initialising one. */
export async function unpackDatabase(folder: string): Promise<void> {
  await unpackTemplate(
    join(await readPrepared('/programs'), 'database-template.tar'),
    join(folder, 'database'),
  )
}
