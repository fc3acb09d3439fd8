import { Worker } from 'node:worker_threads'

/** Milliseconds between two checks; what is allocated in between is not bounded. */
const checkEveryMs = 50

/**
 * Ends this process as soon as it holds more memory than given, whatever allocated it: JavaScript, the libraries of
 * pictures, the recognition of letters. It is measured in a thread of its own, because a library may keep the main one.
 * @param bytes resident
 */
export function boundProcessMemory(bytes: number): void {
  const watch = `const { workerData } = require('node:worker_threads')
    const checkMemory = () => {
      if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
    }
    checkMemory()
    setInterval(checkMemory, ${String(checkEveryMs)})`
  new Worker(watch, { eval: true, workerData: bytes, execArgv: [] }).unref()
}
