import outlines from './inter-outlines.json' with { type: 'json' }

/** A line of text in a picture. */
export interface PictureText {
  text: string
  weight: keyof typeof outlines
  /** The height of an em, in pixels. */
  size: number
  /** `#rrggbb` */
  colour: string
}

interface Outlines {
  unitsPerEm: number
  glyphs: Record<string, readonly (number | string)[]>
  kerning: Record<string, number>
}

const withoutAccent = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Places the letters of a text, in units of the font; a letter that the font lacks is left out, or its accent is. */
function placeLetters(text: string, weight: PictureText['weight']) {
  const { glyphs, kerning }: Outlines = outlines[weight]
  const placed: { path: string; x: number }[] = []
  let [x, before] = [0, '']
  for (const letter of text.replaceAll('\u00a0', ' ').normalize('NFC')) {
    const known = Object.hasOwn(glyphs, letter) ? letter : withoutAccent(letter)
    const glyph = Object.hasOwn(glyphs, known) ? glyphs[known] : undefined
    if (glyph === undefined) continue
    x += kerning[before + known] ?? 0
    placed.push({ path: String(glyph[1]), x })
    x += Number(glyph[0])
    before = known
  }
  return { placed, width: x }
}

const scaleOf = ({ weight, size }: PictureText): number => size / outlines[weight].unitsPerEm

/** Returns the width of a text in pixels. */
export const measureText = (text: PictureText): number =>
  placeLetters(text.text, text.weight).width * scaleOf(text)

/** Makes a text smaller until it fits a width in pixels, to `least` pixels an em; then it is shortened. */
export function shrinkText(text: PictureText, width: number, least: number): PictureText {
  const size = Math.floor((text.size * width) / Math.max(width, measureText(text)))
  return fitText({ ...text, size: Math.max(least, size) }, width)
}

/** Shortens a text to a width in pixels, at the end of a word if one is near, with an ellipsis. */
function fitText(text: PictureText, width: number): PictureText {
  if (measureText(text) <= width) return text
  const letters = [...text.text]
  while (letters.length > 1 && measureText({ ...text, text: `${letters.join('')}…` }) > width) letters.pop()
  const cut = letters.join('').replace(/\s+\S{0,6}$/, '')
  return { ...text, text: `${cut.trimEnd().replace(/[,·]$/, '').trimEnd()}…` }
}

/**
 * Writes a text as outlines of an SVG: a server without any font draws it like every other.
 * @param x,y the left end of its base line
 */
export function writeText(text: PictureText, x: number, y: number): string {
  const scale = scaleOf(text)
  const paths = placeLetters(text.text, text.weight).placed.filter(({ path }) => path !== '')
  const drawn = paths.map(letter => `<path transform="translate(${letter.x})" d="${letter.path}"/>`)
  return `<g fill="${text.colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
