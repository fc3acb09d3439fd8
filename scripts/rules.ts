import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeRulesPage } from '#domain/rules/write-rules-page.ts'

/** `npm run rules`: writes docs/RULES.md from the table of rules. */
await writeFile(resolve(import.meta.dirname, '..', 'docs/RULES.md'), writeRulesPage())
