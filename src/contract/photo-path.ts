/** Where our own copy of the bank's photo `n` (1…9) of a property is. */
export const photoPath = (id: string, n: number): string => `/api/photos/${id}/${n}`

/** How many photos of a property we show at most. */
export const mostPhotos = 9

/** Widths a photo comes in, in pixels; another `w` is taken for the next larger one. */
export const photoWidths = [160, 320, 480, 640, 960, 1280] as const

/** Of how many properties one may ask at once which photos they have. */
export const mostAsked = 100
