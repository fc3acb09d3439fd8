import { AsyncResource } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { alerterOf } from './alerter.ts'
import { tellAuctions } from './auctions.ts'
import { tellImports } from './imports.ts'
import { tellPlans } from './plans.ts'

export interface Alerting {
  log: Logger
  now: () => Date
  newId: () => string
  /** Somebody was told something: its digest may be due. */
  told: () => void
  /** Milliseconds between two looks. */
  every?: number | undefined
}

export interface Alerts {
  /** An import may have ended: looks now. */
  kick(): void
  /** Resolves when nothing is being looked at. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Tells accounts what happens to what they keep: saved searches, favourites, auctions, their plan. One process at a
 * time; whatever kills it, nothing is told twice or lost. Never throws: what goes wrong is logged and tried again.
 */
export function keepAlerting(db: Database, { log, now, newId, told, every = 60_000 }: Alerting): Alerts {
  const stopping = new AbortController()
  const { signal } = stopping
  const alerter = alerterOf({ db, log, now, newId, told, signal })
  let running: Promise<void> | null = null
  let again = false

  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    if (signal.aborted) return
    try {
      await work()
    } catch (error) {
      if (!signal.aborted || error !== signal.reason)
        log.error({ err: error, what }, 'alerts: trying again later')
    }
  }
  // What does not wait goes first.
  const round = (): Promise<void> =>
    attempt('turn', () =>
      db.exclusively('alerts', async () => {
        await attempt('auctions', () => alerter.round(() => tellAuctions(alerter)))
        await attempt('plans', () => alerter.round(() => tellPlans(alerter)))
        await attempt('imports', () => tellImports(alerter))
      }),
    )
  const look = (): void => {
    if (signal.aborted) return
    again = running !== null
    running ??= round().finally(() => {
      running = null
      if (again) look()
    })
  }
  // A kick may come from within a transaction, whose surroundings let nothing but the transaction ask the database.
  const kick = AsyncResource.bind(look)
  const settled = async (): Promise<void> => {
    while (running) await running
  }

  const timer = setInterval(() => {
    if (!running) look()
  }, every)
  look()
  return {
    kick,
    settled,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await settled()
    },
  }
}
