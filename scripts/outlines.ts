import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type Font, openSync } from 'fontkit'

/**
 * `npm run outlines`: writes the letters of Inter that link previews need as outlines, with their widths and kerning, so
 * that the server draws text alike on every machine, also where no font is installed.
 */
const require = createRequire(import.meta.url)
const letters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'ÁÂÃÀÄÇÉÊÈËÍÎÏÓÔÕÖÚÛÜÑáâãàäçéêèëíîïóôõöúûüñºª²³°·–—−…’“”',
]
const plain = letters.filter(letter => /[A-Za-z0-9.,$]/.test(letter))

function readWeight(weight: number) {
  const font = openSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)) as Font
  const glyphs: Record<string, [advance: number, path: string]> = {}
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(code)) continue
    const glyph = font.glyphForCodePoint(code)
    glyphs[letter] = [glyph.advanceWidth, glyph.path.toSVG().replaceAll(/\.\d+/g, '')]
  }
  const kerning: Record<string, number> = {}
  for (const left of plain)
    for (const right of plain) {
      const { glyphs: pair, positions } = font.layout(left + right)
      const moved = (positions[0]?.xAdvance ?? 0) - (pair[0]?.advanceWidth ?? 0)
      if (pair.length === 2 && Math.abs(moved) > 20) kerning[left + right] = moved
    }
  return { unitsPerEm: font.unitsPerEm, glyphs, kerning }
}

const file = resolve(import.meta.dirname, '../src/server/pictures/inter-outlines.json')
writeFileSync(file, `${JSON.stringify({ medium: readWeight(500), bold: readWeight(700) })}\n`)
