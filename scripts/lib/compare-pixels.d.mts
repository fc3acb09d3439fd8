/** A picture as RGBA bytes, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** How many pixels differ, their share (0 to 1) of the larger area, and a picture of them. */
export interface PixelDifference {
  differing: number
  share: number
  picture: Pixels
}

export function comparePixels(before: Pixels, after: Pixels, tolerance?: number): PixelDifference
