import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A local receiver of messages. */
export interface MessageSink {
  url: string
  /** How many it has taken. */
  received(): number
  stop(): Promise<void>
}

/** Takes what push services and the Bot API are sent, and says that all went well. */
export async function startHttpSink(status: 200 | 201): Promise<MessageSink> {
  let count = 0
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      count++
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"ok":true,"result":{}}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => count,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Starts a mail server that discards every mail. Like many mail servers it greets late (100 ms), to detect clients that
 * send too early.
 */
export async function startMailSink(): Promise<MessageSink> {
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData(stream, _, done) {
      stream.resume().once('end', () => {
        count++
        done(null, 'taken')
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received: () => count,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
