/** The width of the page's pictures as `<img sizes>` takes it. */
export const gallerySizes = '(width >= 64rem) 25.5rem, 100vw'
