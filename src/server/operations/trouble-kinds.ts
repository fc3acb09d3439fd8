interface TroubleKind {
  /** A key, or the beginning of keys where it ends with `:` or `-`. */
  readonly key: string
  /** Whether the health page judges it itself: what is stored of it only says since when. */
  readonly judged: boolean
}

/** The kinds of troubles, the gravest first; a key is of the first kind that it fits. */
const troubleKinds = [
  { key: 'database:away', judged: true },
  { key: 'database:slow', judged: true },
  { key: 'disk:low', judged: true },
  { key: 'catalogue:empty', judged: true },
  { key: 'payments:pending', judged: true },
  { key: 'lastlink-', judged: false },
  { key: 'lists:old', judged: true },
  { key: 'catalogue:demonstration', judged: true },
  { key: 'catalogue:', judged: false },
  { key: 'import:failed', judged: true },
  { key: 'refresh:', judged: false },
  { key: 'pages:none', judged: true },
  { key: 'pages:still', judged: true },
  { key: 'pages:wanted', judged: true },
  { key: 'pages:', judged: false },
  { key: 'worker:', judged: true },
  { key: 'mails:many', judged: true },
  { key: 'mails:waiting', judged: true },
  { key: 'notifications:waiting', judged: true },
  { key: 'backup:', judged: true },
  { key: 'payments:errors', judged: true },
  { key: 'memory', judged: true },
  { key: 'lag', judged: true },
] as const satisfies readonly TroubleKind[]

type KeyOf<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key

/** The keys of the troubles that the health page judges itself. */
export type JudgedTroubleKey = KeyOf<Extract<(typeof troubleKinds)[number], { judged: true }>['key']>

const findKind = (key: string): number =>
  troubleKinds.findIndex(kind => (/[:-]$/.test(kind.key) ? key.startsWith(kind.key) : key === kind.key))

/** Whether the health page judges the trouble itself. */
export const isJudgedKey = (key: string): boolean => troubleKinds[findKind(key)]?.judged === true

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
