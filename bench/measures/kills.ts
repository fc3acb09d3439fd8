import { setTimeout as sleep } from 'node:timers/promises'
import {
  importLists,
  launchImport,
  launchServer,
  type RunningServer,
  startServer,
} from '#test/support/server.ts'
import { shared } from '#test/support/shared.ts'
import { copyOf, emptyFolder, removeFolder } from '../lib/catalogue.ts'
import { type Measure, seconds } from '../lib/figures.ts'
import { seeded } from '../lib/statistics.ts'

const rounds = { firstStart: 10, command: 20, server: 20 }
const all = rounds.firstStart + rounds.command + rounds.server
const earlier = ['caixa/lists/2026-06-12_PB.csv', 'caixa/lists/2026-06-19_RS.csv']
const later = ['caixa/lists/2026-07-10_PB.csv']

/** Kills at moments drawn from a seed; what was there before, or all that was to come, must be there afterwards. */
export const kills: Measure = {
  name: 'kills',
  async run() {
    const lists = [earlier, later].map(names => names.flatMap(name => shared(name) ?? []))
    const [before = [], after = []] = lists
    if (before.length < earlier.length || after.length < later.length) return []

    const random = seeded(2026)
    const template = await emptyFolder()
    await importLists({ dataDir: template }, before)
    const old = await stateOf(template)
    const changed = await copyOf(template)
    await importLists({ dataDir: changed }, after)
    const fresh = await stateOf(changed)
    const tally = { lost: 0, half: 0, unopened: 0, slowest: 0 }

    /** After the kill: opens in time, and holds the old day or the new one; the new one if that was acknowledged. */
    async function look(
      dataDir: string,
      allowed: readonly string[] | null,
      acknowledged: boolean,
    ): Promise<void> {
      try {
        const server = await startServer({ dataDir })
        tally.slowest = Math.max(tally.slowest, server.startedIn)
        const state = await catalogueOf(server)
        await server.stop()
        if (allowed && !allowed.includes(state)) tally.half++
        else if (acknowledged && state !== fresh) tally.lost++
      } catch {
        tally.unopened++
      }
      await removeFolder(dataDir)
    }

    for (let round = 0; round < rounds.firstStart; round++) {
      const dataDir = await emptyFolder()
      const server = launchServer({ dataDir })
      server.done.catch(() => undefined)
      await sleep(50 + random() * 4000)
      await server.kill()
      await look(dataDir, null, false)
    }
    for (let round = 0; round < rounds.command; round++) {
      const dataDir = await copyOf(template)
      const command = launchImport({ dataDir }, after)
      await Promise.race([sleep(300 + random() * 3000), command.done])
      await command.kill()
      await look(dataDir, [old, fresh], (await command.done).code === 0)
    }
    for (let round = 0; round < rounds.server; round++) {
      const dataDir = await copyOf(template)
      const server = await startServer({ dataDir })
      const command = launchImport({ dataDir, port: Number(new URL(server.url).port) }, after)
      await Promise.race([sleep(200 + random() * 1500), command.done])
      await server.kill()
      const { code } = await command.done
      await look(dataDir, [old, fresh], code === 0)
    }

    return [
      {
        name: `SIGKILL ${all} times (first start, import command, importing server)`,
        target: '0 lost, 0 half-applied, opens every time',
        measured: `${tally.lost} lost, ${tally.half} half-applied, ${tally.unopened} not opened`,
        met: tally.lost + tally.half + tally.unopened === 0,
      },
      {
        name: 'The slowest start after one',
        target: '≤ 4 s',
        measured: seconds(tally.slowest),
        met: tally.slowest <= 4000,
      },
    ]
  },
}

/** What a visitor can tell about the catalogue; the two days differ in it. */
async function catalogueOf(server: RunningServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/stats`)
  const { total, gone, listDate } = (await answer.json()) as Record<string, unknown>
  return JSON.stringify({ total, gone, listDate })
}

async function stateOf(dataDir: string): Promise<string> {
  const server = await startServer({ dataDir })
  try {
    return await catalogueOf(server)
  } finally {
    await server.stop()
  }
}
