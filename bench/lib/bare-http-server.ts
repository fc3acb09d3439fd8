import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bare node:http server that answers every request with the bytes and headers its parent process sent. */
process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ answer: (server.address() as AddressInfo).port }))
})
process.once('disconnect', () => process.exit())
