import { join } from 'node:path'

/** Returns the folder of the files of municipalities' addresses. */
export const addressFolder = (dataDir: string): string => join(dataDir, 'addresses')
