import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readLastBackup, recordBackup } from './last-backup.ts'

it('the last backup of a data folder is known, and a damaged record is not taken for none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'last-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readLastBackup(folder)).toBeNull()
  await recordBackup(folder, new Date('2026-11-20T12:00:00Z'))
  await recordBackup(folder, new Date('2026-11-21T12:00:00Z'))
  expect(await readLastBackup(folder)).toEqual(new Date('2026-11-21T12:00:00Z'))
  for (const damaged of ['', '{}', '{"at":"ontem"}', 'null']) {
    await writeFile(join(folder, 'last-backup.json'), damaged)
    expect(await readLastBackup(folder), damaged).toBe('unreadable')
  }
})
