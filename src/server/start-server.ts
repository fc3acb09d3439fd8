import { explainStartError } from './cannot-start.ts'
import { createDemonstrationCheck } from './demonstration-access.ts'
import {
  openData,
  openDataFolder,
  prepareCatalogue,
  tidyDataFolder,
  warnOfUnsafeSettings,
} from './open-data.ts'
import { type ComposeDependencies, composeServer } from './compose-server.ts'
import type { ServerConfig } from './server-config.ts'
import { loadSecrets } from './server-secrets.ts'

/** What the process gives the server besides its settings. */
export interface StartDependencies extends ComposeDependencies {
  /** The demonstration list, for a catalogue that was always empty. */
  demonstration: string
  /** Ends the process when it has lost the database and only a new start helps. */
  giveUp: (error: Error) => void
}

export interface RunningServer {
  url: string
  /** Opens administration; `null` = it is closed. Printed on the operator's terminal, never sent. */
  adminToken: string | null
  /** Whether the demonstration's account can be used. */
  demonstrationOpen: boolean
  /** Stops accepting requests, finishes running work, closes the database and releases the folder. */
  stop(): Promise<void>
}

/**
 * Assembles the server and starts it.
 * @throws CannotStart
 */
export async function startServer(
  config: ServerConfig,
  dependencies: StartDependencies,
): Promise<RunningServer> {
  // What was opened, to be closed in reverse order.
  const opened: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    const closeLast = opened.pop()
    if (!closeLast) return
    try {
      await closeLast()
    } finally {
      await close()
    }
  }
  try {
    const claim = await openDataFolder(config, dependencies)
    if (claim) opened.push(() => claim.release())
    if (claim) await tidyDataFolder(config.dataDir)
    const secrets = await loadSecrets(config)
    warnOfUnsafeSettings(config, dependencies.log)
    const db = await openData(config, claim, dependencies)
    opened.push(() => db.close())
    await prepareCatalogue(db, dependencies)
    const { url, localToken } = await composeServer(db, secrets, config, dependencies, opened)
    await claim?.announce({ url, token: localToken })
    const demonstrationOpen = await createDemonstrationCheck(db, config.demonstration)()
    return { url, adminToken: secrets.admin, demonstrationOpen, stop: close }
  } catch (error) {
    await close()
    throw explainStartError(error, config)
  }
}
