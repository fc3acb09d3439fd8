import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** Runs a TypeScript file of the benchmark in its own process, with a message channel. */
export class BenchChild {
  readonly #process: ChildProcess
  readonly #ended: Promise<unknown>

  constructor(file: string, env: NodeJS.ProcessEnv = {}, options: readonly string[] = []) {
    this.#process = fork(resolve(import.meta.dirname, file), {
      execArgv: [...options, '--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    this.#ended = once(this.#process, 'exit')
  }

  /** Resolves with the child's next message; rejects when the process ends first. */
  async answer<T>(): Promise<T> {
    const ended = this.#ended.then(() => {
      throw new Error('A process of the bench ended too early')
    })
    const [message] = (await Promise.race([once(this.#process, 'message'), ended])) as [{ answer: T }]
    return message.answer
  }

  ask<T>(question: object | string): Promise<T> {
    const answer = this.answer<T>()
    this.#process.send(question)
    return answer
  }

  async stop(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect()
    await this.#ended
  }
}
