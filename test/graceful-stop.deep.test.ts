import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { programFile } from '#test/support/prepared-programs.ts'

const adminToken = 'um-token-so-deste-teste'
let folder: string
let server: ChildProcess | undefined
const sockets: Socket[] = []
/** Accepts connections and never answers. */
const silent = createServer(socket => void sockets.push(socket))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-stop-'))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server?.kill('SIGKILL')
  for (const socket of sockets) socket.destroy()
  silent.close()
  await rm(folder, { recursive: true, maxRetries: 3 })
})

async function startMainProgram(): Promise<string> {
  server = spawn(process.execPath, [await programFile('main')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      PHOTOS_URL: 'off',
      LOG_LEVEL: 'error',
      ADMIN_TOKEN: adminToken,
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = server
  return new Promise((resolve, reject) => {
    let output = ''
    stdout?.on('data', chunk => {
      output += String(chunk)
      const address = output.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
      if (address) resolve(address)
    })
    server?.once('exit', code => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}

/** Sends a request that never ends, over a socket of its own. */
function unfinished(url: string, text: string): void {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.write(text))
  socket.on('error', () => undefined)
  sockets.push(socket)
}

it('a server stops with streams, slow clients, an import, and an undeliverable mail under way', {
  timeout: 180_000,
}, async () => {
  const url = await startMainProgram()
  const lock = (await readdir(folder)).find(name => /^lock\.\d+$/.test(name)) ?? ''
  const { token } = JSON.parse(await readFile(join(folder, lock), 'utf8')) as { token: string }
  const local = { authorization: `Bearer ${token}` }
  const granted = await fetch(`${url}/api/admin/users/maria@exemplo.com.br`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'annual', premiumUntil: '2199-01-01T00:00:00Z' }),
  })
  expect(granted.status).toBe(200)
  await expect.poll(() => sockets.length, { timeout: 120_000 }).toBe(1)
  // A backup copy that is open as long as its reader stays connected.
  const copy = await fetch(`${url}/api/local/backup`, { method: 'POST', headers: local })
  expect(copy.status).toBe(200)
  const importing = await fetch(`${url}/api/local/imports?file=lista.csv`, {
    method: 'POST',
    headers: local,
    body: listFile('2026-01-09', flatRows(3000)),
  })
  expect(importing.status).toBe(200)
  unfinished(url, 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{')
  unfinished(url, 'GET /api/properties HTTP/1.1\r\nHost: x\r\n')

  const ended = once(server as ChildProcess, 'exit')
  server?.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await Promise.allSettled([copy.text(), importing.text()])
})
