import { useLayoutEffect, useRef, useState } from 'react'
import type { MapSpot } from './map-controller.ts'
import { isPinned } from './map-bubbles.ts'
import type { MapPoint } from './map-points.ts'
import { describeBubble, describeBubbleFigures } from './map-words.ts'

interface Size {
  width: number
  height: number
}

/** Pixels between the tip and its target, and between it and the window's edge. */
const gap = 10
const edge = 8

/**
 * Returns the position of a tip (pixels from the window's upper left corner): above its target, or below when it
 * would be cut off; never over the fields (`window.top`) or the controls at the lower right.
 */
export function positionTip(
  at: { x: number; y: number; radius: number },
  tip: Size,
  window: Size & { top: number },
  controls: { left: number; top: number },
): { left: number; top: number } {
  const above = at.y - at.radius - gap - tip.height
  const top = above >= window.top + edge ? above : at.y + at.radius + gap
  const right = top + tip.height > controls.top ? controls.left : window.width
  const left = Math.min(at.x - tip.width / 2, right - tip.width - edge)
  return { left: Math.max(edge, left), top }
}

/** Pixels from the center of the pins to the tip. */
const pinsReach = 30

/** Shown over a bubble: its contents or, when a row is pointed at, what is at the row's own place. */
export function MapTip({
  spotted: { bubble, x, y },
  pointed,
}: {
  spotted: MapSpot
  pointed: MapPoint | null
}) {
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const figures = pointed ? { total: pointed.entries.length, discount: pointed.discount } : bubble
  const radius = isPinned(bubble) ? pinsReach : bubble.radius
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height, offsetParent } = tip.current ?? {}
    if (width === undefined || height === undefined || !offsetParent) return
    const bar = offsetParent.parentElement?.querySelector<HTMLElement>('.map-bar')
    const window = {
      width: offsetParent.clientWidth,
      height: offsetParent.clientHeight,
      top: bar ? bar.offsetTop + bar.offsetHeight : 0,
    }
    const controls = offsetParent.querySelector<HTMLElement>('.map-controls')
    const corner = { left: controls?.offsetLeft ?? window.width, top: controls?.offsetTop ?? window.height }
    setPlace(positionTip({ x, y, radius }, { width, height }, window, corner))
  }, [x, y, radius, bubble, pointed])
  return (
    <div
      ref={tip}
      className="map-tip text-xs absolute z-1 w-max max-w-[min(18rem,calc(100%_-_5.5rem))] px-2.5 py-1.5 border border-line-strong rounded-md bg-raised shadow-high pointer-events-none"
      style={place}
    >
      <p className="font-semibold">{pointed ? pointed.name : describeBubble(bubble)}</p>
      <p className="text-xs text-ink-2">{describeBubbleFigures(figures)}</p>
    </div>
  )
}
