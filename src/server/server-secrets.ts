import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  completeVapidKeys,
  generateVapidPrivateKey,
  isVapidPrivateKey,
  type VapidKeys,
} from './vapid-keys.ts'
import { type ServerConfig, isLocalOnly } from './server-config.ts'

export interface ServerSecrets {
  auth: string
  /** `null` closes administration. */
  admin: string | null
  /** Signs what goes to push services; `null` sends nothing there. */
  vapid: VapidKeys | null
}

/** The file of the generated secrets, named in the message, is invalid. */
export class SecretsUnreadable extends Error {}

/** A generated secret would protect a server that others can reach. */
export class SecretNeeded extends Error {}

/**
 * Loads the secrets of the settings; when they are missing and only this machine can reach the server, generates them
 * and stores them in `DATA_DIR/secrets.json` (readable only by its owner). The push key is generated wherever one
 * process has the data folder to itself: it protects nothing, but has to stay the same.
 * @throws SecretsUnreadable when that file is damaged; SecretNeeded when AUTH_SECRET is missing on a server that
 *   others can reach
 */
export async function loadSecrets(config: ServerConfig): Promise<ServerSecrets> {
  const local = isLocalOnly(config)
  const given = config.authSecret !== null && (config.adminToken !== null || !config.demonstration)
  if (!given && !local) throw new SecretNeeded('AUTH_SECRET')
  const keepsPushKey = config.vapidPrivateKey === null && (local || config.databaseUrl === null)
  const kept = !given || keepsPushKey ? await keptSecrets(config.dataDir) : null
  const vapid = config.vapidPrivateKey ?? (keepsPushKey ? (kept?.vapid ?? null) : null)
  return {
    auth: config.authSecret ?? needed(kept?.auth),
    admin: config.adminToken ?? (config.demonstration ? needed(kept?.admin) : null),
    vapid: vapid === null ? null : completeVapidKeys(vapid),
  }
}

function needed(secret: string | undefined): string {
  if (secret === undefined) throw new SecretNeeded('AUTH_SECRET')
  return secret
}

type KeptSecrets = z.output<typeof secretsSchema>

async function keptSecrets(folder: string): Promise<KeptSecrets & { vapid: string }> {
  const file = join(folder, 'secrets.json')
  await mkdir(folder, { recursive: true })
  const vapid = generateVapidPrivateKey()
  const auth = randomBytes(32).toString('base64url')
  const admin = randomBytes(16).toString('base64url')
  await createOnce(file, { auth, admin, vapid })
  const kept = await readSecrets(file)
  return kept.vapid === undefined ? addPushKey(file, vapid) : { ...kept, vapid: kept.vapid }
}

/**
 * Adds a push key to the secrets of an older version. Of processes that do so at the same moment, the one that creates
 * the file beside first decides, and all write the same.
 */
async function addPushKey(file: string, fresh: string): Promise<KeptSecrets & { vapid: string }> {
  const decided = `${file}.push`
  await createOnce(decided, { vapid: fresh })
  const kept = await readSecrets(file)
  const { vapid } = await readPushKey(decided)
  const all = { ...kept, vapid: kept.vapid ?? vapid }
  if (kept.vapid === undefined) {
    const draft = await writeDraft(file, all)
    await rename(draft, file)
  }
  return all
}

/** The file appears whole or not at all, and never replaces an existing one. */
async function createOnce(file: string, content: object): Promise<void> {
  const draft = await writeDraft(file, content)
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
}

async function writeDraft(file: string, content: object): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify(content), { mode: 0o600, flush: true })
  return draft
}

const pushKey = z.string().refine(isVapidPrivateKey)
const secretsSchema = z.object({
  auth: z.string().min(16),
  admin: z.string().min(16),
  vapid: pushKey.optional(),
})
const pushKeySchema = z.object({ vapid: pushKey })

const readSecrets = (file: string) => readAs(file, secretsSchema)
const readPushKey = (file: string) => readAs(file, pushKeySchema)

async function readAs<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const kept = schema.safeParse(parsed(await readFile(file, 'utf8')))
  if (!kept.success) throw new SecretsUnreadable(file)
  return kept.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
