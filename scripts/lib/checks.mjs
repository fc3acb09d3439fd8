import { packageProgram } from './run.mjs'

/** The checks that only read the code: [label, arguments for node]. */
export const staticChecks = () => [
  ['Types', [packageProgram('typescript', 'tsc'), '-b']],
  ['Lint and boundaries', [packageProgram('oxlint')]],
  ['Format', [packageProgram('@biomejs/biome'), 'format', '.']],
  ['Dead code', [packageProgram('knip')]],
]

/** Returns arguments for node that run Vitest once, with additional arguments. */
export const vitest = (...more) => [
  packageProgram('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  ...more,
]
