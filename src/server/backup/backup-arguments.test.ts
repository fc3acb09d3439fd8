import { describe, expect, it } from 'vitest'
import { parseBackupArguments, WrongBackupUsage } from './backup-process.ts'

describe('the arguments of the backup commands', () => {
  it('are a file and the options that the command has', () => {
    const file = 'a.tar.gz'
    expect(parseBackupArguments([file], ['force'])).toEqual({ file, force: false, encrypt: false })
    expect(parseBackupArguments(['--force', file], ['force'])).toEqual({ file, force: true, encrypt: false })
    expect(parseBackupArguments([file, '--encrypt'], ['force', 'encrypt'])).toEqual({
      file,
      force: false,
      encrypt: true,
    })
  })

  it.each([
    [[], /Diga o arquivo/],
    [['a', 'b'], /um só arquivo/],
    [['--nada', 'a'], /--nada/],
    [['--force=1', 'a'], /--force/],
    [['--encrypt', 'a'], /--encrypt/],
  ])('are refused when they are %j', (args, message) => {
    expect(() => parseBackupArguments(args, ['force'])).toThrow(WrongBackupUsage)
    expect(() => parseBackupArguments(args, ['force'])).toThrow(message)
  })
})
