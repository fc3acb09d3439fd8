import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeEnvExample, writeSettingsPage } from './write-settings.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

describe('the documented settings', () => {
  it.each([
    ['docs/SETTINGS.md', writeSettingsPage],
    ['.env.example', writeEnvExample],
  ])('in %s match the output of `npm run settings`', (path, write) => {
    expect(read(path)).toBe(write())
  })
})
