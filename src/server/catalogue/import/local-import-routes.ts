import type { Hono } from 'hono'
import { type ImportEvent, localCalls } from '#contract/local-calls.ts'
import { createCallRoutes } from '../../http/call-routes.ts'
import { localCheck } from '../../http/local-check.ts'
import { decodeList } from './decode-list.ts'
import { type HttpImportDependencies, importWithProgress, refuseLargeList } from './http-import.ts'

interface Dependencies extends HttpImportDependencies {
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
}

/**
 * `?file=…&partial=&date=&force=` with the bytes of a list: how the import command hands its files to the server that
 * has the database. Answers 409 while another import runs, else with a line for every step.
 */
export function localImportRoutes({ token, ...parts }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(
    localCalls.importList,
    async ({ c, query: request }) => {
      const text = decodeList(new Uint8Array(await c.req.arrayBuffer()))
      return importWithProgress(c, parts, text, request, outcome => ({ outcome }) satisfies ImportEvent)
    },
    { refuseLargeBody: refuseLargeList },
  )
  return app
}
