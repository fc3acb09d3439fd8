/** Node's codes of writes that the disk refuses: full, quota used up, read-only. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
/** PostgreSQL's `disk_full`. */
const diskFull = '53100'
/** What engines quote of the system where they give it no code of its own, embedded and PostgreSQL. */
const inWords = /No space left on device|(Disk q|Q)uota exceeded|Read-only file system/i
const causes = 5

/** Whether a write failed because the disk is full, over its quota or read-only, on either engine or in a file. */
export function isStorageFailure(error: unknown, depth = causes): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (diskCodes.has(String(error.code)) || error.code === diskFull)) return true
  return inWords.test(error.message) || (depth > 0 && isStorageFailure(error.cause, depth - 1))
}

/** Whether the failure is that the folder can only be read. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'EROFS') ||
    /Read-only file system/i.test(error.message) ||
    isReadOnly(error.cause))
