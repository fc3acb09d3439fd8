import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { recomputeFigures } from './recompute-figures.ts'

/**
 * Computes outdated figures again (`recomputeFigures`) after the start and every 30 s: another process may have
 * imported a list by older rules. Stopping waits for the batch that is being written.
 * @param every milliseconds until the next look
 */
export const startFiguresWorker = (db: Database, log: Logger, every = 30_000): BackgroundWorker =>
  startWorker({ name: 'figures', every, run: signal => recomputeFigures(db, { log, signal }) }, { db, log })
