import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { comparePixels } from './lib/compare-pixels.mjs'

/**
 * `npm run shots:compare -- BEFORE AFTER [--threshold 0.1] [--tolerance 8] [--to FOLDER]`: compares two folders of screenshots.
 * Prints the pictures that differ, most first, with their differing pixels and the share of them in per cent, and those that
 * only one folder has; writes what differs to a folder of their own. Ends with 1 where a share is above the threshold (per cent,
 * 0 without it) or a picture is missing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threshold: { type: 'string', default: '0' },
    tolerance: { type: 'string', default: '8' },
    to: { type: 'string', default: resolve(import.meta.dirname, '../shots-difference') },
  },
})
const [before, after] = positionals
if (before === undefined || after === undefined || !existsSync(before) || !existsSync(after)) {
  console.error('Uso: npm run shots:compare -- ANTES DEPOIS [--threshold 0.1] [--tolerance 8] [--to PASTA]')
  process.exit(2)
}

const listPictures = async folder => (await readdir(folder)).filter(name => name.endsWith('.png')).sort()

async function readPicture(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const names = { before: await listPictures(before), after: await listPictures(after) }
const missing = [
  ...names.before.filter(name => !names.after.includes(name)).map(name => `só em ${before}: ${name}`),
  ...names.after.filter(name => !names.before.includes(name)).map(name => `só em ${after}: ${name}`),
]

await rm(values.to, { recursive: true, force: true })
await mkdir(values.to, { recursive: true })
const differences = []
const both = names.before.filter(name => names.after.includes(name))
for (const name of both) {
  const pictures = await Promise.all([readPicture(join(before, name)), readPicture(join(after, name))])
  const { differing, share, picture } = comparePixels(...pictures, Number(values.tolerance))
  if (differing === 0) continue
  differences.push({ name, differing, percent: share * 100 })
  const { data, width, height } = picture
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(values.to, name))
}

for (const { name, differing, percent } of differences.sort((a, b) => b.percent - a.percent))
  console.log(`${percent.toFixed(3).padStart(8)} %  ${String(differing).padStart(8)} px  ${name}`)
for (const line of missing) console.log(line)
const beyond = differences.filter(({ percent }) => percent > Number(values.threshold))
console.log(
  `${both.length} comparadas, ${differences.length} diferentes (${beyond.length} além de ${values.threshold} %), ${missing.length} só de um lado`,
)
process.exitCode = beyond.length > 0 || missing.length > 0 ? 1 : 0
