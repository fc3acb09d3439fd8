import { printClosingLine, readTotal } from './lib/steps.mjs'

/**
 * `node scripts/closing-line.mjs RUN…`: prints one closing line for several runs; a run without a total counts as
 * failed.
 */
printClosingLine(process.argv.slice(2).map(readTotal))
