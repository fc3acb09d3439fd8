import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { accountWork } from './account/account-work.ts'
import { alertWork } from './alerts/alert-work.ts'
import type { BackgroundWork, ServerEvents, Stoppable } from './background/capability.ts'
import { startHousekeeping } from './background/housekeeping.ts'
import { catalogueWork } from './catalogue/catalogue-work.ts'
import { chatWork } from './chat/chat-work.ts'
import type { Config } from './server-config.ts'
import type { Database, Queryable } from './database/database.ts'
import { digestWork } from './digest/digest-work.ts'
import type { ReadFreeDisk } from './free-disk.ts'
import { geocodingWork } from './geo/geocoder/geocoding-work.ts'
import { mailWork } from './mail/mail-work.ts'
import type { Mail } from './mail/outbox.ts'
import { createFolderTransport, createSmtpTransport } from './mail/mail-transport.ts'
import type { Operator } from './operations/operator-troubles.ts'
import { operationsWork } from './operations/watch-disk.ts'
import { paymentWork } from './payments/payment-work.ts'
import { photoWork } from './photos/photo-work.ts'
import type { Photos } from './photos/photo-service.ts'
import { savedWork } from './saved/saved-work.ts'

export interface BackgroundDependencies {
  db: Database
  log: Logger
  now: () => Date
  newId: () => string
  /** From 0 to below 1. */
  random: () => number
  events: ServerEvents
  config: Config
  /** Signs the links that end mails. */
  secret: string
  /** Where people reach the site, without a slash at the end. */
  siteUrl: () => string
  send: (tx: Queryable, mail: Mail) => Promise<void>
  operator: Operator
  photos: Photos | null
  disk: ReadFreeDisk
  gazetteer: () => Promise<Gazetteer>
  /** Called when a worker has moved the catalogue's version. */
  onCatalogueChanged: () => void
  /** Milliseconds between two looks of the workers that notify and send mails; only tests change it. */
  every?: number | undefined
}

export const serverEvents = (): ServerEvents => new EventEmitter()

/** What every capability has done in the background. */
export function backgroundWork({ db, config, ...all }: BackgroundDependencies): BackgroundWork[] {
  const { log, now, events, siteUrl, onCatalogueChanged, operator } = all
  const often = all.every === undefined ? {} : { every: all.every }
  const mail = { ...often, log, now, events, transport: mailTransport(config, log), from: config.mailFrom }
  const { detailsUrl: url, detailsInterval: interval } = config
  const reading = { ...often, log, now, operator, onCatalogueChanged, interval, random: all.random }
  return [
    accountWork(db, now),
    savedWork(db, now),
    catalogueWork(db, { log, now, pages: url === null ? null : { ...reading, url } }),
    geocodingWork(db, { log, now, onCatalogueChanged, settings: config.geocoder, siteUrl }),
    photoWork(db, { now, photos: all.photos }),
    chatWork(db, { log, now, gazetteer: all.gazetteer }),
    paymentWork(db, now),
    operationsWork(db, { log, operator, disk: all.disk }),
    alertWork(db, { ...often, log, now, events, newId: all.newId }),
    digestWork(db, { log, now, events, siteUrl, secret: all.secret, send: all.send }),
    mailWork(db, mail),
  ]
}

/** Starts all of it. Returns what stops everything at the same time. */
export function startBackground(
  work: readonly BackgroundWork[],
  { db, log }: { db: Database; log: Logger },
): Stoppable {
  const housekeeping = startHousekeeping(
    work.flatMap(each => each.housekeeping ?? []),
    { db, log },
  )
  const running = [housekeeping, ...work.flatMap(each => each.workers ?? []).map(begin => begin())]
  return {
    async stop() {
      await Promise.all(running.map(each => each.stop()))
    },
  }
}

const mailTransport = ({ smtpUrl, dataDir }: Config, log: Logger) =>
  smtpUrl === null ? createFolderTransport(join(dataDir, 'mail'), log) : createSmtpTransport(smtpUrl)
