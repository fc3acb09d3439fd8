import type { IncomingMessage, ServerResponse } from 'node:http'
import { allCalls } from '#contract/all-calls.ts'
import { type ApiCall, usualBodyLimit } from '#contract/api-call.ts'
import { localCalls } from '#contract/local-calls.ts'

const takesFile = ({ bodyLimit = usualBodyLimit }: ApiCall): boolean =>
  Math.max(...(typeof bodyLimit === 'number' ? [bodyLimit] : Object.values(bodyLimit))) > usualBodyLimit

/** Paths of the calls that take files, which may come over a slow line. */
const filePaths = new Set<string>(
  [...allCalls, ...Object.values<ApiCall>(localCalls)].filter(takesFile).map(({ path }) => path),
)

/** Ends a request whose body, which is no file, is not received after `timeoutMs`. */
export function endSlowBody(req: IncomingMessage, res: ServerResponse, timeoutMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
  if (!hasBody || filePaths.has(req.url?.split('?')[0] ?? '')) return
  const timer = setTimeout(() => {
    if (req.complete) return
    const { socket } = req
    if (res.headersSent) socket.destroy()
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }, timeoutMs)
  req.once('close', () => clearTimeout(timer))
}
