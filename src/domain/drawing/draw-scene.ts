import { drawOffice, drawShop, drawWarehouse } from './draw-commercial.ts'
import {
  type DrawnShapes,
  boxPath,
  groundY,
  hillsPath,
  joinShapes,
  shape,
  skylinePath,
  windowPaths,
} from './drawn-shape.ts'
import type { PropertyScene, SceneKind } from './property-scene.ts'
import { createDice, type SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawPalm, drawTrees } from './draw-nature.ts'

interface Plan {
  x: number
  width: number
  wall: number
}

/** Draws the body, its shaded side and the roof, in three building styles. */
function drawHouseBody(dice: SeededDice, { x, width, wall }: Plan): DrawnShapes {
  const top = groundY - wall
  const rise = dice.between(44, 66)
  const body = shape('body', boxPath(x, top, width, wall))
  switch (dice.roll(3)) {
    case 0:
      return joinShapes(
        shape('body', `M${x} ${groundY}V${top}l${width / 2}-${rise}l${width / 2} ${rise}V${groundY}z`),
        shape(
          'trim',
          `M${x - 18} ${top + 12}L${x + width / 2} ${top - rise - 7}L${x + width + 18} ${top + 12}l-6 7L${x + width / 2} ${top - rise + 10}L${x - 12} ${top + 19}z`,
        ),
      )
    case 1:
      return joinShapes(
        body,
        shape('shade', boxPath(x, top, width, 9)),
        shape(
          'trim',
          `M${x - 16} ${top + 3}l${width * 0.24}-${rise - 8}h${width * 0.52 + 32 - 32}l${width * 0.24 + 32} ${rise - 8}z`,
        ),
      )
    default: {
      const step = Math.round(width * (0.4 + dice.roll(20) / 100))
      return joinShapes(
        body,
        shape('shade', boxPath(x + step, top - 26, width - step, 26 + wall)),
        shape(
          'trim',
          boxPath(x - 8, top - 6, step + 8, 9) + boxPath(x + step - 5, top - 34, width - step + 12, 9),
        ),
      )
    }
  }
}

/** Draws a house; roof, door, garage, wall and trees vary. */
function drawHouse(dice: SeededDice): DrawnShapes {
  const wide = dice.once(2)
  const plan = { width: dice.between(148, wide ? 196 : 172), wall: dice.between(82, 96), x: 0 }
  plan.x = 200 - plan.width / 2 + dice.between(-36, 36)
  const { x, width, wall } = plan
  const flip = dice.once(2)
  const at = (offset: number, size: number): number => (flip ? x + width - offset - size : x + offset)
  const sill = groundY - wall + 28
  const garage = wide && dice.once(2)
  const doorAt = at(garage ? 84 : dice.between(58, 70), 26)
  const wallX = flip ? x - 84 : x + width
  const pickets = dice.once(2)
    ? boxPath(wallX, groundY - 30, 84, 30)
    : Array.from({ length: 7 }, (_, post) => boxPath(wallX + 4 + post * 12, groundY - 28, 6, 28)).join('') +
      boxPath(wallX, groundY - 22, 84, 4)
  const far = flip ? x + width + 46 : x - 48
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(52, 84))),
    drawFloor,
    shape('near', pickets),
    drawHouseBody(dice, plan),
    shape(
      'lit',
      boxPath(at(18, 34), sill, 34, 26) +
        (!garage && dice.once(3) ? boxPath(at(width - 46, 30), sill, 30, 26) : ''),
    ),
    !garage && shape('pane', boxPath(at(width - 46, 30), sill, 30, 26), dice.once(3) ? 0.4 : 1),
    shape('body', boxPath(at(18, 34) + 16, sill, 2, 26) + boxPath(at(18, 34), sill + 12, 34, 2)),
    shape('hollow', boxPath(doorAt, groundY - 48, 26, 48)),
    garage &&
      joinShapes(
        shape('pane', boxPath(at(width - 74, 58), groundY - 52, 58, 52)),
        shape(
          'shade',
          [0, 1, 2, 3].map(slat => boxPath(at(width - 74, 58), groundY - 42 + slat * 12, 58, 2)).join(''),
        ),
      ),
    dice.once(3)
      ? drawPalm(dice, far)
      : drawTrees(dice, dice.once(2) ? [far] : [far, far + (flip ? 44 : -44)]),
  )
}

