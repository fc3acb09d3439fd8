/** The width of the page's pictures as `<img sizes>` takes it. */
export const gallerySizes = '(width >= 84rem) 53rem, (width >= 64rem) calc(100vw - 31rem), 100vw'
