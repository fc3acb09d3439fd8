interface Size {
  width: number
  height: number
}

/** Pixels between the tip and what it is about, and between it and the window's edge. */
const gap = 10
const edge = 8

/** Where a tip stands (pixels from the window's upper left corner): above what it is about, below where it would be cut. */
export function placeTip(
  at: { x: number; y: number; radius: number },
  tip: Size,
  window: Size,
): { left: number; top: number } {
  const above = at.y - at.radius - gap - tip.height
  const left = Math.min(at.x - tip.width / 2, window.width - tip.width - edge)
  return { left: Math.max(edge, left), top: above >= edge ? above : at.y + at.radius + gap }
}
