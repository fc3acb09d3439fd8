import { createInterface } from 'node:readline'
import { claimFolder, exitAfterFolderLoss } from '#server/data-folder.ts'

/** Claims each folder whose path it reads, writes `mine` or the holder's process id, and keeps its claims. */
process.stdout.write('ready\n')
for await (const folder of createInterface({ input: process.stdin })) {
  const claim = await claimFolder(folder, { lost: exitAfterFolderLoss })
  process.stdout.write('heldBy' in claim ? `${claim.heldBy.pid}\n` : 'mine\n')
}
