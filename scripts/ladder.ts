import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runLadderCommand } from './ladder/command.ts'

/** `npm run ladder -- LISTS…`: checks the price ladder on lists of the bank and fits it to them. */
const table = resolve(import.meta.dirname, '../src/domain/ladder/ladder-table.json')
const rules = resolve(import.meta.dirname, '../src/domain/ladder/ladder-rules.json')
process.exitCode = await runLadderCommand(process.argv.slice(2), {
  read: path => readFile(path),
  writeTable: text => writeFile(table, text),
  readRules: () => readFile(rules, 'utf8'),
  writeRules: text => writeFile(rules, text),
  out: line => process.stdout.write(`${line}\n`),
  fail: line => process.stderr.write(`${line}\n`),
})
