import { describe, expect, it } from 'vitest'
import type { Queryable } from '../database/database.ts'
import { createCatalogueVersion } from './catalogue-version.ts'

function set() {
  const state = { version: 1, reads: 0, time: 0, fails: false }
  const db: Queryable = {
    async query<Row extends object>() {
      state.reads += 1
      const { version, fails } = { ...state }
      await Promise.resolve()
      if (fails) throw new Error('unreachable')
      return [{ version }] as unknown as Row[]
    },
  }
  return { state, version: createCatalogueVersion(db, { freshFor: 250, clock: () => state.time }) }
}

describe('the version of the catalogue', () => {
  it('is unknown before it was read', async () => {
    const { version } = set()
    expect(version.known()).toBeNull()
    expect(await version.read()).toBe(1)
    expect(version.known()).toBe(1)
  })

  it('is read once for concurrent requests, and again after a while', async () => {
    const { state, version } = set()
    expect(await Promise.all([version.read(), version.read(), version.read()])).toEqual([1, 1, 1])
    state.version = 2
    state.time = 249
    expect(await version.read()).toBe(1)
    state.time = 250
    expect(version.known()).toBeNull()
    expect(await version.read()).toBe(2)
    expect(state.reads).toBe(2)
  })

  it('is read again at once when this process has changed it, even while it is being read', async () => {
    const { state, version } = set()
    const before = version.read()
    state.version = 2
    version.moved()
    expect(await version.read()).toBe(2)
    expect(await before).toBe(1)
    expect(version.known()).toBe(2)
  })

  it('takes effect a few times at once, then every five seconds while it keeps changing, up to the last change', async () => {
    const { state, version } = set()
    await version.read()
    const noticed: [seconds: number, version: number][] = []
    for (; state.time <= 30_000; state.time += 250) {
      if (state.time < 20_000) state.version += 1
      const before = noticed.at(-1)?.[1] ?? 1
      const now = await version.read()
      if (now !== before) noticed.push([state.time / 1000, now])
    }
    expect(noticed.map(([at]) => at)).toEqual([0.25, 0.5, 0.75, 1, 5.25, 10.25, 15.25, 20.25])
    expect(noticed.at(-1)?.[1]).toBe(state.version)
  })

  it('takes effect at once when this process announces the change', async () => {
    const { state, version } = set()
    for (let move = 1; move < 9; move++) {
      expect(await version.read()).toBe(move)
      state.version += 1
      version.moved()
    }
  })

  it('is read again after a failure', async () => {
    const { state, version } = set()
    state.fails = true
    await expect(version.read()).rejects.toThrow('unreachable')
    state.fails = false
    expect(await version.read()).toBe(1)
  })
})
