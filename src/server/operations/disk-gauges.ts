import { Gauge, type Registry } from 'prom-client'
import type { ReadFreeDisk } from '../free-disk.ts'

/** Registers the free space of the data folder's disk and returns what updates it; an unknown one has no figure. */
export function registerDiskGauges(disk: ReadFreeDisk, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] })
  const free = gauge('arremate_disk_free_bytes', 'What can still be written on the disk of DATA_DIR')
  const total = gauge('arremate_disk_total_bytes', 'Size of the disk of DATA_DIR')
  return async () => {
    const found = await disk()
    if (found === null) {
      free.remove()
      total.remove()
      return
    }
    free.set(found.free)
    total.set(found.total)
  }
}
