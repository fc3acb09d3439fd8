import { dataFolder } from '#test/support/server.ts'

/** A data folder as after a first start, with the demonstration's listings, so that a server starts on it at once. */
export function demonstrationFolder(): ReturnType<typeof dataFolder> {
  const prepared = process.env.ARREMATE_JOURNEYS_DEMONSTRATION
  if (!prepared)
    throw new Error('The journeys need their folder: run them by `npm test` or `npx playwright test`.')
  return dataFolder(prepared)
}
