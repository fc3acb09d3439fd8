import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChildProgram, startChild } from '#test/support/child.ts'
import { openDatabase } from './open-database.ts'

const seed = 20261121
const children: ChildProgram[] = []
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-kill-'))
})
afterAll(async () => {
  await Promise.all(children.map(child => child.kill()))
  await rm(root, { recursive: true })
})

async function startWriting(folder: string): Promise<ChildProgram> {
  const child = await startChild('writing-child.ts', folder)
  children.push(child)
  return child
}

/** Generates numbers from 0 to 1 that are the same in every run (mulberry32). */
function* draws(state: number): Generator<number, never> {
  for (;;) {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    yield ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

it('opens intact after a first start that was killed twice', async () => {
  const folder = join(root, 'first')
  const moments = draws(seed)
  for (let kill = 1; kill <= 4; kill++) {
    const child = await startWriting(folder)
    await setTimeout(200 + kill * 500 + moments.next().value * 500)
    await child.kill()
  }
  const db = await openDatabase({ url: null, folder })
  expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 0 }])
  expect(await db.query(sql`select count(*) as n from import_batches`)).toEqual([{ n: 0 }])
  await db.close()
})

it('has every acknowledged commit, whole, after a kill in the middle of writes', async () => {
  const folder = join(root, 'first')
  const moments = draws(seed + 1)
  let acknowledged = 0
  for (let kill = 1; kill <= 5; kill++) {
    const child = await startWriting(folder)
    const [count, greatest] = JSON.parse((await child.hear()).replace('open ', '')) as [number, number]
    expect(count).toBe(greatest)
    expect(count % 2).toBe(0)
    expect(greatest).toBeGreaterThanOrEqual(acknowledged)
    const commits = 20 + Math.floor(moments.next().value * 200)
    let last = ''
    for (let commit = 0; commit < commits; commit++) last = await child.hear()
    last = (await child.kill()).at(-1) ?? last
    acknowledged = Number(/^done (\d+)$/.exec(last)?.[1])
    expect(acknowledged).toBeGreaterThanOrEqual(greatest + 2 * commits)
  }
  const db = await openDatabase({ url: null, folder })
  const [found] = await db.query<{ count: number; greatest: number }>(
    sql`select count(*) as count, max(n) as greatest from pairs`,
  )
  await db.close()
  expect(found?.count).toBe(found?.greatest)
  expect(found?.greatest).toBeGreaterThanOrEqual(acknowledged)
})
