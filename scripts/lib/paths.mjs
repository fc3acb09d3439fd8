import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder, independent of the current folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)
