import { setTimeout as sleep } from 'node:timers/promises'
import {
  importLists,
  launchImport,
  launchServer,
  type ServerProcess,
  type ServerOptions,
  startServerProcess,
} from '#test/support/server.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { removeFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatSeconds } from '../lib/figures.ts'
import { embeddedPlaces, type KillPlaces, postgresPlaces } from '../lib/kill-places.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import { paymentSettings, sellUntilGone, sendSale } from '../lib/sales.ts'
import { createSeededRandom } from '../lib/statistics.ts'

const rounds = {
  firstStart: chooseAmount(10, 1),
  command: chooseAmount(14, 1),
  server: chooseAmount(13, 1),
  writes: chooseAmount(13, 1),
}
const all = Object.values(rounds).reduce((sum, count) => sum + count)
const earlier = ['caixa/lists/2026-06-12_PB.csv', 'caixa/lists/2026-06-19_RS.csv']
const later = ['caixa/lists/2026-07-10_PB.csv']

/** Kills servers at moments drawn from a seed; afterwards either the old or the complete new data must be present. */
export const killsMeasure: BenchMeasure = {
  name: 'kills',
  async run() {
    const lists = [earlier, later].map(names => names.flatMap(name => findSharedFile(name) ?? []))
    const [before = [], after = []] = lists
    if (before.length < earlier.length || after.length < later.length) return []

    const found: BenchFigure[] = []
    for (const open of [embeddedPlaces, postgresPlaces]) {
      const places = await open()
      try {
        found.push(...(await killed(places, before, after)))
      } finally {
        await places.end()
      }
    }
    return found
  },
}

/** Runs the rounds of one engine. */
async function killed(places: KillPlaces, before: string[], after: string[]): Promise<BenchFigure[]> {
  const random = createSeededRandom(2026)
  const template = await places.empty()
  await importLists(template, before)
  const old = await stateOf(template)
  const changed = await places.copy(template)
  await importLists(changed, after)
  const fresh = await stateOf(changed)
  const tally = { lost: 0, half: 0, unopened: 0, slowest: 0, acknowledged: 0 }

  /** Opens the place after the kill, checks that it starts, and runs `check` on the server. */
  async function reopen(
    place: ServerOptions,
    check: (server: ServerProcess) => Promise<void>,
  ): Promise<void> {
    try {
      const server = await startServerProcess(place)
      tally.slowest = Math.max(tally.slowest, server.startedIn)
      try {
        await check(server)
      } finally {
        await server.stop()
      }
    } catch {
      tally.unopened++
    }
    await removeFolder(place.dataDir)
  }
  /** Checks for the old day or the new one; the new one if it was acknowledged. */
  const isWhole = (acknowledged: boolean) => async (server: ServerProcess) => {
    const state = await catalogueOf(server)
    if (![old, fresh].includes(state)) tally.half++
    else if (acknowledged && state !== fresh) tally.lost++
  }

  for (let round = 0; round < rounds.firstStart; round++) {
    const place = await places.empty()
    const server = launchServer(place)
    server.done.catch(() => undefined)
    await sleep(50 + random() * 4000)
    await server.kill()
    await reopen(place, async () => undefined)
  }
  for (let round = 0; round < rounds.command; round++) {
    const place = await places.copy(template)
    const command = launchImport(place, after)
    await Promise.race([sleep(300 + random() * 3000), command.done])
    await command.kill()
    await reopen(place, isWhole((await command.done).code === 0))
  }
  for (let round = 0; round < rounds.server; round++) {
    const place = await places.copy(template)
    const server = await startServerProcess(place)
    const command = launchImport({ ...place, port: Number(new URL(server.url).port) }, after)
    await Promise.race([sleep(200 + random() * 1500), command.done])
    await server.kill()
    const { code } = await command.done
    await reopen(place, isWhole(code === 0))
  }
  for (let round = 0; round < rounds.writes; round++) {
    const { dataDir, env } = await places.copy(template)
    const place = { dataDir, env: { ...env, ...paymentSettings } }
    const server = await startServerProcess(place)
    const sellers = Promise.all([1, 2, 3, 4].map(() => sellUntilGone(server.url)))
    await sleep(200 + random() * 1500)
    await server.kill()
    const sales = (await sellers).flat()
    tally.acknowledged += sales.length
    await reopen(place, async ({ url }) => {
      for (const sale of sales) if ((await sendSale(url, sale)) !== 'duplicate') tally.lost++
    })
  }

  return [
    {
      name: `SIGKILL ${all} times on ${places.engine} (first start, import command, importing server, sales)`,
      target: '0 lost, 0 half-applied, opens every time',
      measured: `${tally.lost} lost (${tally.acknowledged} sales acknowledged), ${tally.half} half-applied, ${tally.unopened} not opened`,
      met: tally.lost + tally.half + tally.unopened === 0 && tally.acknowledged > 0,
    },
    {
      name: `The slowest start after one, ${places.engine}`,
      target: '≤ 4 s',
      measured: formatSeconds(tally.slowest),
      met: tally.slowest <= 4000,
    },
  ]
}

/** Returns what a visitor sees of the catalogue; the two days differ in it. */
async function catalogueOf(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/api/stats`)
  const { total, gone, listDate } = (await answer.json()) as Record<string, unknown>
  return JSON.stringify({ total, gone, listDate })
}

async function stateOf(place: ServerOptions): Promise<string> {
  const server = await startServerProcess(place)
  try {
    return await catalogueOf(server)
  } finally {
    await server.stop()
  }
}
