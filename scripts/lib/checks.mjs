import { bin } from './run.mjs'

/** The checks that only read the code: [label, arguments for node]. */
export const staticChecks = () => [
  ['Types', [bin('typescript', 'tsc'), '-b']],
  ['Lint and boundaries', [bin('oxlint')]],
  ['Format', [bin('@biomejs/biome'), 'format', '.']],
  ['Dead code', [bin('knip')]],
]

/** Returns arguments for node that run Vitest once, with additional arguments. */
export const vitest = (...more) => [bin('vitest'), 'run', '--reporter=default', '--reporter=json', ...more]
