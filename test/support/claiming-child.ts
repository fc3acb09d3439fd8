import { createInterface } from 'node:readline'
import { claimFolder, endAfterLoss } from '#server/data-folder.ts'

/** Claims each folder it reads a line of, says `mine` or the holder's process, and keeps what it has. */
process.stdout.write('ready\n')
for await (const folder of createInterface({ input: process.stdin })) {
  const claim = await claimFolder(folder, { lost: endAfterLoss })
  process.stdout.write('heldBy' in claim ? `${claim.heldBy.pid}\n` : 'mine\n')
}
