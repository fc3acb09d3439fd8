import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a thread whose code is a TypeScript file, in which tsx must be loaded first, or a JavaScript file: the build
 * has it beside the other files.
 */
export function startThread(entry: URL, options: WorkerOptions): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options)
  const code = `import('tsx/esm/api').then(({ register }) => {
    register()
    return import(${JSON.stringify(entry.href)})
  })`
  return new Worker(code, { ...options, eval: true, execArgv: [] })
}

/** Whether this code runs from source, not from the build. */
export const isSource = import.meta.url.endsWith('.ts')
