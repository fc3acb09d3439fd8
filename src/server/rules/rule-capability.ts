import type { Logger } from 'pino'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { hourMs } from '#domain/durations.ts'
import { applyMeasuredRates } from '#domain/rules/measured-rates.ts'
import { listRules } from '#domain/rules/rules.ts'
import type { Capability } from '../capability.ts'
import type { Database } from '../database/database.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import { readRates } from './rate-store.ts'
import { startRateWorker } from './rate-worker.ts'
import { reportOverdueRules } from './report-overdue-rules.ts'
import { ruleRoutes } from './rule-routes.ts'

interface RuleDependencies {
  db: Database
  log: Logger
  now: () => Date
  operator: OperatorNotifier
  /** The site of the Banco Central's series; `null` asks none. */
  ratesUrl: string | null
}

/** The table of rules: its call, rates that the Banco Central gives since, and a look at what should be checked again. */
export function ruleCapability({ db, log, now, operator, ratesUrl }: RuleDependencies): Capability {
  const readRules = async () => applyMeasuredRates(listRules(), await readRates(db))
  return {
    routes: [ruleRoutes({ now, readRules })],
    workers: ratesUrl === null ? [] : [() => startRateWorker(db, { log, now, url: ratesUrl })],
    housekeeping: [
      {
        name: 'rule reviews',
        every: hourMs,
        run: async () =>
          reportOverdueRules(await readRules(), toBrasiliaIso(now().getTime()).slice(0, 10), operator),
      },
    ],
  }
}
