import { describe, expect, it } from 'vitest'
import { parseImportArguments, WrongImportUsage } from './import-command.ts'

describe('the arguments of the import command', () => {
  it('accept files, states and options', () => {
    expect(
      parseImportArguments(['a.csv', '--uf', 'sp,rj', '--uf=SP', '--partial', '--date', '2026-07-06']),
    ).toEqual({
      files: ['a.csv'],
      detail: false,
      download: ['SP', 'RJ'],
      partial: true,
      force: false,
      date: '2026-07-06',
      verbose: false,
    })
    expect(parseImportArguments(['--all']).download).toHaveLength(27)
  })

  it.each([
    [[], /o que importar/],
    [['--uf', 'XX'], /"XX"/],
    [['--date', '06/07/2026', 'a.csv'], /--date/],
    [['--date', '2026-02-30', 'a.csv'], /--date/],
    [['--nada'], /--nada/],
    [['--uf'], /--uf/],
    [['--partial=3', 'a.csv'], /--partial/],
    [['--detail'], /o que importar/],
    [['--detail', 'a.html', '--uf', 'SP'], /--detail/],
    [['--detail', 'a.html', '--force'], /--detail/],
  ])('are refused when they are %j', (args, message) => {
    expect(() => parseImportArguments(args)).toThrow(WrongImportUsage)
    expect(() => parseImportArguments(args)).toThrow(message)
  })
})
