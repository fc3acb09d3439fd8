import { decimalFormat } from '#domain/format-figures.ts'
import { judgeDiskLevel, type FreeDisk, type ReadFreeDisk } from '../free-disk.ts'
import type { OperatorNotifier } from './operator-troubles.ts'

const key = 'disk:low'
const gigabyte = 1024 * 1024 * 1024

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
    const stored =
      level === 'enough'
        ? await operator.endTrouble(key)
        : await operator.reportTrouble({ key, title: 'Pouco espaço em disco', detail: inWords(found) })
    // A full disk may refuse the report itself, which is then made again at the next look.
    last = stored ? level : null
  }
}

const inWords = ({ free, total }: FreeDisk): string =>
  `Restam ${decimalFormat(free / gigabyte)} GB de ${decimalFormat(total / gigabyte)} GB no disco de DATA_DIR. Sem espaço, nada mais é gravado: libere ou aumente o disco.`
