import { existsSync } from 'node:fs'

/** Adds the settings of `.env`, when the file exists; the environment takes precedence. */
export function readDotEnv(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
