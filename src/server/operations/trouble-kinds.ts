import type { OperatorTrouble } from '#contract/admin-schemas.ts'

interface TroubleKind {
  /** A key, or the beginning of keys where it ends with `:` or `-`. */
  readonly key: string
  /** Whether the health page judges it itself: what is stored of it only says since when. */
  readonly judged: boolean
  /** Which administration page can mend it. */
  readonly mendedIn?: NonNullable<OperatorTrouble['mendedIn']>
}

/** The kinds of troubles, the gravest first; a key is of the first kind that it fits. */
const troubleKinds = [
  { key: 'database:away', judged: true },
  { key: 'database:slow', judged: true },
  { key: 'disk:low', judged: true },
  { key: 'catalogue:empty', judged: true, mendedIn: 'catalogue' },
  { key: 'payments:pending', judged: true, mendedIn: 'payments' },
  { key: 'lastlink-', judged: false, mendedIn: 'payments' },
  { key: 'lists:old', judged: true, mendedIn: 'catalogue' },
  { key: 'lists:incomplete', judged: true, mendedIn: 'catalogue' },
  { key: 'lists:doubtful', judged: true, mendedIn: 'catalogue' },
  { key: 'catalogue:demonstration', judged: true, mendedIn: 'catalogue' },
  { key: 'catalogue:', judged: false, mendedIn: 'catalogue' },
  { key: 'import:failed', judged: true, mendedIn: 'catalogue' },
  { key: 'refresh:', judged: false, mendedIn: 'catalogue' },
  { key: 'pages:none', judged: true, mendedIn: 'catalogue' },
  { key: 'pages:still', judged: true, mendedIn: 'catalogue' },
  { key: 'pages:wanted', judged: true, mendedIn: 'catalogue' },
  { key: 'pages:', judged: false, mendedIn: 'catalogue' },
  { key: 'worker:', judged: true },
  { key: 'mails:many', judged: true },
  { key: 'mails:waiting', judged: true },
  { key: 'push:waiting', judged: true },
  { key: 'telegram:waiting', judged: true },
  { key: 'notifications:waiting', judged: true },
  { key: 'backup:', judged: true },
  { key: 'settings:', judged: true },
  { key: 'payments:errors', judged: true, mendedIn: 'payments' },
  { key: 'rules:overdue', judged: false },
  { key: 'memory', judged: true },
  { key: 'lag', judged: true },
] as const satisfies readonly TroubleKind[]

type KeyOf<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key

/** The keys of the troubles that the health page judges itself. */
export type JudgedTroubleKey = KeyOf<Extract<(typeof troubleKinds)[number], { judged: true }>['key']>

const findKind = (key: string): number =>
  troubleKinds.findIndex(kind => (/[:-]$/.test(kind.key) ? key.startsWith(kind.key) : key === kind.key))

const kindOf = (key: string): TroubleKind | undefined => troubleKinds[findKind(key)]

/** Keys of which each names one payment or offer: many of them are one matter. */
const keyOfOne = /^lastlink-[a-z]+-/

/** Returns the topic under which a trouble is mailed: one for all payments that it concerns. */
export const findTroubleTopic = (key: string): string => keyOfOne.exec(key)?.[0] ?? key

/** Whether the health page judges the trouble itself. */
export const isJudgedKey = (key: string): boolean => kindOf(key)?.judged === true

/** The administration page that can mend the trouble; `null` when none can. */
export const findMendingPage = (key: string): OperatorTrouble['mendedIn'] => kindOf(key)?.mendedIn ?? null

const weightOf = (key: string): number => {
  const at = findKind(key)
  return at === -1 ? troubleKinds.length : at
}

interface RankedTrouble {
  key: string
  level: 'watch' | 'bad'
}

/** Orders troubles by weight: what is bad before what is to be watched, then the gravest matter first. */
export const compareTroubles = (a: RankedTrouble, b: RankedTrouble): number =>
  Number(a.level === 'watch') - Number(b.level === 'watch') ||
  weightOf(a.key) - weightOf(b.key) ||
  (a.key < b.key ? -1 : 1)
