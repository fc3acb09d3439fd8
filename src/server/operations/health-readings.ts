import type { WorkerState } from '../background/worker.ts'
import type { LastBackup } from '../backup/last-backup.ts'
import type { FreeDisk } from '../free-disk.ts'
import type { KeySetting } from '../server-secrets.ts'
import type { ServiceReadings } from './service-readings.ts'

/** The state of the service at one moment. */
export interface HealthReadings {
  now: Date
  startedAt: Date
  engine: 'embedded' | 'postgres'
  nodeVersion: string
  /** Bytes of the whole process. */
  memory: number
  /** Event loop delay in milliseconds, 99th percentile. */
  lag: number
  /** Of the data folder; `null` = the system does not say. */
  disk: FreeDisk | null
  workers: readonly WorkerState[]
  /** `undefined` where backups are made by other means than ours. */
  lastBackup: LastBackup | undefined
  /** Settings of keys that are missing where none can be generated: what needs them is off. */
  missingKeys: readonly KeySetting[]
  /** Whether this server reads the bank's pages. */
  readsPages: boolean
  /** Milliseconds until the database answered; `null` when it did not. */
  answeredIn: number | null
  /** `null` when the database does not answer. */
  readings: ServiceReadings | null
}
