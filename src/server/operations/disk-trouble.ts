import { decimalFormat } from '#domain/format-figures.ts'
import type { FreeDisk } from '../free-disk.ts'

const gigabyte = 1024 * 1024 * 1024

/** What is wrong when the data folder's disk is low or full: for the mail and for the health page. */
export const describeDiskTrouble = ({ free, total }: FreeDisk) => ({
  key: 'disk:low' as const,
  title: 'Pouco espaço em disco',
  detail: `Restam ${decimalFormat(free / gigabyte)} GB de ${decimalFormat(total / gigabyte)} GB no disco de DATA_DIR. Sem espaço, nada mais é gravado: libere ou aumente o disco.`,
})
