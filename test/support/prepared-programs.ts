import { join } from 'node:path'
import { inject } from 'vitest'

/** The programs that the global setup (`engines.ts`) prepares once for a test run, at the first request. */
type Prepared = '/embedded' | '/postgres' | '/programs'

/**
 * Returns what was prepared: a packed database folder, the address of a PostgreSQL server, or the folder of the bundled
 * programs.
 * @throws with the cause when it could not be prepared
 */
export async function readPrepared(what: Prepared): Promise<string> {
  const response = await fetch(inject('engines') + what)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** Returns the bundled file of a program: an entry of `vite.server.config.ts`, or a child process of this folder. */
export const programFile = async (name: string): Promise<string> =>
  join(await readPrepared('/programs'), `${name}.js`)