/** Draws a residential tower; floors, columns, crown, balconies and garden vary. */
function drawApartment(dice: SeededDice): DrawnShapes {
  const columns = dice.between(3, 5)
  const rows = dice.between(5, 8)
  const stepX = dice.between(27, 31)
  const width = columns * stepX + 18
  const height = rows * 24 + 34
  const x = 200 - width / 2 + dice.between(-34, 34)
  const y = groundY - height
  const door = x + 9 + stepX * dice.between(1, columns - 2)
  const panes = windowPaths(
    dice,
    { x: x + 14, y: y + 14, columns, rows, width: stepX - 11, height: 13, stepX, stepY: 24 },
    5,
  )
  const balconyColumn = dice.roll(columns + 2)
  let balconies = ''
  if (balconyColumn < columns)
    for (let row = 0; row < rows; row++)
      balconies += boxPath(x + 10 + balconyColumn * stepX, y + 26 + row * 24, stepX - 3, 5)
  const crown = [
    boxPath(x - 4, y - 4, width + 8, 7) + boxPath(x + width * 0.55, y - 19, 34, 16),
    boxPath(x - 4, y - 4, width + 8, 7) + boxPath(x + 14, y - 16, width - 28, 13),
    boxPath(x - 4, y - 4, width + 8, 7) +
      boxPath(x + width * 0.3, y - 40, 3, 38) +
      boxPath(x + width * 0.3 - 8, y - 12, 19, 9),
    `M${x} ${y + 2}v-7l${width / 2}-17l${width / 2} 17v7z`,
  ][dice.roll(4)] as string
  const annex = dice.once(2) ? dice.between(58, 84) : 0
  const right = dice.once(2)
  const annexX = right ? x + width - 6 : x - annex + 6
  const annexHeight = Math.round(height * (0.34 + dice.roll(30) / 100))
  return joinShapes(
    drawMoon(dice),
    shape('far', skylinePath(dice, 46, 138)),
    drawFloor,
    annex > 0 && shape('near', boxPath(annexX, groundY - annexHeight, annex, annexHeight)),
    shape('body', boxPath(x, y, width, height)),
    shape('shade', boxPath(x + width - 9, y, 9, height)),
    shape('trim', crown),
    shape('pane', panes.dark),
    shape('lit', panes.lit),
    shape('trim', balconies),
    shape('hollow', boxPath(door + 3, groundY - 24, stepX - 6, 24)),
    shape('trim', boxPath(door - 4, groundY - 28, stepX + 8, 5)),
    dice.once(3)
      ? drawPalm(dice, right ? x - 34 : x + width + 34)
      : drawTrees(dice, right ? [x - 26, x - 66] : [x + width + 28, x + width + 70]),
  )
}

/** Draws fields, a barn and a fence; silo, rows of crops, ridge and trees vary. */
function drawRural(dice: SeededDice): DrawnShapes {
  const flip = dice.once(2)
  const width = dice.between(92, 118)
  const x = flip ? dice.between(206, 250) : dice.between(64, 104)
  const base = groundY - 20
  const eaves = base - dice.between(50, 62)
  const silo = dice.once(2)
  const siloX = flip ? x - 40 : x + width + 8
  const treeX = flip ? dice.between(58, 96) : dice.between(306, 344)
  const vanish = flip ? 120 : 280
  const furrows = Array.from(
    { length: 9 },
    (_, row) => `M${vanish + (row - 4) * 10} ${base + 8}L${vanish + (row - 4) * 74} 300`,
  )
  const posts = Array.from({ length: 10 }, (_, post) => boxPath(8 + post * 42, 272, 5, 24))
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(98, 128))),
    shape('near', hillsPath(dice, dice.between(62, 82))),
    dice.once(2) ? drawPalm(dice, treeX) : drawTrees(dice, [treeX, treeX + 36]),
    shape('ground', `M0 ${base - 4}Q200 ${base - 18} 400 ${base}V300H0z`),
    shape('furrow', furrows.join('')),
    silo &&
      joinShapes(
        shape('shade', `M${siloX} ${base}V${eaves - 18}q16-22 32 0V${base}z`),
        shape('trim', boxPath(siloX, eaves + 2, 32, 3) + boxPath(siloX, eaves + 26, 32, 3)),
      ),
    shape(
      'body',
      `M${x} ${base}V${eaves}l${width * 0.2}-26l${width * 0.3}-16l${width * 0.3} 16l${width * 0.2} 26V${base}z`,
    ),
    shape(
      'trim',
      `M${x - 7} ${eaves + 2}l${width * 0.2 + 4}-31l${width * 0.3 + 3}-18l${width * 0.3 + 3} 18l${width * 0.2 + 4} 31l-6 4l-${width * 0.2 + 2}-28l-${width * 0.3 - 1}-15l-${width * 0.3 - 1} 15l-${width * 0.2 + 2} 28z`,
    ),
    shape('hollow', boxPath(x + width / 2 - 17, base - 38, 34, 38)),
    shape('line', `M${x + width / 2 - 17} ${base - 38}l34 38m0-38l-34 38`, 0.6),
    shape('lit', boxPath(x + width / 2 - 7, eaves - 22, 14, 14)),
    shape('body', `${posts.join('')}${boxPath(0, 278, 400, 3)}${boxPath(0, 287, 400, 3)}`),
  )
}

