/** Whether this is the deep run (`npm run test:deep`), which tests everything; `npm test` tests a part of it. */
export const deep = process.env.TEST_DEPTH === 'deep'

/** Chooses the amount of a test: `part` in `npm test`, `all` in the deep run. */
export const inDepth = <T>(part: T, all: T): T => (deep ? all : part)
