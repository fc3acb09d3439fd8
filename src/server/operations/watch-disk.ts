import { judgeDiskLevel, type ReadFreeDisk } from '../free-disk.ts'
import { describeDiskTrouble } from './disk-trouble.ts'
import type { OperatorNotifier } from './operator-troubles.ts'

/**
 * Returns a check of the data folder's free disk space, which never rejects: little space begins an operator trouble,
 * enough space ends it.
 */
export function createDiskWatch(disk: ReadFreeDisk, operator: OperatorNotifier): () => Promise<void> {
  let last: string | null = null
  return async () => {
    const found = await disk()
    if (found === null) return
    const level = judgeDiskLevel(found)
    if (level === last) return
    const trouble = describeDiskTrouble(found)
    const stored =
      level === 'enough' ? await operator.endTrouble(trouble.key) : await operator.reportTrouble(trouble)
    // A full disk may refuse the report itself, which is then made again at the next look.
    last = stored ? level : null
  }
}
