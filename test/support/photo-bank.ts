import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/**
 * How the bank answers a photo request: `held` as `photo`, once `release` is called; `cut off` in the middle; `huge`
 * endlessly; `bomb` with a small file of many pixels; `elsewhere` and `moved` with a redirect to a photo on another
 * host and under another path; a number: that status.
 */
export type PhotoAnswer =
  | 'photo'
  | 'held'
  | 'missing'
  | 'page'
  | 'captcha'
  | 'maintenance'
  | 'text'
  | 'broken'
  | 'dot'
  | 'stalls'
  | 'stalls inside'
  | 'cut off'
  | 'huge'
  | 'bomb'
  | 'elsewhere'
  | 'moved'
  | number

export interface PhotoBank {
  /** For PHOTOS_URL. */
  url: string
  /** The requested file names, in order. */
  asked: string[]
  /** Resolves once this many `held` requests wait. */
  holding(count: number): Promise<void>
  /** The maximum of simultaneous requests. */
  most(): number
  /** The bytes of `huge` that were sent. */
  sent(): number
  behave(answer: (file: string) => PhotoAnswer): void
  release(): void
  stop(): Promise<void>
}

const page = '<!doctype html><html><body>Arquivo não encontrado</body></html>'
const maintenance =
  '<html><title>Caixa</title><script>var e404 = "File not found"</script><body>Site em manutenção</body></html>'
const captcha = '<html><script src="https://validate.perfdrive.com/x.js"></script></html>'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 214, g: 120, b: 60 } } })

/**
 * Starts the bank's photo server on this machine: every photo exists until set otherwise. JPEGs of 800 × 600 pixels.
 */
export async function startPhotoBank(): Promise<PhotoBank> {
  const photo = await plain(800, 600)
    .withExif({ IFD0: { Copyright: 'Caixa' } })
    .jpeg()
    .toBuffer()
  const dot = await plain(1, 1).png().toBuffer()
  const asked: string[] = []
  let answer: (file: string) => PhotoAnswer = () => 'photo'
  let held: ServerResponse[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let [open, most, sent] = [0, 0, 0]
  let bomb: Promise<Buffer> | undefined

  const picture = (res: ServerResponse, bytes: Buffer = photo) =>
    res.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
  const html = (res: ServerResponse, body: string) =>
    res.writeHead(200, { 'content-type': 'image/jpeg' }).end(body)

  const port = () => (server.address() as AddressInfo).port

  function flood(res: ServerResponse): void {
    const chunk = Buffer.concat([photo, Buffer.alloc(1024 * 1024)])
    const more = () => {
      while (!res.destroyed && sent < 50 * 1024 * 1024) {
        sent += chunk.length
        if (!res.write(chunk)) return void res.once('drain', more)
      }
      res.end()
    }
    res.writeHead(200)
    more()
  }

  const answers: Record<Exclude<PhotoAnswer, number>, (res: ServerResponse) => unknown> = {
    photo: res => picture(res),
    held(res) {
      held.push(res)
      for (const { count, resolve } of waiting) if (held.length >= count) resolve()
    },
    missing: res => res.writeHead(404).end('Not found'),
    page: res => html(res, page),
    captcha: res => html(res, captcha),
    maintenance: res => html(res, maintenance),
    text: res => html(res, 'x'.repeat(500)),
    broken: res => picture(res, photo.subarray(0, photo.length / 2)),
    dot: res => picture(res, dot),
    stalls: () => undefined,
    'stalls inside': res => res.writeHead(200).write(photo.subarray(0, 100)),
    'cut off'(res) {
      res.writeHead(200, { 'content-length': photo.length }).write(photo.subarray(0, 100))
      setImmediate(() => res.destroy())
    },
    huge: flood,
    async bomb(res) {
      bomb ??= plain(9_000, 9_000).png().toBuffer()
      picture(res, await bomb)
    },
    elsewhere: res =>
      res.writeHead(302, { location: `http://localhost:${port()}/fotos/elsewhere.jpg` }).end(),
    moved: res => res.writeHead(302, { location: '/fotos/elsewhere.jpg' }).end(),
  }

  const server = createServer((req, res) => {
    const file = req.url?.split('/').at(-1) ?? ''
    asked.push(file)
    most = Math.max(most, ++open)
    res.once('close', () => {
      open -= 1
    })
    const how = file === 'elsewhere.jpg' ? 'photo' : answer(file)
    if (typeof how === 'number') res.writeHead(how).end()
    else answers[how](res)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port()}/fotos`,
    asked,
    holding: count =>
      new Promise(resolve => {
        if (held.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    most: () => most,
    sent: () => sent,
    behave(how) {
      answer = how
    },
    release() {
      for (const res of held) picture(res)
      held = []
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
