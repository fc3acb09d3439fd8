import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingValues } from './server-settings.ts'
import { settingDescriptions } from './setting-descriptions.ts'
import { writeEnvExample, writeSettingsPage } from './write-settings.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

describe('the documented settings', () => {
  it('include every setting, each described once', () => {
    expect(settingDescriptions.map(([name]) => name).sort()).toEqual([...settingValues.keys()].sort())
  })

  it.each([
    ['docs/SETTINGS.md', writeSettingsPage],
    ['.env.example', writeEnvExample],
  ])('in %s match the output of `npm run settings`', (path, write) => {
    expect(read(path)).toBe(write())
  })
})
