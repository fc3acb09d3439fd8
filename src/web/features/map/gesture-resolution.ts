import type { Map as GlMap } from 'maplibre-gl'
import { usesSoftwareRendering } from './webgl-support.ts'

/** Milliseconds between two frames from which on a movement stutters, and how often in a row it may. */
const stutterLimits = { from: 26, times: 4 }
/** Milliseconds before a machine that could not keep up is tried again at full resolution; it may have been busy. */
const retryAfterMs = 20_000
/** More than two device pixels per pixel are invisible but cost time. */
const maxPixelRatio = 2

/**
 * Lowers the map's resolution during a gesture on machines that cannot keep up (or have no graphics processor), and
 * restores it when the gesture ends. It never changes in the middle of a gesture, because MapLibre would end the
 * gesture. Returns a function that says whether the resolution is changing now, which MapLibre reports as a movement.
 */
export function reduceResolutionDuringGestures(map: GlMap): () => boolean {
  const sharp = Math.min(map.getPixelRatio(), maxPixelRatio)
  const always = usesSoftwareRendering()
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
    if (last > 0) stutters = now - last > stutterLimits.from ? stutters + 1 : 0
    last = now
    slow = stutters >= stutterLimits.times
    since = now
  })
  const rest = (): void => {
    if (!held && !map.isMoving()) draw(sharp)
  }
  // Runs before MapLibre handles the press.
  map.getContainer().addEventListener(
    'pointerdown',
    () => {
      held = true
      if (performance.now() - since > retryAfterMs) slow = always
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
