import { localCalls } from '#contract/local-calls.ts'
import { fetchLocalLines } from '../http/fetch-local-call.ts'
import { reachDatabase } from '../reach-database.ts'
import { runImportCommand } from '../run-import-command.ts'
import { addressUsage, parseAddressArguments, WrongAddressUsage } from './address-arguments.ts'
import { addressFolder } from './address-folder.ts'
import { describeAddressOutcome, describeAddressProgress } from './describe-address-outcome.ts'
import { doAddressRequest } from './do-address-request.ts'
import { AddressImportRunning } from './import-addresses.ts'

/** `npm run addresses`: the process. */
await runImportCommand({
  usage: addressUsage,
  parse: parseAddressArguments,
  wrongUsage: WrongAddressUsage,
  expected: [AddressImportRunning],
  describeProgress: describeAddressProgress,
  describeOutcome: describeAddressOutcome,
  isFailure: ({ status }) => status === 'failed',
  continuesBy: 'o mesmo comando continua de onde parou',
  async run(request, { config, signal, console }) {
    const reached = await reachDatabase(config, signal)
    if ('server' in reached) {
      const question = { query: request, signal }
      await console.follow(fetchLocalLines(reached.server, localCalls.importAddresses, question))
      return
    }
    const { db, release } = reached
    try {
      await doAddressRequest(db, request, {
        folder: addressFolder(config.dataDir),
        site: { base: config.addressesUrl },
        now: () => new Date(),
        signal,
        onCatalogueChanged: () => undefined,
        onProgress: (progress, file) => console.show(file, progress),
        onOutcome: console.end,
      })
    } finally {
      await db.close()
      await release()
    }
  },
})
