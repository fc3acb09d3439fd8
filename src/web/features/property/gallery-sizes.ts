/** How wide the page's pictures are, as of `<img sizes>`. */
export const gallerySizes = '(width >= 84rem) 53rem, (width >= 64rem) calc(100vw - 31rem), 100vw'
