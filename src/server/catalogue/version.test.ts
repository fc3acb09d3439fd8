import { describe, expect, it } from 'vitest'
import type { Queryable } from '../database/database.ts'
import { catalogueVersion } from './version.ts'

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
  return { state, version: catalogueVersion(db, { freshFor: 250, clock: () => state.time }) }
}

describe('the version of the catalogue', () => {
  it('is not known before it was read', async () => {
    const { version } = set()
    expect(version.known()).toBeNull()
    expect(await version.read()).toBe(1)
    expect(version.known()).toBe(1)
  })

  it('is read once for all who ask, and again after a while', async () => {
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

  it('is read again at once when this process has moved it, even while it is being read', async () => {
    const { state, version } = set()
    const before = version.read()
    state.version = 2
    version.moved()
    expect(await version.read()).toBe(2)
    expect(await before).toBe(1)
    expect(version.known()).toBe(2)
  })

  it('is asked for again after a failure', async () => {
    const { state, version } = set()
    state.fails = true
    await expect(version.read()).rejects.toThrow('unreachable')
    state.fails = false
    expect(await version.read()).toBe(1)
  })
})
