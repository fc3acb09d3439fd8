interface Point {
  lat: number
  lng: number
}

/** Great-circle distance by the spherical law of cosines. */
export function kilometersBetween(a: Point, b: Point): number {
  const [from, to, turn] = [a.lat, b.lat, b.lng - a.lng].map(degrees => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn)
  return 6371.0088 * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** Reads an encoded polyline bit by bit, as its description says. */
export function readPolyline(text: string): Point[] {
  const numbers: number[] = []
  let bits = ''
  for (const character of text) {
    const chunk = character.charCodeAt(0) - 63
    bits = (chunk & 31).toString(2).padStart(5, '0') + bits
    if (chunk >= 32) continue
    const value = Number.parseInt(bits, 2)
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    bits = ''
  }
  let [lat, lng] = [0, 0]
  return numbers.flatMap((number, at) => {
    if (at % 2 === 0) {
      lat += number
      return []
    }
    lng += number
    return [{ lat: lat / 100_000, lng: lng / 100_000 }]
  })
}

/** Whether a point lies in an area, by the angles under which it sees the corners: they add up to a full turn. */
export function isInShape(corners: readonly Point[], point: Point): boolean {
  let sum = 0
  corners.forEach((a, at) => {
    const b = corners[(at + 1) % corners.length]!
    const [x1, y1, x2, y2] = [a.lng - point.lng, a.lat - point.lat, b.lng - point.lng, b.lat - point.lat]
    sum += Math.atan2(x1 * y2 - x2 * y1, x1 * x2 + y1 * y2)
  })
  return Math.abs(sum) > Math.PI
}
