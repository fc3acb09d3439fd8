import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ChildProgram, startChild } from '#test/support/child.ts'

describe('two processes on one folder after the first one’s lock was removed', () => {
  it('lose no commit: the first makes none once the second opens the database', {
    timeout: 240_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arremate-folder-'))
    const children: ChildProgram[] = []
    const start = async () => {
      const started = await startChild('writing-child.ts', folder)
      children.push(started)
      return started
    }
    const first = await start()
    for (let line = 0; line < 20; line++) await first.hear()
    await rm(join(folder, 'lock.1'))
    const second = await start()
    const [found, greatest] = JSON.parse((await second.hear()).replace('open ', '')) as [number, number]
    expect(found).toBe(greatest)
    // Collects its output until it ends.
    let last = 'done 0'
    for (;;) {
      const line = await first.hear().catch(() => null)
      if (line === null) break
      last = line
    }
    expect(Number(last.replace('done ', ''))).toBeLessThanOrEqual(greatest)
    expect(await second.hear()).toBe(`done ${greatest + 2}`)
    await Promise.all(children.map(child => child.kill()))
    await rm(folder, { recursive: true })
  })
})
