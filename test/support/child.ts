import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { programFile } from './prepared-programs.ts'

/** A child process that runs a script of this folder and writes lines. */
export interface ChildProgram {
  readonly pid: number
  writeLine(line: string): void
  /**
   * Returns the next line.
   * @throws when the process ends first
   */
  hear(): Promise<string>
  /** Ends it with SIGKILL, and resolves to its unread lines. */
  kill(): Promise<string[]>
}

/** Starts `script`, one of this folder's `*-child.ts`, as a process. */
export async function startChild(script: string, ...parameters: string[]): Promise<ChildProgram> {
  const file = await programFile(script.replace('.ts', ''))
  const child = spawn(process.execPath, [file, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] })
  return speaking(child)
}

function speaking(child: ChildProcess): ChildProgram {
  const { stdin, stdout, pid } = child
  if (!stdin || !stdout || pid === undefined) throw new Error('The child process did not start')
  const lines = createInterface({ input: stdout })
  const unread: string[] = []
  const listening: ((line: string | null) => void)[] = []
  let over = false
  lines.on('line', line => {
    const listener = listening.shift()
    if (listener) listener(line)
    else unread.push(line)
  })
  const closed = once(lines, 'close').then(() => {
    over = true
    for (const listener of listening.splice(0)) listener(null)
  })
  stdin.on('error', () => undefined)

  return {
    pid,
    writeLine: line => void stdin.write(`${line}\n`),
    async hear() {
      const line =
        unread.shift() ?? (over ? null : await new Promise<string | null>(resolve => listening.push(resolve)))
      if (line === null) throw new Error(`Child process ${pid} ended without a word`)
      return line
    },
    async kill() {
      const ended = child.exitCode !== null || child.signalCode !== null || once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await closed
      return unread.splice(0)
    },
  }
}
