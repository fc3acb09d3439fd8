import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, mailsIn, startMailServer } from '#test/support/mail-server.ts'
import { writePasswordResetMail } from './account-mails.ts'
import { type OutgoingMail, createFolderTransport, needsTls, createSmtpTransport } from './mail-transport.ts'

const link = `https://arremate.example/nova-senha?token=${'aZ0_-'.repeat(20)}&de=e-mail`
const id = '5b0f6c9e-3f5e-4d0c-9d0a-1f2e3d4c5b6a'
const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id,
  from: 'Arremate <nao-responda@arremate.example>',
  to: 'maria@dominio.com',
  date: new Date('2026-11-21T12:34:56.789Z'),
  ...writePasswordResetMail({ name: 'Conceição', link, hours: 2 }),
  ...changes,
})
const never = new AbortController().signal

describe('sending mails over SMTP', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  it('keeps accents, the link, and a Message-ID of the outbox', async () => {
    const sent = mail({
      subject: 'Leilão em São João del-Rei: preço caiu, até R$ 100.000,00 de economia – não perca',
    })
    await createSmtpTransport(server.url)(sent, never)
    const [taken] = server.mails
    expect(taken).toMatchObject({ to: sent.to, recipients: [sent.to], subject: sent.subject, links: [link] })
    expect(taken?.text).toBe(sent.text)
    expect(taken?.html).toBe(sent.html)
    expect(taken?.headers.get('message-id')).toBe(`<${id}@arremate.example>`)
    expect(taken?.headers.get('from')).toBe('Arremate <nao-responda@arremate.example>')
    expect(taken?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('sends many mails over few connections, a refused one among them', async () => {
    server.behave(to => (to.startsWith('7') ? 'refuses' : 'takes'))
    const transport = createSmtpTransport(server.url)
    const sending = Array.from({ length: 30 }, (_, number) =>
      transport(mail({ to: `${number}@dominio.com` }), never),
    )
    const refused = (await Promise.allSettled(sending)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(server.mails).toHaveLength(29)
    expect(server.connections()).toBeLessThanOrEqual(5)
  })

  it('sends a mail once over another connection when the server has closed the one before', async () => {
    const transport = createSmtpTransport(server.url)
    await transport(mail(), never)
    const { port } = server
    await server.stop()
    server = await startMailServer(port)
    await transport(mail(), never)
    expect(server.mails).toHaveLength(1)
  })

  it('adds no unsubscribe header to a mail that a person waits for', async () => {
    await createSmtpTransport(server.url)(mail(), never)
    expect([...(server.mails[0]?.headers.keys() ?? [])].join()).not.toContain('unsubscribe')
    expect(server.mails[0]?.calendar).toBeNull()
  })

  it('adds the unsubscribe button of mail programs (RFC 8058), however long its address', async () => {
    const unsubscribeUrl = `https://arremate.example/api/unsubscribe?token=${'aZ0_-'.repeat(60)}.x`
    await createSmtpTransport(server.url)(mail({ unsubscribeUrl }), never)
    const { headers } = server.mails[0] ?? { headers: new Map() }
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect([...headers.keys()].filter(name => name.includes('unsubscribe'))).toHaveLength(2)
  })

  it('refuses an unsubscribe address that would add a header', async () => {
    const unsubscribeUrl = 'https://arremate.example/x?token=a>\r\nBcc: vitima@dominio.com'
    await createSmtpTransport(server.url)(mail({ unsubscribeUrl }), never)
    expect(server.mails[0]?.headers.has('bcc')).toBe(false)
    expect(server.mails[0]?.recipients).toEqual(['maria@dominio.com'])
  })

  it('attaches a calendar as a file, with text and HTML', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:1º leilão: Casa em São João\r\nEND:VCALENDAR\r\n'
    const sent = mail({ calendar })
    await createSmtpTransport(server.url)(sent, never)
    expect(server.mails[0]).toMatchObject({ text: sent.text, html: sent.html })
    expect(server.mails[0]?.calendar).toBe(calendar)
  })

  it('allows no one to add a header or a recipient', async () => {
    const evil = 'Olá\r\nBcc: vitima@dominio.com\r\n\r\nOutro texto'
    const to = 'a@dominio.com, vitima@dominio.com'
    await createSmtpTransport(server.url)(mail({ subject: evil }), never)
    await createSmtpTransport(server.url)(mail({ to }), never).catch(() => undefined)
    expect(server.mails[0]?.headers.has('bcc')).toBe(false)
    expect(server.mails[0]?.subject).toBe('Olá Bcc: vitima@dominio.com  Outro texto')
    expect(server.mails.flatMap(({ recipients }) => recipients)).not.toContain('vitima@dominio.com')
  })

  it.each([
    ['silence', { step: 100, whole: 60_000 }, 'ETIMEDOUT'],
    ['time', { step: 60_000, whole: 100 }, 'EABORT'],
  ])('gives up after too much %s', async (_, timeouts, code) => {
    server.behave(() => 'stalls')
    await expect(createSmtpTransport(server.url, timeouts)(mail(), never)).rejects.toMatchObject({ code })
  })

  it('refuses a server on another machine that offers no STARTTLS', async () => {
    // Reaches this machine by an address that does not count as its own.
    const url = server.url.replace('127.0.0.1', '0.0.0.0')
    await expect(createSmtpTransport(url)(mail(), never)).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.mails).toEqual([])
    await createSmtpTransport(server.url)(mail(), never)
    expect(server.mails).toHaveLength(1)
  })

  it('gives up when aborted', async () => {
    server.behave(() => 'stalls')
    const enough = new AbortController()
    const sending = createSmtpTransport(server.url)(mail(), enough.signal)
    const arrived = server.arrived(1).then(() => enough.abort())
    await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
    await arrived
  })
})

describe('writing mails into a folder', () => {
  let root: string
  const lines: string[] = []
  const log = pino({}, { write: line => void lines.push(line) })
  beforeEach(async () => {
    lines.length = 0
    root = await mkdtemp(join(tmpdir(), 'arremate-mail-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('writes a mail whose link works and whose accents survive, readable only by its owner', async () => {
    const folder = join(root, 'mail')
    const sent = mail({ subject: 'Redefinição – até amanhã' })
    await createFolderTransport(folder, log)(sent, never)
    const [read] = await mailsIn(folder)
    expect(read).toMatchObject({ to: sent.to, subject: sent.subject, text: sent.text, html: sent.html })
    expect(read?.links).toEqual([link])
    const names = await readdir(folder)
    expect(names).toEqual([`2026-11-21T12-34-56.789Z-${id}.eml`])
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o077).toBe(0)
  })

  it('writes what every mail program reads: short lines that end in CR LF', async () => {
    await createFolderTransport(root, log)(mail(), never)
    const raw = await readFile(join(root, `2026-11-21T12-34-56.789Z-${id}.eml`), 'latin1')
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|[^\t-~]/)
    expect(Math.max(...raw.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(78)
    expect(raw).toContain('Content-Transfer-Encoding: quoted-printable')
  })

  it('logs the path, and nothing of the mail', async () => {
    await createFolderTransport(root, log)(mail(), never)
    const path = join(root, `2026-11-21T12-34-56.789Z-${id}.eml`)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { level: 30, path, msg: `e-mail escrito em ${path}` },
    ])
    expect(lines.join()).not.toMatch(/token|maria|dominio/)
  })

  it('fails when it cannot write, and leaves nothing half written', async () => {
    const file = join(root, 'file')
    await writeFile(file, '')
    await expect(createFolderTransport(file, log)(mail(), never)).rejects.toMatchObject({ code: 'EEXIST' })
    expect(await readdir(root)).toEqual(['file'])
    expect(lines).toEqual([])
  })
})

it('mails leave this machine encrypted or not at all', () => {
  expect(needsTls('smtp://user:word@mail.example:587')).toBe(true)
  expect(['smtp://127.0.0.1:25', 'smtp://localhost:1025', 'smtp://[::1]:25'].map(needsTls)).toEqual([
    false,
    false,
    false,
  ])
})
