import { createAccountCookie } from '#test/support/account-cookie.ts'
import { dataFolder, importLists, startServerProcess } from '#test/support/server.ts'
import { nationalLists } from '#test/support/national-lists.ts'

/**
 * Starts one server for all journeys that only read (with the national lists when available, else the demonstration;
 * the main journeys of `npm test` always with the demonstration, which is ready sooner), with one account that is
 * signed in (`enterSharedAccount`), and prepares the data folder of a first start, which journeys with a server of
 * their own copy (`demonstrationFolder`).
 */
export default async function startCatalogue(): Promise<() => Promise<void>> {
  const lists = process.env.JOURNEYS === 'main' ? [] : nationalLists()
  const [demonstration, data] = await Promise.all([firstStart(), dataFolder()])
  if (lists.length > 0) {
    const { code, output } = await importLists({ dataDir: data.path }, lists)
    if (code !== 0) throw new Error(`The national day was not imported:\n${output}`)
  }
  const server = await startServerProcess({ dataDir: data.path })
  process.env.ARREMATE_JOURNEYS_URL = server.url
  process.env.ARREMATE_JOURNEYS_COOKIE = await createAccountCookie(server.url)
  process.env.ARREMATE_JOURNEYS_DEMONSTRATION = demonstration.path
  return async () => {
    await server.stop()
    await data.remove()
    await demonstration.remove()
  }
}

async function firstStart(): ReturnType<typeof dataFolder> {
  const data = await dataFolder()
  const server = await startServerProcess({ dataDir: data.path })
  await server.stop()
  return data
}
