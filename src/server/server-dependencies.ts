import type { HostLookup } from './channels/push/push-endpoint.ts'
import type { BuiltSite } from './http/page-renderer.ts'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { AccountDependencies } from './account/account-dependencies.ts'
import type { PasswordHashing } from './account/password-hashing.ts'
import type { WorkerState } from './background/worker.ts'
import type { LastBackup } from './backup/last-backup.ts'
import type { ServerEvents } from './capability.ts'
import type { AnswerCache } from './catalogue/answer-cache.ts'
import type { CatalogueIndex } from './catalogue/search-index/catalogue-index.ts'
import type { Database } from './database/database.ts'
import type { ReadFreeDisk } from './free-disk.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { ServerMetrics } from './operations/metrics.ts'
import type { OperatorNotifier } from './operations/operator-troubles.ts'
import type { PaymentDependencies } from './payments/payment-dependencies.ts'
import type { PhotoService } from './photos/photo-service.ts'
import type { RunInTurn } from './queue/request-context.ts'
import type { ServerConfig, ModelSettings } from './server-config.ts'
import type { KeySetting, ServerSecrets } from './server-secrets.ts'

/** What the application and the capabilities are created from. */
export interface ServerDependencies {
  db: Database
  log: Logger
  now: () => Date
  /** From 0 to below 1. */
  random: () => number
  randomId: () => string
  events: ServerEvents
  /** The built site; `null` serves only the API. */
  site: BuiltSite | null
  /** The token with which the import command on this machine authenticates. */
  localToken: string
  kept: AnswerCache
  /** The queues of calls and pages. */
  runInTurn: RunInTurn
  index: CatalogueIndex
  /** Sent with every answer (`securityHeaders`). */
  headers: Readonly<Record<string, string>>
  mapStyleUrl: string | null
  /** `null` disables requests for the bank's photos. */
  photos: PhotoService | null
  /** The place names that the sentence parser recognizes. */
  gazetteer: () => Gazetteer
  /** Builds them again where the catalogue has another version. */
  refreshGazetteer: () => Promise<Gazetteer>
  /** The outside service that geocodes; `null` asks none. */
  geocoder: ServerConfig['geocoder']
  /** `null` makes the consultant answer by rules alone. */
  model: ModelSettings | null
  secrets: ServerSecrets
  /** How push services reach the operator. */
  vapidContact: string
  /** `null` when there is no bot. */
  telegram: ServerConfig['telegram']
  /** Also takes push services on this machine; only tests set it. */
  allowLocalPush?: boolean
  /** Looks up the names of push services, other than by the system; only tests set it. */
  lookupHost?: HostLookup
  /** Password hashing other than the default of `createAuth`; only tests set it. */
  hashing?: PasswordHashing
  trustProxy: boolean
  demonstration: boolean
  /** The public address of the site, without a trailing slash. */
  siteUrl: () => string
  send: AccountDependencies['send']
  mailTransport: MailTransport
  mailFrom: string
  inBackground: AccountDependencies['inBackground']
  /** Aborts when the server stops; answers in progress end. */
  stopping: AbortSignal
  startedAt: Date
  metrics: ServerMetrics
  payments: Pick<PaymentDependencies, 'tokens' | 'plans' | 'minPrices' | 'database' | 'mail'>
  /** What the page of the plans says about buying. */
  sales: ServerConfig['sales']
  operator: OperatorNotifier
  /** Folder of the bank's list files. */
  catalogueUrl: string
  /** When the lists are downloaded: five cron fields in Brasília's time; `null` only when the operator asks. */
  catalogueCron: string | null
  /** The bank page of a listing, and the milliseconds between two requests; `null` reads no pages. */
  pages: { url: string; interval: number } | null
  /** The data folder. */
  dataDir: string
  /** Cities whose records of sales are downloaded once a day. */
  paidPriceCities: ServerConfig['paidPriceCities']
  /** The site of the Banco Central's series; `null` asks none. */
  ratesUrl: ServerConfig['ratesUrl']
  /** Megabytes of addresses of the census that are downloaded by themselves; 0 = none. */
  addressMegabytes: number
  /** The folders of municipalities of the census's addresses. */
  addressesUrl: string
  /** The disk of the data folder. */
  disk: ReadFreeDisk
  /** How the background workers of this process do; empty until they are started. */
  workerStates: () => readonly WorkerState[]
  /** When the last backup of the embedded database was made, `null` before the first; `null` without that database. */
  readLastBackup: (() => Promise<LastBackup>) | null
  /** Settings of keys that are neither given nor generated. */
  missingKeys: readonly KeySetting[]
  /** Mails troubles that were not mailed to the operator at once. */
  mailWaitingTroubles: () => Promise<void>
  /** Milliseconds between two checks of the workers that notify and send mails; only tests change it. */
  checkEveryMs?: number | undefined
}
