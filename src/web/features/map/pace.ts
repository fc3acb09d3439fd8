import type { Map as GlMap } from 'maplibre-gl'
import { drawsBySoftware } from './webgl.ts'

/** Milliseconds between two pictures from which on a movement stutters, and how often in a row it may. */
const stutter = { from: 26, times: 4 }
/** Milliseconds after which a machine that could not follow is tried again: it may have had other work. */
const forgiven = 20_000
/** More than two pixels to one are not seen, but cost. */
const finest = 2

/**
 * Where a machine could not follow (or has no graphics processor at all), the map is drawn with fewer pixels while
 * a finger or the mouse holds it, and sharp again as soon as it rests. Never in the middle of a gesture: MapLibre
 * would end it. Gives back whether the pixels change just now, which MapLibre tells as a movement.
 */
export function keepPace(map: GlMap): () => boolean {
  const sharp = Math.min(map.getPixelRatio(), finest)
  const always = drawsBySoftware()
  let [last, stutters, slow, since, changing, held] = [0, 0, always, 0, false, false]
  const draw = (ratio: number): void => {
    if (map.getPixelRatio() === ratio) return
    changing = true
    map.setPixelRatio(ratio)
    changing = false
  }
  draw(sharp)
  map.on('movestart', () => {
    last = stutters = 0
  })
  map.on('render', () => {
    if (slow || !map.isMoving()) return
    const now = performance.now()
    if (last > 0) stutters = now - last > stutter.from ? stutters + 1 : 0
    last = now
    slow = stutters >= stutter.times
    since = now
  })
  const rest = (): void => {
    if (!held && !map.isMoving()) draw(sharp)
  }
  // Before MapLibre hears of the press.
  map.getContainer().addEventListener(
    'pointerdown',
    () => {
      held = true
      if (performance.now() - since > forgiven) slow = always
      if (slow && !map.isMoving()) draw(sharp / 2)
    },
    { capture: true },
  )
  const release = (): void => {
    held = false
    rest()
  }
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release)
  map.on('remove', () => {
    for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, release)
  })
  map.on('idle', rest)
  return () => changing
}
