import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackDatabase } from '#test/support/unpack-database.ts'
import { type EmbeddedEngine, startEmbedded } from './embedded-engine.ts'

describe('the embedded engine on disk', () => {
  let folder: string
  let engine: EmbeddedEngine
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arremate-log-'))
    await unpackDatabase(folder)
    engine = await startEmbedded(folder)
    await engine.script('create table notes (note text)')
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  it('keeps its log short while it is written to', async () => {
    const written =
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()'
    let longest = 0
    for (let write = 0; write < 60; write++) {
      await engine.run(
        `with added as (
          insert into notes select string_agg(md5((g * $1)::text), '') from generate_series(1, 60000) g)
        select 1`,
        [String(write)],
      )
      await engine.run('insert into notes values ($1)', ['short'])
      const { rows } = await engine.run(written, [])
      longest = Math.max(longest, (rows as { bytes: number }[])[0]?.bytes ?? 0)
    }
    expect(longest).toBeLessThan(64 * 1024 * 1024)
    expect(longest).toBeGreaterThan(16 * 1024 * 1024)
  })
})
