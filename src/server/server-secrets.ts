import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ServerConfig, isLocalOnly } from './server-config.ts'

export interface ServerSecrets {
  auth: string
  /** `null` closes administration. */
  admin: string | null
}

/** The file of the generated secrets, named in the message, is invalid. */
export class SecretsUnreadable extends Error {}

/** A generated secret would protect a server that others can reach. */
export class SecretNeeded extends Error {}

/**
 * Loads the secrets of the settings; when they are missing and only this machine can reach the server, generates them
 * and stores them in `DATA_DIR/secrets.json` (readable only by its owner).
 * @throws SecretsUnreadable when that file is damaged; SecretNeeded when AUTH_SECRET is missing on a server that
 *   others can reach
 */
export async function loadSecrets(config: ServerConfig): Promise<ServerSecrets> {
  if (config.authSecret !== null && (config.adminToken !== null || !config.demonstration)) {
    return { auth: config.authSecret, admin: config.adminToken }
  }
  if (!isLocalOnly(config)) throw new SecretNeeded('AUTH_SECRET')
  const kept = await keptSecrets(config.dataDir)
  return {
    auth: config.authSecret ?? kept.auth,
    admin: config.adminToken ?? (config.demonstration ? kept.admin : null),
  }
}

async function keptSecrets(folder: string): Promise<{ auth: string; admin: string }> {
  const file = join(folder, 'secrets.json')
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const fresh = { auth: randomBytes(32).toString('base64url'), admin: randomBytes(16).toString('base64url') }
  await writeFile(draft, JSON.stringify(fresh), { mode: 0o600, flush: true })
  try {
    // The file appears whole or not at all, and never replaces an existing one.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  const kept = secretsSchema.safeParse(parsed(await readFile(file, 'utf8')))
  if (!kept.success) throw new SecretsUnreadable(file)
  return kept.data
}

const secretsSchema = z.object({ auth: z.string().min(16), admin: z.string().min(16) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
