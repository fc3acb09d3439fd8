import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generateVapidPrivateKey } from './vapid-keys.ts'
import { generatePaperKey, readPaperKey } from './paper-key.ts'
import { loadConfig } from './server-config.ts'
import { loadSecrets, reportMissingKeys, SecretNeeded, SecretsUnreadable } from './server-secrets.ts'

const given = 'um segredo que alguem escolheu'

describe('the server’s secrets', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arremate-secrets-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const load = (env: NodeJS.ProcessEnv) => loadSecrets(loadConfig({ DATA_DIR: folder, ...env }))

  it('are generated for the demonstration, readable only by its owner, and the same at the next start', async () => {
    const first = await load({})
    expect(first.auth).toHaveLength(43)
    expect(first.admin).toHaveLength(22)
    expect(await load({})).toEqual(first)
    const file = join(folder, 'secrets.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toContain(first.auth)
  })

  it('are the same for two processes that start at the same moment', async () => {
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, () => load({})))
    for (const other of others) expect(other).toEqual(one)
  })

  it.each(['', '{"auth":', '{}', 'null'])('are not replaced when their file contains %j', async text => {
    await writeFile(join(folder, 'secrets.json'), text)
    await expect(load({})).rejects.toThrow(SecretsUnreadable)
  })

  it('come from the settings when they are set', async () => {
    expect(await load({ AUTH_SECRET: given, ADMIN_TOKEN: `${given}!` })).toMatchObject({
      auth: given,
      admin: `${given}!`,
    })
  })

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://arremate.com.br' }],
    [{ HOST: '192.168.0.7', DATABASE_URL: 'postgres://a:b@localhost/c' }],
  ])('are not generated for a server that others can reach (%j)', async env => {
    await expect(load(env)).rejects.toThrow(SecretNeeded)
    expect(await load({ ...env, AUTH_SECRET: given })).toMatchObject({ auth: given, admin: null })
  })

  it('do not open administration outside the demonstration', async () => {
    const { auth, admin } = await load({ DATABASE_URL: 'postgres://a:b@localhost/c' })
    expect(auth).toHaveLength(43)
    expect(admin).toBeNull()
  })

  describe('the push key', () => {
    const file = () => join(folder, 'secrets.json')
    const older = { auth: 'a'.repeat(43), admin: 'b'.repeat(22) }

    it('is generated, and the same at the next start', async () => {
      const { vapid } = await load({})
      expect(vapid?.publicKey).toMatch(/^B[\w-]{86}$/)
      expect((await load({})).vapid).toEqual(vapid)
    })

    it('is added to the file of an older version, whose secrets stay', async () => {
      await writeFile(file(), JSON.stringify(older), { mode: 0o600 })
      const first = await load({})
      expect(first).toMatchObject(older)
      expect(await load({})).toEqual(first)
      expect((await stat(file())).mode & 0o777).toBe(0o600)
    })

    it('is the same for processes that add it at the same moment', async () => {
      await writeFile(file(), JSON.stringify(older))
      const [one, ...others] = await Promise.all(Array.from({ length: 10 }, () => load({})))
      for (const other of others) expect(other).toEqual(one)
      expect(await load({})).toEqual(one)
    })

    it.each(['curta', 'A'.repeat(43)])('is not replaced when it is damaged (%s)', async vapid => {
      await writeFile(file(), JSON.stringify({ ...older, vapid }))
      await expect(load({})).rejects.toThrow(SecretsUnreadable)
    })

    it.each([
      ['an open server with its own data folder keeps one', { PUBLIC_URL: 'https://arremate.com.br' }, true],
      ['a local server on PostgreSQL keeps one', { DATABASE_URL: 'postgres://a:b@localhost/c' }, true],
      [
        'processes that share PostgreSQL need the setting',
        { PUBLIC_URL: 'https://arremate.com.br', DATABASE_URL: 'postgres://a:b@localhost/c' },
        false,
      ],
    ])('%s', async (_, env, has) => {
      expect((await load({ ...env, AUTH_SECRET: given })).vapid !== null).toBe(has)
      const VAPID_PRIVATE_KEY = generateVapidPrivateKey()
      const set = await load({ ...env, AUTH_SECRET: given, VAPID_PRIVATE_KEY })
      expect(set.vapid?.privateKey).toBe(VAPID_PRIVATE_KEY)
    })
  })

  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['none in a data folder of one’s own, which keeps them', {}, []],
    [
      'both with PostgreSQL, where several processes need the same',
      { DATABASE_URL: 'postgres://a:b@localhost/c', PUBLIC_URL: 'https://arremate.com.br' },
      ['PAPERS_KEY', 'VAPID_PRIVATE_KEY'],
    ],
    [
      'those that are not set',
      {
        DATABASE_URL: 'postgres://a:b@localhost/c',
        PUBLIC_URL: 'https://arremate.com.br',
        PAPERS_KEY: generatePaperKey(),
      },
      ['VAPID_PRIVATE_KEY'],
    ],
  ])('a start warns of the keys that are missing: %s', async (_, env, missing) => {
    const warnings: unknown[] = []
    const secrets = await load({ ...env, AUTH_SECRET: given })
    const found = reportMissingKeys(secrets, { warn: (...said: unknown[]) => void warnings.push(said[0]) })
    expect(found).toEqual(missing)
    expect(warnings).toEqual(missing.map(setting => ({ setting, code: 'key_missing' })))
  })

  describe('the key of kept papers', () => {
    const file = () => join(folder, 'secrets.json')
    const older = { auth: 'a'.repeat(43), admin: 'b'.repeat(22), vapid: generateVapidPrivateKey() }
    const keyIds = async (env: NodeJS.ProcessEnv) => (await load(env)).papers.map(({ id }) => id)

    it('is generated with 32 bytes, and the same at the next start', async () => {
      const [key, ...others] = (await load({})).papers
      expect([key?.bytes.length, others]).toEqual([32, []])
      expect((await load({})).papers).toEqual([key])
    })

    it('is added to the file of an older version by processes that start at the same moment, once', async () => {
      await writeFile(file(), JSON.stringify(older), { mode: 0o600 })
      const [one, ...others] = await Promise.all(Array.from({ length: 10 }, () => load({})))
      expect(one?.vapid?.privateKey).toBe(older.vapid)
      for (const other of others) expect(other).toEqual(one)
      expect(await load({})).toEqual(one)
      expect((await stat(file())).mode & 0o777).toBe(0o600)
    })

    it('is not replaced when it is damaged', async () => {
      await writeFile(file(), JSON.stringify({ ...older, papers: 'curta' }))
      await expect(load({})).rejects.toThrow(SecretsUnreadable)
    })

    it('comes from the setting, the new one before the old one', async () => {
      const [fresh, old] = [generatePaperKey(), generatePaperKey()]
      expect(await keyIds({ PAPERS_KEY: `${fresh},${old}` })).toEqual([
        readPaperKey(fresh).id,
        readPaperKey(old).id,
      ])
      expect(() => loadConfig({ PAPERS_KEY: 'curta' })).toThrow('PAPERS_KEY')
    })

    it.each([
      ['an open server with its own data folder keeps one', { PUBLIC_URL: 'https://arremate.com.br' }, 1],
      [
        'processes that share PostgreSQL need the setting',
        { PUBLIC_URL: 'https://arremate.com.br', DATABASE_URL: 'postgres://a:b@localhost/c' },
        0,
      ],
    ])('%s', async (_, env, keys) => {
      expect(await keyIds({ ...env, AUTH_SECRET: given })).toHaveLength(keys)
      expect(await keyIds({ ...env, AUTH_SECRET: given, VAPID_PRIVATE_KEY: older.vapid })).toHaveLength(keys)
    })
  })
})
