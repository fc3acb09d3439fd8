import type { Map as GlMap } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

const family = '"Inter Variable", system-ui, sans-serif'
const density = 2

interface Drawing {
  width: number
  height: number
  draw: (context: CanvasRenderingContext2D) => void
}

let measuring: CanvasRenderingContext2D | null = null

const widthOf = (text: string, font: string): number => {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return 8 * text.length
  measuring.font = font
  return Math.ceil(measuring.measureText(text).width)
}

const write = (
  context: CanvasRenderingContext2D,
  text: string,
  { font, color, x, y }: { font: string; color: string; x: number; y: number },
): void => {
  context.font = font
  context.fillStyle = color
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

/** Draws the number in a bubble, at the bubble's size, so that names beside it leave it free. */
function numberDrawing(text: string, radius: number, ink: string): Drawing {
  const size = radius > 26 ? 13 : 11
  const side = 2 * radius + 6
  const font = `650 ${size}px ${family}`
  return {
    width: side,
    height: side,
    draw: context => write(context, text, { font, color: ink, x: side / 2, y: side / 2 + 0.5 }),
  }
}

/** Draws a price on a plate. */
function priceDrawing(text: string, { pin, pinInk, ground }: MapPalette): Drawing {
  const font = `650 12px ${family}`
  const width = widthOf(text, font) + 16
  const height = 26
  return {
    width,
    height,
    draw(context) {
      context.fillStyle = pin
      context.strokeStyle = ground
      context.lineWidth = 2
      context.beginPath()
      context.roundRect(1, 1, width - 2, height - 2, 8)
      context.fill()
      context.stroke()
      write(context, text, { font, color: pinInk, x: width / 2, y: height / 2 + 0.5 })
    },
  }
}

/** Draws the name of a state or, in heavier type, of a town. */
function nameDrawing(text: string, ink: string, { land }: MapPalette): Drawing {
  const font = `500 11px ${family}`
  const width = widthOf(text, font) + 8
  const height = 15
  return {
    width,
    height,
    draw(context) {
      context.strokeStyle = land
      context.lineWidth = 3
      context.lineJoin = 'round'
      context.font = font
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.strokeText(text, width / 2, height / 2)
      write(context, text, { font, color: ink, x: width / 2, y: height / 2 })
    },
  }
}

/**
 * Returns the id of the image of a bubble's number; MapLibre requests the image by this id.
 * @param radius pixels
 */
export const drawNumberImage = (text: string, radius: number, ink: string): string =>
  ['number', text, radius, ink].join('|')

/** Returns the id of the image of a price pin. */
export const drawPriceImage = (text: string): string => `price|${text}`

/** Returns the id of the image of a place's name. */
export const drawNameImage = (text: string): string => `name|${text}`

/** Returns the id of the image of a town's name. */
export const drawTownImage = (text: string): string => `town|${text}`

function drawingOf(id: string, palette: MapPalette): Drawing | null {
  const [kind, text = '', radius, ink = ''] = id.split('|')
  if (kind === 'number') return numberDrawing(text, Number(radius), ink)
  if (kind === 'price') return priceDrawing(text, palette)
  if (kind === 'town') return nameDrawing(text, palette.town, palette)
  return kind === 'name' ? nameDrawing(text, palette.name, palette) : null
}

/**
 * Adds the named images to the map. All text on it is drawn here, in the app's own font, so that no font server is
 * needed.
 */
export function addMapImages(map: GlMap, ids: Iterable<string>, palette: MapPalette): void {
  for (const id of ids) if (!map.hasImage(id)) addImage(map, id, drawingOf(id, palette))
}

function addImage(map: GlMap, id: string, drawing: Drawing | null): void {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!drawing || !context) return
  canvas.width = drawing.width * density
  canvas.height = drawing.height * density
  context.scale(density, density)
  drawing.draw(context)
  map.addImage(id, context.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: density })
}

const blank: Drawing = { width: 1, height: 1, draw: () => undefined }

/** Draws an image that MapLibre misses; one that a tile server's style lacks is blank. */
export function drawMissingImage(map: GlMap, palette: () => MapPalette): void {
  map.setMissingStyleImageResolver(id => {
    if (!map.hasImage(id)) addImage(map, id, drawingOf(id, palette()) ?? blank)
  })
}
