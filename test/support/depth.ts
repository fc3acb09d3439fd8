/** Whether this is the deep run (`npm run test:deep`), which tests everything; `npm test` tests a part of it. */
export const isDeepRun = process.env.TEST_DEPTH === 'deep'

/**
 * How many cases a test generates: fewer where it runs once for each change of the code (`npm run mutants`), each of which
 * most of the first cases notice.
 */
export const countGenerated = (usual: number): number =>
  process.env.MUTANT_PLAN === undefined ? usual : Math.ceil(usual / 10)

/** Chooses the amount of a test: `part` in `npm test`, `all` in the deep run. */
export const inDepth = <T>(part: T, all: T): T => (isDeepRun ? all : part)
