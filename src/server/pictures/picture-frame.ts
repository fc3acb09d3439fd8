import { linkPictureSize } from '#contract/picture-path.ts'
import { drawScene } from '#domain/drawing/draw-scene.ts'
import type { ShapeTone } from '#domain/drawing/drawn-shape.ts'
import type { PropertyScene } from '#domain/drawing/property-scene.ts'
import { writeShapes } from '#domain/drawing/write-svg.ts'
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

/** The colours of the dark theme (tokens.css), as the picture's renderer reads them. */
export const pictureColours = {
  ground: '#0a0e16',
  ink: '#f1f3f8',
  'ink-2': '#b9bec7',
  'ink-3': '#9299a4',
  amber: '#f6ae2f',
  'amber-ink': '#291600',
  line: '#272d38',
} as const

/** The colours of the drawings in the dark theme, by what a shape shows. */
export const artColours: Record<Exclude<ShapeTone, 'line' | 'furrow' | 'dash'> | 'sky' | 'dusk', string> = {
  sky: '#222c42',
  dusk: '#151c29',
  moon: '#455063',
  far: '#222c3e',
  near: '#2c3749',
  ground: '#1c2330',
  body: '#404c61',
  shade: '#333d50',
  trim: '#5c6b85',
  pane: '#242e3f',
  hollow: '#161d2a',
  lit: '#efac3c',
  leaf: '#304c4f',
}
const colourOf = (tone: ShapeTone): string =>
  tone === 'line' || tone === 'furrow' || tone === 'dash' ? artColours.trim : artColours[tone]

const { width, height } = linkPictureSize
/** Where the drawing begins. */
const drawingX = 700
/** Where lines of text begin, and how wide they may be. */
export const textX = 64
export const textWidth = drawingX - textX - 40

/** The site's mark, public/favicon.svg. */
const mark =
  '<rect width="32" height="32" rx="8" fill="#f8b136"/><g fill="#2a1a06"><g transform="rotate(-45 15 14)"><rect x="10.5" y="7.5" width="9" height="9" rx=".8"/><rect x="8" y="6" width="2.6" height="12" rx="1.3"/><rect x="19.4" y="6" width="2.6" height="12" rx="1.3"/><rect x="13.5" y="16.5" width="3" height="12" rx="1.5"/></g><rect x="6" y="24" width="11" height="2.6" rx="1.3"/></g>'

/** Writes a drawing that fills the right part of the picture. */
function writeScene({ mirrored, ...scene }: PropertyScene): string {
  const { shapes, view } = drawScene(scene)
  const drawn = writeShapes(shapes, colourOf)
  const turned = mirrored ? `<g transform="translate(400) scale(-1 1)">${drawn}</g>` : drawn
  return `<svg x="${drawingX}" width="${width - drawingX}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMax slice">${turned}</svg>`
}

/** Writes a line beside the drawing; one that is too long gets smaller, to half its size, then shorter. */
export const writeLine = (
  text: string,
  weight: PictureText['weight'],
  size: number,
  colour: string,
  y: number,
): string => writeText(shrinkText({ text, weight, size, colour }, textWidth, size / 2), textX, y)

/** Writes a picture for a link as SVG: brand, lines of text and a drawing. */
export function writePicture(lines: string, scene: PropertyScene): string {
  const brand = writeText(
    { text: 'Arremate', weight: 'bold', size: 34, colour: pictureColours.ink },
    textX + 66,
    99,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${artColours.sky}"/><stop offset="1" stop-color="${artColours.dusk}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="${pictureColours.ground}"/><rect x="${drawingX}" width="${width - drawingX}" height="${height}" fill="url(#sky)"/>${writeScene(scene)}<svg x="${textX}" y="62" width="50" height="50" viewBox="0 0 32 32">${mark}</svg>${brand}${lines}</svg>`
}
