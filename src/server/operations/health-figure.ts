import type { HealthFigures, OperatorTrouble } from '#contract/admin-schemas.ts'
import { minuteMs } from '#domain/durations.ts'
import { integerFormat } from '#domain/format-figures.ts'
import type { WorkerState } from '../background/worker.ts'
import type { LastBackup } from '../backup/last-backup.ts'
import type { FreeDisk } from '../free-disk.ts'
import type { ServiceReadings } from './service-readings.ts'
import type { JudgedTroubleKey } from './trouble-kinds.ts'
import type { KeySetting } from '../server-secrets.ts'

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

type Figure = HealthFigures['groups'][number]['figures'][number]
type HealthLevel = Figure['level']

/** Something wrong in the service: on the health page, and in the operator's mail where it lasts. */
export interface HealthTrouble extends Pick<OperatorTrouble, 'title' | 'detail' | 'items'> {
  key: JudgedTroubleKey
  level: Exclude<HealthLevel, 'good'>
  /** Whether the operator gets a mail when it begins; a passing load is only shown. */
  isMailed: boolean
}

/** A figure of the health page; `trouble` says in words what is wrong when it is not good. */
export interface JudgedFigure {
  figure: Figure
  trouble: HealthTrouble | null
}
export interface JudgedGroup {
  title: string
  figures: JudgedFigure[]
}

export const bytesPerMegabyte = 1024 * 1024

/** Judges a value that is worse the higher it is, from two limits on. */
export const levelAbove = (value: number, watch: number, bad: number): HealthLevel =>
  value >= bad ? 'bad' : value >= watch ? 'watch' : 'good'

type FigureWords = [key: string, label: string, value: string, hint?: string | undefined]

/** A figure that is never wrong. */
export const createFigure = (...words: FigureWords): JudgedFigure => ({
  figure: toFigure(words, 'good'),
  trouble: null,
})

/** A figure with its level, and what is wrong where it is not good. */
export const createJudgedFigure = (
  words: FigureWords,
  level: HealthLevel,
  trouble: Pick<HealthTrouble, 'key' | 'title' | 'detail'> & Partial<HealthTrouble>,
): JudgedFigure => ({
  figure: toFigure(words, level),
  trouble: level === 'good' ? null : { items: [], isMailed: true, ...trouble, level },
})

const toFigure = ([key, label, value, hint]: FigureWords, level: HealthLevel): Figure => ({
  key,
  label,
  value,
  level,
  hint: hint ?? null,
})

/** Writes a duration: `3 dias e 4 h`, `2 h e 5 min`, `12 min`, `menos de um minuto`. */
export function describeDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs)
  if (minutes < 1) return 'menos de um minuto'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h e ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  const rest = hours % 24 === 0 ? '' : ` e ${hours % 24} h`
  return `${days} ${days === 1 ? 'dia' : 'dias'}${rest}`
}

/** Returns the milliseconds since an instant, at least 0; 0 without one. */
export const ageMs = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, now.getTime() - at.getTime())
/** Describes bytes as whole megabytes: `1.234 MB`. */
export const describeMegabytes = (bytes: number): string =>
  `${integerFormat(Math.round(bytes / bytesPerMegabyte))} MB`
