import { bin } from './run.mjs'

/** The checks that only read the code: [label, arguments for node]. */
export const staticChecks = () => [
  ['Types', [bin('typescript', 'tsc'), '-b']],
  ['Lint and boundaries', [bin('oxlint')]],
  ['Format', [bin('@biomejs/biome'), 'format', '.']],
  ['Dead code', [bin('knip')]],
]

export const vitest = (report, ...more) => [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...more,
]
