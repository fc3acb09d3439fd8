import {
  type DrawnShapes,
  boxPath,
  groundY,
  joinShapes,
  shape,
  skylinePath,
  windowPaths,
} from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawTrees } from './draw-nature.ts'

/** Returns alternating flaps of an awning: `first` = 0 or 1. */
const flaps = (x: number, y: number, count: number, width: number, first: number): string => {
  let path = ''
  for (let flap = first; flap < count; flap += 2)
    path += `M${x + flap * width} ${y}h${width}v14a${width / 2} ${width / 2} 0 0 1-${width} 0z`
  return path
}

/** Draws a shop on a street: awning, window, door, sometimes an upper floor. */
export function drawShop(dice: SeededDice): DrawnShapes {
  const count = dice.between(6, 8)
  const flap = dice.between(26, 30)
  const width = count * flap
  const x = 200 - width / 2 + dice.between(-24, 24)
  const upper = dice.once(2) ? dice.between(46, 64) : 0
  const top = groundY - 118 - upper
  const flip = dice.once(2)
  const at = (offset: number, size: number): number => (flip ? x + width - offset - size : x + offset)
  const glass = width - 92
  const panes = windowPaths(
    dice,
    {
      x: x + 20,
      y: top + 16,
      columns: 4,
      rows: 1,
      width: 26,
      height: upper - 24,
      stepX: (width - 66) / 3,
      stepY: 0,
    },
    3,
  )
  const item = dice.between(10, 18)
  return joinShapes(
    drawMoon(dice),
    shape('far', skylinePath(dice, 60, 128)),
    drawFloor,
    shape('body', boxPath(x, top, width, groundY - top)),
    shape('trim', boxPath(x - 6, top - 6, width + 12, 9)),
    upper > 0
      ? joinShapes(shape('pane', panes.dark), shape('lit', panes.lit))
      : shape('shade', boxPath(x + width * 0.25, top + 14, width * 0.5, 16)),
    shape('pane', boxPath(at(18, glass), groundY - 58, glass, 44)),
    shape(
      'shade',
      boxPath(at(18, glass) + 14, groundY - 14 - item, 16, item) +
        boxPath(at(18, glass) + 42, groundY - 20 - item, 12, item + 6),
    ),
    shape('hollow', boxPath(at(width - 52, 34), groundY - 58, 34, 58)),
    shape('trim', `M${x} ${groundY - 92}h${width}l9 18H${x - 9}z${flaps(x, groundY - 74, count, flap, 1)}`),
    shape('lit', flaps(x, groundY - 74, count, flap, 0)),
    dice.once(2) && drawTrees(dice, [flip ? x - 34 : x + width + 36]),
  )
}

/** Draws an office tower of glass bands, in two volumes. */
export function drawOffice(dice: SeededDice): DrawnShapes {
  const rows = dice.between(8, 10)
  const width = dice.between(88, 112)
  const x = 200 - width + dice.between(4, 44)
  const height = rows * 20 + 26
  const y = groundY - height
  const side = dice.between(60, 88)
  const sideHeight = Math.round(height * (0.5 + dice.roll(28) / 100))
  const bands = windowPaths(
    dice,
    {
      x: x + 10,
      y: y + 14,
      columns: 3,
      rows,
      width: (width - 28) / 3,
      height: 11,
      stepX: (width - 16) / 3,
      stepY: 20,
    },
    7,
  )
  let louvres = ''
  for (let line = 0; line < Math.floor((sideHeight - 24) / 13); line++)
    louvres += boxPath(x + width + 10, groundY - sideHeight + 14 + line * 13, side - 20, 4)
  return joinShapes(
    drawMoon(dice),
    shape('far', skylinePath(dice, 70, 160)),
    drawFloor,
    shape('shade', boxPath(x + width, groundY - sideHeight, side, sideHeight)),
    shape('body', louvres),
    shape('body', `M${x} ${groundY}V${y + (dice.once(2) ? 22 : 0)}L${x + width} ${y}V${groundY}z`),
    shape('trim', boxPath(x + width - 20, y - 30, 3, 32) + boxPath(x + width - 4, y, 4, height)),
    shape('pane', bands.dark),
    shape('lit', bands.lit),
    shape('hollow', boxPath(x + width / 2 - 18, groundY - 22, 36, 22)),
    shape('trim', boxPath(x + width / 2 - 26, groundY - 26, 52, 5)),
    drawTrees(dice, [x - 30, x + width + side + 28]),
  )
}

/** Draws a warehouse: shed roofs over large doors and a dock. */
export function drawWarehouse(dice: SeededDice): DrawnShapes {
  const bays = dice.between(2, 4)
  const bay = Math.round(dice.between(232, 268) / bays)
  const width = bays * bay
  const x = 200 - width / 2 + dice.between(-18, 18)
  const top = groundY - dice.between(78, 94)
  const arched = dice.once(2)
  let roof = ''
  let doors = ''
  let slats = ''
  for (let at = 0; at < bays; at++) {
    const left = x + at * bay
    roof += arched
      ? `M${left - 2} ${top + 3}q${bay / 2 + 2}-${bay * 0.52} ${bay + 4} 0z`
      : `M${left} ${top + 2}v-34l${bay} 34z`
    doors += boxPath(left + bay * 0.2, groundY - 50, bay * 0.6, 50)
    for (let slat = 0; slat < 4; slat++)
      slats += boxPath(left + bay * 0.2, groundY - 42 + slat * 11, bay * 0.6, 2)
  }
  const open = x + dice.roll(bays) * bay
  return joinShapes(
    drawMoon(dice),
    shape('far', skylinePath(dice, 40, 96)),
    drawFloor,
    shape('trim', roof),
    shape('body', boxPath(x, top, width, groundY - top)),
    shape('shade', boxPath(x, top, width, 7)),
    shape('pane', doors),
    shape('shade', slats),
    shape('hollow', boxPath(open + bay * 0.2, groundY - 34, bay * 0.6, 34)),
    shape('lit', boxPath(open + bay * 0.5 - 9, top + 14, 18, 7)),
    shape('dash', `M${x - 30} 281H${x + width + 30}`, 0.5),
    drawTrees(dice, [dice.once(2) ? x - 24 : x + width + 24]),
  )
}
