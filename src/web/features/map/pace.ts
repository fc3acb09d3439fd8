import type { Map as GlMap } from 'maplibre-gl'

/** Milliseconds between two pictures from which on a movement stutters, and how often in a row it may. */
const stutter = { from: 26, times: 4 }
/** More than two pixels to one are not seen, but cost. */
const finest = 2

/**
 * Where a machine cannot follow, the map is drawn with fewer pixels while it moves, and sharp again as soon as it
 * rests. Gives back whether it is being made sharp just now, which MapLibre tells as a movement.
 */
export function keepPace(map: GlMap): () => boolean {
  const sharp = Math.min(map.getPixelRatio(), finest)
  if (sharp !== map.getPixelRatio()) map.setPixelRatio(sharp)
  let [last, slow, sharpening] = [0, 0, false]
  map.on('movestart', () => {
    last = slow = 0
  })
  map.on('render', () => {
    if (!map.isMoving() || map.getPixelRatio() !== sharp) return
    const now = performance.now()
    if (last > 0) slow = now - last > stutter.from ? slow + 1 : 0
    last = now
    if (slow >= stutter.times) map.setPixelRatio(sharp / 2)
  })
  map.on('idle', () => {
    if (map.getPixelRatio() === sharp) return
    sharpening = true
    map.setPixelRatio(sharp)
    sharpening = false
  })
  return () => sharpening
}
