import './hundred-dots.css'
import { integerFormat } from '../format-text.ts'

export interface HundredGroup {
  key: 'leaves' | 'cheaper' | 'stays'
  /** A whole number; the counts of all groups add up to 100. */
  count: number
  label: string
  /** The range, in words. */
  note: string
}

/** Dots per line and the radius of a dot, in a grid of unit squares. */
const shapes = {
  page: { across: 20, radius: 0.35 },
  card: { across: 20, radius: 0.36 },
  row: { across: 25, radius: 0.36 },
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A small arrow downwards, cut out of a dot: a lower price, also without the colour. */
const arrow = (x: number, y: number, r: number): string =>
  `M${x - r * 0.5} ${y - r * 0.25}h${r}l${-r * 0.5} ${r * 0.75}z`

/** The dots `from` to `to` of a group, as one path. */
function drawDots(
  key: HundredGroup['key'],
  from: number,
  to: number,
  across: number,
  radius: number,
): string {
  const dots = Array.from({ length: to - from }, (_, at) => from + at)
  return dots
    .map(at => {
      const [x, y] = [(at % across) + 0.5, Math.floor(at / across) + 0.5]
      return (
        circle(x, y, key === 'stays' ? radius - 0.04 : radius) +
        (key === 'cheaper' ? arrow(x, y, radius) : '')
      )
    })
    .join('')
}

/** The drawing: hundred dots, the groups one after the other. */
function Dots({ groups, size }: { groups: readonly HundredGroup[]; size: keyof typeof shapes }) {
  const { across, radius } = shapes[size]
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  return (
    <svg viewBox={`0 0 ${across} ${100 / across}`} className="hundred-drawing" aria-hidden="true">
      {groups.map(({ key, count }, at) => {
        const from = firsts[at] ?? 0
        return (
          <path
            key={key}
            className={`hundred-${key}`}
            d={drawDots(key, from, from + count, across, radius)}
          />
        )
      })}
    </svg>
  )
}

const unknownGroups: HundredGroup[] = [{ key: 'stays', count: 100, label: '', note: '' }]

const describeGroups = (groups: readonly HundredGroup[]): string =>
  `De 100: ${groups.map(({ count, label }) => `${integerFormat(count)} ${label}`).join(', ')}`

/**
 * What becomes of a hundred listings like this one. The legend of `page` and `card` says it to screen readers; in `row`
 * the drawing does, unless `decorative` says that the words beside it do.
 */
export function HundredDots({
  groups,
  silence = 'Não dá para dizer',
  size,
  decorative = false,
}: {
  /** `null` = nothing is said, because of `silence`. */
  groups: readonly HundredGroup[] | null
  silence?: string
  size: 'page' | 'card' | 'row'
  decorative?: boolean
}) {
  const spoken =
    decorative || size !== 'row'
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': groups ? describeGroups(groups) : silence }
  const drawing = (
    <span className={groups ? 'hundred-dots' : 'hundred-dots hundred-silent'} {...spoken}>
      <Dots groups={groups ?? unknownGroups} size={size} />
    </span>
  )
  return (
    <div className={`hundred hundred-${size}`}>
      <div className="hundred-layout">
        {drawing}
        {size !== 'row' &&
          (groups ? (
            <ul className="hundred-legend">
              {groups.map(({ key, count, label, note }) => (
                <li key={key}>
                  <svg viewBox="0 0 1 1" className="hundred-key" aria-hidden="true">
                    <path className={`hundred-${key}`} d={drawDots(key, 0, 1, 1, 0.5)} />
                  </svg>
                  <b>{integerFormat(count)}</b>{' '}
                  <span className="hundred-label">
                    {label}
                    {size === 'page' && <span className="sr-only">, </span>}
                    {size === 'page' && <span className="hundred-note">{note}</span>}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="hundred-silence">{silence}</p>
          ))}
      </div>
    </div>
  )
}
