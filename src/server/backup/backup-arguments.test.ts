import { describe, expect, it } from 'vitest'
import { parseBackupArguments, WrongBackupUsage } from './backup-arguments.ts'

describe('the arguments of the backup commands', () => {
  it('are a file and optionally --force', () => {
    expect(parseBackupArguments(['a.tar.gz'])).toEqual({ file: 'a.tar.gz', force: false })
    expect(parseBackupArguments(['--force', 'a.tar.gz'])).toEqual({ file: 'a.tar.gz', force: true })
  })

  it.each([
    [[], /Diga o arquivo/],
    [['a', 'b'], /um só arquivo/],
    [['--nada', 'a'], /--nada/],
    [['--force=1', 'a'], /--force/],
  ])('are refused when they are %j', (args, message) => {
    expect(() => parseBackupArguments(args)).toThrow(WrongBackupUsage)
    expect(() => parseBackupArguments(args)).toThrow(message)
  })
})
