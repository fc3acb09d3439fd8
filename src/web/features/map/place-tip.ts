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
