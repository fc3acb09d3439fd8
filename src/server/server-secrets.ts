import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import {
  completeVapidKeys,
  generateVapidPrivateKey,
  isVapidPrivateKey,
  type VapidKeys,
} from './vapid-keys.ts'
import { generatePaperKey, type PaperKey, paperKeyPattern, readPaperKey } from './paper-key.ts'
import { type ServerConfig, isLocalOnly } from './server-config.ts'

export interface ServerSecrets {
  auth: string
  /** `null` closes administration. */
  admin: string | null
  /** Signs what goes to push services; `null` sends nothing there. */
  vapid: VapidKeys | null
  /** The first encrypts what accounts keep, all decrypt it; without any, no papers are kept. */
  papers: readonly PaperKey[]
}

/** Settings of keys without which a part of the product is off. */
export type KeySetting = 'PAPERS_KEY' | 'VAPID_PRIVATE_KEY'

/** Lists the settings whose keys are neither given nor generated, and warns of each. */
export function reportMissingKeys(
  { vapid, papers }: Pick<ServerSecrets, 'vapid' | 'papers'>,
  log: Pick<Logger, 'warn'>,
): KeySetting[] {
  const missing: KeySetting[] = [
    ...(papers.length === 0 ? ['PAPERS_KEY' as const] : []),
    ...(vapid === null ? ['VAPID_PRIVATE_KEY' as const] : []),
  ]
  for (const setting of missing) log.warn({ setting, code: 'key_missing' }, `${setting} is missing`)
  return missing
}

/** The file of the generated secrets, named in the message, is invalid. */
export class SecretsUnreadable extends Error {}

/** A generated secret would protect a server that others can reach. */
export class SecretNeeded extends Error {}

/**
 * Loads the secrets of the settings; when they are missing and only this machine can reach the server, generates them
 * and stores them in `DATA_DIR/secrets.json` (readable only by its owner). The push key and the key of kept papers are
 * generated wherever one process has the data folder to itself: they have to stay the same, and let nobody in.
 * @throws SecretsUnreadable when that file is damaged; SecretNeeded when AUTH_SECRET is missing on a server that
 *   others can reach
 */
export async function loadSecrets(config: ServerConfig): Promise<ServerSecrets> {
  const local = isLocalOnly(config)
  const given = config.authSecret !== null && (config.adminToken !== null || !config.demonstration)
  if (!given && !local) throw new SecretNeeded('AUTH_SECRET')
  const hasOwnFolder = local || config.databaseUrl === null
  const keepsKeys = hasOwnFolder && (config.vapidPrivateKey === null || config.paperKeys.length === 0)
  const kept = !given || keepsKeys ? await keptSecrets(config.dataDir) : null
  const vapid = config.vapidPrivateKey ?? (hasOwnFolder ? (kept?.vapid ?? null) : null)
  const keptPaperKeys = hasOwnFolder && kept ? [kept.papers] : []
  return {
    auth: config.authSecret ?? needed(kept?.auth),
    admin: config.adminToken ?? (config.demonstration ? needed(kept?.admin) : null),
    vapid: vapid === null ? null : completeVapidKeys(vapid),
    papers: (config.paperKeys.length > 0 ? config.paperKeys : keptPaperKeys).map(readPaperKey),
  }
}

function needed(secret: string | undefined): string {
  if (secret === undefined) throw new SecretNeeded('AUTH_SECRET')
  return secret
}

type KeptSecrets = Record<'auth' | 'admin' | 'vapid' | 'papers', string>

async function keptSecrets(folder: string): Promise<KeptSecrets> {
  const file = join(folder, 'secrets.json')
  await mkdir(folder, { recursive: true })
  const vapid = generateVapidPrivateKey()
  const papers = generatePaperKey()
  const auth = randomBytes(32).toString('base64url')
  const admin = randomBytes(16).toString('base64url')
  await createOnce(file, { auth, admin, vapid, papers })
  return addMissingKeys(file, { vapid, papers })
}

/**
 * Adds keys to the secrets of an older version. Of processes that do so at the same moment, the one that creates the
 * file beside first decides on a key, and all write the same.
 */
async function addMissingKeys(
  file: string,
  fresh: Pick<KeptSecrets, 'vapid' | 'papers'>,
): Promise<KeptSecrets> {
  const kept = await readAs(file, secretsSchema)
  const all = {
    ...kept,
    vapid: kept.vapid ?? (await decideOn(`${file}.push`, { vapid: fresh.vapid }, pushKeySchema)).vapid,
    papers:
      kept.papers ?? (await decideOn(`${file}.papers`, { papers: fresh.papers }, paperKeySchema)).papers,
  }
  if (kept.vapid === undefined || kept.papers === undefined) {
    const draft = await writeDraft(file, all)
    await rename(draft, file)
  }
  return all
}

async function decideOn<Schema extends z.ZodType<object>>(
  file: string,
  fresh: z.output<Schema>,
  schema: Schema,
): Promise<z.output<Schema>> {
  await createOnce(file, fresh)
  return readAs(file, schema)
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
const paperKey = z.string().regex(paperKeyPattern)
const secretsSchema = z.object({
  auth: z.string().min(16),
  admin: z.string().min(16),
  vapid: pushKey.optional(),
  papers: paperKey.optional(),
})
const pushKeySchema = z.object({ vapid: pushKey })
const paperKeySchema = z.object({ papers: paperKey })

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
