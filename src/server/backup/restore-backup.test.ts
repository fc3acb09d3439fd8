import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackBackup } from './restore-backup.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-unpack-'))
})
afterAll(() => rm(root, { recursive: true }))

type Entry = Parameters<typeof packTar>[0][number]
const version = Buffer.from('17\n')
const versionFile = { header: { name: 'database/PG_VERSION', size: 3 }, body: version }

const manifest = (changes: object = {}): Entry => {
  const body = Buffer.from(
    JSON.stringify({
      format: 1,
      program: 'arremate',
      createdAt: '2026-11-21T12:00:00.000Z',
      migrations: ['0001_start.sql'],
      folders: ['database'],
      files: [
        {
          path: 'database/PG_VERSION',
          size: version.length,
          sha256: createHash('sha256').update(version).digest('hex'),
        },
      ],
      ...changes,
    }),
  )
  return { header: { name: 'manifest.json', size: body.length }, body }
}

let archives = 0
async function fileOf(archive: Uint8Array): Promise<string> {
  const file = join(root, `${(archives += 1)}.tar.gz`)
  await writeFile(file, gzipSync(archive))
  return file
}
const archiveOf = async (...entries: Entry[]): Promise<string> => fileOf(await packTar(entries))

/**
 * Unpacks into an empty folder.
 * @returns the paths of everything in it
 */
async function unpacked(file: string): Promise<string[]> {
  const into = `${file}.out`
  await mkdir(into)
  await unpackBackup(file, { into })
  return (await readdir(into, { recursive: true })).sort()
}

/** Made by the version of 2026-11-21, which wrote its archives without a library. */
const earlierBackup = [
  'H4sIAAAAAAAAA+1ZUW/TMBDuc36F5We23tnn2O4bDwjxAggQD6Cpsh17K1rXkWQSMPHfUbq1WttNXVFTTZvzkia53H3+Pp9910zd',
  'xSTFpj3+0cwuBv0cAAAlwKA7w+YZCZfPbp4jkBQDBv3AWfV61bSuHsBBYh1iPDvGuC4YT7N66lo+YviqYPyynp3WbspHjLu6jlPX',
  'Rt7dD3V0baxed4ZcgCiPEI8EfkExAhgBHAPAt7nldHJau3Yyu2j4iH0vGOMAgOOO6Pa4+XnOC3bS2aXZeRXrpVHlWuddM4/G+OJq',
  '+MCtIa7ZXZ6O4/Sy/b30PjmPC9/XBWOMX7r2rAPfxFDHtplP+bkTxpvJn8hHTOjbyzMnVNnZKhsqoSEp0jpaF6wPOkUZwEojUvAg',
  'Y0kAVuhkg4CqMgKkKLXxIlKVSl4w9rdzugphObqPb8df33z6/O7D+1UkcgMIoZGJpJBJau211CSlw2iNEDa6ClIVSlMmK73zoHQM',
  'vkRROWcJQHi1DUhH8xCHKJQap2a6igYVwDqgUnuHZKNBQglWh+BTSaSNq0iDkT6R05pA+FIaINCUgonea5lKo7YDuhFzRZ4NDFF6',
  'CETCmhQwIFmXfKJgrC2Tt4KEdpEwUknWW0nBkVXWotdGCW/UDSkFOyn+7pg2z8Z8ORF7HFG3qOuH1/+7e8Ltb01aD5jqEdPS9Qtf',
  '/1eW2WE/hO+sPwIhZv37UWPV66r+2MsM+A/9lcr6H0L+wVL/RfnUwwzYXX+UQub8P8QEuFsL9xVvS/8HIOWiN1z0f0JT7v/60uOu',
  '32vurrquiAMKSarUxjofqpj4iy2JD0H7k4lxTyO6d2xb8x/W8x9RQs7/vQtxj0PUxSHC5BhPlIH1+n/x/88+4W7Jf6Elre3/qEnl',
  '/N+nBg/5+pWPzEBmIDOQGXh2DDxm/1ju//PPLY95Y3eb7fX/xvdfpXL9vzvR+Y3MQGYgM7ADA/8AyirSUgAkAAA=',
].join('')

const folder = (name: string): Entry => ({ header: { name, size: 0, type: 'directory' } })

