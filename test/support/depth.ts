/** Whether this is the deep run (`npm run test:deep`), which tests everything; `npm test` tests a part of it. */
export const isDeepRun = process.env.TEST_DEPTH === 'deep'

/** Chooses the amount of a test: `part` in `npm test`, `all` in the deep run. */
export const inDepth = <T>(part: T, all: T): T => (isDeepRun ? all : part)
