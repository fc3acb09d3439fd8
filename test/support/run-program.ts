import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programFile } from './prepared-programs.ts'

/** How a program ended, and all that it wrote. */
export interface EndedProgram {
  code: number | null
  out: string
  err: string
}

/** Runs a built command on an embedded database until it ends. */
export async function runProgram(
  name: string,
  args: readonly string[],
  env: { DATA_DIR: string } & NodeJS.ProcessEnv,
): Promise<EndedProgram> {
  const child = spawn(process.execPath, [await programFile(name), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', chunk => (out += chunk))
  child.stderr.on('data', chunk => (err += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}
