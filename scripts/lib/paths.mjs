import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder, independent of the current folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the absolute path of a file of the project, from the parts of its path. */
export const inRoot = (...parts) => join(root, ...parts)
