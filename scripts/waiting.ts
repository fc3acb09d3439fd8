import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runWaitingCommand } from './waiting/command.ts'

/** `npm run waiting -- LISTS…`: checks the odds of waiting on lists of the bank and fits them to these. */
const table = resolve(import.meta.dirname, '../src/domain/waiting/waiting-prior.json')
process.exitCode = await runWaitingCommand(process.argv.slice(2), {
  read: path => readFile(path),
  writePrior: text => writeFile(table, text),
  out: line => process.stdout.write(`${line}\n`),
  fail: line => process.stderr.write(`${line}\n`),
})
