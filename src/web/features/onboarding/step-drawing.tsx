import type { ReactNode } from 'react'
import { createDice } from '#domain/drawing/seeded-dice.ts'
import { drawFloor, drawMoon, drawTrees } from '#domain/drawing/draw-nature.ts'
import {
  type DrawnShapes,
  boxPath,
  discPath,
  groundY,
  hillsPath,
  skylinePath,
} from '#domain/drawing/drawn-shape.ts'
import { SmallHouse } from './small-house.tsx'

/** Parts of a drawing, in the colours of the theme. */
const Drawn = ({ shapes }: { shapes: DrawnShapes }) =>
  shapes.map(({ tone, path, opacity }) => (
    <path key={`${tone} ${path}`} className={`a-${tone}`} d={path} opacity={opacity} />
  ))

/** The background of a scene, mirrored on both sides, so that a wide picture continues where the scene ends. */
const Backdrop = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform="matrix(-1 0 0 1 0 0)">{children}</g>
    <g transform="matrix(-1 0 0 1 800 0)">{children}</g>
  </>
)

/** Draws a message and the listing that it links to. */
function talk(): ReactNode {
  const dice = createDice('talk')
  return (
    <>
      <Backdrop>
        <path className="a-far" d={hillsPath(dice, 84)} />
        <Drawn shapes={[drawFloor]} />
      </Backdrop>
      <path
        className="a-body"
        d="M60 44h196a16 16 0 0 1 16 16v62a16 16 0 0 1-16 16H116l-26 28v-28H60a16 16 0 0 1-16-16V60a16 16 0 0 1 16-16z"
      />
      <path
        className="a-pane"
        d={boxPath(68, 68, 116, 9) + boxPath(68, 88, 58, 9) + boxPath(68, 108, 92, 9)}
      />
      <path className="a-lit" d={boxPath(134, 88, 84, 9)} />
      <path className="a-dash" d="M282 96c44 6 66 26 66 74" />
      <SmallHouse x={274} y={groundY} size={92} />
      <path className="a-trim" d={boxPath(292, 154, 8, 26)} />
      <SmallHouse x={44} y={groundY} size={54} lit={false} />
      <SmallHouse x={126} y={groundY} size={60} lit={false} />
      <Drawn shapes={drawTrees(dice, [230, 392])} />
    </>
  )
}

const plots = [0, 1, 2, 3, 4, 5, 6, 7].map(at => ({
  x: 44 + (at % 4) * 84,
  y: 196 + Math.floor(at / 4) * 78,
  lit: at === 2 || at === 5,
}))
const tracks = [
  { y: 44, from: 44, to: 268 },
  { y: 76, from: 132, to: 340 },
  { y: 108, from: 44, to: 176 },
]

/** Draws three sliders over a street in which only matching houses have lights on. */
const filters = (): ReactNode => (
  <>
    <path className="a-near" d={tracks.map(({ y }) => boxPath(44, y, 312, 6)).join('')} />
    <path className="a-trim" d={tracks.map(({ y, from, to }) => boxPath(from, y, to - from, 6)).join('')} />
    <path className="a-lit" d={tracks.map(({ y, to }) => discPath(to, y + 3, 12)).join('')} />
    <Backdrop>
      <path className="a-ground" d="M0 196h400v5H0zM0 274h400v26H0z" />
    </Backdrop>
    {plots.map(plot => (
      <SmallHouse key={`${plot.x} ${plot.y}`} size={58} {...plot} />
    ))}
  </>
)

const heart = 'M0 10C-3-2-22-2-22-17c0-9 12-14 22-3 10-11 22-6 22 3C22-2 3-2 0 10z'

/** Draws saved cards: one marked as favorite, one with a lower price. */
function keep(): ReactNode {
  const dice = createDice('keep')
  return (
    <>
      <Drawn shapes={[drawMoon(dice)]} />
      <Backdrop>
        <path className="a-far" d={skylinePath(dice, 50, 120)} />
        <Drawn shapes={[drawFloor]} />
      </Backdrop>
      <g transform="rotate(5 280 170)">
        <rect className="a-shade" x="206" y="72" width="146" height="186" rx="14" />
        <path className="a-pane" d={boxPath(220, 86, 118, 78)} />
        <path className="a-trim" d={boxPath(220, 178, 78, 9) + boxPath(220, 196, 50, 7)} />
        <path className="a-dash" d="M226 100l30 12 24 6 22 22 28 8" />
        <path className="a-lit" d={discPath(330, 148, 8)} />
      </g>
      <g transform="rotate(-4 126 160)">
        <rect className="a-body" x="48" y="52" width="160" height="206" rx="14" />
        <path className="a-dusk" d={boxPath(62, 66, 132, 96)} fill="var(--art-dusk)" />
        <path className="a-near" d={boxPath(62, 148, 132, 14)} />
        <SmallHouse x={96} y={152} size={66} />
        <path className="a-hollow" d={boxPath(62, 178, 92, 11)} opacity=".7" />
        <path className="a-shade" d={boxPath(62, 200, 118, 7) + boxPath(62, 216, 76, 7)} />
        <circle className="a-hollow" cx="186" cy="72" r="27" />
        <path className="a-lit" d={heart} transform="translate(186 79) scale(.86)" />
      </g>
    </>
  )
}

/** Draws a street by night: houses of all sizes with their lights on. */
function welcome(): ReactNode {
  const dice = createDice('welcome')
  return (
    <>
      <Drawn shapes={[drawMoon(dice)]} />
      <Backdrop>
        <path className="a-far" d={skylinePath(dice, 60, 130)} />
        <Drawn shapes={[drawFloor]} />
      </Backdrop>
      <SmallHouse x={44} y={groundY} size={72} />
      <SmallHouse x={150} y={groundY} size={116} />
      <SmallHouse x={298} y={groundY} size={60} />
      <Drawn shapes={drawTrees(dice, [132, 284, 376])} />
    </>
  )
}

const bubbles = [
  { x: 92, y: 92, radius: 20 },
  { x: 214, y: 142, radius: 30 },
  { x: 320, y: 84, radius: 15 },
  { x: 316, y: 214, radius: 22 },
]

/** Draws streets from above, with a bubble where there are listings and a drawn area around the largest. */
const map = (): ReactNode => (
  <>
    <Backdrop>
      <path className="a-ground" d={boxPath(0, 0, 400, 300)} />
      <path
        className="a-far"
        d={
          [54, 118, 182, 246].map(y => boxPath(0, y, 400, 10)).join('') +
          [66, 150, 268, 352].map(x => boxPath(x, 0, 10, 300)).join('')
        }
      />
    </Backdrop>
    <path
      className="a-near"
      d={boxPath(88, 132, 50, 46) + boxPath(290, 132, 50, 46) + boxPath(174, 196, 82, 44)}
    />
    <path className="a-dash" d="M150 96c44-34 120-22 134 26 12 44-28 84-76 82-50-2-96-76-58-108z" />
    <path className="a-lit" d={bubbles.map(({ x, y, radius }) => discPath(x, y, radius)).join('')} />
    <path className="a-hollow" d={bubbles.map(({ x, y, radius }) => discPath(x, y, radius / 3)).join('')} />
  </>
)

const scenes = { welcome, talk, filters, map, keep }
export type SceneName = keyof typeof scenes

/** The picture of a step, in the style of the property drawings: whole at every width, on its ground. */
export const StepDrawing = ({ scene }: { scene: SceneName }) => (
  <svg
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMax meet"
    className="overflow-visible"
    aria-hidden="true"
    focusable="false"
  >
    {scenes[scene]()}
  </svg>
)