describe('unpacking a backup', () => {
  it('reads one that an earlier version wrote with its own archiver', async () => {
    const file = join(root, 'earlier.tar.gz')
    await writeFile(file, Buffer.from(earlierBackup, 'base64'))
    expect(await unpacked(file)).toEqual([
      'database',
      'database/PG_VERSION',
      'database/base',
      'database/base/1',
      'database/base/1/1255_fsm',
      'database/empty',
      'database/pg_empty',
      'secrets.json',
    ])
    expect(await readFile(`${file}.out/secrets.json`, 'utf8')).toBe('{"auth":"0123456789abcdef"}')
    expect(await readFile(`${file}.out/database/base/1/1255_fsm`, 'utf8')).toBe('x'.repeat(1500))
  })

  it('reads only what the manifest announces', async () => {
    const file = await archiveOf(manifest(), folder('database/'), versionFile)
    expect(await unpacked(file)).toEqual(['database', 'database/PG_VERSION'])
  })

  it.each<[string, () => Entry[]]>([
    [
      'a symbolic link',
      () => [{ header: { name: 'database/PG_VERSION', size: 0, type: 'symlink', linkname: '/etc/passwd' } }],
    ],
    [
      'a hard link',
      () => [{ header: { name: 'database/PG_VERSION', size: 0, type: 'link', linkname: 'manifest.json' } }],
    ],
    ['a device', () => [{ header: { name: 'database/PG_VERSION', size: 0, type: 'character-device' } }]],
    ['a pipe', () => [{ header: { name: 'database/PG_VERSION', size: 0, type: 'fifo' } }]],
    [
      'a sparse file',
      () => [{ header: { ...versionFile.header, pax: { 'GNU.sparse.major': '1' } }, body: version }],
    ],
    ['an absolute path', () => [{ header: { name: '/tmp/PG_VERSION', size: 3 }, body: version }]],
    [
      'a path that leads out',
      () => [{ header: { name: 'database/../../PG_VERSION', size: 3 }, body: version }],
    ],
    ['a folder that leads out', () => [folder('../outside/'), versionFile]],
    ['a folder that was not announced', () => [folder('database/other/'), versionFile]],
    ['a file where a folder was announced', () => [{ header: { name: 'database', size: 3 }, body: version }]],
    ['a file twice', () => [versionFile, versionFile]],
    ['other bytes', () => [{ ...versionFile, body: Buffer.from('18\n') }]],
    ['nothing', () => []],
  ])('refuses %s', async (_, entries) => {
    await expect(unpacked(await archiveOf(manifest(), ...entries()))).rejects.toThrow(
      /incompleto ou danificado/,
    )
    expect((await readdir(root)).filter(name => !/^\d+\.tar\.gz(\.out)?$|^earlier/.test(name))).toEqual([])
  })

  it.each([
    ['folders', { folders: ['database/../..'] }],
    ['files', { files: [{ path: '../secrets.json', size: 3, sha256: 'a'.repeat(64) }] }],
    ['absolute files', { files: [{ path: '/etc/passwd', size: 3, sha256: 'a'.repeat(64) }] }],
  ])('refuses a manifest that announces %s outside the folder', async (_, changes) => {
    await expect(unpackBackup(await archiveOf(manifest(changes), versionFile))).rejects.toThrow(
      /incompleto ou danificado/,
    )
  })

  it('stops reading sizes beyond what was announced', async () => {
    const archive = await packTar([manifest(), versionFile])
    const size = archive.lastIndexOf(version[0] ?? 0) - 512 + 124
    const huge = Buffer.from(archive)
    huge.write('77777777777\0', size, 'latin1')
    await expect(unpackBackup(await fileOf(huge))).rejects.toThrow(/incompleto ou danificado/)
  })

  it('refuses a manifest that is larger than the limit before reading it', async () => {
    const header = { name: 'manifest.json', size: 9 * 1024 * 1024 }
    const file = await archiveOf({ header, body: new Uint8Array(header.size) })
    await expect(unpackBackup(file)).rejects.toThrow(/incompleto ou danificado/)
  })

  it('refuses an archive without its end mark', async () => {
    const archive = await packTar([manifest(), versionFile])
    await expect(unpackBackup(await fileOf(archive.subarray(0, -1024)))).rejects.toThrow(
      /incompleto ou danificado/,
    )
  })
})
