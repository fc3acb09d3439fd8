/**
 * Compares two pictures pixel by pixel from the upper left corner. A pixel differs when one of its channels does by more than
 * `tolerance` (0 to 255), or when only one of the pictures has it. The answer's picture is the second one, paler, with differing
 * pixels in red.
 */
export function comparePixels(before, after, tolerance = 0) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  let differing = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = offsetAt(before, x, y)
      const other = offsetAt(after, x, y)
      const at = (y * width + x) * 4
      if (one === null && other === null) continue
      if (one === null || other === null || isDifferent(before.data, one, after.data, other, tolerance)) {
        differing++
        data.set([255, 0, 64, 255], at)
      } else {
        for (let channel = 0; channel < 3; channel++)
          data[at + channel] = 192 + Math.round(after.data[other + channel] / 4)
        data[at + 3] = 255
      }
    }
  }
  return {
    differing,
    share: width * height === 0 ? 0 : differing / (width * height),
    picture: { width, height, data },
  }
}

const offsetAt = ({ width, height }, x, y) => (x < width && y < height ? (y * width + x) * 4 : null)

function isDifferent(before, one, after, other, tolerance) {
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs(before[one + channel] - after[other + channel]) > tolerance) return true
  return false
}
