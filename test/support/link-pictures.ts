import { drawPlacePicture, drawSitePicture } from '#server/pictures/place-picture.ts'
import { drawPropertyPicture } from '#server/pictures/picture-routes.ts'
import { createListing } from './catalogue.ts'
import { presentAt } from './presentation.ts'

const presentation = presentAt(new Date('2026-01-10T12:00:00Z'))

/** The pictures for links of a few pages, as SVG. */
export const listPictureSvgs = (): string[] => [
  drawSitePicture(),
  ...['casa', 'apartamento', 'terreno', 'rural', 'comercial', null].map((category, at) =>
    drawPropertyPicture(
      createListing({ id: String(at + 1), category: category as 'casa' | null }),
      presentation,
    ),
  ),
  drawPropertyPicture(createListing({ id: '7', gone: true, evaluation: null }), presentation),
  drawPlacePicture({
    name: 'São José dos Campos, SP',
    category: 'casa',
    total: 1,
    medianPrice: null,
    listDate: null,
    demonstration: true,
  }),
]
