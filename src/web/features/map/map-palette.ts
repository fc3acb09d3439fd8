/** Red, green, blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** The page's colours as the map's renderer takes them (`rgb(…)`), read from the tokens of the current theme. */
export interface MapPalette {
  ground: string
  land: string
  border: string
  name: string
  town: string
  accent: string
  accentInk: string
  ring: string
  pin: string
  pinInk: string
  pinLine: string
  /** By `findTone`: from the smallest median discount to the largest, above the appraisal, unknown. */
  tones: Tone[]
}

/** A bubble's colour, the text colour that is readable on it, and the colour of its edge. */
interface Tone {
  fill: string
  ink: string
  edge: string
}

/** Lower bounds of the classes of median discount, in %. */
export const toneSteps = [0, 20, 30, 40, 50] as const

/** The tones that are not on the scale. */
export const otherTones = { above: toneSteps.length, unknown: toneSteps.length + 1 } as const

/**
 * Returns the tone of a median discount as displayed, in whole percents; above the appraisal and unknown have their
 * own.
 */
export function findTone(discount: number | null): number {
  if (discount === null) return otherTones.unknown
  const written = Math.round(discount)
  return written < 0 ? otherTones.above : toneSteps.findLastIndex(least => written >= least)
}

const formatRgb = ([red, green, blue]: Rgb): string =>
  `rgb(${[red, green, blue].map(part => Math.round(part)).join(',')})`

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Relative luminance as defined by WCAG. */
const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const dark: Rgb = [16, 20, 28]
const light: Rgb = [255, 255, 255]
const inkOn = (fill: Rgb): Rgb => (luminance(fill) > 0.18 ? dark : light)

const toned = (fill: Rgb): Tone => ({
  fill: formatRgb(fill),
  ink: formatRgb(inkOn(fill)),
  edge: formatRgb(fill),
})

/** Paints each token on a pixel and reads it back, so that any notation becomes RGB. */
export function readPalette(): MapPalette {
  const styles = getComputedStyle(document.documentElement)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const token = (name: string): Rgb => {
    if (!context) return dark
    context.fillStyle = styles.getPropertyValue(name)
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const [ground, amber, gain, faint] = [
    token('--ground'),
    token('--amber'),
    token('--gain'),
    token('--raised-3'),
  ]
  // In the light theme the land is white like the page; in the dark theme it is lighter than the ground.
  const paper = luminance(ground) > 0.5
  const land = token(paper ? '--raised' : '--raised-2')
  const low = mix(faint, token('--ink-3'), 0.35)
  return {
    ground: formatRgb(paper ? faint : ground),
    land: formatRgb(land),
    border: formatRgb(token('--line-strong')),
    name: formatRgb(token('--ink-3')),
    town: formatRgb(token('--ink-2')),
    accent: formatRgb(amber),
    accentInk: formatRgb(token('--amber-ink')),
    ring: formatRgb(token('--ink')),
    pin: formatRgb(token('--inverse')),
    pinInk: formatRgb(token('--inverse-ink')),
    pinLine: formatRgb(token('--ink-3')),
    tones: [
      ...toneSteps.map((_, index) => toned(mix(low, gain, index / (toneSteps.length - 1)))),
      toned(token('--risk')),
      // Unknown: hollow.
      { fill: formatRgb(land), ink: formatRgb(token('--ink-2')), edge: formatRgb(token('--ink-3')) },
    ],
  }
}
