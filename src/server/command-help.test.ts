import { expect, it } from 'vitest'
import { asksForHelp } from './command-help.ts'

it.each([
  [['--help'], true],
  [['-h'], true],
  [['a.csv', '--help', '--nada'], true],
  [[], false],
  [['a.csv', '--force'], false],
  [['--', '--help'], false],
  [['--helper'], false],
])('the arguments %j ask for help: %s', (args, asks) => {
  expect(asksForHelp(args)).toBe(asks)
})