/** Draws a plot staked out in perspective; ridge, outline, sign and neighbors vary. */
function drawLand(dice: SeededDice): DrawnShapes {
  const back = groundY - dice.between(38, 56)
  const left = dice.between(104, 146)
  const right = dice.between(256, 298)
  const spreadLeft = left - dice.between(54, 88)
  const spreadRight = right + dice.between(54, 88)
  const front = 284
  const sign = dice.between(left + 18, right - 54)
  const signTop = back - dice.between(36, 52)
  const neighbor = dice.once(2) ? dice.between(18, 66) : dice.between(318, 356)
  const stakes = [
    [left, back],
    [right, back],
    [spreadLeft, front],
    [spreadRight, front],
  ] as const
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, dice.between(92, 124))),
    shape('near', hillsPath(dice, dice.between(64, 78))),
    dice.once(3)
      ? drawTrees(dice, [neighbor, neighbor + 30])
      : shape(
          'shade',
          `M${neighbor - 6} ${back + 2}v-26l24-18l24 18v26z${boxPath(neighbor + 46, back - 18, 34, 20)}`,
        ),
    shape('ground', `M0 ${back + 2}h400v120H0z`),
    shape('body', `M${left} ${back}H${right}L${spreadRight} ${front}H${spreadLeft}z`, 0.55),
    shape('dash', `M${left} ${back}H${right}L${spreadRight} ${front}H${spreadLeft}z`),
    shape(
      'trim',
      stakes.map(([x, y]) => boxPath(x - 2, y - 16, 4, 18)).join('') +
        boxPath(sign + 16, signTop, 4, back - signTop + 22),
    ),
    shape('trim', `M${sign} ${signTop - 22}h${36}v${26}h-36z`),
    shape(
      'body',
      boxPath(sign + 6, signTop - 15, 24, 3) + boxPath(sign + 6, signTop - 8, dice.between(10, 20), 3),
    ),
    shape(
      'leaf',
      Array.from({ length: dice.between(4, 7) }, () => {
        const x = dice.between(24, 376)
        const y = dice.between(back + 18, 292)
        return `M${x} ${y}l-4-9 5 4 2-8 3 8 5-4-3 9z`
      }).join(''),
    ),
  )
}

/** Draws a row of façades, for listings without a type. */
function drawStreet(dice: SeededDice): DrawnShapes {
  const paths = { body: '', shade: '', near: '' }
  const tones = Object.keys(paths) as (keyof typeof paths)[]
  let trims = ''
  let panes = ''
  let lit = ''
  let doors = ''
  const bright = dice.roll(4)
  for (let x = dice.between(34, 52), at = dice.roll(3), count = 0; x < 330; at++, count++) {
    const width = dice.between(62, 84)
    const height = dice.between(84, 148)
    const top = groundY - height
    paths[tones[at % 3] as keyof typeof paths] += boxPath(x, top, width, height)
    trims += dice.once(2)
      ? boxPath(x - 3, top - 5, width + 6, 7)
      : `M${x - 4} ${top + 2}l${width / 2 + 4}-24l${width / 2 + 4} 24z`
    const pair = boxPath(x + 12, top + 20, 14, 20) + boxPath(x + width - 26, top + 20, 14, 20)
    if (count === bright) lit += pair
    else panes += pair
    doors += boxPath(x + width / 2 - 9, groundY - 36, 18, 36)
    x += width
  }
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, 110)),
    drawFloor,
    tones.map(tone => shape(tone, paths[tone])),
    shape('trim', trims),
    shape('pane', panes),
    shape('lit', lit),
    shape('hollow', doors),
    drawTrees(dice, [24, 384]),
  )
}

const tall = '6 6 388 291'
const low = '30 45 340 255'

/** The drawing of each kind of scene, and the visible part of the 400 × 300 picture; low scenes are shown larger. */
const scenes: Record<SceneKind, { draw: (dice: SeededDice) => DrawnShapes; view: string }> = {
  apartment: { draw: drawApartment, view: tall },
  house: { draw: drawHouse, view: low },
  land: { draw: drawLand, view: '12 47 376 252' },
  rural: { draw: drawRural, view: low },
  shop: { draw: drawShop, view: low },
  warehouse: { draw: drawWarehouse, view: low },
  office: { draw: drawOffice, view: tall },
  street: { draw: drawStreet, view: low },
}

/**
 * Draws a scene, not mirrored; `view` is its visible part as an SVG's view box. Pages show the symbols that `npm run
 * drawings` wrote with it (docs/decisions/035), and do not load this code.
 */
export function drawScene({ kind, variant }: Omit<PropertyScene, 'mirrored'>): {
  shapes: DrawnShapes
  view: string
} {
  const { draw, view } = scenes[kind]
  return { shapes: draw(createDice(`${kind} ${variant}`)), view }
}
