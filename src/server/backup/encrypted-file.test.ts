import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packBackup } from './pack-backup.ts'
import { unpackBackup } from './restore-backup.ts'

const passphrase = 'quatro palavras que ninguém sabe'
let root: string
let file: string
let bytes: Buffer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-encrypted-'))
  file = join(root, 'copia.tar.gz')
  await mkdir(join(root, 'database'))
  await writeFile(join(root, 'database/PG_VERSION'), '17\n')
  await writeFile(join(root, 'secrets.json'), '{"auth":"0123456789abcdef"}')
  await packBackup(
    {
      folder: root,
      secrets: join(root, 'secrets.json'),
      migrations: ['0001_start.sql'],
      createdAt: new Date(0),
    },
    file,
    { onProgress: () => undefined, signal: new AbortController().signal, passphrase },
  )
  bytes = await readFile(file)
})
afterAll(() => rm(root, { recursive: true }))

const altered = async (change: (copy: Buffer) => Buffer): Promise<string> => {
  const other = join(root, `${crypto.randomUUID()}.tar.gz`)
  await writeFile(other, change(Buffer.from(bytes)))
  return other
}

describe('an encrypted backup', () => {
  it('opens with its passphrase, whichever way its letters are composed, and holds what was packed', async () => {
    const into = join(root, 'restored')
    await mkdir(into)
    const manifest = await unpackBackup(file, { into, passphrase: passphrase.normalize('NFD') })
    expect(manifest.migrations).toEqual(['0001_start.sql'])
    expect(await readFile(join(into, 'secrets.json'), 'utf8')).toBe('{"auth":"0123456789abcdef"}')
  })

  it('shows nothing of what is in it, and is another file each time', async () => {
    expect(bytes.includes('secrets')).toBe(false)
    expect(bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))).toBe(false)
  })

  it.each([
    [null, /cifrado: dê a senha/],
    ['outra senha que não serve', /outra senha/],
  ])('says what is missing with the passphrase %s', async (given, words) => {
    await expect(unpackBackup(file, { passphrase: given })).rejects.toThrow(words)
  })

  it.each<[string, (copy: Buffer) => Buffer]>([
    ['a byte of its text', copy => (copy.writeUInt8(copy.readUInt8(80) ^ 1, 80), copy)],
    ['its last byte', copy => (copy.writeUInt8(copy.readUInt8(copy.length - 1) ^ 1, copy.length - 1), copy)],
    ['its nonce', copy => (copy.writeUInt8(copy.readUInt8(41) ^ 1, 41), copy)],
    ['its end, which is missing', copy => copy.subarray(0, -20)],
    ['all but its head, which is missing', copy => copy.subarray(0, 52)],
  ])('is refused when something changed %s', async (_, change) => {
    await expect(unpackBackup(await altered(change), { passphrase })).rejects.toThrow(
      /incompleto ou danificado/,
    )
  })
})
