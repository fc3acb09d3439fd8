import './hundred-dots.css'
import { classNames } from '../class-names.ts'

/** What becomes of some of a hundred listings; `listWaitingOutcomes` of the domain lists them. */
export interface HundredGroup {
  key: 'gone' | 'cheaper' | 'unchanged'
  /** A whole number; the counts of all groups add up to 100. `null` = too uncertain for a number. */
  count: number | null
  words: string
  /** The range, or the direction where there is no number. */
  range: string | null
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
        circle(x, y, key === 'unchanged' ? radius - 0.04 : radius) +
        (key === 'cheaper' ? arrow(x, y, radius) : '')
      )
    })
    .join('')
}

/** The drawing: hundred dots, the groups one after the other; all of them empty where a number is missing. */
function Dots({ groups, size }: { groups: readonly HundredGroup[] | null; size: keyof typeof shapes }) {
  const { across, radius } = shapes[size]
  const counted = groups?.every(({ count }) => count !== null) ? groups : emptyGroups
  const paths = counted.map(({ key, count }, at) => {
    const first = counted.slice(0, at).reduce((sum, before) => sum + (before.count ?? 0), 0)
    return (
      <path
        key={key}
        className={`hundred-${key}`}
        d={drawDots(key, first, first + (count ?? 0), across, radius)}
      />
    )
  })
  return (
    <svg
      viewBox={`0 0 ${across} ${100 / across}`}
      className={classNames('hundred-drawing', counted === emptyGroups && 'hundred-empty')}
      aria-hidden="true"
    >
      {paths}
    </svg>
  )
}

const emptyGroups: readonly HundredGroup[] = [{ key: 'unchanged', count: 100, words: '', range: null }]

const describeGroups = (groups: readonly HundredGroup[]): string =>
  `De 100: ${groups.map(({ count, words, range }) => `${count ?? range ?? ''} ${words}`.trim()).join('; ')}`

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
    <span className="hundred-dots" {...spoken}>
      <Dots groups={groups} size={size} />
    </span>
  )
  return (
    <div className={`hundred hundred-${size}`}>
      <div className="hundred-layout">
        {drawing}
        {size !== 'row' &&
          (groups ? (
            <ul className="hundred-legend">
              {groups.map(({ key, count, words, range }) => (
                <li key={key}>
                  <svg viewBox="0 0 1 1" className="hundred-key" aria-hidden="true">
                    <path className={`hundred-${key}`} d={drawDots(key, 0, 1, 1, 0.5)} />
                  </svg>
                  <b>{count ?? '–'}</b>{' '}
                  <span className="hundred-label">
                    {words}
                    {range !== null && (size === 'page' || count === null) && (
                      <>
                        <span className="sr-only">, </span>
                        <span className="hundred-note">{range}</span>
                      </>
                    )}
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
