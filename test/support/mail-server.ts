import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReadMail {
  /** Header names in lower case, values decoded and on one line. */
  headers: ReadonlyMap<string, string>
  /** The address without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** The attached iCalendar. */
  calendar: string | null
  /** The URLs in the text, in order. */
  links: string[]
}

/** `refuses`: 550, permanently; `busy`: 451, temporarily; `stalls`: accepts the message and never answers. */
type MailServerAnswer = 'takes' | 'refuses' | 'busy' | 'stalls'

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  port: number
  /** The accepted mails in order; `recipients` as in the envelope. */
  mails: (ReadMail & { recipients: string[] })[]
  /** How many connections were opened. */
  connections(): number
  /** Sets how it answers from now on. */
  behave(answer: (recipient: string) => MailServerAnswer): void
  /** Resolves once it has `count` messages, accepted or stalled. */
  arrived(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a mail server on this machine, which accepts everything until set otherwise. `port` 0 = any free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let answer: (recipient: string) => MailServerAnswer = () => 'takes'
  let messages = 0
  let connections = 0
  const saying = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect(_, done) {
      connections++
      done()
    },
    onRcptTo({ address }, _, done) {
      const how = answer(address)
      if (how === 'refuses') done(saying(550, `5.1.1 <${address}>: no such mailbox`))
      else if (how === 'busy') done(saying(451, `4.3.0 <${address}>: try again later`))
      else done()
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      buffer(stream).then(raw => {
        messages++
        const stalls = recipients.some(recipient => answer(recipient) === 'stalls')
        if (!stalls) mails.push({ ...readMail(raw), recipients })
        for (const { count, resolve } of waiting) if (messages >= count) resolve()
        if (!stalls) done(null, 'taken')
      }, done)
    },
  })
  // Clients that disconnect.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    connections: () => connections,
    behave(how) {
      answer = how
    },
    arrived: count =>
      new Promise(resolve => {
        if (messages >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}

/**
 * Returns the mails of a folder (`<DATA_DIR>/mail` of a server without SMTP_URL), oldest first; the folder is created
 * with the first mail.
 */
export async function mailsIn(folder: string): Promise<ReadMail[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async name => readMail(await readFile(join(folder, name)))))
}

/** Parses a message as our server writes it: text and HTML as alternatives, a calendar as a file. */
function readMail(raw: Buffer): ReadMail {
  const { headers, parts: own } = readPart(raw.toString('latin1'))
  const parts = own.flatMap(part => [part, ...part.parts])
  const find = (type: string) =>
    parts.find(part => part.headers.get('content-type')?.startsWith(type))?.content
  const body = (type: string): string => find(type) ?? ''
  const text = body('text/plain')
  const to = headers.get('to') ?? ''
  return {
    headers,
    to: to.match(/<(.+)>$/)?.[1] ?? to,
    subject: headers.get('subject') ?? '',
    text,
    html: body('text/html'),
    calendar: find('text/calendar') ?? null,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

interface Part {
  headers: Map<string, string>
  content: string
  parts: Part[]
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim()))
  }
  const body = raw.slice(end + 4)
  const boundary = headers.get('content-type')?.match(/boundary="?([^";]+)/)?.[1]
  const sections = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)
  return {
    headers,
    content: content(body, headers.get('content-transfer-encoding')),
    parts: sections.map(section => readPart(section.replace(/^\r\n|\r\n$/g, ''))),
  }
}

const bytes = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Decodes bytes, one per character, as UTF-8 text. */
const utf8 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8')

function content(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const plain = encoding === 'quoted-printable' ? bytes(body.replace(/=\r\n/g, '')) : body
  return utf8(plain).replaceAll('\r\n', '\n')
}

/** Decodes encoded words of a header (RFC 2047), in UTF-8. */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B' ? atob(text) : bytes(text.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, utf8)
