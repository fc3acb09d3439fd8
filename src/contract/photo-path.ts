/** Returns the path of this server's copy of the bank's photo `n` (1…9) of a property. */
export const writePhotoPath = (id: string, n: number): string => `/api/photos/${id}/${n}`

/** How many photos of a property we show at most. */
export const maxPhotosPerProperty = 9

/** Widths of a photo in pixels; any other `w` is rounded up to the next one. */
export const photoWidths = [160, 320, 480, 640, 960, 1280] as const

/** Maximum number of properties in one request for the photos they have. */
export const maxPropertiesPerPhotoRequest = 100
