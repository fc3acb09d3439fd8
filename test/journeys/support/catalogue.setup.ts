import { dataFolder, importLists, startServer } from '#test/support/server.ts'
import { nationalDay } from '#test/support/national-day.ts'

/** One server for all journeys that only read: the national day where it is at hand, else the demonstration. */
export default async function startCatalogue(): Promise<() => Promise<void>> {
  const data = await dataFolder()
  const lists = nationalDay()
  if (lists.length > 0) {
    const { code, output } = await importLists({ dataDir: data.path }, lists)
    if (code !== 0) throw new Error(`The national day was not imported:\n${output}`)
  }
  const server = await startServer({ dataDir: data.path })
  process.env.ARREMATE_JOURNEYS_URL = server.url
  return async () => {
    await server.stop()
    await data.remove()
  }
}
