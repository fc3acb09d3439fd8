/** Whether this is the deep run (`npm run test:deep`), which takes all there is; `npm test` takes a part of it. */
export const deep = process.env.TEST_DEPTH === 'deep'

/** How much of something a test takes: `part` in `npm test`, `all` in the deep run. */
export const inDepth = <T>(part: T, all: T): T => (deep ? all : part)
