/** The width of the page's pictures as `<img sizes>` takes it. */
export const gallerySizes = '(width >= 76rem) 25.5rem, (width >= 64rem) calc(100vw - 28.75rem), 100vw'
