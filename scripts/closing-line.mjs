import { printClosingLine, readTotal } from './lib/steps.mjs'

/** `node scripts/closing-line.mjs RUN…`: one closing line over several runs; a run that left no total has failed. */
printClosingLine(process.argv.slice(2).map(readTotal))
