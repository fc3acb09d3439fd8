import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { writePhotoPath } from '#contract/photo-path.ts'
import { ListingPhoto } from './listing-photo.tsx'

const flat = {
  id: '8444405322578',
  category: 'apartamento',
  description: 'Apartamento, 48.35 de área privativa',
  propertyType: 'Apartamento',
  images: [1, 3].map(n => writePhotoPath('8444405322578', n)),
} as const
const drawn = (more: { images?: string[]; index?: number; eager?: boolean } = {}) => {
  const { images = [...flat.images], ...rest } = more
  return renderToStaticMarkup(<ListingPhoto property={{ ...flat, images }} sizes="20rem" {...rest} />)
}

it('a property without a photo has a drawing and sends no request', () => {
  expect(drawn({ images: [] })).toMatch(/^<svg.*<\/svg>$/s)
  expect(drawn({ index: 2 })).not.toContain('<img')
})

it('a photo covers the drawing once it has loaded, and loads once it is near the screen', () => {
  const picture = drawn()
  expect(picture).toMatch(/<\/svg><img/)
  expect(picture).not.toContain('data-here')
  expect(picture).toContain('alt="Foto: Apartamento"')
  expect(picture).toMatch(/loading="lazy".* src=/)
  expect(picture).toContain('/api/photos/8444405322578/1?w=320 320w, ')
})

it('another photo can be chosen, and an eager one loads at once', () => {
  const picture = drawn({ index: 1, eager: true })
  expect(picture).toContain('src="/api/photos/8444405322578/3?w=640"')
  expect(picture).toContain('alt="Foto 2: Apartamento"')
  expect(picture).toMatch(/loading="eager" fetchPriority="high"/i)
})
