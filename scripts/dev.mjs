import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureDemonstration } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { packageProgram } from './lib/run.mjs'

/** `npm run dev`: restarts the server and updates the pages when files change; Ctrl-C ends both. */
await ensureInstalled()
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))

await ensureDemonstration()
const env = { ...process.env, NODE_ENV: 'development' }
const start = args => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
const children = [
  start([packageProgram('tsx'), 'watch', '--clear-screen=false', 'src/server/main.ts']),
  start([packageProgram('vite')]),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) {
  child.on('exit', code => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
