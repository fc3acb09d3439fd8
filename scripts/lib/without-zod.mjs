import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The property under which every Zod schema keeps its definition; minifying leaves it as it is. */
const mark = '_zod'

/** The JavaScript files of a folder that have Zod in them: the pages use the contract's types alone. */
export const filesWithZod = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .filter(file => readFileSync(join(folder, file), 'utf8').includes(mark))
