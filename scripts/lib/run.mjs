import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from './paths.mjs'

/** Returns a package's program as arguments for `node`: no shell, no npx, the same on every system. */
export function packageProgram(packageName, name = packageName.split('/').pop()) {
  const folder = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/**
 * Runs a program to its end. `quiet` returns the output instead of printing it.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, shell = false } = {}) {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    const end = code => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', error => {
      output += error.message
      end(1)
    })
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a script with this process's Node, as `run`. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** Runs npm; on Windows it is a command file, which only a shell can start. */
export const runNpm = (args, options) => run('npm', args, { ...options, shell: process.platform === 'win32' })
