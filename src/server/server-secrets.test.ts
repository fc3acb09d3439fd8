import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from './server-config.ts'
import { loadSecrets, SecretNeeded, SecretsUnreadable } from './server-secrets.ts'

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
    expect(await load({ AUTH_SECRET: given, ADMIN_TOKEN: `${given}!` })).toEqual({
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
    expect(await load({ ...env, AUTH_SECRET: given })).toEqual({ auth: given, admin: null })
  })

  it('do not open administration outside the demonstration', async () => {
    const { auth, admin } = await load({ DATABASE_URL: 'postgres://a:b@localhost/c' })
    expect(auth).toHaveLength(43)
    expect(admin).toBeNull()
  })
})
