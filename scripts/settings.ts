import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeEnvExample, writeSettingsPage } from '#server/write-settings.ts'

/** `npm run settings`: writes docs/SETTINGS.md and .env.example from the settings that the server defines. */
const root = resolve(import.meta.dirname, '..')
await writeFile(resolve(root, 'docs/SETTINGS.md'), writeSettingsPage())
await writeFile(resolve(root, '.env.example'), writeEnvExample())
